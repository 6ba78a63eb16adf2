/* `hegemon play`: arguments, menu, game, and what is said when the screen is left. A game comes from arguments, from
 * the menu, from a record, or from the game before it (a rematch); from then on all are the same. */
#include "tui/tui.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "front/again.h"
#include "shell/examples.h"
#include "shell/gameargs.h"
#include "shell/stop.h"
#include "shell/term.h"
#include "stories/endings.h"
#include "stories/seats.h"
#include "text/say.h"
#include "text/utf8.h"
#include "text/words.h"
#include "tui/contribute.h"
#include "tui/menu.h"
#include "tui/plain.h"
#include "tui/play.h"
#include "tui/replay/replay.h"
#include "tui/reviewed.h"

/* What was said on the command line. */
struct args {
    struct cli_common common;
    struct game_args game;
    const char *players, *record, *resume, *replay;
    uint64_t speed;
    bool plain;
};

static const char usual_game[] = USUAL_GAME;

enum { KEY_PLAYERS = CLI_KEY_OWN, KEY_RECORD, KEY_RESUME, KEY_REPLAY, KEY_SPEED, KEY_PLAIN };

static const struct argp_option options[] = {
    {"players", KEY_PLAYERS, "LIST", 0,
     SAID("Who plays, by seat: me, a computer player, or any other name for a person"), 1},
    {"seats", GAME_KEY_SEATS, "N", 0, SAID("Number of players (default: as many as --players has, or the fewest)"), 1},
    GAME_OPTION_OPTION,
    {"record", KEY_RECORD, "FILE", 0,
     SAID("Where the game is saved (default: a new file below ~/.local/state/hegemon)"), 1},
    {"resume", KEY_RESUME, "FILE", 0, SAID("Go on with a saved game"), 1},
    {"replay", KEY_REPLAY, "FILE", 0, SAID("Look at a recorded game: back and forth, with anybody's eyes"), 1},
    {"speed", KEY_SPEED, "0..4", 0, SAID("How long others' actions are shown: 0 not at all, 4 long (default: 2)"), 1},
    {"plain", KEY_PLAIN, NULL, 0, SAID("Lines instead of a screen, as without a terminal"), 1},
    CLI_OPTION_EDITION,
    CLI_OPTION_LANG,
    CLI_OPTION_HELP,
    {0},
};

static const struct cli_value values[] = {
    CLI_TEXT_INTO(KEY_PLAYERS, struct args, players),
    CLI_TEXT_INTO(KEY_RECORD, struct args, record),
    CLI_TEXT_INTO(KEY_RESUME, struct args, resume),
    CLI_TEXT_INTO(KEY_REPLAY, struct args, replay),
    CLI_NUMBER_INTO(KEY_SPEED, struct args, speed, "--speed", 0, PLAY_SPEEDS - 1),
    CLI_FLAG_INTO(KEY_PLAIN, struct args, plain),
    CLI_VALUES_END,
};

/* Arguments of games in general are read by shell/gameargs.h. */
static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    error_t error = cli_take(values, key, arg, args);
    return error == ARGP_ERR_UNKNOWN ? game_args_parse(key, arg, &args->game, &args->common) : error;
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "[EDITION/MODE]",
    .doc =
        "Plays a game on this terminal, against computer players or people beside you. Without a game it asks; Enter "
        "at every question begins one.\v"
        "Every action is saved when it is confirmed, so nothing is lost by Ctrl-C, a closed window or a crash. In the "
        "game `?` tells what the rules say and what the keys do; actions may be typed, too (`:`). Without a terminal "
        "it reads actions as lines.\n\n"
        "Examples:\n"
        "  hegemon play\n"
        "  hegemon play " EXAMPLE_GOALS " --players me,hard,casual\n"
        "  hegemon play " USUAL_GAME " --players anna,ben,casual --lang fr\n"
        "  hegemon play " EXAMPLE_GRID " --players hard,hard --speed 1\n"
        "  hegemon play --resume ~/.local/state/hegemon/basic-20260101-200000.hgr\n"
        "  hegemon play --replay game.hgr\n\n"
        "Exit codes: 0 fine, 1 the record is broken, 2 bad input or a record that another program has open, 130 "
        "stopped "
        "by Ctrl-C.",
};

