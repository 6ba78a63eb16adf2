/* One thread drives all calls by libcurl's multi interface: none of them can hold up another. */
#include "server/webhooks.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "server/public.h"
#include "text/crypto.h"
#include "text/say.h"

struct call {
    struct call *next;
    struct webhooks *owner;
    char url[HOST_URL_MAX], body[256], signature[32 + WEBHOOKS_SIGNATURE];
    unsigned tries;
    int64_t due;  /* milliseconds of a clock that only goes forward */
    bool refused; /* the address */
    size_t answered;
    struct curl_slist *headers;
    CURL *easy; /* while it is on its way */
};

struct webhooks {
    pthread_mutex_t mutex;
    struct call *waiting; /* under the mutex, as the counts and `closing` are */
    struct call *flying;  /* the thread's own, as `active` is */
    unsigned count, active;
    struct webhooks_counts counts;
    bool closing, private;
    CURLM *multi;
    pthread_t thread;
};

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* ---- Judging ----------------------------------------------------------------------------------------------------- */

/* An address in digits is judged at once, for whoever types it; everything is judged again when it is called. */
static bool is_private_literal(const char *host)
{
    struct sockaddr_in four = {.sin_family = AF_INET};
    struct sockaddr_in6 six = {.sin6_family = AF_INET6};
    char text[64];
    snprintf(text, sizeof text, "%.*s", (int)strcspn(host[0] == '[' ? host + 1 : host, "]"),
             host[0] == '[' ? host + 1 : host);
    if (inet_pton(AF_INET, text, &four.sin_addr) == 1)
        return !address_is_public((const struct sockaddr *)&four);
    if (inet_pton(AF_INET6, text, &six.sin6_addr) == 1)
        return !address_is_public((const struct sockaddr *)&six);
    return strcasecmp(host, "localhost") == 0;
}

static const char *judge_parts(CURLU *u, const char *url, bool private)
{
    char *scheme = NULL, *user = NULL, *host = NULL;
    const char *why = NULL;
    if (curl_url_set(u, CURLUPART_URL, url, CURLU_NON_SUPPORT_SCHEME) != CURLUE_OK ||
        curl_url_get(u, CURLUPART_SCHEME, &scheme, 0) != CURLUE_OK ||
        curl_url_get(u, CURLUPART_HOST, &host, 0) != CURLUE_OK)
        why = SAID("This is no address that can be called.");
    else if (strcmp(scheme, "http") != 0 && strcmp(scheme, "https") != 0)
        why = SAID("Only addresses of http and https are called.");
    else if (curl_url_get(u, CURLUPART_USER, &user, 0) == CURLUE_OK)
        why = SAID("An address to be called has no name or password in it.");
    else if (!private && is_private_literal(host))
        why = SAID("This address is not public, so it is not called.");
    curl_free(scheme);
    curl_free(user);
    curl_free(host);
    return why;
}

const char *webhooks_refuse(const char *url, bool private)
{
    CURLU *u;
    size_t length = strlen(url);
    if (length >= HOST_URL_MAX)
        return SAID("This address is too long.");
    for (size_t i = 0; i < length; i++)
        if (url[i] <= ' ' || url[i] == '\x7f' || (unsigned char)url[i] > 0x7f)
            return SAID("This is no address that can be called.");
    u = curl_url();
    const char *why = u == NULL ? SAID("This is no address that can be called.") : judge_parts(u, url, private);
    curl_url_cleanup(u);
    return why;
}

void webhooks_sign(const struct game_key *secret, const char *body, size_t length, char out[WEBHOOKS_SIGNATURE])
{
    char key[KEY_HEX];
    unsigned char digest[CRYPTO_DIGEST];
    struct crypto_hmac mac;
    key_print(secret, key);
    crypto_hmac_begin(&mac, key, strlen(key));
    crypto_hmac_add(&mac, body, length);
    crypto_hmac_end(&mac, digest);
    memcpy(out, "sha256=", 7);
    crypto_hex(digest, sizeof digest, out + 7);
}

/* ---- One call ---------------------------------------------------------------------------------------------------- */

