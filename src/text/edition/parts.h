/* What an edition is inside: everything its files say, read and checked, with indices instead of ids. Only the files
 * of this folder look in here; the rest of the program sees edition.h. Texts point into the trees, which the edition
 * keeps. Sets of places are bits of 64, sets of armies, regions and goals bits of smaller numbers. */
#ifndef TEXT_EDITION_PARTS_H
#define TEXT_EDITION_PARTS_H

#include "text/edition/edition.h"
#include "text/edition/yaml_tree.h"

/* The files of an edition: what is played, in the order they are read, then what is only said of it. */
enum edition_file {
    FILE_EDITION,
    FILE_BOARD,
    FILE_WINDOWS,
    FILE_CARDS,
    FILE_METERS,
    FILE_GOALS,
    FILE_CHARTS,
    FILE_ASSETS,
    FILES, /* of the rules */
    FILE_LOOK = FILES,
    FILE_SOURCES,
    FILE_ENGLISH, /* the other languages follow as in enum language */
    FILES_ALL = FILE_ENGLISH + (int)LANGUAGES
};

/* What an edition may have at the most; readers refuse more with the line. */
enum {
    FACTIONS_MAX = 6,
    WINDOWS_MAX = 32,
    DIRECTIVES_MAX = 96,
    METERS_MAX = 4,
    SPACES_MAX = 32,
    MOVES_MAX = 16,
    TOKENS_MAX = 8,
    FACES_MAX = 8,
    MODES_MAX = 8,
    OPTIONS_MAX = 8,
    VALUES_MAX = 8,
    SETUPS_MAX = 32,
    ASSETS_MAX = HG_PLACES_MAX,
    CARD_NAME_MAX = 128, /* bytes, as the two below */
    TOKEN_ID_MAX = 48,
    LACKS_MAX = 16,
    WHY_MAX = 240
};

/* A region of the board. */
struct region_part {
    uint16_t bonus, size;
    uint64_t places; /* set of places that name it */
    const char *colour;
    struct drawing centre; /* of the circle it is drawn in */
    int radius;            /* 0 when it has none */
};

/* A place of the board. Sets of neighbours hold for both ends. */
struct place_part {
    uint8_t region;
    bool strategic;
    struct drawing at;
    uint64_t borders, relays;
    uint64_t wraps;               /* links drawn over the edge of the sheet */
    const struct yaml_item *also; /* other ids that files may use for it, or NULL */
};

/* A faction has names for its pieces. */
struct faction_part {
    const char *unit[LANGUAGES], *large_unit[LANGUAGES], *base[LANGUAGES]; /* NULL when not named */
};

/* A directive, or the ability that a card carries itself. */
struct directive_part {
    uint8_t faction, window, copies;
    const char *op;               /* of a directive */
    const struct yaml_item *with; /* the op's numbers and words, checked against its table */
    struct hg_ability ability;    /* of a card */
    const char *unit[LANGUAGES];
    const char *text[LANGUAGES];
};

/* A card. Its name is made of others, so it stands here rather than in a tree. */
struct card_part {
    uint8_t faction, class, directive; /* HG_NONE when the edition has no factions or directives */
    uint8_t place;                     /* named on the card, or HG_NONE */
    uint8_t regions;                   /* set of regions named on the card */
    char name[LANGUAGES][CARD_NAME_MAX];
};

/* A space of a meter: what it gives to the side on which it lies. */
struct space_part {
    uint8_t side;    /* a faction, or HG_NONE when balanced */
    uint8_t cards;   /* drawn in addition */
    int8_t modifier; /* on the total against the titan */
};

/* A meter is a tug between two factions or a count of one faction's places. */
struct meter_part {
    struct named named;
    bool is_tug;
    uint8_t low, high, start; /* of a tug */
    uint8_t faction, win;     /* of a count */
    uint8_t spaces;           /* of both: what each space gives */
    int8_t event[HG_EVENTS];  /* of a tug: spaces, by enum hg_event */
    struct space_part space[SPACES_MAX];
};

