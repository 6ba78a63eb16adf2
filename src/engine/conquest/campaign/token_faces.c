/* Where tokens lie, and who knows their faces. Nothing here asks or moves anything; what happens to tokens stands in
 * tokens.c.
 *
 * Sources: ME-GW-VANG-02 to 05, 10, 16, A-30, A-124. `token_known` is public: everybody sees who looks at a token. */
#include "engine/conquest/campaign/campaign.h"

/* ---- Where they lie --------------------------------------------------------------------------------------------- */

/* Tokens in the stack, out of the game or in somebody's hands lie nowhere. */
uint64_t tokens_places(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t places = 0;
    (void)r;
    for (unsigned i = 0; i < open_seen(s)->tokens_drawn; i++)
        if (open_seen(s)->token_at[i] != 0)
            places |= bit(open_seen(s)->token_at[i] - 1u);
    return places;
}

/* More than one only when every place of the keepers had one (ME-GW-VANG-05). */
unsigned tokens_on(const struct hg_rules *r, const struct hg_state *s, uint8_t place)
{
    unsigned tokens = 0;
    (void)r;
    UNROLLED
    for (unsigned i = 0; i < HG_TOKENS_MAX; i++)
        tokens |= (open_seen(s)->token_at[i] == place + 1 ? 1u : 0u) << i;
    return tokens;
}

/* A place with a token is allowed only when no other is left (ME-GW-VANG-05, 14). */
uint64_t tokens_spots(const struct hg_rules *r, const struct hg_state *s, uint8_t but)
{
    uint64_t places = places_of_role(r, s, HG_KEEPERS), bare;
    if (but != HG_NONE)
        places &= ~bit(but);
    bare = places & ~tokens_places(r, s);
    return bare != 0 ? bare : places;
}

/* ---- Who knows which face --------------------------------------------------------------------------------------- */

/* What a seat knows, its side knows. */
void tokens_look(const struct hg_rules *r, struct hg_state *s, unsigned token, uint8_t seat)
{
    open_of(s)->token_known[token] |= (uint8_t)friends_of(r, s, seat);
}

/* Spectators know what the table knows. */
static bool knows_token(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, unsigned token)
{
    unsigned known = open_seen(s)->token_known[token];
    return has(known, seat < r->seats ? seat : (unsigned)THE_TABLE);
}

/* Which of the tokens is the prize, to whoever has seen its face. */
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
