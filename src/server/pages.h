/* The page's files, which lie in the program, and a few texts about the server itself. */
#ifndef SERVER_PAGES_H
#define SERVER_PAGES_H

#include "server/answer.h"

/* One file of the page, as tools/pages.py writes it down: its bytes in the blob, and its gzip behind them, which has no
 * bytes where it would be no smaller. The tag names its contents. */
struct page {
    const char *path, *type, *tag;
    size_t at, length, gzip_length;
};
extern const struct page pages[];
extern const unsigned pages_count;
extern const unsigned char pages_blob[];

/* Shared copies of all files; false without memory. */
bool pages_begin(struct server *s);
void pages_end(struct server *s);

/* A file of the page, the privacy page, security.txt, or 404. */
void pages_serve(const struct asking *a, struct request_text path);

#endif
