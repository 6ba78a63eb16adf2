#include "server/records.h"

#include <stdlib.h>
#include <string.h>

#include "server/answer.h"
#include "server/budget.h"
#include "server/drive.h"
#include "server/readings.h"

static const char type[] = "text/plain; charset=utf-8";

/* A request whose record is being read. */
struct recording {
    struct posted posted;
    struct server *s;
    struct job job;
    struct origin *origin;
    uint64_t asked; /* the connection */
    char table[HOST_TABLE_MAX];
    uint64_t lines;
    struct sink_memory text;
    bool read;
    struct fault fault; /* why it could not be read */
};

/* ---- On a reader's thread ---------------------------------------------------------------------------------------- */

static struct recording *recording_of(struct job *j)
{
    return (struct recording *)((char *)j - offsetof(struct recording, job));
}

static bool put_line(void *context, uint64_t number, const char *line, size_t length)
{
    struct sink *out = context;
    (void)number;
    sink_write(out, line, length);
    sink_put(out, '\n');
    return out->failed == NULL;
}

static void read_record(struct job *j, void *own)
{
    struct recording *r = recording_of(j);
    const struct reader_room *room = own;
    r->read = base_read_on(room->base, r->table, STORE_RECORD, 1, put_line, &r->text.sink, &r->fault);
}

static void on_read(struct job *j)
{
    struct recording *r = recording_of(j);
    if (!net_post(r->s->net, 0, r))
        abort();
}

/* ---- What is kept ------------------------------------------------------------------------------------------------ */

static struct net_blob *find(struct records *all, const char *table, uint64_t lines)
{
    for (unsigned i = 0; i < RECORDS_KEPT; i++) {
        struct record_kept *k = &all->kept[i];
        if (k->text == NULL || k->lines != lines || strcmp(k->table, table) != 0)
            continue;
        k->used = ++all->uses;
        return k->text;
    }
    return NULL;
}

/* In the place of the one that nobody has asked for the longest. */
static void keep(struct records *all, const struct recording *r, struct net_blob *text)
{
    struct record_kept *oldest = &all->kept[0];
    for (unsigned i = 1; i < RECORDS_KEPT; i++)
        if (all->kept[i].used < oldest->used)
            oldest = &all->kept[i];
    if (r->text.sink.length > RECORDS_KEPT_BYTES || find(all, r->table, r->lines) != NULL)
        return;
    net_blob_drop(oldest->text);
    *oldest = (struct record_kept){.lines = r->lines, .used = ++all->uses, .text = net_blob_keep(text)};
    strcpy(oldest->table, r->table);
}

void records_end(struct records *r)
{
    for (unsigned i = 0; i < RECORDS_KEPT; i++)
        net_blob_drop(r->kept[i].text);
}

/* ---- There and back ---------------------------------------------------------------------------------------------- */

static void answer(struct server *s, const struct recording *r)
{
    const struct asking a = {.s = s, .id = r->asked};
    struct net_blob *text = NULL;
    if (!r->read) {
        answer_fault(&a, 500, "fault", &r->fault);
        return;
    }
    text = drive_must(net_blob(r->text.text, r->text.sink.length));
    keep(&s->records, r, text);
    answer_shared(&a, type, text);
    net_blob_drop(text);
}

static void take_record(struct server *s, struct posted *p)
{
    struct recording *r = (struct recording *)p;
    r->read = r->read && r->text.sink.failed == NULL && r->text.text != NULL;
    if (!s->stopping && !r->job.dropped)
        answer(s, r);
    origins_drop(&s->origins, r->origin);
    free(r->text.text);
    free(r);
}

void records_tell(const struct asking *a, const struct table *t)
{
    struct server *s = a->s;
    uint64_t lines = t->host.lines[STORE_RECORD];
    struct net_blob *known = find(&s->records, t->id, lines);
    if (known != NULL) {
        answer_shared(a, type, known);
        return;
    }
    struct recording *r = drive_must(calloc(1, sizeof *r));
    r->posted.take = take_record;
    r->s = s;
    r->origin = origins_use(&s->origins, a->who);
    r->job = (struct job){.share = &r->origin->reading, .order = ++s->readings, .run = read_record, .done = on_read};
    r->asked = a->id;
    r->lines = lines;
    strcpy(r->table, t->id);
    fault_at(&r->fault, t->id, 0, "there is no memory left");
    sink_heap(&r->text);
    budget_count(s, SPENT_READ, lines);
    workers_add(s->readers, &r->job);
}
