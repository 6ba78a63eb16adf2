/* Presets of campaigns: tokens that lie on the board already, and what follows from places that are devastated. */
#include "engine/conquest/campaign/campaign.h"
#include "script/script.h"
#include "text/words.h"

static struct hg_conquest_open *board(struct script *t)
{
    return &t->s.conquest.open;
}

/* ---- token FACE PLACE|out ---------------------------------------------------------------------------------------- */

/* Why the engine could not draw that face next. */
static bool may_be_drawn(struct script *t, unsigned face, struct fault *f)
{
    unsigned drawn = board(t)->tokens_drawn, all = t->rules.conquest.campaign.tokens;
    if (drawn == all)
        return fault_at(f, NULL, 0, "all %u tokens are drawn already", all);
    if (face == 0 && t->s.conquest.secret.prize != 0)
        return fault_at(f, NULL, 0, "the token that wins is drawn already; choose another face");
    if (face != 0 && t->s.conquest.secret.prize == 0 && drawn + 1 == all)
        return fault_at(f, NULL, 0, "only the token that wins is left");
    return true;
}

/* The next token was drawn. One on the board is known to its keepers, one that has left the game to everybody. */
static void draw_token(struct script *t, unsigned face, uint8_t at)
{
    struct hg_conquest_open *o = board(t);
    uint8_t token = o->tokens_drawn++;
    if (face == 0)
        t->s.conquest.secret.prize = (uint8_t)(token + 1);
    o->token_at[token] = at;
    o->token_known[token] = seats_of_role(&t->rules, HG_KEEPERS);
    if (at != 0)
        return;
    o->tokens_out |= (uint8_t)bit(token);
    o->token_known[token] = (uint8_t)(bit(t->rules.seats) - 1) | 1u << THE_TABLE;
}

bool given_token(struct script *t, const char *text, struct fault *f)
{
    struct words in = {text, {text, 0}, {text, 0}, fault_language(), f};
    unsigned face = 0, place = 0;
    bool out;
    if (t->rules.family != HG_CONQUEST || !plays_with(&t->rules, HG_CAMPAIGN))
        return fault_at(f, NULL, 0, "this preset is for campaigns");
    if (!words_name(&in, "a token", &t->names->tokens, &face))
        return false;
    out = words_take(&in, "out");
    if (!out && !words_name(&in, "a place, or 'out'", &t->names->places, &place))
        return false;
    if (!words_end(&in) || !may_be_drawn(t, face, f))
        return false;
    draw_token(t, face, (uint8_t)(out ? 0 : place + 1));
    return true;
}

/* ---- What a board leaves out, and what follows ------------------------------------------------------------------- */

void given_campaign_clear(struct script *t)
{
    board(t)->titan = 0;
}

void given_campaign_conquer(struct script *t)
{
    bool seekers = role_of(&t->rules, board(t)->seat) == HG_SEEKERS;
    board(t)->taken_from = (uint8_t)bit(seekers ? HG_KEEPERS : HG_SEEKERS);
}

/* Nobody holds a devastated place, and nothing stands there. */
void given_campaign_settle(struct script *t)
{
    struct hg_conquest_open *o = board(t);
    for (unsigned i = 0; i < HG_ARMIES_MAX; i++)
        o->own[i] &= ~o->devastated;
    for (uint64_t left = o->devastated; left != 0;) {
        uint8_t place = take_lowest(&left);
        o->units[place] = 0;
        o->ships[place] = 0;
    }
}
