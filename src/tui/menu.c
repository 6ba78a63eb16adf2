/* One form for all questions. It is built anew whenever an answer changes what else can be asked: another game has
 * other modes, another mode other seats and options. Answers live in struct asking, not in the form, so that they
 * survive the rebuilding. */
#include "tui/menu.h"

#include <stdio.h>
#include <string.h>

#include "shell/examples.h"
#include "text/disk.h"
#include "text/say.h"
#include "tui/form.h"
#include "tui/help.h"

/* Editions that are built in, games that are listed, options of a mode. */
enum { EDITIONS_MAX = 12, SAVED_MAX = 12, OPTIONS_MAX = 8 };

static const char usual_edition[] = USUAL_EDITION, usual_mode[] = USUAL_MODE;

/* Games on disk to choose from. */
struct menu_list {
    unsigned count; /* the newest ones only */
    char path[SAVED_MAX][RECORDING_PATH_MAX];
};

/* Everything that is asked, and what has been answered so far. */
struct asking {
    struct menu *menu;                     /* where the answer goes */
    struct edition *edition[EDITIONS_MAX]; /* open until the menu is left */
    unsigned editions;
    struct form form;
    unsigned game, mode, seats;                    /* numbers in the lists below */
    unsigned player[HG_SEATS_MAX];                 /* 0: a person, otherwise one more than the player's number */
    unsigned option[OPTIONS_MAX];                  /* the number of the value that is chosen; 0 is the usual one */
    const struct edition_mode *modes[FORM_VALUES]; /* of the game that is chosen */
    unsigned mode_count, seat_count[FORM_VALUES], seat_counts; /* numbers of seats that the mode can have */
    /* Rows of the form. */
    unsigned row_seat, row_option, row_language, row_start, row_resume, row_watch, row_leave;
    struct menu_list saved, recorded; /* looked for once, when the menu opens */
    struct canvas canvas;             /* what is shown now, for clicks */
};

/* The first rows are always there. */
enum { ROW_GAME, ROW_MODE, ROW_SEATS };

/* The ladder's casual player, which a beginner can beat; another one where a build has no ladder. */
const struct player *menu_usual_player(void)
{
    static const char *const wanted[] = {"casual", "aggressive"};
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
        if (player_find(wanted[i]) != NULL)
            return player_find(wanted[i]);
    return player_at(0);
}

/* As the form counts players: from 1, since 0 is a person. */
static unsigned usual_number(void)
{
    for (unsigned i = 0; i < player_count(); i++)
        if (player_at(i) == menu_usual_player())
            return i + 1;
    return 1;
}

/* ---- What can be chosen ------------------------------------------------------------------------------------------ */

/* The games that are built in. Those of a folder are played by --edition. */
static bool open_editions(struct asking *a, struct fault *f)
{
    for (unsigned i = 0; i < edition_builtin_count() && a->editions < EDITIONS_MAX; i++) {
        struct edition *e = edition_builtin(edition_builtin_id(i), f);
        if (e == NULL)
            return false;
        if (strcmp(edition_id(e), usual_edition) == 0)
            a->game = a->editions;
        a->edition[a->editions++] = e;
    }
    return a->editions > 0;
}

/* Modes that an edition only describes are left out. */
static void list_modes(struct asking *a)
{
    const struct edition *e = a->edition[a->game];
    a->mode_count = 0;
    for (unsigned i = 0; i < edition_modes(e) && a->mode_count < FORM_VALUES; i++)
        if (edition_mode(e, i)->unavailable == NULL)
            a->modes[a->mode_count++] = edition_mode(e, i);
    if (a->mode >= a->mode_count)
        a->mode = 0;
}

/* Numbers of seats that the mode can be played with; the fewest first. */
static void list_seats(struct asking *a)
{
    const struct edition_mode *mode = a->modes[a->mode];
    a->seat_counts = 0;
    for (unsigned n = 1; n <= HG_SEATS_MAX; n++)
        if (edition_mode_seats(mode, n))
            a->seat_count[a->seat_counts++] = n;
    if (a->seats >= a->seat_counts)
        a->seats = 0;
}

/* A new game: a person against computer players, options as usual. */
static void reset_answers(struct asking *a)
{
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        a->player[i] = i == 0 ? 0 : usual_number();
    memset(a->option, 0, sizeof a->option);
}

/* ---- The form ---------------------------------------------------------------------------------------------------- */

/* The form has room for every row that a menu can have, so that there is one. */
static struct form_row *add_row(struct asking *a, const char *label, const char *about)
{
    struct form_row *row = form_add(&a->form, label);
    snprintf(row->about, sizeof row->about, "%s", about);
    return row;
}

