/* A complete bot for Hegemon in standard C: it takes any of its choices by lot. docs/BOTS.md has the protocol.
 *
 *     cc -O2 -o lot examples/bots/lot.c
 *     hegemon sim starcraft/duel --games 10 --players cmd:./lot,aggressive
 *
 * It needs no view: each `choice` line tells what may be answered, word by word. `benning|tuchanka` is one of these,
 * `1..3` a number from 1 to 3, `[hero]` a word that may be left out; there may be alternatives in the brackets. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHOICES_MAX = 512, WORDS_MAX = 8192, ANSWER_MAX = 512 };

static uint64_t seed = 1;

/* A number below a bound: xorshift, good enough for a lot. */
static unsigned below(unsigned bound)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (unsigned)(seed >> 33) % bound;
}

/* ---- Choices ----------------------------------------------------------------------------------------------------- */

static char *choice[CHOICES_MAX];
static unsigned choices;

static void forget(void)
{
    while (choices > 0)
        free(choice[--choices]);
}

static void remember(const char *text)
{
    char *copy = choices < CHOICES_MAX ? malloc(strlen(text) + 1) : NULL;
    if (copy != NULL)
        choice[choices++] = strcpy(copy, text);
}

/* One of the alternatives between bars, which end up as separate texts. */
static const char *any_of(char *word)
{
    unsigned count = 1;
    for (char *bar = strchr(word, '|'); bar != NULL; bar = strchr(bar + 1, '|')) {
        *bar = '\0';
        count++;
    }
    for (unsigned k = below(count); k > 0; k--)
        word += strlen(word) + 1;
    return word;
}

/* Adds the answer to one word of a choice. */
static void answer_word(char *word, char *answer)
{
    char number[32];
    unsigned low, high;
    const char *text = word;
    if (word[0] == '[') {
        if (below(2) == 0)
            return;
        word[strlen(word) - 1] = '\0';
        text = any_of(word + 1);
    } else if (sscanf(word, "%u..%u", &low, &high) == 2 && strstr(word, "..") != NULL) {
        snprintf(number, sizeof number, "%u", low + below(high - low + 1));
        text = number;
    } else {
        text = any_of(word);
    }
    if (strlen(answer) + strlen(text) + 2 < ANSWER_MAX)
        strcat(strcat(answer, " "), text);
}

static void decide(void)
{
    char answer[ANSWER_MAX] = "do";
    if (choices == 0)
        return;
    for (char *word = strtok(choice[below(choices)], " "); word != NULL; word = strtok(NULL, " "))
        answer_word(word, answer);
    puts(answer);
    fflush(stdout);
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* A whole line, however long, without its break; NULL at the end of the input. */
static char *read_line(void)
{
    static char *line;
    static size_t size;
    size_t length = 0;
    int c;
    while ((c = getchar()) != EOF && c != '\n') {
        if (length + 1 >= size) {
            char *more = realloc(line, size = size * 2 + WORDS_MAX);
            if (more == NULL)
                exit(1);
            line = more;
        }
        line[length++] = (char)c;
    }
    if (c == EOF || line == NULL)
        return NULL;
    line[length] = '\0';
    return line;
}

/* Lines that are not known here mean nothing to this bot. */
static void hear(const char *line)
{
    if (strncmp(line, "hegemon ", 8) == 0) {
        puts("ready lot");
        fflush(stdout);
    } else if (strncmp(line, "random ", 7) == 0) {
        seed = strtoull(line + 7, NULL, 10) | 1;
    } else if (strncmp(line, "view ", 5) == 0) {
        forget();
    } else if (strncmp(line, "choice ", 7) == 0) {
        remember(line + 7);
    } else if (strcmp(line, "go") == 0) {
        decide();
    }
}

int main(void)
{
    char *line;
    while ((line = read_line()) != NULL && strcmp(line, "quit") != 0)
        hear(line);
    forget();
    return 0;
}