/* A game to begin, or one to go on with. */
struct start {
    struct session_plan plan;
    const char *resume;
};

/* ---- The plan ---------------------------------------------------------------------------------------------------- */

/* Names go into records, where blanks and # have a meaning. */
static bool is_word(const char *text, size_t length)
{
    return length > 0 && length < RECORD_WORD_MAX && strcspn(text, " \t\n#") >= length;
}

/* A name that is nearly a computer player's is a mistake rather than somebody's name. */
static bool is_name(const char *name, struct fault *f)
{
    struct nearest nearest = {NULL, 0};
    for (unsigned i = 0; i < player_count(); i++)
        nearest_try(&nearest, (struct word){name, strlen(name)}, player_at(i)->id);
    return nearest.best == NULL || strcmp(name, "me") == 0 ||
           fault_at(f, "--players", 0, "there is no player \"%s\"; did you mean %s? A person needs another name", name,
                    nearest.best);
}

/* A list that is shorter than the seats is filled up with the usual ones. */
static bool seat_list(const struct args *args, struct session_plan *plan, struct fault *f)
{
    unsigned seat = 0;
    for (const char *at = args->players; at != NULL; seat++) {
        char name[RECORD_WORD_MAX];
        size_t length = strcspn(at, ",");
        if (seat == HG_SEATS_MAX)
            return fault_at(f, "--players", 0, "there are at most %d seats", HG_SEATS_MAX);
        if (!is_word(at, length))
            return fault_at(f, "--players", 0, "\"%.60s\" is no list of names; write me,hard,casual for example", at);
        snprintf(name, sizeof name, "%.*s", (int)length, at);
        if (utf8_find_hidden(name) != NULL)
            return fault_at(f, "--players", 0, "a name holds no characters that can't be shown: \"%s\"", name);
        plan->player[seat] = player_find(name);
        if (plan->player[seat] == NULL && !is_name(name, f))
            return false;
        memcpy(plan->person[seat], name, sizeof name);
        at = at[length] == ',' ? at + length + 1 : NULL;
    }
    plan->seats = seat;
    return true;
}

/* Nobody said who sits there. */
static void seat_usual(struct session_plan *plan, unsigned from)
{
    for (unsigned i = from; i < plan->seats; i++) {
        plan->player[i] = i == 0 ? NULL : menu_usual_player();
        snprintf(plan->person[i], sizeof plan->person[i], i == 0 ? "me" : "person-%u", i + 1);
    }
}

/* A game named by arguments. What is not said is as usual: a person against computer players. */
static bool plan_game(const struct args *args, const char *name, struct session_plan *plan, struct fault *f)
{
    memset(plan, 0, sizeof *plan);
    if (args->players != NULL && !seat_list(args, plan, f))
        return false;
    uint64_t seats = args->game.seats > 0 ? args->game.seats : plan->seats;
    if (args->game.seats > 0 && plan->seats > args->game.seats)
        return fault_at(f, "--players", 0, "there are %u names for %u seats", plan->seats, (unsigned)args->game.seats);
    if (!game_find_playable(name, args->common.folder, &seats, &plan->game, f))
        return false;
    unsigned named = plan->seats;
    plan->seats = (unsigned)seats;
    seat_usual(plan, named);
    plan->settings = args->game.settings;
    memcpy(plan->setting, args->game.setting, sizeof plan->setting);
    return true;
}

/* ---- Afterwards -------------------------------------------------------------------------------------------------- */

/* With the program's name as it was called, so that the line can be pasted. */
static void print_how_to_resume(const struct session *s, enum language l)
{
    char path[RECORDING_PATH_MAX];
    recording_shorten(s->path, path);
    printf("%s\n  %s play --resume %s\n", say(l, "The game is saved. Go on with it by"), program_invocation_name, path);
}

