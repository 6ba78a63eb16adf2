/* Reads out of lines that are about to be stored what the list of games and the list of people need: the host writes
 * nothing but lines, so these lists can always be made again from them. */
#include "server/base/news.h"

#include <string.h>

#include "host/lines.h"

static void note_person(struct news *news, const struct game_key *hash)
{
    if (news->people < NEWS_PEOPLE)
        news->person[news->people++] = *hash;
}

/* A line that can't be read is no news; that it is well-formed is the host's business. */
static void read_news(const struct base_request *r, const struct base_entry *e, struct news *news)
{
    char text[STORE_LINE_MAX];
    struct host_line line;
    struct fault ignored;
    memcpy(text, r->text + e->at, e->length);
    text[e->length] = '\0';
    if (!host_line_read(text, e->number, &line, &ignored))
        return;
    news->time = line.time;
    if (e->number == 1)
        news->created = line.time;
    if (line.word == HOST_LINE_PLAYING && news->state < BASE_PLAYING)
        news->state = BASE_PLAYING;
    if (line.word == HOST_LINE_OVER || line.word == HOST_LINE_STOPPED)
        news->state = BASE_OVER;
    if (line.word == HOST_LINE_FORGET) {
        news->forget = true;
        news->seat = line.seat;
    }
    if (line.word == HOST_LINE_TABLE)
        note_person(news, &line.key[1]);
    if (line.word == HOST_LINE_PERSON || line.word == HOST_LINE_PROGRAM)
        note_person(news, &line.key[0]);
}

struct news news_of(const struct base_request *r)
{
    struct news news = {.state = BASE_OPEN};
    for (unsigned i = 0; i < r->entries; i++)
        if (r->entry[i].log == STORE_TABLE)
            read_news(r, &r->entry[i], &news);
    return news;
}
