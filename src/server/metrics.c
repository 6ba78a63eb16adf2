/* Every figure is counted where it happens and only printed here; asking costs nobody else anything. */
#include "server/metrics.h"

#include <inttypes.h>
#include <malloc.h>

#include "server/webhooks.h"

struct metric {
    const char *name, *kind, *about;
    uint64_t value;
};

static void print(struct sink *out, const struct metric *m)
{
    sink_print(out, "# HELP hegemon_%s %s\n# TYPE hegemon_%s %s\nhegemon_%s %" PRIu64 "\n", m->name, m->about, m->name,
               m->kind, m->name, m->value);
}

/* What is in use; what was freed and not given back to the system is not counted. */
static uint64_t heap_used(void)
{
    struct mallinfo2 m = mallinfo2();
    return m.uordblks + m.hblkhd;
}

static struct webhooks_counts hooks_of(const struct server *s)
{
    return s->webhooks != NULL ? webhooks_count(s->webhooks) : (struct webhooks_counts){0};
}

void metrics_print(const struct asking *a)
{
    const struct server *s = a->s;
    const struct server_counts *c = &s->counts;
    struct base_counts base = base_counts(s->base);
    struct webhooks_counts hooks = hooks_of(s);
    const struct metric metric[] = {
        {"connections", "gauge", "Open connections.", net_connections(s->net)},
        {"watchers", "gauge", "WebSockets at tables.", s->watchers},
        {"tables", "gauge", "Tables in memory.", s->tables},
        {"tables_unread", "gauge", "Unfinished games not read since the start.", s->unread_count},
        {"thinking_waiting", "gauge", "Decisions of computer players that wait.", workers_waiting(s->thinkers)},
        {"reading_waiting", "gauge", "What waits until a game is read.", workers_waiting(s->readers)},
        {"requests_total", "counter", "HTTP requests.", c->requests},
        {"requests_refused_total", "counter", "HTTP requests answered with 4xx or 5xx.", c->refused},
        {"messages_heard_total", "counter", "WebSocket messages received.", c->heard},
        {"messages_sent_total", "counter", "WebSocket messages sent.", c->sent},
        {"messages_sent_bytes_total", "counter", "Bytes of them.", c->bytes_sent},
        {"messages_dropped_total", "counter", "Messages dropped because their reader was slow.", c->dropped},
        {"tables_made_total", "counter", "Tables made.", c->tables_made},
        {"tables_read_total", "counter", "Tables read from the database.", c->tables_loaded},
        {"tables_erased_total", "counter", "Tables deleted.", c->tables_erased},
        {"tables_followed_total", "counter", "Times that a table went on by what another process had stored.",
         c->followed},
        {"tables_overtaken_total", "counter", "Changes that came too late, because somebody else was faster.",
         c->overtaken},
        {"cost_microseconds_total", "counter", "What requests and messages have cost by the list of prices.", c->cost},
        {"cost_refused_total", "counter", "Requests and messages refused because their address was in debt.", c->dear},
        {"decisions_total", "counter", "Decisions of computer players.", c->decisions},
        {"decisions_dropped_total", "counter", "Decisions that were not wanted any more before they were begun.",
         c->dropped_work},
        {"commits_total", "counter", "Changes of tables handed to the database.", c->commits},
        {"commits_failed_total", "counter", "Changes that could not be stored.", c->commits_failed},
        {"transactions_total", "counter", "Transactions of the database.", base.transactions},
        {"stored_requests_total", "counter", "Requests in them.", base.requests},
        {"stored_lines_total", "counter", "Lines stored.", base.lines},
        {"heap_bytes", "gauge", "Memory in use on the heap, the database's included.", heap_used()},
        {"database_memory_bytes", "gauge", "Memory that the database uses, for pages above all.", base_memory()},
        {"webhooks_called_total", "counter", "Webhooks that were answered.", hooks.called},
        {"webhooks_again_total", "counter", "Calls of webhooks that must be tried again.", hooks.tried_again},
        {"webhooks_failed_total", "counter", "Webhooks that were given up.", hooks.failed},
        {"webhooks_refused_total", "counter", "Webhooks at addresses that are not public.", hooks.refused},
        {"webhooks_dropped_total", "counter", "Webhooks dropped because too many waited.", hooks.dropped},
        {"start_time_seconds", "gauge", "When the server was started, in seconds since 1970.", s->started / 1000},
    };
    char text[8192];
    struct sink_memory m;
    sink_buffer(&m, text, sizeof text);
    for (unsigned i = 0; i < sizeof metric / sizeof metric[0]; i++)
        print(&m.sink, &metric[i]);
    answer_text(a, "text/plain; version=0.0.4", text, m.sink.length);
}
