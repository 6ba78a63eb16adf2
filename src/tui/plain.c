/* Lines. What is asked is answered in the notation; a few words more ask for help, the board, the choices. The same
 * questions, orders and curtain as on the screen (play.h), so that a game may be begun here and gone on with there.
 * Output is flushed before every line is read, for programs that wait for it. */
#include "tui/plain.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/bits.h"
#include "shell/stop.h"
#include "shell/term.h"
#include "text/position.h"
#include "text/say.h"
#include "tui/help.h"
#include "tui/menu.h"

/* The board as it is printed; bytes of a line; choices that are listed, lines that are told again. */
enum { BOARD_COLUMNS = 80, BOARD_ROWS = 18, LINE_MAX_BYTES = 1024, LISTED = 40, RETOLD = 20 };

/* ---- Showing ----------------------------------------------------------------------------------------------------- */

/* The newest line of the story. */
static void tell(struct play *p)
{
    char text[LOG_TEXT];
    uint8_t army;
    play_look(p);
    if (log_tell(&p->log, &p->scene, 0, text, &army))
        puts(text);
}

/* Drawn on a canvas of its own, and printed without inks. */
static void print_board(struct play *p)
{
    struct canvas c;
    p->asking = false;
    play_look(p);
    if (!canvas_open(&c, BOARD_COLUMNS, BOARD_ROWS + (int)p->scene.sides))
        return;
    board_draw(&c, &p->scene, (struct area){0, 0, BOARD_COLUMNS, BOARD_ROWS});
    panel_seats(&c, &p->scene, (struct area){0, BOARD_ROWS, BOARD_COLUMNS, (int)p->scene.sides});
    canvas_print(&c, stdout);
    canvas_close(&c);
}

/* Each box as one line of notation, its ranges spelled out. */
static void print_choices(struct play *p)
{
    char text[NOTATION_MAX];
    unsigned listed = 0;
    for (unsigned i = 0; i < p->ask.choices.count && listed < LISTED; i++) {
        const struct hg_choice *box = &p->ask.choices.box[i];
        struct hg_action a = hg_choice_nth(box, 0);
        uint64_t to = box->to;
        do {
            if (to != 0)
                a.to = (uint8_t)take_lowest(&to);
            notation_print(p->session->rules, p->session->names, &a, text);
            if (box->n.hi > box->n.lo)
                printf(say(p->language, "  %s (up to %u)\n"), text, box->n.hi);
            else
                printf("  %s\n", text);
            listed++;
        } while (to != 0 && listed < LISTED);
    }
    if (listed == LISTED)
        puts("  …");
}

/* What the rules say to the question, with the IDs that their catalogue has. */
static void print_help(struct play *p)
{
    const struct question *help = question_of(p->scene.r, p->scene.s);
    printf("%s\n%s (%s)\n%s\n", help_question(&p->scene), help_said(&p->scene, help->rule),
           question_rules(p->scene.r, help),
           say(p->language, "Type an action, or: choices, board, cards, hint, auto, undo, resign, help, quit."));
}

/* With their ids, which is what is typed to play them. */
static void print_cards(struct play *p)
{
    struct hg_set hand = scene_hand(&p->scene);
    for (unsigned word = 0; word < 2; word++)
        while (hand.word[word] != 0) {
            struct edition_card card = edition_card(p->scene.edition, 64 * word + take_lowest(&hand.word[word]));
            printf("  %s · %s%s%s\n", card.named->id, card.named->name[p->language], card.text[p->language] ? ": " : "",
                   card.text[p->language] ? card.text[p->language] : "");
        }
}

/* As `h` on the screen. */
static void print_hint(struct play *p)
{
    char text[NOTATION_MAX], why[256];
    struct thought thought;
    thought_lot(&thought);
    struct hg_action a = play_advice(p, p->viewer, play_adviser(), &thought);
    notation_print(p->session->rules, p->session->names, &a, text);
    help_thought(&p->scene, &thought, why, sizeof why);
    printf(say(p->language, "%s would play: %s. %s"), help_player(p->language, play_adviser()->id), text, why);
    putchar('\n');
}

/* ---- Answering --------------------------------------------------------------------------------------------------- */

/* The rules of undoing are the session's: nothing that others have seen is taken back. */
static void take_back(struct play *p)
{
    struct hg_state before = p->session->table.state;
    struct hg_action a = hg_blank(RECORD_UNDO, p->viewer);
    if (!session_can_undo(p->session, p->viewer) || session_undo(p->session, p->viewer, &p->fault) != TABLE_ACTED) {
        puts(say(p->language, "Nothing can be taken back: dice, another player or a card shown came last."));
        return;
    }
    play_note(p, &a, &before);
    p->asking = false;
}

/* The notation is read by the same function as what is typed on the screen. */
static void submit(struct play *p, const char *line)
{
    snprintf(p->line, sizeof p->line, "%.*s", NOTATION_MAX - 1, line);
    p->message[0] = '\0';
    play_submit_line(p);
    if (p->message[0] != '\0')
        puts(p->message);
    else if (!p->order.on)
        tell(p);
}

/* `auto`: one decision, by the player that seats have as usual. */
static void decide(struct play *p)
{
    struct hg_action a = play_advice(p, p->viewer, menu_usual_player(), NULL);
    play_submit(p, &a);
    tell(p);
}

