/* The loop of a recorded game on the screen, and its lines where there is no screen. What it shows is a film
 * (film.h): the record is read once, and may be broken or still be written to. */
#include "tui/replay/replay.h"

#include <stdio.h>
#include <string.h>

#include "shell/cli.h"
#include "shell/stop.h"
#include "text/say.h"

/* Milliseconds from action to action, by speed. */
static const int pause_of[VIEWER_SPEEDS] = {2000, 1000, 500, 250, 100, 30};
enum { USUAL_SPEED = 3 };

/* ---- On the screen ----------------------------------------------------------------------------------------------- */

/* The review goes on between two looks at the keys. What came of it is told. */
static void review(struct viewer *v)
{
    bool enough = marks_go(&v->marks, &v->film);
    if (!enough)
        snprintf(v->message, sizeof v->message, "%s", say(v->language, "there is not enough memory"));
    else if (v->marks.state == MARKS_THERE && v->marks.count == 0)
        snprintf(v->message, sizeof v->message, "%s", say(v->language, "Nothing stands out in this game."));
    else if (v->marks.state == MARKS_THERE)
        snprintf(v->message, sizeof v->message,
                 say_n(v->language, "%u mark on the line of time: n goes to it",
                       "%u marks on the line of time: n and p go from one to the next", v->marks.count),
                 v->marks.count);
    if (v->marks.state == MARKS_THERE)
        v->measure = STRENGTH_CHANCE;
}

/* Draw, wait for a key or for time, act upon it. At the end playing stops. */
static void turn_of_the_loop(struct viewer *v)
{
    bool reviews = v->marks.state == MARKS_COMING;
    viewer_show(v);
    struct key key = stage_key(reviews ? 0 : v->playing ? pause_of[v->speed] : -1);
    if (key.kind == STAGE_TIME && reviews)
        review(v);
    else if (key.kind == STAGE_TIME && v->playing)
        viewer_go(v, v->at + 1);
    else
        viewer_key(v, &key);
    if (v->at == film_last(&v->film))
        v->playing = false;
}

/* A torn last line is what a power cut leaves; broken is all else. */
static bool is_faulty(const struct film *film)
{
    return film->status == RECORD_BROKEN || film->status == RECORD_TORN;
}

/* Of a game that goes on nobody's cards are shown until that is asked for. */
static void prepare(struct viewer *v)
{
    v->eyes = v->film.status == RECORD_UNFINISHED ? HG_SPECTATOR : SCENE_WHOLE;
    v->sheet = is_faulty(&v->film) ? SHEET_FAULT : SHEET_BOARD;
    v->speed = USUAL_SPEED;
}

/* What is wrong with the record is said when the screen is left, and by the exit code. */
static int conclude(const struct viewer *v)
{
    if (is_faulty(&v->film)) {
        cli_complain_fault(&v->film.fault);
        return CLI_NOT_SO;
    }
    return v->stopped ? CLI_STOPPED : CLI_FINE;
}

/* CLI_GO_ON when there is something to be shown. */
static int open_record(struct viewer *v, const char *path, enum language language)
{
    struct fault f;
    memset(v, 0, sizeof *v);
    v->language = language;
    if (!record_readable(path, &f))
        return cli_complain_fault(&f);
    if (film_open(&v->film, path, &f))
        return CLI_GO_ON;
    cli_complain_fault(&f);
    return CLI_NOT_SO;
}

/* Everything that was opened is closed here, whichever step failed. */
int viewer_run(const char *path, enum language language)
{
    static struct viewer v;
    int code = open_record(&v, path, language);
    if (code != CLI_GO_ON)
        return code;
    code = CLI_BAD_INPUT;
    if (!log_open(&v.log)) {
        cli_complain(path, "not enough memory to show this record");
    } else if (!stage_enter()) {
        cli_complain(NULL, "this terminal can't be drawn on; `hegemon replay` prints the game in lines");
    } else {
        prepare(&v);
        while (!v.left && !v.stopped)
            turn_of_the_loop(&v);
        stage_leave();
        code = conclude(&v);
    }
    marks_close(&v.marks);
    canvas_close(&v.canvas);
    log_close(&v.log);
    film_close(&v.film);
    return code;
}

/* ---- In lines ---------------------------------------------------------------------------------------------------- */

/* As `hegemon replay` tells it, without masking: whoever has the file has all of it. */
static void print_frame(const struct viewer *v, unsigned long i)
{
    char actor[STORY_MAX], told[STORY_MAX];
    struct hg_state before, after;
    film_position(&v->film, i - 1, &before);
    film_position(&v->film, i, &after);
    struct story story = {
        v->film.r, record_edition(v->film.reader), v->language, &v->film.frame[i].action, &before, &after, STORY_WHOLE};
    story_actor(&story, actor);
    story_tell(&story, told);
    printf("%5lu  %s  %s\n", i, actor, told);
}

/* Ctrl-C ends it between two lines. */
int viewer_print(const char *path, enum language language)
{
    static struct viewer v;
    int code = open_record(&v, path, language);
    if (code != CLI_GO_ON)
        return code;
    stop_watch();
    for (unsigned long i = 1; i < v.film.count && !stop_wanted(); i++)
        print_frame(&v, i);
    v.stopped = stop_wanted();
    code = conclude(&v);
    film_close(&v.film);
    return code;
}
