/* The page: a frame that is the same for all (page.html), and between its halves the review as JSON, with the board and
 * what changed on it with each action. The script of the frame draws; nothing is loaded from anywhere. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/review/boards.h"
#include "text/sink_file.h"

/* Inside a script no text may end it: the one character that could begin a tag is written by its number. */
struct guard {
    struct sink sink;
    struct sink *to;
};

static const char *write_guarded(struct sink *to, const char *bytes, size_t length)
{
    struct guard *g = to->context;
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] == '<')
            sink_text(g->to, "\\u003c");
        else
            sink_put(g->to, bytes[i]);
    }
    return g->to->failed;
}

static void write_page(const struct sheet *s, struct sink *out)
{
    struct guard guard = {.sink = {.write = write_guarded}, .to = out};
    struct json j = {&guard.sink, false};
    guard.sink.context = &guard;
    sink_text(out, review_page_before);
    json_open(&j, '{');
    json_key(&j, "review");
    sheet_json(s, &j);
    boards_write(&j, s);
    json_key(&j, "words");
    sheet_words(s->language, &j);
    json_close(&j, '}');
    sink_text(out, review_page_behind);
}

/* An older page of that name is replaced when the new one is whole. */
bool sheet_page(const struct sheet *s, const char *path, struct fault *f)
{
    FILE *file = fopen(path, "wbe");
    if (file == NULL)
        return fault_at(f, path, 0, "the page can't be written: %s", strerror(errno));
    struct sink out = sink_file(file);
    write_page(s, &out);
    bool whole = out.failed == NULL;
    if (!sink_close(&out) || !whole)
        return fault_at(f, path, 0, "the page can't be written: %s", out.failed);
    return true;
}
