/* Readers of any kind. */
#include "server/base/inside.h"
#include "server/base/postgres.h"

struct base_reader *base_reader_open(const char *path, struct fault *f)
{
    return base_is_url(path) ? postgres_reader(path, f) : base_sqlite_reader(path, f);
}

void base_reader_close(struct base_reader *r)
{
    r->kind->close(r);
}

long base_read(struct base_reader *r, const char *game, enum store_log log, uint64_t number, char *out, size_t size,
               struct fault *f)
{
    return r->kind->read(r, game, log, number, out, size, f);
}

long base_lines(struct base_reader *r, const char *game, enum store_log log, struct fault *f)
{
    return r->kind->lines(r, game, log, f);
}

bool base_read_on(struct base_reader *r, const char *game, enum store_log log, uint64_t from, base_each_line *each,
                  void *context, struct fault *f)
{
    return r->kind->read_on(r, game, log, from, each, context, f);
}

bool base_unfinished(struct base_reader *r, base_each_game *each, void *context, struct fault *f)
{
    return r->kind->unfinished(r, each, context, f);
}

bool base_behind(struct base_reader *r, const char *id, unsigned most, base_each_game *each, void *context,
                 struct fault *f)
{
    return r->kind->behind(r, id, most, each, context, f);
}

bool base_of_person(struct base_reader *r, const struct game_key *hash, unsigned most, base_each_game *each,
                    void *context, struct fault *f)
{
    return r->kind->of_person(r, hash, most, each, context, f);
}

void base_ahead(struct base_reader *r, const char *game, const uint64_t from[STORE_LOGS])
{
    r->kind->ahead(r, game, from);
}
