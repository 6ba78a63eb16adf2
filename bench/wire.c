/* What messages cost and how long they are, over whole games of every mode between casual players: bytes of what an
 * event sets, and the time of an event (with seeing, chain and story), an ask with choices and odds, and a snapshot, in
 * the mean. One `name value unit` line each; exit code 1 when a target is missed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine/bits.h"
#include "players/player.h"
#include "support/modes.h"
#include "table/dealer.h"
#include "text/sink.h"
#include "wire/odds.h"
#include "wire/wire.h"

enum { GAMES = 3, ACTIONS_MAX = 4000, TARGET_BYTES = 250, TARGET_NS = 20000, SNAPSHOT_EACH = 16 };

enum part { EVENT, ASK, SNAPSHOT, PARTS };

struct sums {
    uint64_t count[PARTS], bytes[PARTS], ns[PARTS], set;
};

struct walk {
    const struct mode *mode;
    struct wire_game g;
    struct rng rng;
    struct hg_state s;
    struct wire_chain chain;
    unsigned long number;
    struct sums sums;
};

static char text[WIRE_MESSAGE_MAX];
static struct wire_odds odds;

static uint64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static void add(struct walk *w, enum part part, uint64_t began, const struct sink_memory *out)
{
    w->sums.ns[part] += now() - began;
    w->sums.count[part]++;
    w->sums.bytes[part] += out->sink.length;
    if (out->sink.failed != NULL)
        exit(2);
}

static struct hg_action next_action(struct walk *w)
{
    static struct odds_cache cache;
    struct kit kit = {.rng = &w->rng, .odds = &cache};
    struct dealer dealer;
    struct hg_chances chances;
    struct hg_choices choices;
    struct hg_view v;
    if (hg_actor(&w->s) == HG_CHANCE) {
        hg_chances(w->g.rules, &w->s, &chances);
        dealer_seed(&dealer, rng_next(&w->rng), 0);
        return dealer_deal(&dealer, &chances);
    }
    hg_view(w->g.rules, &w->s, hg_actor(&w->s), &v);
    hg_choices(w->g.rules, &v.position, &choices);
    return player_find("casual")->choose(w->g.rules, &v, &choices, &kit, NULL);
}

/* From the brace behind "set": to the one that closes it. */
static size_t length_of_set(const char *event)
{
    const char *at = strstr(event, "\"set\":") + 6, *end = at;
    int depth = 0;
    do
        depth += *end == '{' ? 1 : *end == '}' ? -1 : 0;
    while (end++, depth > 0);
    return (size_t)(end - at);
}

static void tell_event(struct walk *w, uint8_t seat, const struct hg_state *before, const struct hg_action *a)
{
    struct sink_memory out;
    struct wire_step step;
    uint64_t began = now();
    sink_buffer(&out, text, sizeof text);
    wire_see(w->g.rules, seat, w->number, before, a, &w->s, &step);
    wire_chain_add(&w->chain, &w->g, &step);
    wire_event(&w->g, LANGUAGE_fr, &step, &w->chain, &out.sink);
    add(w, EVENT, began, &out);
    w->sums.set += length_of_set(text);
}

static void tell_rest(struct walk *w, uint8_t seat)
{
    struct sink_memory out;
    struct hg_view v;
    struct wire_question q = {.number = w->number, .view = &v, .asked = true};
    uint64_t began = now();
    if (w->number % SNAPSHOT_EACH == 0) {
        sink_buffer(&out, text, sizeof text);
        wire_look(w->g.rules, &w->s, seat, &v);
        wire_snapshot(&w->g, w->number, &v, &w->chain, &out.sink);
        add(w, SNAPSHOT, began, &out);
    }
    if (hg_actor(&w->s) != seat)
        return;
    began = now();
    sink_buffer(&out, text, sizeof text);
    q.seats = (uint8_t)bit(seat);
    wire_look(w->g.rules, &w->s, seat, &v);
    wire_ask(&w->g, LANGUAGE_fr, &q, &out.sink);
    add(w, ASK, began, &out);
}

static void play(struct walk *w)
{
    hg_start(w->g.rules, &w->s);
    for (w->number = 0; w->number < ACTIONS_MAX && hg_actor(&w->s) != HG_NOBODY;) {
        struct hg_state before = w->s;
        struct hg_action a = next_action(w);
        hg_apply_legal(w->g.rules, &w->s, &a);
        w->number++;
        for (unsigned i = 0; i <= w->g.rules->seats; i++) {
            uint8_t seat = (uint8_t)(i < w->g.rules->seats ? i : HG_SPECTATOR);
            tell_event(w, seat, &before, &a);
            tell_rest(w, seat);
        }
    }
}

static uint64_t mean(uint64_t sum, uint64_t count)
{
    return count > 0 ? sum / count : 0;
}

static void print(const char *name, const struct sums *s)
{
    static const char *const part[PARTS] = {"event", "ask", "snapshot"};
    printf("wire-set %lu bytes (%s)\n", (unsigned long)mean(s->set, s->count[EVENT]), name);
    for (unsigned i = 0; i < PARTS; i++)
        printf("wire-%s %lu ns, %lu bytes (%s)\n", part[i], (unsigned long)mean(s->ns[i], s->count[i]),
               (unsigned long)mean(s->bytes[i], s->count[i]), name);
}

/* Snapshots are for those who come; what everybody gets all the time are events and asks. */
static bool missed(const struct sums *s)
{
    return mean(s->set, s->count[EVENT]) > TARGET_BYTES ||
           mean(s->ns[EVENT] + s->ns[ASK], s->count[EVENT] + s->count[ASK]) > TARGET_NS;
}

static void gather(const struct sums *from, struct sums *to)
{
    for (unsigned i = 0; i < PARTS; i++) {
        to->count[i] += from->count[i];
        to->bytes[i] += from->bytes[i];
        to->ns[i] += from->ns[i];
    }
    to->set += from->set;
}

int main(void)
{
    unsigned count, failed = 0;
    const struct mode *modes = modes_all(&count);
    struct sums all = {.set = 0};
    for (unsigned i = 0; i < count; i++) {
        struct walk w = {.mode = &modes[i]};
        w.g = (struct wire_game){.edition = modes[i].edition,
                                 .mode = edition_mode(modes[i].edition, 0),
                                 .rules = &modes[i].rules,
                                 .odds = &odds};
        for (unsigned game = 0; game < GAMES; game++) {
            rng_seed(&w.rng, game, i);
            play(&w);
        }
        print(modes[i].label, &w.sums);
        gather(&w.sums, &all);
        failed += missed(&w.sums);
    }
    print("all modes", &all);
    return failed > 0;
}
