/* The lines themselves are written by table/botline.c, which programs here are told by as well. */
#include "wire/lines.h"

#include <stdio.h>

#include "table/botline.h"
#include "text/record/record.h"
#include "wire/wire.h"

/* A game as botline.h wants it; it points into itself and into the wire's. */
struct told_game {
    struct bot_game game;
    struct setting setting[RECORD_SETTINGS_MAX];
    char name[2 * RECORD_WORD_MAX];
};

static const struct bot_game *tell_of(const struct wire_game *g, struct told_game *out)
{
    snprintf(out->name, sizeof out->name, "%s/%s", edition_id(g->edition), g->mode->named.id);
    for (unsigned i = 0; i < g->settings; i++)
        out->setting[i] = (struct setting){g->setting[i].id, g->setting[i].value};
    out->game = (struct bot_game){
        g->rules, edition_names(g->edition), out->name, out->setting, g->settings, g->edition,
    };
    return &out->game;
}

void wire_lines_hegemon(struct sink *out)
{
    botline_hegemon(out);
}

void wire_lines_game(const struct wire_game *g, const struct bot_place *place, struct sink *out)
{
    struct told_game told;
    botline_game(tell_of(g, &told), place, out);
}

void wire_lines_step(const struct wire_game *g, const struct wire_step *step, struct sink *out)
{
    struct told_game told;
    botline_action(tell_of(g, &told), &step->a, out);
}

void wire_lines_question(const struct wire_game *g, const struct hg_view *v, struct sink *out)
{
    struct told_game told;
    struct hg_choices choices;
    hg_choices(g->rules, &v->position, &choices);
    botline_question(tell_of(g, &told), v, &choices, out);
}

/* A game at its cap of rounds has an end line of its own, but people who stop one leave it open. */
void wire_lines_end(const struct wire_ending *e, struct sink *out)
{
    char line[RECORD_END_MAX];
    if (e->stopped || record_end_line(&e->view->position, line) == NULL)
        snprintf(line, sizeof line, "end stopped");
    sink_print(out, "%s\n", line);
}

void wire_lines_fault(unsigned number, const char *sentence, struct sink *out)
{
    botline_fault(number, sentence, out);
}

void wire_lines_refuse(enum wire_refusal why, const char *more, struct sink *out)
{
    sink_print(out, "refuse %s %s\n", wire_refusal_word(why), more != NULL ? more : wire_refusal_sentence(why));
}

void wire_lines_bye(unsigned seconds, struct sink *out)
{
    sink_print(out, "bye %u\n", seconds);
}

void wire_lines_rematch(const char *table, struct sink *out)
{
    sink_print(out, "rematch %s\n", table);
}

bool wire_lines_read(const struct wire_game *g, uint8_t seat, const char *line, struct hg_action *a, struct fault *f)
{
    struct told_game told;
    return botline_read(tell_of(g, &told), seat, line, a, f);
}
