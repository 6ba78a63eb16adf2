/* Numbers and plots of `hegemon odds`, the same in all its forms.
 *
 * Percentages have four decimals, which is more than anybody needs and fewer than the computation has; JSON has fifteen
 * digits. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/odds/odds.h"
#include "cli/pairs.h"

/* In percent with four decimals, e.g. `  the attacker wins    75.3127 %`. */
void odds_print_share(const char *label, double share)
{
    fputs("  ", stdout);
    term_left(stdout, label, ODDS_LABEL);
    term_numbers("%8.4f %%\n", share * 100.0);
}

/* Euclid's. */
static uint64_t common_divisor(uint64_t a, uint64_t b)
{
    while (b != 0) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* Zero of all is 0/1. */
void odds_print_fraction(uint64_t count, uint64_t all)
{
    uint64_t divisor = common_divisor(all, count);
    printf("%" PRIu64 "/%" PRIu64, count / divisor, all / divisor);
}

/* Counts of equally likely throws, so that the fraction is exact; the share is its decimal. */
void odds_print_count(const struct odds_args *args, const char *label, unsigned width, uint64_t count, uint64_t all)
{
    fputs("  ", stdout);
    term_left(stdout, label, width);
    term_numbers("%8.4f %%", 100.0 * (double)count / (double)all);
    if (args->fraction) {
        fputs("   ", stdout);
        odds_print_fraction(count, all);
    }
    putchar('\n');
}

/* Zero is written without a sign; enough digits to get the same number back to 1e-12. Printed without an exponent
 * wherever that is possible. */
void odds_json_real(struct json *j, const char *key, double x)
{
    char text[64];
    snprintf(text, sizeof text, "%.15g", x <= 0.0 && x > -1e-12 ? 0.0 : x);
    if (key != NULL)
        json_key(j, key);
    json_word(j, text);
}

/* {"chance": 0.5, "count": 18, "of": 36, "fraction": "1/2"} */
void odds_json_share(struct json *j, const char *key, uint64_t count, uint64_t all)
{
    uint64_t divisor = common_divisor(all, count);
    char text[64];
    json_key(j, key);
    json_open(j, '{');
    odds_json_real(j, "chance", (double)count / (double)all);
    pair_number(j, "count", count);
    pair_number(j, "of", all);
    snprintf(text, sizeof text, "%" PRIu64 "/%" PRIu64, count / divisor, all / divisor);
    pair_text(j, "fraction", text);
    json_close(j, '}');
}

/* ---- Plots ------------------------------------------------------------------------------------------------------- */

/* What the locale says, by the first of its variables that is set; nothing else is asked, so that tests can choose.
 * Terminals without it would show three strange characters for each eighth. */
static bool has_unicode(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++) {
        const char *value = getenv(variables[i]);
        if (value != NULL && value[0] != '\0')
            return strcasestr(value, "utf-8") != NULL || strcasestr(value, "utf8") != NULL;
    }
    return false;
}

/* A bar in eighths of a column, or in whole columns of # where there is no Unicode. Rounded to the nearest part. */
static void print_bar(double share, unsigned columns, bool unicode)
{
    static const char *const part[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    unsigned eighths = (unsigned)(share * columns * 8 + 0.5);
    if (!unicode)
        eighths = (eighths + 4) / 8 * 8;
    for (unsigned i = 0; i < eighths / 8; i++)
        fputs(unicode ? "█" : "#", stdout);
    fputs(part[eighths % 8], stdout);
}

/* In columns, so that labels end together. */
static unsigned longest_label(const struct odds_bar *bar, unsigned bars)
{
    unsigned longest = 0;
    for (unsigned i = 0; i < bars; i++) {
        unsigned width = term_text_width(bar[i].label);
        longest = width > longest ? width : longest;
    }
    return longest;
}

/* Bars are scaled to the longest; at least 10 columns and at most what a line of 100 has. */
void odds_plot(const struct odds_bar *bar, unsigned bars)
{
    struct term term = term_of(stdout);
    bool unicode = has_unicode();
    unsigned label = longest_label(bar, bars), used = label + 16;
    unsigned columns =
        (term.columns < 100 ? term.columns : 100) > used + 10 ? (term.columns < 100 ? term.columns : 100) - used : 10;
    double most = 0.0;
    for (unsigned i = 0; i < bars; i++)
        most = bar[i].chance > most ? bar[i].chance : most;
    for (unsigned i = 0; i < bars; i++) {
        term_numbers("  %*s%s %8.4f %% ", (int)(label - term_text_width(bar[i].label)), "", bar[i].label,
                     bar[i].chance * 100.0);
        term_ink(&term, stdout, bar[i].good ? "#33cc66" : "#cc3333");
        print_bar(most > 0.0 ? bar[i].chance / most : 0.0, columns, unicode);
        term_plain(&term, stdout);
        putchar('\n');
    }
}

/* ---- Bars of a battle -------------------------------------------------------------------------------------------- */

/* One end of a battle: so many units of a side are left. */
struct end {
    unsigned units;
    bool good;
    double chance;
};

/* From all attackers left down to one, then from one defender left up to all. Returns how many there are: every number
 * of units that may be left. */
static unsigned list_ends(const struct odds_ending *ending, unsigned attackers, unsigned defenders, struct end *out)
{
    unsigned count = 0;
    for (unsigned a = attackers; a > 0; a--)
        out[count++] = (struct end){a, true, odds_force_chance(&ending->won, a)};
    for (unsigned d = 1; d <= defenders; d++)
        out[count++] = (struct end){d, false, ending->held[d]};
    return count;
}

/* Ends that hardly ever come (less than once in two million) are left out at both ends of the list. */
static void trim(const struct end *end, unsigned *first, unsigned *last)
{
    while (*first < *last && end[*first].chance < 5e-7)
        ++*first;
    while (*last > *first && end[*last].chance < 5e-7)
        --*last;
}

/* A bar may stand for several numbers of units of one side. Ranges are told from the smaller number on. */
static void name_bar(const struct odds_args *args, const struct end *from, const struct end *to, struct odds_bar *out)
{
    enum language language = args->common.language;
    unsigned least = from->units < to->units ? from->units : to->units;
    unsigned most = from->units < to->units ? to->units : from->units;
    if (least == most)
        snprintf(out->label, sizeof out->label,
                 from->good ? say_n(language, "%u attacker left", "%u attackers left", most)
                            : say_n(language, "%u defender left", "%u defenders left", most),
                 most);
    else
        snprintf(out->label, sizeof out->label,
                 say(language, from->good ? SAID("%u to %u attackers left") : SAID("%u to %u defenders left")), least,
                 most);
    out->good = from->good;
}

/* So many ends to a bar that they fit; a bar never mixes sides. */
unsigned odds_bars(const struct odds_args *args, const struct odds_ending *ending, unsigned defenders,
                   struct odds_bar *out, unsigned most)
{
    struct end end[2 * ODDS_FIGHT_MAX];
    unsigned first = 0, last = list_ends(ending, args->number[0], defenders, end) - 1, bars = 0;
    trim(end, &first, &last);
    unsigned each = (last - first) / most + 1;
    for (unsigned i = first; i <= last;) {
        unsigned next = i;
        struct odds_bar *bar = &out[bars++];
        *bar = (struct odds_bar){.chance = 0.0};
        while (next <= last && next < i + each && end[next].good == end[i].good)
            bar->chance += end[next++].chance;
        name_bar(args, &end[i], &end[next - 1], bar);
        i = next;
    }
    return bars;
}
