/* The review for programs, which the page is one of. Worths are whole numbers in parts of `one`, so that everything
 * adds up exactly; docs/REVIEW.md has the schema. */
#include <math.h>
#include <stdio.h>

#include "review/reviewed.h"
#include "text/notation.h"

/* Six decimals, made of whole numbers: the C library of the WebAssembly module prints no fractions. */
static void pair_real(struct json *j, const char *key, double x)
{
    enum { PARTS = 1000000 };
    long long parts = llround(fabs(x) * PARTS);
    char text[64];
    snprintf(text, sizeof text, "%s%lld.%06lld", x < 0 && parts > 0 ? "-" : "", parts / PARTS, parts % PARTS);
    json_key(j, key);
    json_word(j, text);
}

static void pair_signed(struct json *j, const char *key, int64_t n)
{
    json_key(j, key);
    json_signed(j, n);
}

static void write_worth(struct json *j, const char *key, const struct sheet *s, const struct review_worth *w)
{
    json_key(j, key);
    json_open(j, '[');
    for (unsigned i = 0; i < s->review.r->seats; i++)
        json_signed(j, w->of[i]);
    json_close(j, ']');
}

static void write_faces(struct json *j, const struct dice_faces *f, double fair)
{
    json_key(j, "dice");
    json_open(j, '{');
    for (unsigned sides = 2; sides < DICE_KINDS; sides++) {
        char key[8];
        if (dice_of_kind(f, sides) == 0)
            continue;
        snprintf(key, sizeof key, "%u", sides);
        json_key(j, key);
        json_open(j, '[');
        for (unsigned face = 1; face <= sides; face++)
            json_number(j, f->count[sides][face]);
        json_close(j, ']');
    }
    pair_real(j, "high", dice_high(f));
    pair_real(j, "as_uneven", fair);
    json_close(j, '}');
}

/* The colour of the army that a seat plays, or null. */
static const char *colour(const struct sheet *s, unsigned seat)
{
    const struct edition *e = record_edition(s->reader);
    unsigned army = seat_army_played(s->review.r, &s->way.position[s->way.count], seat);
    return army < edition_names(e)->armies.count ? edition_army(e, army).colour : NULL;
}

static void write_seat(struct json *j, const struct sheet *s, unsigned i)
{
    const struct review_seat *seat = &s->review.seat[i];
    char name[SEAT_NAME_MAX];
    sheet_seat(s, i, name);
    json_open(j, '{');
    pair_number(j, "seat", i + 1);
    pair_text(j, "name", name);
    pair_text(j, "player", sheet_player(s, i));
    pair_text(j, "colour", colour(s, i));
    pair_number(j, "side", seat->side);
    pair_signed(j, "start", seat->start);
    pair_signed(j, "luck", seat->luck);
    pair_real(j, "luck_error", seat->luck_error);
    pair_signed(j, "own", seat->own);
    pair_signed(j, "others", seat->others);
    pair_signed(j, "result", seat->result);
    pair_signed(j, "adjusted", review_adjusted(seat));
    pair_number(j, "decisions", seat->decisions);
    pair_real(j, "loss", seat->loss);
    pair_real(j, "loss_error", seat->loss_error);
    for (unsigned k = 0; k < REVIEW_CLASSES; k++)
        pair_number(j, review_class_words[k], seat->classes[k]);
    write_faces(j, &s->dice.of[i], s->fair_of[i]);
    json_close(j, '}');
}

static void write_decision(struct json *j, const struct sheet *s, unsigned i)
{
    const struct review_step *step = &s->review.step[i];
    char text[STORY_MAX], move[NOTATION_MAX];
    json_key(j, "decision");
    json_open(j, '{');
    pair_text(j, "class", review_class_words[step->class]);
    pair_number(j, "moves", step->decision.moves);
    pair_real(j, "loss", step->decision.loss);
    pair_real(j, "error", step->decision.error);
    if (!step->decision.agreed) {
        notation_print(s->review.r, edition_names(record_edition(s->reader)), &step->decision.better, move);
        pair_text(j, "better", move);
        sheet_tell_better(s, i, text);
        pair_text(j, "better_text", text);
    }
    json_close(j, '}');
}