/* A word of the table, or an action. An empty line helps, so that nobody is stuck. */
static void answer(struct play *p, const char *line)
{
    static const struct {
        const char *word;
        void (*act)(struct play *p);
    } words[] = {
        {"help", print_help},       {"?", print_help},      {"board", print_board},
        {"choices", print_choices}, {"hint", print_hint},   {"undo", take_back},
        {"auto", decide},           {"cards", print_cards}, {"", print_help},
    };
    if (strcmp(line, "quit") == 0) {
        p->end = PLAY_LEFT;
        return;
    }
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(words[i].word, line) == 0) {
            words[i].act(p);
            return;
        }
    submit(p, line);
}

/* False at the end of the input. */
static bool read_line(struct play *p, char line[LINE_MAX_BYTES])
{
    fflush(stdout);
    if (fgets(line, LINE_MAX_BYTES, stdin) == NULL) {
        p->end = stop_wanted() ? PLAY_STOPPED : PLAY_LEFT;
        return false;
    }
    line[strcspn(line, "\r\n")] = '\0';
    return true;
}

/* The prompt is for people only: a program that feeds lines reads none. */
static void read_answer(struct play *p)
{
    char line[LINE_MAX_BYTES];
    if (isatty(STDIN_FILENO) == 1)
        printf("%u> ", p->viewer + 1u);
    if (read_line(p, line))
        answer(p, line);
}

/* ---- The curtain ------------------------------------------------------------------------------------------------- */

/* What the last player saw must not stand there for the next. A terminal that knows no commands is scrolled. */
static void wipe(void)
{
    struct term t = term_of(stdout);
    const char *kind = getenv("TERM");
    if (!t.terminal)
        return;
    /* Cursor home, screen and the lines that have scrolled away. */
    if (kind != NULL && strcmp(kind, "dumb") != 0)
        fputs("\033[H\033[2J\033[3J", stdout);
    else
        for (unsigned i = 0; i < t.rows; i++)
            putchar('\n');
}

/* What happened since the seat last looked, as it may know it. */
static void retell(struct play *p)
{
    char text[LOG_TEXT];
    uint8_t army;
    unsigned long news = p->log.count - p->told[p->viewer];
    p->told[p->viewer] = p->log.count;
    play_look(p);
    for (unsigned long i = news < RETOLD ? news : RETOLD; i > 0; i--)
        if (log_tell(&p->log, &p->scene, i - 1, text, &army))
            puts(text);
}

/* Any line is as good as Enter, so that a list of answers is never stuck here. */
static bool curtain(struct play *p, uint8_t seat)
{
    char line[LINE_MAX_BYTES], who[SIDE_NAME_MAX + RECORD_WORD_MAX + 4];
    p->viewer = HG_SPECTATOR;
    play_look(p);
    wipe();
    play_who(p, seat, who, sizeof who);
    printf(say(p->language, "%s is next."), who);
    printf("\n%s\n", say(p->language, "Let only this player look at the screen, then press Enter."));
    if (!read_line(p, line))
        return false;
    if (strcmp(line, "quit") == 0) {
        p->end = PLAY_LEFT;
        return false;
    }
    p->viewer = seat;
    p->alone = true;
    retell(p);
    return true;
}

/* ---- The loop ---------------------------------------------------------------------------------------------------- */

/* The heading with a name comes when somebody else is asked than before. */
static void ask_person(struct play *p, uint8_t seat)
{
    struct hg_action a;
    char who[SIDE_NAME_MAX + RECORD_WORD_MAX + 4];
    if (play_answers_itself(p, seat, &a)) {
        play_submit(p, &a);
        tell(p);
        return;
    }
    if (!play_let_look(p, seat))
        return;
    if (!p->asking) {
        play_ask(p);
        play_who(p, seat, who, sizeof who);
        if (p->asked != seat)
            printf("\n— %s —\n", who);
        p->asked = seat;
        if (p->message[0] != '\0')
            puts(p->message);
        p->message[0] = '\0';
        printf("%s\n", help_question(&p->scene));
    }
    read_answer(p);
}

/* Everybody who is no person, and chance. */
static void advance(struct play *p)
{
    struct hg_state before = p->session->table.state;
    struct hg_action a;
    switch (session_advance(p->session, &a, &p->fault)) {
    case TABLE_ACTED:
        play_note(p, &a, &before);
        tell(p);
        return;
    case TABLE_OVER:
        p->end = PLAY_OVER;
        return;
    case TABLE_WAITS:
        return;
    case TABLE_FAULT:
        p->end = PLAY_FAULT;
    }
}

/* One action, or one line read. */
static void step(struct play *p)
{
    const struct table *t = &p->session->table;
    uint8_t actor = hg_actor(&t->state);
    if (stop_wanted())
        p->end = PLAY_STOPPED;
    else if (t->failed)
        p->end = PLAY_FAULT;
    else if (!t->state.over && actor < t->rules->seats && t->player[actor] == NULL)
        ask_person(p, actor);
    else {
        p->asking = false;
        play_choose_viewer(p);
        advance(p);
    }
}

/* Static, since the story's positions make it large. */
enum play_end plain_run(struct session *session, enum language language, struct fault *f)
{
    static struct play p;
    if (!play_begin(&p, session, language, curtain, f))
        return PLAY_FAULT;
    printf("HEGEMON · %s · %s\n", edition_title(session->edition, language), session->mode->named.name[language]);
    if (p.message[0] != '\0')
        puts(p.message);
    while (p.end == PLAY_GOES_ON)
        step(&p);
    *f = p.fault;
    log_close(&p.log);
    return p.end;
}
