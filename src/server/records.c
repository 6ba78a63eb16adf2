/* The one that nobody has asked for longest makes room. Whether a table is still there is looked up before its record
 * is, so a kept one outlives its table for nobody. */
#include "server/records.h"

#include <stdlib.h>
#include <string.h>

#include "server/budget.h"
#include "server/drive.h"
#include "server/lobby.h"
#include "server/readings.h"
#include "text/say.h"

static const char type[] = "text/plain; charset=utf-8";

struct kept_record {
    char table[HOST_TABLE_MAX];
    uint64_t asked; /* when it was asked for last, by a count */
    struct net_blob *text;
};

struct records {
    struct kept_record kept[RECORDS_KEPT]; /* free where there is no text */
    uint64_t asked;
    size_t bytes;
};

/* ---- Those that are kept ----------------------------------------------------------------------------------------- */

static struct net_blob *find(struct records *r, const char *table)
{
    for (unsigned i = 0; i < RECORDS_KEPT; i++)
        if (r->kept[i].text != NULL && strcmp(r->kept[i].table, table) == 0) {
            r->kept[i].asked = ++r->asked;
            return net_blob_keep(r->kept[i].text);
        }
    return NULL;
}

static void drop(struct records *r, struct kept_record *k)
{
    if (k->text != NULL)
        r->bytes -= net_blob_length(k->text);
    net_blob_drop(k->text);
    k->text = NULL;
}

/* A free place is as good as one that nobody has ever asked for. */
static struct kept_record *oldest(struct records *r, bool taken)
{
    struct kept_record *found = NULL;
    for (unsigned i = 0; i < RECORDS_KEPT; i++) {
        struct kept_record *k = &r->kept[i];
        uint64_t asked = k->text != NULL ? k->asked : 0;
        if ((k->text != NULL || !taken) && (found == NULL || asked < found->asked))
            found = k;
    }
    return found;
}

static void keep(struct records *r, const char *table, struct net_blob *text)
{
    size_t length = net_blob_length(text);
    if (length > RECORDS_BYTES / 4)
        return;
    while (r->bytes + length > RECORDS_BYTES)
        drop(r, oldest(r, true));
    struct kept_record *k = oldest(r, false);
    drop(r, k);
    *k = (struct kept_record){.asked = ++r->asked, .text = net_blob_keep(text)};
    strcpy(k->table, table);
    r->bytes += length;
}

bool records_begin(struct server *s)
{
    s->records = calloc(1, sizeof *s->records);
    return s->records != NULL;
}

void records_end(struct server *s)
{
    for (unsigned i = 0; s->records != NULL && i < RECORDS_KEPT; i++)
        drop(s->records, &s->records->kept[i]);
    free(s->records);
}

/* ---- Reading one, on a reader's thread --------------------------------------------------------------------------- */

/* A request whose record is being read. */
struct recording {
    struct posted posted;
    struct server *s;
    struct job job;
    struct origin *origin;
    uint64_t asked; /* the connection */
    char table[HOST_TABLE_MAX];
    struct sink_memory text;
    uint64_t lines;
    bool read;
    struct fault fault; /* why it could not be read */
};

static struct recording *recording_of(struct job *j)
{
    return (struct recording *)((char *)j - offsetof(struct recording, job));
}

static bool put_line(void *context, uint64_t number, const char *line, size_t length)
{
    struct recording *r = context;
    (void)number;
    r->lines++;
    sink_write(&r->text.sink, line, length);
    sink_put(&r->text.sink, '\n');
    return r->text.sink.failed == NULL;
}

static void read_record(struct job *j, void *own)
{
    struct recording *r = recording_of(j);
    const struct reader_room *room = own;
    r->read = base_read_on(room->base, r->table, STORE_RECORD, 1, put_line, r, &r->fault);
}

static void on_read(struct job *j)
{
    struct recording *r = recording_of(j);
    if (!net_post(r->s->net, 0, r))
        abort();
}

/* ---- There and back ---------------------------------------------------------------------------------------------- */

static void answer(struct server *s, struct recording *r)
{
    const struct asking a = {.s = s, .id = r->asked};
    if (!r->read) {
        answer_fault(&a, 500, "fault", &r->fault);
        return;
    }
    struct net_blob *text = find(s->records, r->table); /* somebody else may have asked for it, too */
    if (text == NULL) {
        text = drive_must(net_blob(r->text.text, r->text.sink.length));
        keep(s->records, r->table, text);
    }
    answer_shared(&a, type, text);
    net_blob_drop(text);
}

/* Its price is charged when it is known. */
static void take_record(struct server *s, struct posted *p)
{
    struct recording *r = (struct recording *)p;
    r->read = r->read && r->text.sink.failed == NULL && r->text.text != NULL;
    if (!s->stopping && !r->job.dropped) {
        budget_open(s, r->origin->from);
        budget_count(s, SPENT_READ, r->lines);
        answer(s, r);
        budget_close(s, r->origin->from, NULL, NULL);
    }
    origins_drop(&s->origins, r->origin);
    free(r->text.text);
    free(r);
}

static void begin(const struct asking *a, const struct table *t)
{
    struct server *s = a->s;
    struct recording *r = drive_must(calloc(1, sizeof *r));
    r->posted.take = take_record;
    r->s = s;
    r->origin = origins_use(&s->origins, a->who);
    r->job = (struct job){.share = &r->origin->reading, .order = ++s->readings, .run = read_record, .done = on_read};
    r->asked = a->id;
    strcpy(r->table, t->id);
    fault_at(&r->fault, t->id, 0, "there is no memory left");
    sink_heap(&r->text);
    workers_add(s->readers, &r->job);
}

/* Before the end a record holds what is hidden. */
void records_give(const struct asking *a)
{
    const struct table *t = lobby_find(a);
    if (t == NULL)
        return;
    if (t->host.phase != HOST_OVER) {
        answer_error(a, 409, "playing", SAID("The record is published when the game is over."));
        return;
    }
    struct net_blob *text = find(a->s->records, t->id);
    if (text == NULL)
        begin(a, t);
    else
        answer_shared(a, type, text);
    net_blob_drop(text);
}
