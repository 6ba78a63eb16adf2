/* What is to be shown: a position as somebody sees it, with the names, letters and colours of those who play. A scene
 * is made for each screen and owns nothing; panels and boards read it and nothing else, so that what it does not hold
 * can't be shown. */
#ifndef TUI_SCENE_H
#define TUI_SCENE_H

#include "front/game.h"
#include "tui/layout.h"

enum { SIDE_NAME_MAX = 48, CODE_MAX = 4 };

/* A viewer from whom nothing is hidden. */
enum { SCENE_WHOLE = HG_HIDDEN - 1 };

/* How a seat or a neutral army is shown: nobody depends on its colour. */
struct side {
    char letter[2];           /* of its name; small letters for neutral armies */
    char name[SIDE_NAME_MAX]; /* the army's, as short as it stays unique */
    const char *colour;       /* "#rrggbb", or NULL before it has an army */
};

/* The board of a size, computed once. */
struct board_map {
    struct area in; /* that it was computed for */
    enum language language;
    int variant;                            /* how the labels look, see board_conquest.c; -1 when nothing fits */
    bool has_marks;                         /* labels keep room for signs of pieces */
    char code[HG_PLACES_MAX][CODE_MAX];     /* for boards too small for names, and for typing */
    struct layout_item item[HG_PLACES_MAX]; /* sizes of labels */
    struct layout_spot spot[HG_PLACES_MAX]; /* where they stand */
};

struct scene {
    const struct hg_rules *r;        /* of the game that is shown */
    const struct edition *edition;   /* its names, drawing and texts */
    const struct edition_mode *mode; /* for the title */
    const struct names *names;       /* those of the edition */
    enum language language;
    const struct hg_state *s;        /* as the viewer sees it */
    uint8_t viewer;                  /* a seat, HG_SPECTATOR or SCENE_WHOLE */
    struct side side[HG_ARMIES_MAX]; /* seats, then neutral armies */
    unsigned sides;                  /* how many of them there are */
    uint64_t marked;                 /* places that may be chosen now */
    uint8_t cursor, from;            /* the place the cursor is on; the place already chosen; or HG_NONE */
    uint8_t hot;                     /* where something happened last, or HG_NONE */
    struct board_map *map;           /* kept between screens, since it is dear to make */
};

/* The position as a viewer sees it. */
void scene_see(const struct hg_rules *r, const struct hg_state *s, uint8_t viewer, struct hg_view *out);

/* Letters, names and colours for the position. */
void scene_name_sides(struct scene *in);

/* Who holds a place: a seat, a neutral army, or HG_NONE. */
uint8_t scene_owner(const struct scene *in, unsigned place);
const char *scene_place(const struct scene *in, unsigned place);
/* The class of a card; NULL where it has none, or where all cards have the same, which tells nothing. */
const char *scene_card_class(const struct scene *in, unsigned card);
/* "¹", "²" …: whoever wears the same wins together; "" where everybody stands alone. */
const char *scene_side_sign(const struct scene *in, unsigned seat);
const char *scene_army(const struct scene *in, unsigned army); /* the side's name */

struct ink scene_ink(const struct scene *in, unsigned army);   /* text in its colour */
struct ink scene_field(const struct scene *in, unsigned army); /* a field in its colour */

/* A region as far as it is in play, what the whole of it brings, and text in its colour: never in one that could be
 * taken for a side's. */
struct scene_region {
    uint64_t places;
    unsigned bonus;
    struct ink ink;
};
struct scene_region scene_region(const struct scene *in, unsigned region);
struct ink scene_place_ink(const struct scene *in, unsigned place); /* that of its region */

/* Whose turn it is, HG_NONE during set-up. */
uint8_t scene_active(const struct scene *in);

unsigned scene_places_held(const struct scene *in, unsigned army);
unsigned scene_units_held(const struct scene *in, unsigned army);
unsigned scene_hand_size(const struct scene *in, unsigned seat);
/* The viewer's own cards; empty for a spectator. */
struct hg_set scene_hand(const struct scene *in);

/* ---- Drawing ----------------------------------------------------------------------------------------------------- */

/* A family's board, and what stands beside it. A file board_*.c has one each. */
struct board {
    void (*draw)(struct canvas *c, const struct scene *in, struct area at);

    /* What a seat holds, in the words of its game. */
    void (*say_holdings)(const struct scene *in, unsigned seat, char *out, size_t size);

    /* Dice for which the board had no room, before a column of the line below it; returns the columns they take. NULL:
     * there are none. */
    int (*draw_below)(struct canvas *c, const struct scene *in, struct area board, int right, int y);

    uint64_t (*in_play)(const struct hg_rules *r);                /* of the edition's places; NULL: all */
    unsigned (*bonus)(const struct hg_rules *r, unsigned region); /* of a whole region; NULL: the edition's */
};

#define BOARD_OF(NUMBER, name) extern const struct board board_##name;
HG_EACH_FAMILY(BOARD_OF)
#undef BOARD_OF

const struct board *board_of(const struct hg_rules *r);
uint64_t board_in_play(const struct scene *in);
void board_draw(struct canvas *c, const struct scene *in, struct area at);

/* The place under the cursor in words: its name, owner, units, pieces, neighbours. */
void board_describe(const struct scene *in, unsigned place, char *out, size_t size);

/* The marked place that lies in a direction from another; the nearest one; or the same when there is none. */
uint8_t board_step(const struct scene *in, uint8_t from, int dx, int dy);

void panel_title(struct canvas *c, const struct scene *in, struct area at);
void panel_seats(struct canvas *c, const struct scene *in, struct area at);
void panel_regions(struct canvas *c, const struct scene *in, struct area at);
/* Goals and the viewer's cards; `first` of the cards are scrolled past, and the goals with them. */
void panel_hand(struct canvas *c, const struct scene *in, struct area at);
void panel_cards(struct canvas *c, const struct scene *in, struct area at, unsigned first);

#endif
