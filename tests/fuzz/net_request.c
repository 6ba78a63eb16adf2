/* Requests of strangers: the verdict does not depend on how the bytes are cut; what is refused has a status, and what
 * is understood holds nothing that two readers could understand differently. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "server/net/coding.h"
#include "server/net/handshake.h"
#include "server/net/request.h"

enum { BODY_MAX = 300 };

struct verdict {
    enum request_verdict is;
    int status;
    size_t used;
};

/* In pieces of this many bytes, each look at memory that ends where the bytes do. */
static struct verdict read_in(const uint8_t *data, size_t size, size_t step, struct request *q, char **held)
{
    struct request_reader r = {0};
    struct verdict v = {REQUEST_MORE, 0, 0};
    for (size_t n = step < size ? step : size;; n = n + step < size ? n + step : size) {
        free(*held);
        *held = malloc(n > 0 ? n : 1);
        MUST(*held != NULL);
        memcpy(*held, data, n);
        v.is = request_read(&r, *held, n, BODY_MAX, q, &v.used, &v.status);
        if (v.is != REQUEST_MORE || n == size)
            return v;
    }
}

static void must_be_status(int status)
{
    static const int statuses[] = {400, 405, 411, 413, 414, 431, 501, 505};
    bool found = false;
    for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++)
        found |= statuses[i] == status;
    MUST(found);
}

static void must_be_plain(struct request_text text)
{
    for (size_t i = 0; i < text.length; i++)
        MUST((unsigned char)text.at[i] >= ' ' ? text.at[i] != 0x7f : text.at[i] == '\t');
}

static void must_be_request(const struct request *q, size_t used, size_t size)
{
    MUST(used <= size && q->body.length <= BODY_MAX && q->fields <= REQUEST_FIELDS_MAX);
    MUST(q->target.length > 0 && q->target.at[0] == '/');
    MUST(memchr(q->target.at, ' ', q->target.length) == NULL);
    must_be_plain(q->target);
    for (unsigned i = 0; i < q->fields; i++) {
        MUST(q->field[i].name.length > 0 && memchr(q->field[i].name.at, ' ', q->field[i].name.length) == NULL);
        must_be_plain(q->field[i].name);
        must_be_plain(q->field[i].value);
    }
    MUST(request_count(q, "host") == 1 && request_count(q, "content-length") <= 1);
    MUST(request_count(q, "transfer-encoding") == 0);
    MUST(q->body.length == 0 || q->method == REQUEST_POST);
    MUST(handshake_judge(q) != HANDSHAKE_FINE || request_field(q, "sec-websocket-key")->length == HANDSHAKE_KEY);
    coding_accepted(q, "gzip");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct request whole, cut;
    char *one = NULL, *two = NULL;
    struct verdict v = read_in(data, size, size > 0 ? size : 1, &whole, &one);
    struct verdict w = read_in(data, size, 1 + (size_t)(fuzz_hash(data, size) % 97), &cut, &two);
    MUST(v.is == w.is && (v.is != REQUEST_REFUSED || v.status == w.status));
    MUST(v.is != REQUEST_WHOLE || v.used == w.used);
    if (v.is == REQUEST_REFUSED)
        must_be_status(v.status);
    if (v.is == REQUEST_WHOLE)
        must_be_request(&whole, v.used, size);
    free(one);
    free(two);
    return 0;
}