static void write_event(struct json *j, const struct judge_event *event)
{
    json_key(j, "event");
    json_open(j, '{');
    pair_flag(j, "exact", event->exact);
    pair_number(j, "outcomes", event->outcomes);
    pair_real(j, "deviation", event->deviation);
    pair_real(j, "error", event->error);
    json_close(j, '}');
}

static void write_step(struct json *j, const struct sheet *s, unsigned i)
{
    const struct review_step *step = &s->review.step[i];
    uint8_t seat = s->way.action[i].seat;
    char text[STORY_MAX];
    sheet_tell(s, i, text);
    json_open(j, '{');
    pair_number(j, "number", s->way.number[i]);
    pair_number(j, "round", s->way.position[i].round);
    pair_number(j, "turn", s->way.position[i].turn);
    if (seat == HG_CHANCE)
        pair_text(j, "seat", "chance");
    else
        pair_number(j, "seat", seat + 1u);
    pair_text(j, "text", text);
    write_worth(j, "change", s, &step->change);
    if (step->ends_event)
        write_event(j, &step->event);
    if (step->decision.compared)
        write_decision(j, s, i);
    json_close(j, '}');
}

static void write_battle(struct json *j, const char *key, const struct sheet *s, const struct moment_battle *b)
{
    if (b->first < 0)
        return;
    json_key(j, key);
    json_open(j, '{');
    pair_number(j, "first", s->way.number[b->first]);
    pair_number(j, "last", s->way.number[b->last]);
    pair_number(j, "seat", b->attacker + 1u);
    pair_signed(j, "luck", b->luck);
    json_close(j, '}');
}

static void write_turns(struct json *j, const struct sheet *s)
{
    json_key(j, "turning_points");
    json_open(j, '[');
    for (unsigned i = 0; i < s->moments.turns; i++) {
        const struct moment_turn *turn = &s->moments.turn[i];
        json_open(j, '{');
        pair_number(j, "first", s->way.number[turn->first]);
        pair_number(j, "last", s->way.number[turn->last]);
        pair_number(j, "seat", turn->seat + 1u);
        pair_signed(j, "change", turn->change);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void write_moments(struct json *j, const struct sheet *s)
{
    const struct moments *m = &s->moments;
    json_key(j, "moments");
    json_open(j, '{');
    if (m->luckiest >= 0)
        pair_number(j, "luckiest", s->way.number[m->luckiest]);
    if (m->costliest >= 0)
        pair_number(j, "costliest", s->way.number[m->costliest]);
    if (m->decided >= 0)
        pair_number(j, "decided", s->way.number[m->decided]);
    write_battle(j, "best_battle", s, &m->best);
    write_battle(j, "worst_battle", s, &m->worst);
    write_turns(j, s);
    json_close(j, '}');
}

static void write_head(struct json *j, const struct sheet *s)
{
    const struct record_header *h = record_header(s->reader);
    char game[2 * RECORD_WORD_MAX + 2];
    snprintf(game, sizeof game, "%s/%s", h->edition, h->mode);
    pair_text(j, "game", game);
    pair_text(j, "title", edition_title(record_edition(s->reader), s->language));
    pair_text(j, "level", review_level_words[s->review.level]);
    pair_flag(j, "calibrated", s->review.calibrated);
    pair_flag(j, "over", s->review.over);
    pair_number(j, "one", REVIEW_ONE);
    pair_number(j, "rounds", s->way.position[s->way.count].round);
}

void sheet_json(const struct sheet *s, struct json *j)
{
    json_open(j, '{');
    write_head(j, s);
    json_key(j, "seats");
    json_open(j, '[');
    for (unsigned i = 0; i < s->review.r->seats; i++)
        write_seat(j, s, i);
    json_close(j, ']');
    write_faces(j, &s->dice.all, s->fair);
    write_moments(j, s);
    write_worth(j, "start", s, &s->review.worth[0]);
    json_key(j, "steps");
    json_open(j, '[');
    for (unsigned i = 0; i < s->way.count; i++)
        write_step(j, s, i);
    json_close(j, ']');
    json_close(j, '}');
}