/* Who has won, why it ended, and how to look at it. */
static void print_result(const struct session *s, enum language l)
{
    char path[RECORDING_PATH_MAX];
    const struct hg_state *at = &s->table.state;
    recording_shorten(s->path, path);
    for (unsigned i = 0; i < s->rules->seats; i++) {
        char name[SEAT_NAME_MAX];
        if ((at->winners >> i & 1) == 0)
            continue;
        seat_name(s->rules, s->names, l, at, i, name);
        printf(say(l, "★ Victory for %s\n"), name);
    }
    if (at->winners == 0)
        puts(say(l, "Nobody has won."));
    if (s->table.capped)
        puts(say(l, "The limit of rounds was reached."));
    else {
        printf(say(l, "How it ended: %s."), ending_name(ending_of(s->rules, at), l));
        putchar('\n');
    }
    printf("%s\n  %s play --replay %s\n", say(l, "Look at the whole game by"), program_invocation_name, path);
}

/* Closes the session and says how it stands. */
static int conclude(struct session *s, enum play_end end, enum language l, struct fault *f)
{
    struct fault closing;
    bool over = s->table.state.over || s->table.capped;
    if (end == PLAY_FAULT)
        cli_complain_fault(f);
    else if (over)
        print_result(s, l);
    else
        print_how_to_resume(s, l);
    fflush(stdout);
    bool closed = session_close(s, &closing);
    if (!closed && end != PLAY_FAULT)
        cli_complain_fault(&closing);
    if (end == PLAY_FAULT || !closed)
        return CLI_BAD_INPUT;
    return end == PLAY_STOPPED ? CLI_STOPPED : CLI_FINE;
}

/* ---- Running ----------------------------------------------------------------------------------------------------- */

/* Arguments alone mean the usual game. */
static const char *game_named(const struct args *args)
{
    return args->game.name != NULL || args->common.folder != NULL ? args->game.name : usual_game;
}

/* A finished game is no fault of the file. */
static int resume_code(enum record_status status, const char *path, const struct fault *f)
{
    if (status == RECORD_FINISHED)
        return cli_complain(path, "this game is over; `hegemon play --replay` shows it");
    cli_complain_fault(f);
    return status == RECORD_UNREADABLE ? CLI_BAD_INPUT : CLI_NOT_SO;
}

/* From a file, or from a plan. CLI_GO_ON when the session is ready. */
static int open_session(struct session *s, const struct start *start, const char *record)
{
    struct fault f;
    if (start->resume != NULL) {
        enum record_status status = session_resume(s, start->resume, &f);
        return status == RECORD_UNFINISHED ? CLI_GO_ON : resume_code(status, start->resume, &f);
    }
    return session_begin(s, &start->plan, record, &f) ? CLI_GO_ON : cli_complain_fault(&f);
}

/* Asks the menu what to play. CLI_GO_ON with a plan or with a record to resume. */
static int ask_menu(struct menu *menu, struct start *start)
{
    struct fault f;
    enum menu_answer answer = menu_run(menu, &f);
    stage_leave();
    switch (answer) {
    case MENU_BEGIN:
        start->plan = menu->plan;
        return CLI_GO_ON;
    case MENU_RESUME:
        start->resume = menu->path;
        return CLI_GO_ON;
    case MENU_WATCH:
        return viewer_run(menu->path, menu->language);
    case MENU_LEAVE:
        return CLI_FINE;
    case MENU_STOPPED:
        return CLI_STOPPED;
    case MENU_FAULT:
        break;
    }
    return cli_complain_fault(&f);
}

/* Any of these arguments means that the menu is not wanted. */
static bool is_said(const struct args *args)
{
    return args->game.name != NULL || args->players != NULL || args->game.seats > 0 || args->game.settings > 0 ||
           args->common.folder != NULL;
}

