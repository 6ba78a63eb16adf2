/* Sentences of questions with names in them. A $ and a word stand for a name: $titan is the edition's own ($Titan at
 * the beginning of a sentence), $from, $to and $card are what the question is about. Each family tells that from the
 * position (stories/page.h); a question that is about nothing is asked by its general sentence. */
#include <stdio.h>
#include <string.h>

#include "stories/page.h"
#include "stories/questions.h"
#include "text/say.h"
#include "text/words.h"

/* The general sentence, and the one with names, for questions that are about something. */
static const struct {
    const char *general, *named;
} sentences[] = {
    {SAID("Your ally asks for command of a place. Do you agree?"),
     SAID("Your ally asks for command of $to. Do you agree?")},
    {SAID("How many fight in this roll?"), SAID("$from attacks $to: how many fight in this roll?")},
    {SAID("With how many dice do you defend?"), SAID("$from attacks $to. With how many dice do you defend?")},
    {SAID("How many more units follow?"), SAID("$to is yours. How many more units follow from $from?")},
    {SAID("Which units do you call back?"), SAID("Which units do you call back to $to?")},
    {SAID("Play a card now, or pass?"), SAID("$from attacks $to. Play a card now, or pass?")},
    {SAID("Whose cards do you look at?"), SAID("$card: whose cards do you look at?")},
    {SAID("Which die is rolled again?"), SAID("$card: which die is rolled again?")},
    {SAID("Where does the ship go?"), SAID("Where does the ship on $from go?")},
    {SAID("Doubles! Does the ship go home?"), SAID("Doubles! Does the ship on $from go home?")},
    {SAID("Where does the opponent's ship land?"), SAID("Where does the opponent's ship from $from land?")},
    {SAID("The opponent plays a card. Do you answer it?"), SAID("The opponent plays $card. Do you answer it?")},
    {SAID("An attack is declared. Play a card, or pass?"), SAID("$from attacks $to. Play a card, or pass?")},
    {SAID("The dice have fallen. Play a card, or pass?"),
     SAID("$from attacks $to, and the dice have fallen. Play a card, or pass?")},
    {SAID("Match another row, or lose a die."), SAID("$to: match another row, or lose a die.")},
    {SAID("Which dice match the row?"), SAID("$to: which dice match the row?")},
    {SAID("Play a directive now, or pass?"), SAID("$from attacks $to. Play a directive now, or pass?")},
    {SAID("A directive was played. Do you cancel it?"), SAID("$card was played. Do you cancel it?")},
    {SAID("With how many do you jump?"), SAID("With how many do you jump from $from to $to?")},
    {SAID("With how many dice, and with which ships, do you defend?"),
     SAID("$from attacks $to. With how many dice, and with which ships, do you defend?")},
    {SAID("How many more units and ships follow?"),
     SAID("$to is yours. How many more units and ships follow from $from?")},
    {SAID("Match a row, or lose a die."), SAID("$to: match a row, or lose a die.")},
};

/* NULL where the general one is all there is. */
static const char *sentence_with_names(const char *general)
{
    for (size_t i = 0; i < sizeof sentences / sizeof sentences[0]; i++)
        if (strcmp(sentences[i].general, general) == 0)
            return sentences[i].named;
    return NULL;
}

/* `capital` is of the word behind the $: a capital one makes a capital of the name. */
static void name_titan(const struct edition *e, enum language language, bool capital, char out[STORY_MAX])
{
    story_titan(e, language, out);
    if (capital && out[0] >= 'a' && out[0] <= 'z')
        out[0] = (char)(out[0] - 'a' + 'A');
}

/* False where there is no such thing. */
static bool name_listed(const struct name_list *list, enum language language, uint8_t i, char out[STORY_MAX])
{
    if (i < list->count)
        snprintf(out, STORY_MAX, "%s", list->item[i].name[language]);
    return i < list->count;
}

/* The name that a word stands for; false where the question is about nothing of the kind. */
static bool name_word(const struct edition *e, enum language language, const struct asked *about, struct word word,
                      char out[STORY_MAX])
{
    const struct names *names = edition_names(e);
    if (word_is(word, "titan") || word_is(word, "Titan")) {
        name_titan(e, language, word.text[0] == 'T', out);
        return true;
    }
    if (word_is(word, "from"))
        return name_listed(&names->places, language, about->from, out);
    if (word_is(word, "to"))
        return name_listed(&names->places, language, about->to, out);
    return word_is(word, "card") && name_listed(&names->cards, language, about->card, out);
}

/* Cut where it is longer than the buffer. False where a name is missing. */
static bool put_names(const struct edition *e, enum language language, const struct asked *about, const char *said,
                      char out[QUESTION_MAX])
{
    size_t used = 0;
    bool whole = true;
    for (const char *at; (at = strchr(said, '$')) != NULL && used < QUESTION_MAX;) {
        char name[STORY_MAX] = "";
        struct word word = {at + 1, strspn(at + 1, "abcdefghijklmnopqrstuvwxyzT")};
        whole &= name_word(e, language, about, word, name);
        used += (size_t)snprintf(out + used, QUESTION_MAX - used, "%.*s%s", (int)(at - said), said, name);
        said = word.text + word.length;
    }
    if (used < QUESTION_MAX)
        snprintf(out + used, QUESTION_MAX - used, "%s", said);
    return whole;
}

void question_say(const struct edition *e, enum language language, const char *sentence, char out[QUESTION_MAX])
{
    put_names(e, language, &(struct asked){HG_NONE, HG_NONE, HG_NONE}, say(language, sentence), out);
}

/* Whoever is asked sees what the question is about: everything that is named lies open. */
void question_ask(const struct hg_rules *r, const struct edition *e, enum language language, const struct hg_state *s,
                  char out[QUESTION_MAX])
{
    const char *general = question_of(r, s)->sentence, *named = sentence_with_names(general);
    bool seat = hg_actor(s) < r->seats && s->depth > 0;
    struct asked about = seat ? asked_about(r, s) : (struct asked){HG_NONE, HG_NONE, HG_NONE};
    if (named == NULL || !put_names(e, language, &about, say(language, named), out))
        question_say(e, language, general, out);
    page_join(language, out);
}