/* What is played, how, and with how many. */
static void add_game(struct asking *a, enum language l)
{
    struct form_row *row =
        add_row(a, say(l, "Game"), say(l, "Left and right change an answer, Enter goes to the next question."));
    for (unsigned i = 0; i < a->editions; i++)
        form_value(row, edition_title(a->edition[i], l));
    row->chosen = a->game;
    row = add_row(a, say(l, "Mode"), say(l, "How it is played; `hegemon show` prints board and rules of each."));
    for (unsigned i = 0; i < a->mode_count; i++)
        form_value(row, a->modes[i]->named.name[l]);
    row->chosen = a->mode;
    row = add_row(a, say(l, "Players"), say(l, "How many take part."));
    for (unsigned i = 0; i < a->seat_counts; i++) {
        char number[8];
        snprintf(number, sizeof number, "%u", a->seat_count[i]);
        form_value(row, number);
    }
    row->chosen = a->seats;
}

/* The first seat is called `me`: most games are played by one person at the keyboard. */
static void add_seats(struct asking *a, enum language l)
{
    a->row_seat = a->form.rows;
    for (unsigned i = 0; i < a->seat_count[a->seats]; i++) {
        char label[FORM_TEXT];
        snprintf(label, sizeof label, say(l, "Seat %u"), i + 1);
        struct form_row *row =
            add_row(a, label, say(l, "You, somebody beside you, or a computer player. All computers: you watch."));
        form_value(row, i == 0 ? say(l, "me") : say(l, "a person here"));
        for (unsigned k = 0; k < player_count(); k++)
            form_value(row, help_player(l, player_at(k)->id));
        row->chosen = a->player[i];
    }
}

/* What an option can be set to, as people say it. */
static const char *value_name(enum language l, const char *value)
{
    static const struct {
        const char *id, *name;
    } names[] = {
        {"on", SAID_IN("option", "yes")},
        {"off", SAID_IN("option", "no")},
        {"0", SAID_IN("option", "none")},
        {"dark4", SAID_IN("option", "4 dark squares")},
        {"all8", SAID_IN("option", "all 8 squares")},
        {"reroll", SAID_IN("option", "roll again")},
        {"defender", SAID_IN("option", "the defender")},
        {"achievements", SAID_IN("option", "goals")},
        {"domination", SAID_IN("option", "domination")},
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(names[i].id, value) == 0)
            return say(l, names[i].name);
    return value;
}

/* Options are told as sentences with a yes or no before them; `?` tells what the command line calls them. */
static void add_options(struct asking *a, enum language l)
{
    const struct edition_mode *mode = a->modes[a->mode];
    a->row_option = a->form.rows;
    for (unsigned i = 0; i < mode->options && i < OPTIONS_MAX; i++) {
        struct form_row *row = add_row(a, mode->option[i].id, mode->option[i].about[l]);
        row->sentence = true;
        for (const char *const *value = mode->option[i].value; *value != NULL; value++)
            form_value(row, value_name(l, *value));
        row->chosen = a->option[i];
    }
}

/* A button with a number in it. */
__attribute__((format(printf, 2, 0))) static void add_list(struct asking *a, const char *format, unsigned count,
                                                           const char *about)
{
    char label[FORM_TEXT];
    snprintf(label, sizeof label, format, count);
    add_row(a, label, about)->button = true;
}

/* Lists without games are left out; the rows' numbers tell the buttons apart, whichever are there. */
static void add_buttons(struct asking *a, enum language l)
{
    struct form_row *row;
    a->row_language = a->form.rows;
    row = add_row(a, say(l, "Language"), "");
    for (unsigned i = 0; i < LANGUAGES; i++)
        form_value(row, say((enum language)i, SAID_IN("name of this language", "English")));
    row->chosen = l;
    a->row_start = a->form.rows;
    row = add_row(a, say(l, "Start"), say(l, "Enter begins. Every action is saved; leave whenever you like."));
    row->button = true;
    a->row_resume = a->form.rows;
    if (a->saved.count > 0)
        add_list(a, say_n(l, "Resume %u saved game", "Resume one of %u saved games", a->saved.count), a->saved.count,
                 say(l, "Games that were left before their end."));
    a->row_watch = a->form.rows;
    if (a->recorded.count > 0)
        add_list(a, say_n(l, "Look at %u recorded game", "Look at one of %u recorded games", a->recorded.count),
                 a->recorded.count, say(l, "Back and forth, with anybody's eyes, and who was strong when."));
    a->row_leave = a->form.rows;
    row = add_row(a, say(l, "Leave"), "");
    row->button = true;
}