/* A kind of token with its faces, and how many tokens have each. */
struct token_part {
    struct named named;
    unsigned faces;
    struct named face[FACES_MAX];
    uint8_t count[FACES_MAX];
};

/* A line of a set-up chart: one seat, or a neutral army. */
struct army_setup {
    uint8_t armies; /* set of armies played as one */
    uint8_t limit;  /* planets to claim at most; HG_NONE = no limit */
    uint16_t units; /* to start with, all together */
    bool neutral;
    uint8_t batch, draw;                  /* units set at a time, cards drawn; 0 when not said */
    uint8_t base;                         /* place of its base on a chart, or HG_NONE */
    uint64_t places;                      /* held on a chart */
    uint8_t units_on[HG_PLACES_MAX];      /* its units there */
    const struct yaml_item *places_entry; /* for faults */
};

/* What one mode starts with for one number of seats. */
struct setup_part {
    uint8_t mode, seats, armies;
    uint16_t each; /* units of every army, or 0 when `army` lists them */
    struct army_setup army[HG_SEATS_MAX];
    unsigned line; /* in charts.yaml, for faults */

    const struct yaml_item *phases;  /* instead of the mode's, or NULL */
    uint8_t order;                   /* enum hg_seat_order */
    uint8_t first;                   /* 1 + army that begins without a roll; 0 = none */
    uint8_t cards[HG_SEATS_MAX];     /* by place in the turn order */
    uint8_t sides;                   /* enum hg_sides */
    uint8_t side_of[HG_SEATS_MAX];   /* by seat or by army */
    uint64_t resources;              /* of a chart */
    uint16_t goals;                  /* of a chart */
    uint8_t dealt, batch;            /* cards dealt and units set at a time, where all armies have the same */
    uint8_t neutrals, neutral_dealt; /* neutral armies, and cards dealt to each */
    uint16_t neutral_units;
};

/* A card that is claimed with dice. */
struct asset_part {
    uint8_t place, value, rows;
    struct hg_row row[HG_ROWS_MAX];
};

/* A word of a mode that this version does not know. */
struct lack {
    const char *what, *word;    /* "step", "deplyo" */
    const struct yaml_item *at; /* where it stands in edition.yaml */
    const char *meant;          /* the known word that is near it, or NULL */
};

/* What stands in edition.yaml about a mode, besides what people are shown (struct edition_mode). */
struct mode_part {
    struct edition_option option[OPTIONS_MAX];
    const char *value[OPTIONS_MAX][VALUES_MAX + 1];
    /* What the values of an option change, as maps from a value; NULL when nothing. */
    const struct yaml_item *adds[OPTIONS_MAX], *removes[OPTIONS_MAX], *wins[OPTIONS_MAX];
    const char *family;
    const struct yaml_item *mechanisms, *phases, *turn; /* phases NULL: roll, claim, reinforce */
    bool wins_by_goals;
    uint8_t goals_alone, goals_together; /* to win by, for a player and for a team */
    uint8_t forced_trade;                /* cards in hand that must be turned in; 0: never */
    unsigned line;
    struct lack lack[LACKS_MAX]; /* what makes it unavailable */
    unsigned lacks;
    char why[WHY_MAX]; /* the same for people who only want to play */
};

/* The numbers of charts.yaml. What an edition does not have is 0. */
struct charts_part {
    uint8_t income_divisor, income_least; /* places for a unit, least units */
    uint8_t base_income;
    uint8_t attack_dice, defence_dice, die_sides, eight_sided, bonus_attack, bonus_defence;
    uint8_t ships_per_class, ships_per_turn; /* 0 when the edition has no ships */
    struct named titan;                      /* id NULL when there is none */
    uint8_t titan_total, titan_die;          /* what destroys it, and sides of its die */
    struct named resource, tower;            /* id NULL when there is none */
    uint8_t resources;
    bool has_heroes;
    uint8_t hero_fate;      /* enum hg_hero_fate */
    bool captured_apart;    /* else they join the hand */
    uint8_t reshuffle;      /* enum hg_reshuffle; HG_RESHUFFLE_NEVER when an option says it */
    uint8_t goal_heir;      /* enum hg_goal_heir */
    bool reinforce_goes_on; /* with the next after the last claim, else with the first */
    unsigned tokens, setups;
    struct token_part token[TOKENS_MAX];
    struct setup_part setup[SETUPS_MAX];
};

