/* One way out for all answers by HTTP, so that none can leave without the headers that guard a browser. */
#include "server/answer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/budget.h"
#include "text/say.h"

/* The policy lets a page run its own files and WebAssembly, talk to this server, and nothing else: what somebody
 * manages to write into a page can neither run nor phone home. No referrer, because addresses name tables. */
#define GUARDS                                                                                                         \
    "X-Content-Type-Options: nosniff\r\n"                                                                              \
    "X-Frame-Options: DENY\r\n"                                                                                        \
    "Referrer-Policy: no-referrer\r\n"                                                                                 \
    "Cross-Origin-Opener-Policy: same-origin\r\n"                                                                      \
    "Cross-Origin-Resource-Policy: same-origin\r\n"                                                                    \
    "Permissions-Policy: camera=(), microphone=(), geolocation=()\r\n"                                                 \
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "            \
    "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "        \
    "form-action 'none'; frame-ancestors 'none'\r\n"

/* Three ways to keep an answer: what changes or is personal is kept nowhere; files of the page are asked for each time
 * by their tag; what has a hash in its address never changes. */
const char answer_headers[] = GUARDS "Cache-Control: no-store\r\n";
static const char asked_each_time[] = GUARDS "Cache-Control: no-cache\r\n";
static const char forever[] = GUARDS "Cache-Control: public, max-age=31536000, immutable\r\n";

static void give(const struct asking *a, const struct net_response *r)
{
    a->s->counts.refused += r->status >= 400;
    budget_count(a->s, SPENT_TOLD, r->plain != NULL ? net_blob_length(r->plain) : r->body.length);
    net_answer(a->s->net, a->id, r);
}

void answer_json(const struct asking *a, int status, struct sink_memory *m, const char *more)
{
    char headers[2048];
    snprintf(headers, sizeof headers, "%s%s", answer_headers, more != NULL ? more : "");
    struct net_response r = {.status = status, .type = "application/json", .headers = headers};
    r.body = (struct request_text){m->text, m->sink.length};
    give(a, &r);
}

/* Programs read the word, people the sentence. */
static void answer_words(const struct asking *a, int status, const char *word, const char *sentence, const char *more)
{
    char text[1024];
    struct sink_memory m;
    sink_buffer(&m, text, sizeof text);
    struct json j = {&m.sink, false};
    json_open(&j, '{');
    pair_text(&j, "error", word);
    pair_text(&j, "sentence", sentence);
    json_close(&j, '}');
    answer_json(a, status, &m, more);
}

void answer_error(const struct asking *a, int status, const char *word, const char *sentence)
{
    answer_words(a, status, word, say(a->language, sentence), NULL);
}

void answer_too_fast(const struct asking *a, uint64_t wait)
{
    char header[64];
    snprintf(header, sizeof header, "Retry-After: %llu\r\n", (unsigned long long)(wait + 999) / 1000);
    answer_words(a, 429, "too-fast", say(a->language, SAID("That was too much at once; wait a little.")), header);
}

void answer_fault(const struct asking *a, int status, const char *word, const struct fault *f)
{
    answer_words(a, status, word, f->sentence, NULL);
}

void answer_forever(const struct asking *a, const char *type, struct net_blob *plain)
{
    struct net_response r = {.status = 200, .type = type, .headers = forever, .plain = plain};
    give(a, &r);
}

void answer_file(const struct asking *a, const struct answer_file *file)
{
    char headers[2048];
    const struct request_text *known = request_field(a->asked->request, "if-none-match");
    snprintf(headers, sizeof headers, "%sETag: %s\r\n", asked_each_time, file->tag);
    struct net_response r = {.status = 304, .headers = headers};
    if (known == NULL || !request_same(*known, file->tag))
        r = (struct net_response){
            .status = 200, .type = file->type, .headers = headers, .plain = file->plain, .gzip = file->gzip};
    give(a, &r);
}

void answer_shared(const struct asking *a, const char *type, struct net_blob *plain)
{
    struct net_response r = {.status = 200, .type = type, .headers = answer_headers, .plain = plain};
    struct fault f;
    if (plain != NULL) {
        give(a, &r);
        return;
    }
    fault_at(&f, NULL, 0, "there is no memory left");
    answer_fault(a, 500, "fault", &f);
}

void answer_text(const struct asking *a, const char *type, const char *text, size_t length)
{
    struct net_response r = {.status = 200, .type = type, .headers = answer_headers, .body = {text, length}};
    give(a, &r);
}

/* A token is digits alone, so that it can be nothing else. */
bool asking_token(const struct asking *a, struct game_key *out)
{
    static const char scheme[] = "Bearer ";
    char token[WIRE_TOKEN_MAX];
    const struct request_text *value = request_field(a->asked->request, "authorization");
    size_t skip = sizeof scheme - 1;
    if (value == NULL || value->length < skip + 32 || value->length - skip >= sizeof token ||
        !request_same((struct request_text){value->at, skip}, scheme))
        return false;
    memcpy(token, value->at + skip, value->length - skip);
    token[value->length - skip] = '\0';
    if (token[strspn(token, "0123456789abcdef")] != '\0')
        return false;
    host_token(token, out);
    return true;
}
