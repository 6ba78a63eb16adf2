/* The game that `hegemon odds` is asked about: that of --edition, or the built-in one that comes nearest. Its rules
 * give the dice; its limits say which options can be meant at all.
 *
 * Looking means compiling every mode with every value of its options, so it is done only when an option asks for
 * something that not every game has. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/odds/odds.h"
#include "engine/traits.h"

/* Bytes of a stranger's word in a sentence, and of a list in one. */
enum { SHOWN = 60, LIST_MAX = 400 };

/* ---- Editions by name -------------------------------------------------------------------------------------------- */

/* The word before a slash names an edition that is built in. */
static bool is_builtin(const char *name)
{
    size_t length = strcspn(name, "/");
    for (unsigned i = 0; i < edition_builtin_count(); i++)
        if (strncmp(edition_builtin_id(i), name, length) == 0 && edition_builtin_id(i)[length] == '\0')
            return true;
    return false;
}

/* Adds a word to a list between commas, as far as there is room. */
static void list_add(char list[LIST_MAX], const char *word)
{
    size_t used = strlen(list);
    snprintf(list + used, LIST_MAX - used, "%s%s", used > 0 ? ", " : "", word);
}

/* Names first, so that a folder of the same name does not hide an edition. */
bool odds_open_edition(const char *name, struct game_name *out, struct fault *f)
{
    char known[LIST_MAX] = "";
    struct stat there;
    if (is_builtin(name))
        return game_find(name, NULL, out, f);
    if (stat(name, &there) == 0)
        return game_find(NULL, name, out, f);
    for (unsigned i = 0; i < edition_builtin_count(); i++)
        list_add(known, edition_builtin_id(i));
    return fault_at(f, "--edition", 0,
                    "\"%.*s\" is neither an edition nor a folder; built in are: %s. An own one is named by its folder",
                    SHOWN, name, known);
}

/* ---- The nearest game -------------------------------------------------------------------------------------------- */

/* The best so far, and room to look at the next; on the heap, since compiled rules are large. */
struct search {
    struct odds_args *args;
    unsigned over; /* how far what is asked goes beyond it */
    bool found;
    struct hg_rules rules;
    struct odds_limits limits;
};

/* Whether a mode answers the question at all. In an edition that adds dice up every battle is one of sums; without an
 * edition a fight is one of compared dice. A record brings its own game and never comes here. */
static bool is_wanted(const struct odds_args *args, const struct hg_rules *r)
{
    uint8_t dice = hg_traits(r).dice;
    switch (args->form) {
    case FORM_FIGHT:
        return dice == HG_DICE_COMPARED || (dice == HG_DICE_ADDED && args->common.folder != NULL);
    case FORM_ROUND:
    case FORM_TABLE:
        return dice == HG_DICE_COMPARED;
    case FORM_SUMS:
        return dice == HG_DICE_ADDED;
    case FORM_HARBINGER:
        return hg_plays_with(r, HG_CAMPAIGN);
    case FORM_SCAN:
        return dice == HG_DICE_MATCHED;
    case FORM_RECORD:
        return false;
    }
    return false;
}

/* What a mode has with any of its options: each value alone beside the defaults, all of them joined. False when the
 * mode can't be compiled. The fewest seats are enough: what battles can have does not depend on their number. */
static bool gather_limits(const struct edition *e, const struct edition_mode *mode, struct odds_limits *out)
{
    struct hg_rules r;
    struct fault ignored;
    memset(out, 0, sizeof *out);
    if (!edition_compile(e, mode->named.id, mode->seats_min, NULL, 0, &r, &ignored))
        return false;
    odds_limits_add(&r, out);
    for (unsigned i = 0; i < mode->options; i++)
        for (unsigned k = 1; mode->option[i].value[k] != NULL; k++) {
            struct setting one = {mode->option[i].id, mode->option[i].value[k]};
            if (edition_compile(e, mode->named.id, mode->seats_min, &one, 1, &r, &ignored))
                odds_limits_add(&r, out);
        }
    return true;
}

/* Takes the mode that was looked at as the best so far. */
static void keep(struct search *s, const struct edition *e, const struct edition_mode *mode, unsigned over)
{
    s->over = over;
    s->found = true;
    s->args->rules = s->rules;
    s->args->limits = s->limits;
    snprintf(s->args->game, sizeof s->args->game, "%s/%s", edition_id(e), mode->named.id);
}

/* The first mode counts until another one comes nearer; of equals the first stays. Distances are measured with all
 * options of the mode, rules are those of its defaults. */