/* The first game, by arguments or by the menu. */
static int first_game(const struct args *args, bool screen, struct menu *menu, struct start *start)
{
    struct fault f;
    start->resume = args->resume;
    if (start->resume == NULL && screen && !is_said(args) && stage_enter())
        return ask_menu(menu, start);
    if (start->resume == NULL && !plan_game(args, game_named(args), &start->plan, &f))
        return cli_complain_fault(&f);
    return CLI_GO_ON;
}

/* One game from its beginning to its end. `record` NULL: a new file. The session keeps its path. */
static int one_game(const struct args *args, struct start *start, const char *record, bool screen, enum language l,
                    struct session *session, enum play_after *after)
{
    struct contribute contribute;
    struct fault f;
    if (start->resume == NULL)
        contribute_by(&contribute, &start->plan, l, screen);
    int code = open_session(session, start, record);
    if (code != CLI_GO_ON)
        return code;
    stop_watch();
    screen = screen && stage_enter();
    enum play_end end = screen ? play_run(session, l, (unsigned)args->speed, after, &f) : plain_run(session, l, &f);
    stage_leave();
    return conclude(session, end, l, &f);
}

/* What is wanted after a game: to look at it and to judge it come before everything else. */
static enum play_after look_back(const char *path, enum play_after after, enum language l)
{
    while (after == AFTER_REPLAY || after == AFTER_REVIEW)
        after = (after == AFTER_REPLAY ? viewer_run : reviewed_run)(path, l) == CLI_FINE ? after_ask(l) : AFTER_LEAVE;
    return after;
}

/* Once more with the same seats and options, or whatever the menu says. */
static int next_game(const struct args *args, enum play_after after, const char *path, struct menu *menu,
                     struct start *start)
{
    static struct again again;
    struct fault f;
    memset(start, 0, sizeof *start);
    if (after == AFTER_MENU)
        return stage_enter() ? ask_menu(menu, start) : CLI_FINE;
    if (!game_again(path, args->common.folder, &again, &f))
        return cli_complain_fault(&f);
    start->plan = again.plan;
    return CLI_GO_ON;
}

/* A terminal that can't be drawn on gets lines, like everything that is none. */
static int play(const struct args *args, bool screen)
{
    static struct session session;
    static struct menu menu;
    static struct start start;
    const char *record = args->record;
    menu.language = args->common.language;
    int code = first_game(args, screen, &menu, &start);
    while (code == CLI_GO_ON) {
        enum play_after after = AFTER_LEAVE;
        code = one_game(args, &start, record, screen, menu.language, &session, &after);
        if (code == CLI_FINE)
            after = look_back(session.path, after, menu.language);
        if (code != CLI_FINE || after == AFTER_LEAVE)
            return code;
        record = NULL; /* the next game gets a file of its own */
        code = next_game(args, after, session.path, &menu, &start);
    }
    return code;
}

/* Arguments that contradict each other are refused before anything is opened. */
static int run(int argc, char **argv)
{
    struct args args = {.speed = 2};
    int code = cli_parse(&argp, "play", argc, argv, &args.common);
    if (code != CLI_GO_ON)
        return code;
    /* A record says itself what is played and by whom. */
    const char *saved = args.replay != NULL ? "--replay" : args.resume != NULL ? "--resume" : NULL;
    if (saved != NULL &&
        (args.game.name != NULL || args.players != NULL || args.game.settings > 0 || args.record != NULL))
        return cli_complain(saved, "a saved game brings its own mode and players; leave the other arguments out");
    if (args.replay != NULL && args.resume != NULL)
        return cli_complain("--replay", "look at a game or go on with it; leave --resume out");
    bool lines = args.plain || !stage_possible();
    if (args.replay != NULL)
        return cli_finish((lines ? viewer_print : viewer_run)(args.replay, args.common.language));
    return cli_finish(play(&args, !lines));
}

const struct command command_play = {"play", SAID("play a game on this terminal"), run};