/* The cursor stays on its row, or goes to the first one where that is gone. */
static void build(struct asking *a)
{
    unsigned cursor = a->form.cursor;
    enum language l = a->menu->language;
    list_modes(a);
    list_seats(a);
    memset(&a->form, 0, sizeof a->form);
    snprintf(a->form.title, sizeof a->form.title, "HEGEMON");
    add_game(a, l);
    add_seats(a, l);
    add_options(a, l);
    add_buttons(a, l);
    a->form.cursor = cursor < a->form.rows ? cursor : 0;
}

/* Takes the answers out of the form. */
static void read_form(struct asking *a)
{
    const struct form *form = &a->form;
    unsigned seats = a->seat_count[a->seats];
    bool other = form->row[ROW_GAME].chosen != a->game || form->row[ROW_MODE].chosen != a->mode;
    for (unsigned i = 0; i < seats; i++)
        a->player[i] = form->row[a->row_seat + i].chosen;
    for (unsigned i = 0; a->row_option + i < a->row_language; i++)
        a->option[i] = form->row[a->row_option + i].chosen;
    a->menu->language = (enum language)form->row[a->row_language].chosen;
    a->seats = form->row[ROW_SEATS].chosen;
    /* Another game or mode begins with its usual seats and options. */
    if (!other)
        return;
    a->mode = form->row[ROW_GAME].chosen == a->game ? form->row[ROW_MODE].chosen : 0;
    a->game = form->row[ROW_GAME].chosen;
    a->seats = 0;
    reset_answers(a);
}

/* ---- Saved games ------------------------------------------------------------------------------------------------- */

/* A record that can't be read is listed all the same, by its file's name: opening it says what is wrong with it. */
static void label_saved(const char *path, enum language l, char *out, size_t size)
{
    struct fault f;
    struct record_reader *reader = record_open(path, &f);
    const char *slash = strrchr(path, '/');
    const char *name = slash != NULL ? slash + 1 : path;
    if (reader == NULL) {
        snprintf(out, size, "%s", name);
        return;
    }
    const struct edition *e = record_edition(reader);
    const struct edition_mode *mode = edition_find_mode(e, record_header(reader)->mode);
    /* What tells games apart comes first: a narrow screen cuts the end. */
    snprintf(out, size, "%.*s · %s · %s", (int)strcspn(name, "."), name, mode != NULL ? mode->named.name[l] : "",
             edition_title(e, l));
    record_close(reader);
}

/* Says of a game that somebody plays who. Looking at it is free, going on with it is not. */
static bool mark_held(const struct asking *a, const char *path, struct form_row *row)
{
    char holder[DISK_HOLDER_MAX];
    bool held = disk_is_held(path, holder);
    row->about[0] = '\0';
    if (held)
        snprintf(row->about, sizeof row->about,
                 say(a->menu->language, "This game is open in another program (%s); leave it there first."), holder);
    return held;
}

/* A game that is open elsewhere says so in front, where a narrow screen does not cut it. */
static void add_game_of(struct asking *a, const char *path, struct form *form)
{
    char label[FORM_TEXT], marked[FORM_TEXT];
    label_saved(path, a->menu->language, label, sizeof label);
    struct form_row *row = form_add(form, label);
    row->button = true;
    if (!mark_held(a, path, row))
        return;
    snprintf(marked, sizeof marked, "%s %.120s", say(a->menu->language, "(open)"), label);
    memcpy(row->label, marked, sizeof marked);
}

/* What `?` asks for, until a key. */
static void explain(struct asking *a, const struct form *form)
{
    const struct form_row *row = &form->row[form->cursor];
    char more[FORM_TEXT] = "";
    canvas_close(&a->canvas);
    if (!stage_canvas(&a->canvas))
        return;
    if (row->sentence)
        snprintf(more, sizeof more, say(a->menu->language, "In the shell: --option %s=%s"), row->label,
                 a->modes[a->mode]->option[form->cursor - a->row_option].value[row->chosen]);
    form_explain(&a->canvas, form, more, say(a->menu->language, "Enter: back"));
    stage_show(&a->canvas);
    stage_key(-1);
}

/* The size of the terminal is asked for anew each time, so that a changed window shows at the next key. */
static enum form_event show_form(struct asking *a, struct form *form, struct key *key)
{
    canvas_close(&a->canvas);
    if (!stage_canvas(&a->canvas))
        return FORM_LEFT;
    int width = a->canvas.columns < 90 ? a->canvas.columns : 90;
    int height = a->canvas.rows < 34 ? a->canvas.rows : 34;
    form_draw(&a->canvas, form,
              (struct area){(a->canvas.columns - width) / 2, (a->canvas.rows - height) / 2, width, height});
    stage_show(&a->canvas);
    *key = stage_key(-1);
    return form_key(form, key, &a->canvas);
}

