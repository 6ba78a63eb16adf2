/* The parts of `hegemon odds`: what was asked, and the answers for people and for programs. The chances themselves are
 * computed in src/odds.
 *
 * The way of a question: odds.c parses, game.c finds rules and limits, check.c and possible.c refuse, battle.c makes a
 * battle of the options, and the file of the form computes and prints it. A new option needs a number below, a row in
 * odds.c, a row in values.c when it is a knob, and a row in check.c when it belongs to some forms only. Everything that
 * is printed for people has the same figures in JSON. */
#ifndef CLI_ODDS_H
#define CLI_ODDS_H

#include "engine/rules.h"
#include "front/game.h"
#include "odds/fight.h"
#include "shell/cli.h"
#include "shell/term.h"
#include "text/json.h"
#include "text/say.h"

/* What can be added to a side, one option each. values.c has their names and ranges, battle.c what each does to the
 * dice. */
enum odds_knob {
    /* Units that can fight in a round. */
    KNOB_DICE,
    /* The same by a card, for some rounds. */
    KNOB_CAP,
    /* Ships: each class changes the dice in its way. */
    KNOB_CRUISERS,
    KNOB_CARRIERS,
    KNOB_DREADNOUGHTS,
    /* 1: all dice of the side are eight-sided. */
    KNOB_EIGHT,
    /* 1: a hero fights. */
    KNOB_HERO,
    /* +1 on the highest die for each. */
    KNOB_TOWERS,
    /* Bonus dice; the highest count. */
    KNOB_EXTRA,
    /* Added to one die or to each. */
    KNOB_HIGHEST,
    KNOB_SECOND,
    KNOB_ALL,
    /* A face that one die shows unrolled. */
    KNOB_SET,
    /* Units that can be lost in a round, at the most. */
    KNOB_LOSE,
    KNOBS
};

/* A number that holds for some rounds; 0 rounds: for all. `given` is set even where the number is 0. */
struct odds_span {
    unsigned value, rounds;
    bool given;
};

/* Every option of the command by a number: the knobs come first. */
enum odds_option {
    /* Options that name a form, see enum odds_form. */
    OPTION_ROUND = KNOBS,
    OPTION_TABLE,
    OPTION_SUMS,
    OPTION_HARBINGER,
    OPTION_SCAN,
    /* Options of single forms. */
    OPTION_STEAL,
    OPTION_RECORD,
    OPTION_AT,
    OPTION_CHAIN,
    OPTION_LEAVE,
    OPTION_STOP,
    OPTION_FRACTION,
    OPTION_VANGUARD,
    OPTION_TIES,
    OPTION_MODIFIER,
    OPTION_TARGET,
    OPTION_SHOT,
    ODDS_OPTIONS
};
enum { ODDS_KEY = CLI_KEY_OWN /* of option 0 */ };

/* What a game can bring to a battle, from its compiled rules: limits.c gathers it, possible.c refuses what goes
 * beyond. */
struct odds_limits {
    unsigned most[KNOBS][2];  /* of each knob for attacker and defender; 0: there is nothing of it */
    unsigned together[KNOBS]; /* of both sides, for pieces that all share; 0: no such limit */
    unsigned sum_dice[2];     /* where dice are added up: the most of a side */
    int modifier[2][2];       /* of a total, least and most, by side */
    bool ties, shot;          /* --ties, --shot */
    uint8_t hero_fate;        /* enum hg_hero_fate, where heroes are played with some option */
};

/* What is computed: a fight to its end, one round, a table of fights, dice that are added up, assaults on the titan, a
 * scan for a card, or every attack in a record. */
enum odds_form { FORM_FIGHT, FORM_ROUND, FORM_TABLE, FORM_SUMS, FORM_HARBINGER, FORM_SCAN, FORM_RECORD };

/* One place of a chain. */
struct odds_place {
    unsigned defenders;
    bool modified; /* what is added to the defender holds here */
};

/* All that was asked, filled by the parser, then by odds_find_game and complete. */
struct odds_args {
    struct cli_common common;
    enum odds_form form;
    unsigned forms; /* options that name a form */
    uint64_t given; /* set of enum odds_option */
    /* ATTACKERS and DEFENDERS, and how many of both were written. */
    unsigned number[2], numbers;
    struct odds_span knob[KNOBS][2];
    bool ties, shot, fraction;
    unsigned stop, leave, table, target; /* of --stop, --leave, --table, --target */
    int modifier[2];                     /* on totals, by side */
    /* The places to be taken, in their order; one without --chain. */
    struct odds_place place[ODDS_CHAIN_MAX];
    unsigned places;
    const char *scan, *record;
    bool stealing, has_at; /* --steal and --at were said */
    uint64_t at;
    struct hg_rules rules; /* of --edition */
    bool has_rules;
    struct odds_limits limits; /* of the game that comes nearest to what is asked */
    bool has_limits;           /* they matter */
    char game[96];             /* its name, EDITION/MODE */
    bool chosen;               /* it was named, mode and all */
};