/* The address that the name stands for right now: this one is connected to, or none. */
static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *to)
{
    struct call *c = context;
    (void)purpose;
    c->refused = !c->owner->private && !address_is_public(&to->addr);
    return c->refused ? CURL_SOCKET_BAD : socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

/* Taking less than there is ends the call. */
static size_t take_answer(char *bytes, size_t size, size_t count, void *context)
{
    struct call *c = context;
    (void)bytes;
    c->answered += size * count;
    return c->answered <= WEBHOOKS_ANSWER_MAX ? size * count : 0;
}

static bool prepare(CURL *e, struct call *c)
{
    bool fine = curl_easy_setopt(e, CURLOPT_URL, c->url) == CURLE_OK &&
                curl_easy_setopt(e, CURLOPT_PROTOCOLS_STR, "http,https") == CURLE_OK &&
                curl_easy_setopt(e, CURLOPT_FOLLOWLOCATION, 0L) == CURLE_OK &&
                curl_easy_setopt(e, CURLOPT_PROXY, "") == CURLE_OK &&
                curl_easy_setopt(e, CURLOPT_OPENSOCKETFUNCTION, open_socket) == CURLE_OK &&
                curl_easy_setopt(e, CURLOPT_OPENSOCKETDATA, c) == CURLE_OK;
    curl_easy_setopt(e, CURLOPT_PRIVATE, c);
    curl_easy_setopt(e, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(e, CURLOPT_TIMEOUT_MS, (long)WEBHOOKS_CALL_MS);
    curl_easy_setopt(e, CURLOPT_POSTFIELDS, c->body);
    curl_easy_setopt(e, CURLOPT_HTTPHEADER, c->headers);
    curl_easy_setopt(e, CURLOPT_USERAGENT, "hegemon");
    curl_easy_setopt(e, CURLOPT_WRITEFUNCTION, take_answer);
    curl_easy_setopt(e, CURLOPT_WRITEDATA, c);
    curl_easy_setopt(e, CURLOPT_FORBID_REUSE, 1L); /* each call's address is judged anew */
    curl_easy_setopt(e, CURLOPT_FRESH_CONNECT, 1L);
    return fine;
}

static void free_call(struct call *c)
{
    curl_slist_free_all(c->headers);
    free(c);
}

static bool start(struct webhooks *w, struct call *c)
{
    CURL *e = curl_easy_init();
    c->answered = 0;
    c->refused = false;
    if (e != NULL && prepare(e, c) && curl_multi_add_handle(w->multi, e) == CURLM_OK) {
        c->easy = e;
        c->next = w->flying;
        w->flying = c;
        w->active++;
        return true;
    }
    curl_easy_cleanup(e);
    return false;
}

/* ---- What came of it --------------------------------------------------------------------------------------------- */

/* What may be better in a while. */
static bool is_worth_another_try(const struct call *c, CURLcode result, long status)
{
    if (c->refused || c->tries >= WEBHOOKS_TRIES)
        return false;
    return result != CURLE_OK ? c->answered <= WEBHOOKS_ANSWER_MAX : status >= 500 || status == 408 || status == 429;
}

/* Under the mutex. */
static void wait_with(struct webhooks *w, struct call *c)
{
    c->next = w->waiting;
    w->waiting = c;
    w->count++;
}

static void finish(struct webhooks *w, struct call *c, CURLcode result, long status)
{
    bool fine = result == CURLE_OK && status >= 200 && status < 300, again = is_worth_another_try(c, result, status);
    c->due = now_ms() + (INT64_C(1) << 2 * (c->tries - 1)) * WEBHOOKS_PAUSE_MS;
    pthread_mutex_lock(&w->mutex);
    w->counts.called += fine;
    w->counts.tried_again += !fine && again;
    w->counts.refused += c->refused;
    w->counts.failed += !fine && !again && !c->refused;
    if (!fine && again)
        wait_with(w, c);
    pthread_mutex_unlock(&w->mutex);
    if (fine || !again)
        free_call(c);
}

static void land(struct webhooks *w, struct call *c)
{
    struct call **at = &w->flying;
    while (*at != c)
        at = &(*at)->next;
    *at = c->next;
    w->active--;
    curl_multi_remove_handle(w->multi, c->easy);
    curl_easy_cleanup(c->easy);
}

static void take_results(struct webhooks *w)
{
    int left;
    for (CURLMsg *m; (m = curl_multi_info_read(w->multi, &left)) != NULL;) {
        CURL *e = m->easy_handle;
        CURLcode result = m->data.result;
        struct call *c = NULL;
        long status = 0;
        curl_easy_getinfo(e, CURLINFO_PRIVATE, (char **)&c);
        curl_easy_getinfo(e, CURLINFO_RESPONSE_CODE, &status);
        land(w, c);
        finish(w, c, result, status);
    }
}

/* ---- The thread -------------------------------------------------------------------------------------------------- */

/* The next call that is due, or NULL; *pause is how long nothing will be. */
static struct call *take_due(struct webhooks *w, int *pause)
{
    int64_t now = now_ms();
    struct call *taken = NULL;
    pthread_mutex_lock(&w->mutex);
    *pause = 10000;
    for (struct call **at = &w->waiting; *at != NULL && taken == NULL;) {
        struct call *c = *at;
        if (c->due <= now) {
            taken = c;
            *at = c->next;
            w->count--;
            continue;
        }
        *pause = c->due - now < *pause ? (int)(c->due - now) : *pause;
        at = &c->next;
    }
    pthread_mutex_unlock(&w->mutex);
    return taken;
}

static bool is_closing(struct webhooks *w)
{
    pthread_mutex_lock(&w->mutex);
    bool closing = w->closing;
    pthread_mutex_unlock(&w->mutex);
    return closing;
}

/* Results come first, because a call that failed waits again, and may be the next one due. */
static void *call_on(void *webhooks)
{
    struct webhooks *w = webhooks;
    int pause, running;
    while (!is_closing(w)) {
        curl_multi_perform(w->multi, &running);
        take_results(w);
        pause = 1000;
        struct call *c = w->active < WEBHOOKS_AT_ONCE ? take_due(w, &pause) : NULL;
        if (c == NULL) {
            curl_multi_poll(w->multi, NULL, 0, pause, NULL);
            continue;
        }
        c->tries++;
        if (!start(w, c))
            finish(w, c, CURLE_FAILED_INIT, 0);
    }
    return NULL;
}

/* ---- Beginning and end ------------------------------------------------------------------------------------------- */

bool webhooks_are_there(void)
{
    return true;
}

struct webhooks *webhooks_new(bool private)
{
    struct webhooks *w = calloc(1, sizeof *w);
    if (w == NULL || curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) {
        free(w);
        return NULL;
    }
    w->private = private;
    w->multi = curl_multi_init();
    pthread_mutex_init(&w->mutex, NULL);
    if (w->multi != NULL && pthread_create(&w->thread, NULL, call_on, w) == 0)
        return w;
    curl_multi_cleanup(w->multi);
    pthread_mutex_destroy(&w->mutex);
    free(w);
    return NULL;
}

static void free_all(struct call *c)
{
    for (struct call *next; c != NULL; c = next) {
        next = c->next;
        free_call(c);
    }
}

void webhooks_free(struct webhooks *w)
{
    if (w == NULL)
        return;
    pthread_mutex_lock(&w->mutex);
    w->closing = true;
    pthread_mutex_unlock(&w->mutex);
    curl_multi_wakeup(w->multi);
    pthread_join(w->thread, NULL);
    for (struct call *c = w->flying; c != NULL; c = c->next) {
        curl_multi_remove_handle(w->multi, c->easy);
        curl_easy_cleanup(c->easy);
    }
    free_all(w->flying);
    free_all(w->waiting);
    curl_multi_cleanup(w->multi);
    pthread_mutex_destroy(&w->mutex);
    free(w);
}

static bool fill(struct call *c, const char *table, const struct host_nudge *n, uint64_t now)
{
    int length = snprintf(c->body, sizeof c->body, "{\"table\":\"%s\",\"seat\":%u,\"number\":%lu,\"time\":%" PRIu64 "}",
                          table, n->seat + 1u, n->number, now);
    static const char name[] = "Hegemon-Signature: ";
    snprintf(c->url, sizeof c->url, "%s", n->url);
    memcpy(c->signature, name, sizeof name - 1);
    webhooks_sign(n->secret, c->body, (size_t)length, c->signature + sizeof name - 1);
    c->headers = curl_slist_append(NULL, "Content-Type: application/json");
    struct curl_slist *more = c->headers != NULL ? curl_slist_append(c->headers, c->signature) : NULL;
    return more != NULL && curl_slist_append(more, "Expect:") != NULL;
}

void webhooks_add(struct webhooks *w, const char *table, const struct host_nudge *nudge, uint64_t now)
{
    struct call *c = calloc(1, sizeof *c);
    bool filled = c != NULL && fill(c, table, nudge, now);
    pthread_mutex_lock(&w->mutex);
    bool added = filled && w->count < WEBHOOKS_WAITING;
    w->counts.dropped += !added;
    if (added) {
        c->owner = w;
        wait_with(w, c);
    }
    pthread_mutex_unlock(&w->mutex);
    if (added)
        curl_multi_wakeup(w->multi);
    else if (c != NULL)
        free_call(c);
}

struct webhooks_counts webhooks_count(struct webhooks *w)
{
    pthread_mutex_lock(&w->mutex);
    struct webhooks_counts counts = w->counts;
    pthread_mutex_unlock(&w->mutex);
    return counts;
}