/* Which of these games; false to go back. `then` is the answer when one is chosen. */
static bool choose_game(struct asking *a, const struct menu_list *list, enum menu_answer then, enum menu_answer *answer)
{
    struct form form = {.rows = 0};
    struct key key;
    snprintf(form.title, sizeof form.title, "%s",
             then == MENU_WATCH ? say(a->menu->language, "Recorded games") : say(a->menu->language, "Saved games"));
    for (unsigned i = 0; i < list->count; i++)
        add_game_of(a, list->path[i], &form);
    for (;;) {
        enum form_event event = show_form(a, &form, &key);
        if (key.kind == STAGE_STOP) {
            *answer = MENU_STOPPED;
            return true;
        }
        if (event == FORM_LEFT)
            return false;
        if (event != FORM_PRESSED ||
            (then == MENU_RESUME && mark_held(a, list->path[form.cursor], &form.row[form.cursor])))
            continue;
        memcpy(a->menu->path, list->path[form.cursor], sizeof a->menu->path);
        *answer = then;
        return true;
    }
}

/* ---- Asking ------------------------------------------------------------------------------------------------------ */

/* The edition that was chosen goes to the plan, and so to the session, which closes it; all others are closed
 * here. */
static void fill_plan(struct asking *a)
{
    struct session_plan *plan = &a->menu->plan;
    const struct edition_mode *mode = a->modes[a->mode];
    memset(plan, 0, sizeof *plan);
    plan->game = (struct game_name){a->edition[a->game], mode, NULL};
    plan->seats = a->seat_count[a->seats];
    for (unsigned i = 0; i < plan->seats; i++) {
        plan->player[i] = a->player[i] > 0 ? player_at(a->player[i] - 1) : NULL;
        snprintf(plan->person[i], sizeof plan->person[i], i == 0 ? "me" : "person-%u", i + 1);
    }
    for (unsigned i = 0; i < mode->options && i < OPTIONS_MAX; i++)
        if (a->option[i] > 0)
            plan->setting[plan->settings++] = (struct setting){mode->option[i].id, mode->option[i].value[a->option[i]]};
    a->edition[a->game] = NULL;
}

/* Until something is begun, resumed, looked at or left. */
static enum menu_answer ask_form(struct asking *a)
{
    for (;;) {
        struct key key;
        enum menu_answer answer;
        enum form_event event = show_form(a, &a->form, &key);
        if (key.kind == STAGE_STOP)
            return MENU_STOPPED;
        if (event == FORM_LEFT || key_is(&key, "q") || (event == FORM_PRESSED && a->form.cursor == a->row_leave))
            return MENU_LEAVE;
        if (event == FORM_PRESSED && a->form.cursor == a->row_start) {
            fill_plan(a);
            return MENU_BEGIN;
        }
        if (event == FORM_PRESSED && a->form.cursor < a->row_watch && choose_game(a, &a->saved, MENU_RESUME, &answer))
            return answer;
        if (event == FORM_PRESSED && a->form.cursor == a->row_watch &&
            choose_game(a, &a->recorded, MENU_WATCH, &answer))
            return answer;
        if (event == FORM_ASKED)
            explain(a, &a->form);
        /* What is changed may change what else can be asked. */
        if (event != FORM_CHANGED)
            continue;
        read_form(a);
        build(a);
    }
}

/* Where the menu begins; an edition without that mode begins with its first. */
static void choose_usual_mode(struct asking *a)
{
    list_modes(a);
    for (unsigned i = 0; i < a->mode_count; i++)
        if (strcmp(a->modes[i]->named.id, usual_mode) == 0)
            a->mode = i;
}

/* Static, since it is large; there is one menu at a time. */
enum menu_answer menu_run(struct menu *menu, struct fault *f)
{
    static struct asking a;
    enum menu_answer answer = MENU_FAULT;
    memset(&a, 0, sizeof a);
    a.menu = menu;
    if (open_editions(&a, f)) {
        a.saved.count = menu_saved(a.saved.path, SAVED_MAX);
        a.recorded.count = menu_recorded(a.recorded.path, SAVED_MAX);
        choose_usual_mode(&a);
        reset_answers(&a);
        build(&a);
        answer = ask_form(&a);
    }
    for (unsigned i = 0; i < a.editions; i++)
        if (a.edition[i] != NULL)
            edition_close(a.edition[i]);
    canvas_close(&a.canvas);
    return answer;
}