/* A sentence in the language of whoever asks. */
static inline __attribute__((format_arg(2))) const char *odds_say(const struct odds_args *args, const char *msgid)
{
    return say(args->common.language, msgid);
}

/* Was the option written, with whatever value? */
static inline bool odds_given(const struct odds_args *args, unsigned option)
{
    return (args->given >> option & 1) != 0;
}

/* values.c: what people write. Each returns 0, or CLI_COMPLAINED after a complaint with an example. */
/* N, /N or N/N, each perhaps N:ROUNDS. */
error_t odds_parse_knob(enum odds_knob knob, const char *text, struct odds_span out[2]);
/* Numbers between commas, each perhaps with a + behind it: `4,2+,1`. */
error_t odds_parse_chain(const char *text, struct odds_args *args);
/* Signed numbers for both totals: `-2`, `1/-1`. */
error_t odds_parse_modifier(const char *text, int out[2]);
/* With its dashes, e.g. "--cruisers". */
const char *odds_knob_name(enum odds_knob knob);
/* The least number that makes sense for it, 0 or 1. */
unsigned odds_knob_least(enum odds_knob knob);

/* game.c: the game that is asked about. */
/* Opens a built-in edition, perhaps with a mode behind a slash, or one in a folder. The caller closes the edition. The
 * fault lists the editions there are. */
bool odds_open_edition(const char *name, struct game_name *out, struct fault *f);
/* The rules of --edition (dice, and how heroes are lost), and the limits of the game that comes nearest to all that is
 * asked, which is one of the built-in games without --edition. Complains itself. False after the complaint. */
bool odds_find_game(struct odds_args *args);

/* limits.c: widens limits by what these rules allow; begin with zeroes. */
void odds_limits_add(const struct hg_rules *r, struct odds_limits *l);

/* check.c: CLI_FINE, or the exit code of a complaint about options that don't go together. Complains itself. */
int odds_refuse(const struct odds_args *args);
/* possible.c: how far the options go beyond limits, 0 when they don't; and CLI_FINE, or the complaint about the
 * first of them. */
unsigned odds_beyond(const struct odds_args *args, const struct odds_limits *l);
int odds_refuse_impossible(const struct odds_args *args);

/* battle.c: the battle that the options describe, as it is in one round (from 0), and in the course of them.
 * `modified`: what is added to the defender holds. */
struct odds_battle odds_battle_in(const struct odds_args *args, unsigned round, bool modified);
/* Returns how many stretches of rounds there are; at least one. */
unsigned odds_phases(const struct odds_args *args, bool modified, struct odds_phase out[ODDS_PHASES_MAX]);
/* NULL, or what is wrong with the battle, as a sentence. What passes all other checks may still be no battle. */
const char *odds_wrong(const struct odds_args *args);
/* What is added, as a line "attacker: cruisers: 1, ..." for each side that has something; the same for programs, as
 * the pair "added". */
void odds_print_modifiers(const struct odds_args *args);
void odds_print_stop(const struct odds_args *args); /* when the attacker gives up */
void odds_json_added(struct json *j, const struct odds_args *args);

/* Each form, in a file of its name. They return an exit code. The arguments were checked and completed before. */
int odds_show_fight(const struct odds_args *args);
int odds_show_round(const struct odds_args *args);
int odds_show_table(const struct odds_args *args);
int odds_show_sums(const struct odds_args *args);
int odds_show_harbinger(const struct odds_args *args);
int odds_show_scan(const struct odds_args *args);
int odds_show_record(const struct odds_args *args);

/* print.c: numbers and plots. */
enum { ODDS_LABEL = 34 }; /* columns before a number */
/* A label and a share in percent with four decimals, on a line. */
void odds_print_share(const char *label, double share);
void odds_print_fraction(uint64_t count, uint64_t all); /* in lowest terms */
/* The same from a count of equally likely throws; with --fraction also as a fraction. `width` is the label's. */
void odds_print_count(const struct odds_args *args, const char *label, unsigned width, uint64_t count, uint64_t all);
/* A number with 15 digits; without a key where it stands in an array. */
void odds_json_real(struct json *j, const char *key, double x);
/* An object with the chance, the count, of how many, and the fraction in lowest terms. */
void odds_json_share(struct json *j, const char *key, uint64_t count, uint64_t all);

/* One bar of a plot: what it stands for, its chance, and whether it is good for the attacker. The label is cut where
 * it is longer. */
struct odds_bar {
    char label[96];
    double chance;
    bool good;
};
/* Prints the bars below each other, the longest as wide as there is room; in colour on a terminal. */
void odds_plot(const struct odds_bar *bar, unsigned bars);
/* The ends of a battle as bars, the best first; at most `most` of them, several numbers of units to a bar if need be.
 * / Returns how many bars were made; up to four more than `most` may come from both sides. */
unsigned odds_bars(const struct odds_args *args, const struct odds_ending *ending, unsigned defenders,
                   struct odds_bar *out, unsigned most);

#endif
