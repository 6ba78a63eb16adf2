/* The parts of `hegemon odds`: what was asked, and the answers for people and for programs. */
#ifndef CLI_ODDS_H
#define CLI_ODDS_H

#include "engine/rules.h"
#include "front/cli.h"
#include "front/game.h"
#include "front/term.h"
#include "odds/fight.h"
#include "text/json.h"

/* What can be added to a side, one option each. */
enum odds_knob {
    KNOB_DICE,
    KNOB_CAP,
    KNOB_CRUISERS,
    KNOB_CARRIERS,
    KNOB_DREADNOUGHTS,
    KNOB_EIGHT,
    KNOB_HERO,
    KNOB_TOWERS,
    KNOB_EXTRA,
    KNOB_HIGHEST,
    KNOB_SECOND,
    KNOB_ALL,
    KNOB_SET,
    KNOB_LOSE,
    KNOBS
};

/* A number that holds for some rounds; 0 rounds: for all. */
struct odds_span {
    unsigned value, rounds;
};

/* What is computed. */
enum odds_form { FORM_FIGHT, FORM_ROUND, FORM_TABLE, FORM_SUMS, FORM_HARBINGER, FORM_SCAN, FORM_RECORD };

struct odds_place {
    unsigned defenders;
    bool modified; /* what is added to the defender holds here */
};

struct odds_args {
    struct cli_common common;
    enum odds_form form;
    unsigned forms; /* options that name a form */
    unsigned number[2], numbers;
    struct odds_span knob[KNOBS][2];
    bool ties, shot, fraction;
    unsigned stop, leave, table, target;
    int modifier[2];
    struct odds_place place[ODDS_CHAIN_MAX];
    unsigned places;
    const char *scan, *record;
    bool stealing, claiming, has_at;
    uint64_t at;
    struct hg_rules rules; /* of --edition */
    bool has_rules;
};

/* odds_values.c: what people write. Each returns 0, or CLI_COMPLAINED. */
error_t odds_parse_knob(enum odds_knob knob, const char *text, struct odds_span out[2]);
error_t odds_parse_chain(const char *text, struct odds_args *args);
error_t odds_parse_modifier(const char *text, int out[2]);
const char *odds_knob_name(enum odds_knob knob);
/* A built-in edition, perhaps with a mode behind a slash, or one in a folder. */
bool odds_open_edition(const char *name, struct game_name *out, struct fault *f);
/* The rules of --edition: dice, and how heroes are lost. Complains itself. */
bool odds_read_edition(struct odds_args *args);

/* odds_battle.c: the battle that the options describe, as it is in one round (from 0), and in the course of them. */
struct odds_battle odds_battle_in(const struct odds_args *args, unsigned round, bool modified);
unsigned odds_phases(const struct odds_args *args, bool modified, struct odds_phase out[ODDS_PHASES_MAX]);
/* NULL, or what is wrong with it. */
const char *odds_wrong(const struct odds_args *args);
/* "attacker: 1 cruiser, ...; defender: ..." on a line of its own, or nothing. */
void odds_print_modifiers(const struct odds_args *args);

/* Each form, in a file of its name. They return an exit code. */
int odds_show_fight(const struct odds_args *args);
int odds_show_round(const struct odds_args *args);
int odds_show_table(const struct odds_args *args);
int odds_show_sums(const struct odds_args *args);
int odds_show_harbinger(const struct odds_args *args);
int odds_show_scan(const struct odds_args *args);
int odds_show_record(const struct odds_args *args);

/* odds_print.c: numbers and plots. */
void odds_print_share(const char *label, double share);
void odds_print_fraction(uint64_t count, uint64_t all); /* in lowest terms */
void odds_json_real(struct json *j, const char *key, double x);
void odds_json_share(struct json *j, const char *key, uint64_t count, uint64_t all);

/* One bar of a plot: what it stands for, its chance, and whether it is good for the attacker. */
struct odds_bar {
    char label[40];
    double chance;
    bool good;
};
void odds_plot(const struct odds_bar *bar, unsigned bars);
/* The ends of a battle as bars, the best first; at most `most` of them, several numbers of units to a bar if need be.
 */
unsigned odds_bars(const struct odds_ending *ending, unsigned attackers, unsigned defenders, struct odds_bar *out,
                   unsigned most);

#endif