/* What the galactic family needs besides places, windows and directives, which are its kinds of card. */
struct galactic_part {
    uint64_t home[2], start[2]; /* sets of places */
    uint8_t die_sides, home_dice, stack_max, hand;
    struct hg_card_kind kind[HG_CARD_KINDS_MAX];
};

/* The whole edition. Every list of names has its array below it, by the same index. */
struct edition {
    char *bundle; /* all rules as one text; NULL when it came packed */
    size_t bundle_length;
    char *words; /* what is only said, as one text; NULL when it came packed or stands in the rules */
    size_t words_length;
    char sha256[65];                   /* hexadecimal digits */
    char origin[200];                  /* as faults name it */
    struct yaml_tree *tree[FILES_ALL]; /* NULL for files that it does not have */

    const char *id, *title[LANGUAGES];
    struct names names;
    struct name_list factions, windows, directives, tiers;
    unsigned modes, meters, assets, facts[EDITION_SOURCES]; /* facts by enum edition_source */

    struct named place_name[HG_PLACES_MAX], region_name[HG_REGIONS_MAX], card_name[HG_CARDS_MAX];
    struct named army_name[HG_SEATS_MAX], faction_name[FACTIONS_MAX], class_name[HG_CLASSES_MAX];
    struct named window_name[WINDOWS_MAX], directive_name[DIRECTIVES_MAX];
    struct named token_name[HG_TOKENS_MAX];
    char token_id[HG_TOKENS_MAX][TOKEN_ID_MAX];
    struct named tier_name[HG_TIERS_MAX], goal_name[HG_GOALS_MAX], reward_name[HG_REWARDS_MAX];

    struct region_part region[HG_REGIONS_MAX];
    struct place_part place[HG_PLACES_MAX];
    const char *link_word[LANGUAGES]; /* what an adjacency without a border is called */
    struct faction_part faction[FACTIONS_MAX];
    uint8_t army_faction[HG_SEATS_MAX];
    const char *army_colour[HG_SEATS_MAX];
    const char *army_hero[HG_SEATS_MAX][LANGUAGES]; /* NULL when it has none */
    const char *window_text[WINDOWS_MAX][LANGUAGES];
    uint16_t set_of_class[HG_CLASSES_MAX], set_of_each;
    uint8_t class_pips[HG_CLASSES_MAX]; /* 0 when cards are turned in as sets */
    /* Cards for pips: the least and the most that may be turned in at once, and what each number is worth. */
    uint8_t pips_least, pips_most;
    uint16_t pip_units[HG_PIPS_MAX + 1];
    struct hg_goal goal[HG_GOALS_MAX];
    struct hg_reward reward[HG_REWARDS_MAX];
    const char *reward_text[HG_REWARDS_MAX][LANGUAGES];
    uint8_t goals_each; /* of every tier in play */
    struct directive_part directive[DIRECTIVES_MAX];
    struct card_part card[HG_CARDS_MAX];
    struct meter_part meter[METERS_MAX];
    struct charts_part charts;
    uint8_t asset_six_sided, asset_eight_sided;
    struct hg_row asset_steal;
    uint8_t asset_region_value[HG_REGIONS_MAX];
    struct asset_part asset[ASSETS_MAX];
    struct galactic_part galactic;
    struct edition_mode mode[MODES_MAX];
    struct mode_part mode_part[MODES_MAX];
};

#endif
