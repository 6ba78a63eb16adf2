/* Answers to requests, with the headers that all of them have. */
#ifndef SERVER_ANSWER_H
#define SERVER_ANSWER_H

#include "server/server.h"
#include "text/json.h"

/* A request as a route sees it. `part` is what stood for `*` in the route's path. */
struct asking {
    struct server *s;
    uint64_t id;
    const struct net_asked *asked;
    struct address who; /* the client's, also behind a proxy */
    char part[2][80];
    enum language language; /* of sentences: Accept-Language, or `?lang=` */
};

/* One object; `more` are further header lines, or NULL. */
void answer_json(const struct asking *a, int status, struct sink_memory *m, const char *more);
/* {"error": WORD, "sentence": SENTENCE}; the sentence is an English one of the catalogue. */
void answer_error(const struct asking *a, int status, const char *word, const char *sentence);
/* Who was too fast is told in how many milliseconds to come again. */
void answer_too_fast(const struct asking *a, uint64_t wait);
void answer_fault(const struct asking *a, int status, const char *word, const struct fault *f);
/* Shared bytes that never change under this address. */
void answer_forever(const struct asking *a, const char *type, struct net_blob *plain);
/* The same bytes for many, which may be others tomorrow; NULL: there was no memory for them. */
void answer_shared(const struct asking *a, const char *type, struct net_blob *plain);
void answer_text(const struct asking *a, const char *type, const char *text, size_t length);

/* A file of the page, for who does not have it already under this tag; `gzip` may be NULL. */
struct answer_file {
    const char *type, *tag;
    struct net_blob *plain, *gzip;
};
void answer_file(const struct asking *a, const struct answer_file *file);

/* The token of `Authorization: Bearer`, hashed; false when there is none of its form. */
bool asking_token(const struct asking *a, struct game_key *out);

/* A header of every answer: nothing is guessed, nothing is framed, nothing is loaded from elsewhere. */
extern const char answer_headers[];

#endif
