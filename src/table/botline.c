/* Text is printed with the notation, positions and choices that records and JSON have, so a bot that reads one reads
 * all. */
#include "table/botline.h"

#include <inttypes.h>
#include <string.h>

#include "text/boxes.h"
#include "text/notation.h"
#include "text/position.h"
#include "text/rules_json/rules_json.h"

void botline_hegemon(struct sink *out)
{
    sink_print(out, "hegemon %d\n", BOT_PROTOCOL);
}

static void put_rules(const struct bot_game *g, struct sink *out)
{
    struct json j = {out, false};
    sink_text(out, "rules ");
    rules_json(&j, g->r, g->edition);
    sink_put(out, '\n');
}

void botline_game(const struct bot_game *g, const struct bot_place *place, struct sink *out)
{
    sink_print(out, "newgame %s %u %u\n", g->name, g->r->seats, place->seat + 1u);
    for (unsigned i = 0; i < g->settings; i++)
        sink_print(out, "option %s %s\n", g->setting[i].id, g->setting[i].value);
    sink_print(out, "limit %" PRIu64 "\nrandom %" PRIu64 "\n", place->limit, place->random);
    if (g->edition != NULL)
        put_rules(g, out);
}

void botline_action(const struct bot_game *g, const struct hg_action *a, struct sink *out)
{
    char text[NOTATION_MAX], seat[8];
    notation_seat(a->seat, seat);
    notation_print(g->r, g->names, a, text);
    sink_print(out, "action %s %s\n", seat, text);
}

void botline_question(const struct bot_game *g, const struct hg_view *v, const struct hg_choices *choices,
                      struct sink *out)
{
    sink_text(out, "view ");
    position_json(g->r, g->names, &v->position, out);
    sink_put(out, '\n');
    for (unsigned i = 0; i < choices->count; i++)
        box_print(g->r, g->names, &choices->box[i], "choice ", out);
    sink_text(out, "go\n");
}

void botline_fault(unsigned number, const char *sentence, struct sink *out)
{
    sink_print(out, "fault %u of %d: %s\n", number, BOT_FAULTS_MAX, sentence);
}

/* "do" is no beginning of "done": a word ends at a blank or with the line. */
bool botline_is(const char *line, const char *word)
{
    size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && (line[length] == '\0' || line[length] == ' ');
}

bool botline_read(const struct bot_game *g, uint8_t seat, const char *line, struct hg_action *a, struct fault *f)
{
    if (!botline_is(line, "do") || line[2] == '\0')
        return fault_at(f, NULL, 0, "expected `do ACTION`, found \"%.40s\"", line);
    return notation_parse(g->r, g->names, seat, line + 3, a, f);
}