static void consider(struct search *s, const struct edition *e, const struct edition_mode *mode)
{
    struct fault ignored;
    unsigned over;
    if (mode->unavailable != NULL ||
        !edition_compile(e, mode->named.id, mode->seats_min, NULL, 0, &s->rules, &ignored) ||
        !is_wanted(s->args, &s->rules) || !gather_limits(e, mode, &s->limits))
        return;
    over = odds_beyond(s->args, &s->limits);
    if (!s->found || over < s->over)
        keep(s, e, mode, over);
}

/* Every mode of an edition. */
static void consider_all(struct search *s, const struct edition *e)
{
    for (unsigned i = 0; i < edition_modes(e); i++)
        consider(s, e, edition_mode(e, i));
}

/* Every built-in edition is opened and closed again. */
static void consider_builtin(struct search *s)
{
    struct fault ignored;
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        struct edition *e = edition_builtin(edition_builtin_id(i), &ignored);
        if (e != NULL)
            consider_all(s, e);
        edition_close(e);
    }
}

/* ---- The answer -------------------------------------------------------------------------------------------------- */

/* Nothing that is named can be impossible: no option has to do with limits, so no game has to be found. */
static bool is_plain(const struct odds_args *args)
{
    uint64_t options = (UINT64_C(1) << KNOBS) - 1;
    options |= UINT64_C(1) << OPTION_VANGUARD | UINT64_C(1) << OPTION_TIES | UINT64_C(1) << OPTION_MODIFIER;
    options |= UINT64_C(1) << OPTION_SHOT | UINT64_C(1) << OPTION_SUMS;
    return (args->given & options) == 0;
}

/* The first mode that has what is asked for, or NULL. NULL: the edition has no such battles. */
static const struct edition_mode *mode_with_form(const struct odds_args *args, const struct edition *e)
{
    struct hg_rules r;
    struct fault ignored;
    for (unsigned i = 0; i < edition_modes(e); i++) {
        const struct edition_mode *mode = edition_mode(e, i);
        if (mode->unavailable == NULL && edition_compile(e, mode->named.id, mode->seats_min, NULL, 0, &r, &ignored) &&
            is_wanted(args, &r))
            return mode;
    }
    return NULL;
}

/* Says which built-in games have what is asked for; returns false, for the caller to pass on. */
static bool complain_form(const struct odds_args *args)
{
    static const char *const option[] = {
        [FORM_FIGHT] = "--edition", [FORM_ROUND] = "--round",         [FORM_TABLE] = "--table",
        [FORM_SUMS] = "--sums",     [FORM_HARBINGER] = "--harbinger", [FORM_SCAN] = "--scan"};
    char list[LIST_MAX] = "", name[96];
    struct fault ignored;
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        struct edition *e = edition_builtin(edition_builtin_id(i), &ignored);
        const struct edition_mode *mode = e != NULL ? mode_with_form(args, e) : NULL;
        if (mode != NULL) {
            snprintf(name, sizeof name, "%s/%s", edition_id(e), mode->named.id);
            list_add(list, name);
        }
        edition_close(e);
    }
    return cli_complain(option[args->form], "there is no such thing in %.*s; there is in: %s", SHOWN,
                        args->common.folder, list) == CLI_FINE;
}

/* Looks at the mode that is named, or at all modes of the edition. */
static bool find_in_edition(struct search *s)
{
    struct game_name game;
    struct fault f;
    if (!odds_open_edition(s->args->common.folder, &game, &f)) {
        cli_complain_fault(&f);
        return false;
    }
    s->args->chosen = game.mode != NULL;
    if (game.mode != NULL)
        consider(s, game.edition, game.mode);
    else
        consider_all(s, game.edition);
    s->args->has_rules = s->found;
    edition_close(game.edition);
    return s->found || complain_form(s->args);
}

/* A record has a game of its own. After it `limits` and `game` are set, or the question needs neither. */
bool odds_find_game(struct odds_args *args)
{
    struct search *s = NULL;
    bool fine = true;
    if (args->form == FORM_RECORD || (args->common.folder == NULL && (args->form == FORM_SCAN || is_plain(args))))
        return true;
    s = calloc(1, sizeof *s);
    if (s == NULL)
        return cli_complain("odds", "there is not enough memory") == CLI_FINE;
    s->args = args;
    if (args->common.folder != NULL)
        fine = find_in_edition(s);
    else
        consider_builtin(s);
    args->has_limits = s->found;
    free(s);
    return fine;
}
