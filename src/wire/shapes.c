/* What a mode and its verbs are, in words: for programs that show games without knowing them (engine/traits.h). */
#include "engine/traits.h"
#include "text/vocabulary.h"
#include "wire/write.h"

/* Sent in this order. */
static const struct {
    uint32_t trait;
    const char *word;
} trait_words[] = {
    {HG_VERB_ROLLS, "rolls"},         {HG_VERB_ATTACKS, "attacks"},     {HG_VERB_DECLARES, "declares"},
    {HG_VERB_COMMITS, "commits"},     {HG_VERB_ASSAULTS, "assaults"},   {HG_VERB_DEFENDS, "defends"},
    {HG_VERB_FOLLOWS, "follows"},     {HG_VERB_MOVES, "moves"},         {HG_VERB_PASSES, "passes"},
    {HG_VERB_ENDS_STEP, "ends-step"}, {HG_VERB_SETS_UP, "sets-up"},     {HG_VERB_DEPLOYS, "deploys"},
    {HG_VERB_TRADES, "trades"},       {HG_VERB_COLLECTS, "collects"},   {HG_VERB_PLAYS, "plays"},
    {HG_VERB_ROUTINE, "routine"},     {HG_VERB_WEIGHTY, "weighty"},     {HG_VERB_NAMES_SEAT, "names-seat"},
    {HG_VERB_NAMES_ROW, "names-row"}, {HG_VERB_NAMES_DIE, "names-die"}, {HG_VERB_NAMES_LYING, "names-lying"},
};

void wire_put_shape(struct json *j, const struct hg_rules *r)
{
    struct hg_traits traits = hg_traits(r);
    pair_text(j, "board", word_in_json(&words_boards, traits.board));
    pair_text(j, "dice", word_in_json(&words_dice_uses, traits.dice));
}

void wire_put_traits(struct json *j, uint32_t traits)
{
    json_key(j, "traits");
    json_open(j, '[');
    for (size_t i = 0; i < sizeof trait_words / sizeof trait_words[0]; i++)
        if ((traits & trait_words[i].trait) != 0)
            json_text(j, trait_words[i].word);
    json_close(j, ']');
}
