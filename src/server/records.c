/* The one that nobody has asked for longest makes room. Whether a table is still there is looked up before its record
 * is, so a kept one outlives its table for nobody. */
#include "server/records.h"

#include <stdlib.h>
#include <string.h>

#include "server/budget.h"
#include "server/lobby.h"
#include "server/tables.h"
#include "text/say.h"

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

/* ---- Reading one ------------------------------------------------------------------------------------------------- */

struct reading {
    struct server *s;
    struct sink *out;
};

static bool put_line(void *context, uint64_t number, const char *line, size_t length)
{
    struct reading *r = context;
    (void)number;
    budget_count(r->s, SPENT_READ, 1);
    sink_write(r->out, line, length);
    sink_put(r->out, '\n');
    return r->out->failed == NULL;
}

/* NULL without memory, or with the fault. */
static struct net_blob *read_record(struct server *s, const char *table, struct fault *f)
{
    struct sink_memory m;
    sink_heap(&m);
    struct reading r = {s, &m.sink};
    f->sentence[0] = '\0';
    bool fine = base_read_on(s->reader, table, STORE_RECORD, 1, put_line, &r, f) && m.sink.failed == NULL;
    struct net_blob *text = fine ? net_blob(m.text != NULL ? m.text : "", m.sink.length) : NULL;
    free(m.text);
    return text;
}

/* Before the end a record holds what is hidden. */
void records_give(const struct asking *a)
{
    const struct table *t = lobby_find(a);
    struct records *kept = a->s->records;
    struct fault f = {0};
    if (t == NULL)
        return;
    if (t->host.phase != HOST_OVER) {
        answer_error(a, 409, "playing", SAID("The record is published when the game is over."));
        return;
    }
    struct net_blob *text = find(kept, t->id);
    if (text == NULL && (text = read_record(a->s, t->id, &f)) != NULL)
        keep(kept, t->id, text);
    if (f.sentence[0] != '\0')
        answer_fault(a, 500, "fault", &f);
    else
        answer_shared(a, "text/plain; charset=utf-8", text);
    net_blob_drop(text);
}
