/* The facts of the board games, continued: what cards do. The words are those of the edition's own files, except where
 * vocabulary.c has another for JSON.
 *
 * Programs that play cards need nothing else: an ability is its window and a list of operations, each with all its
 * members, whether it uses them or not. */
#include "text/rules_json/rules_json.h"

/* Numbers that an operation does not use are 0, words null. The members of struct hg_operation one by one, so that a
 * program needs no other table. */
static void write_operation(const struct facts *in, const struct hg_operation *does)
{
    const struct vocabulary *what = words_of_what((enum hg_op)does->op);
    json_open(in->j, '{');
    facts_word(in, "op", &words_operations, does->op);
    facts_word(in, "side", &words_battle_sides, does->side);
    pair_text(in->j, "what", what != NULL ? word_in_json(what, does->what) : NULL);
    pair_number(in->j, "amount", does->amount);
    pair_number(in->j, "keep", does->keep);
    pair_number(in->j, "count", does->count);
    facts_word(in, "lasts", &words_scopes, does->scope);
    json_close(in->j, '}');
}

/* Keyed by the card's id. Operations in the order in which they are carried out. */
static void write_ability(const struct facts *in, unsigned card)
{
    const struct hg_ability *ability = &in->r->conquest.ability[card];
    json_key(in->j, in->names->cards.item[card].id);
    json_open(in->j, '{');
    facts_word(in, "window", &words_windows, ability->window);
    json_key(in->j, "does");
    json_open(in->j, '[');
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++)
        if (ability->does[i].op != HG_OP_NONE)
            write_operation(in, &ability->does[i]);
    json_close(in->j, ']');
    json_close(in->j, '}');
}

/* An object that is empty in modes without abilities: the key is always there. */
void rules_json_abilities(const struct facts *in)
{
    const struct hg_conquest_rules *c = &in->r->conquest;
    bool played = (c->mechanisms >> HG_ABILITIES & 1) != 0;
    json_key(in->j, "abilities");
    json_open(in->j, '{');
    for (unsigned i = 0; played && i < c->cards && i < HG_PLAYABLE_MAX; i++)
        if (c->ability[i].window != HG_NO_WINDOW)
            write_ability(in, i);
    json_close(in->j, '}');
}
