/* Where tokens lie, and who knows their faces. Nothing here asks or moves anything; what happens to tokens stands in
 * tokens.c. */
#include "engine/conquest/campaign/campaign.h"

/* ---- Where they lie --------------------------------------------------------------------------------------------- */

uint64_t tokens_places(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t places = 0;
    (void)r;
    for (unsigned i = 0; i < open_seen(s)->tokens_drawn; i++)
        if (open_seen(s)->token_at[i] != 0)
            places |= bit(open_seen(s)->token_at[i] - 1u);
    return places;
}

unsigned tokens_on(const struct hg_rules *r, const struct hg_state *s, uint8_t place)
{
    unsigned tokens = 0;
    (void)r;
    UNROLLED
    for (unsigned i = 0; i < HG_TOKENS_MAX; i++)
        tokens |= (open_seen(s)->token_at[i] == place + 1 ? 1u : 0u) << i;
    return tokens;
}

uint64_t tokens_spots(const struct hg_rules *r, const struct hg_state *s, uint8_t but)
{
    uint64_t places = places_of_role(r, s, HG_KEEPERS), bare;
    if (but != HG_NONE)
        places &= ~bit(but);
    bare = places & ~tokens_places(r, s);
    return bare != 0 ? bare : places;
}

/* ---- Who knows which face --------------------------------------------------------------------------------------- */

void tokens_look(const struct hg_rules *r, struct hg_state *s, unsigned token, uint8_t seat)
{
    open_of(s)->token_known[token] |= (uint8_t)friends_of(r, s, seat);
}

static bool knows_token(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, unsigned token)
{
    unsigned known = open_seen(s)->token_known[token];
    return has(known, seat < r->seats ? seat : (unsigned)THE_TABLE);
}

void tokens_reveal(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out)
{
    uint8_t prize = s->conquest.secret.prize;
    if (prize != 0 && knows_token(r, s, seat, prize - 1u))
        out->conquest.secret.prize = prize;
}

/* The prize is one of the tokens whose face the seat does not know: those drawn, and those in the stack. */
void tokens_imagine(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s)
{
    unsigned drawn = open_seen(s)->tokens_drawn, pick, unknown = 0;
    for (unsigned i = 0; i < drawn; i++)
        unknown += !knows_token(r, s, seat, i);
    if (s->conquest.secret.prize != 0 || unknown == 0)
        return;
    pick = random.below(random.context, unknown + campaign_of(r)->tokens - drawn);
    for (unsigned i = 0; i < drawn; i++)
        if (!knows_token(r, s, seat, i) && pick-- == 0)
            s->conquest.secret.prize = (uint8_t)(i + 1);
}

/* All keepers see the face of a token that is drawn, and nobody else. */
bool tokens_hide_face(const struct hg_rules *r, const struct hg_action *a, uint8_t seat)
{
    return a->verb == VERB_FACE && (seat >= r->seats || role_of(r, seat) != HG_KEEPERS);
}
