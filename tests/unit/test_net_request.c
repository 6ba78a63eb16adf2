/* The parser of requests: a table of good, odd and hostile ones. Each is fed whole, byte by byte, and cut in two at
 * every position: the verdict is the same, whatever the network does to the bytes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/net/coding.h"
#include "server/net/handshake.h"
#include "server/net/request.h"
#include "server/net/response.h"
#include "server/net/sha1.h"
#include "support/suite.h"

enum { BODY_MAX = 100, WHOLE = 1, MORE = 0 }; /* verdicts besides the status of a refusal */

struct row {
    const char *what;
    int verdict;
    const char *bytes;
    size_t length; /* 0: up to the zero */
};

#define H           "Host: a\r\n"
#define GET         "GET / HTTP/1.1\r\n"
#define POST        "POST / HTTP/1.1\r\n" H
#define BYTES(text) text, sizeof text - 1

static const struct row rows[] = {
    /* Good ones. */
    {"the least there is", WHOLE, GET H "\r\n", 0},
    {"HEAD", WHOLE, "HEAD / HTTP/1.1\r\n" H "\r\n", 0},
    {"POST without a byte", WHOLE, POST "Content-Length: 0\r\n\r\n", 0},
    {"POST with five", WHOLE, POST "Content-Length: 5\r\n\r\nhello", 0},
    {"POST with zeros in front of the length", WHOLE, POST "Content-Length: 0005\r\n\r\nhello", 0},
    {"any byte in a body", WHOLE, BYTES(POST "Content-Length: 4\r\n\r\n\0\r\n\xff")},
    {"the longest body", WHOLE,
     POST
     "Content-Length: "
     "100\r\n\r\n0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789",
     0},
    {"two in a row", WHOLE, GET H "\r\n" GET H "\r\n", 0},
    {"garbage behind it is the next one's", WHOLE, GET H "\r\n\n\n\n", 0},
    {"HTTP/1.0", WHOLE, "GET / HTTP/1.0\r\n" H "\r\n", 0},
    {"a query and escapes", WHOLE, "GET /a/b%20c?d=e&f=%C3%A9 HTTP/1.1\r\n" H "\r\n", 0},
    {"every character of a target", WHOLE, "GET /-._~!$&'()*+,;=:@/?%7E HTTP/1.1\r\n" H "\r\n", 0},
    {"every character of a name", WHOLE, GET H "!#$%&'*+-.^_`|~09azAZ: x\r\n\r\n", 0},
    {"an empty value", WHOLE, GET H "X:\r\n\r\n", 0},
    {"blanks around a value", WHOLE, GET "Host: \t a \t \r\n\r\n", 0},
    {"no blank before a value", WHOLE, GET "Host:a\r\n\r\n", 0},
    {"a tab in a value", WHOLE, GET H "X: a\tb\r\n\r\n", 0},
    {"letters of other alphabets in a value", WHOLE, GET H "X: \xc3\xa9\r\n\r\n", 0},
    {"a host with a port", WHOLE, GET "Host: example.org:8080\r\n\r\n", 0},
    {"a host in brackets", WHOLE, GET "Host: [::1]:80\r\n\r\n", 0},
    {"names in any case", WHOLE, "GET / HTTP/1.1\r\nhOsT: a\r\n\r\n", 0},
    {"POST without a length", WHOLE, POST "\r\n", 0},
    {"GET with a length of none", WHOLE, GET H "Content-Length: 0\r\n\r\n", 0},
    {"an upgrade to something else", WHOLE, GET H "Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n", 0},
    {"the same odd field twice", WHOLE, GET H "X: 1\r\nX: 2\r\n\r\n", 0},

    /* Not all there. */
    {"nothing", MORE, "", 0},
    {"half a word", MORE, "GE", 0},
    {"a head without its end", MORE, GET H, 0},
    {"a head without its last byte", MORE, GET H "\r", 0},
    {"a body without its last byte", MORE, POST "Content-Length: 5\r\n\r\nhell", 0},

    /* Where lines end. */
    {"bare LF", 400, "GET / HTTP/1.1\nHost: a\n\n", 0},
    {"bare LF behind the first line", 400, "GET / HTTP/1.1\n" H "\r\n", 0},
    {"bare LF at the end of a field", 400, GET "Host: a\n\r\n", 0},
    {"bare LF in a value", 400, GET H "X: a\nY: b\r\n\r\n", 0},
    {"bare CR in a value", 400, GET H "X: a\rY: b\r\n\r\n", 0},
    {"bare CR as an end", 400, "GET / HTTP/1.1\rHost: a\r\r", 0},
    {"CR CR LF", 400, GET H "X: a\r\r\n\r\n", 0},
    {"CR CR LF instead of the empty line", 400, GET H "\r\r\n", 0},
    {"LF for the empty line", 400, GET H "\n", 0},
    {"an empty line in front", 400, "\r\n" GET H "\r\n", 0},
    {"LF in front", 400, "\n" GET H "\r\n", 0},
    {"a folded value", 400, GET H "X: a\r\n b\r\n\r\n", 0},
    {"a value folded with a tab", 400, GET H "X: a\r\n\tb\r\n\r\n", 0},
    {"a fold behind the first line", 400, GET " " H "\r\n", 0},
    {"a folded length", 400, POST "Content-Length:\r\n 5\r\n\r\nhello", 0},

    /* Bytes that have no business in a head. */
    {"NUL in a value", 400, BYTES(GET H "X: a\0b\r\n\r\n")},
    {"NUL in a name", 400, BYTES(GET H "X\0: a\r\n\r\n")},
    {"NUL in the target", 400, BYTES("GET /\0 HTTP/1.1\r\n" H "\r\n")},
    {"DEL in a value", 400, GET H "X: \x7f\r\n\r\n", 0},
    {"ESC in a value", 400, GET H "X: \x1b[2J\r\n\r\n", 0},
    {"vertical tab", 400, GET H "X: a\vb\r\n\r\n", 0},
    {"form feed around a length", 400, POST "Content-Length: \f5\r\n\r\nhello", 0},
    {"the start of TLS", 400, BYTES("\x16\x03\x01\x02\x00\x01\x00")},
    {"the start of SSH", MORE, "SSH-2.0-OpenSSH", 0},

    /* The first line. */
    {"a lower-case method", 501, "get / HTTP/1.1\r\n" H "\r\n", 0},
    {"an unknown method", 501, "BREW / HTTP/1.1\r\n" H "\r\n", 0},
    {"a method that begins like one", 501, "GETS / HTTP/1.1\r\n" H "\r\n", 0},
    {"PUT", 405, "PUT / HTTP/1.1\r\n" H "\r\n", 0},
    {"DELETE", 405, "DELETE / HTTP/1.1\r\n" H "\r\n", 0},
    {"OPTIONS", 405, "OPTIONS * HTTP/1.1\r\n" H "\r\n", 0},
    {"TRACE", 405, "TRACE / HTTP/1.1\r\n" H "\r\n", 0},
    {"CONNECT", 405, "CONNECT a:80 HTTP/1.1\r\n" H "\r\n", 0},
    {"PATCH", 405, "PATCH / HTTP/1.1\r\n" H "\r\n", 0},
    {"a method that is no token", 400, "G{T / HTTP/1.1\r\n" H "\r\n", 0},
    {"no method", 400, " / HTTP/1.1\r\n" H "\r\n", 0},
    {"no target", 400, "GET  HTTP/1.1\r\n" H "\r\n", 0},
    {"HTTP/0.9", 400, "GET /\r\n\r\n", 0},
    {"two blanks", 400, "GET  / HTTP/1.1\r\n" H "\r\n", 0},
    {"a tab for a blank", 400, "GET\t/ HTTP/1.1\r\n" H "\r\n", 0},
    {"a blank at the end", 400, "GET / HTTP/1.1 \r\n" H "\r\n", 0},
    {"a blank in the target", 400, "GET /a b HTTP/1.1\r\n" H "\r\n", 0},
    {"a star for a target", 400, "GET * HTTP/1.1\r\n" H "\r\n", 0},
    {"a whole address for a target", 400, "GET http://a/ HTTP/1.1\r\n" H "\r\n", 0},
    {"a target without a slash", 400, "GET a HTTP/1.1\r\n" H "\r\n", 0},
    {"a fragment", 400, "GET /#a HTTP/1.1\r\n" H "\r\n", 0},
    {"quotes in a target", 400, "GET /\"a\" HTTP/1.1\r\n" H "\r\n", 0},
    {"a backslash", 400, "GET /..\\a HTTP/1.1\r\n" H "\r\n", 0},
    {"half an escape", 400, "GET /%2 HTTP/1.1\r\n" H "\r\n", 0},
    {"an escape that is none", 400, "GET /%zz HTTP/1.1\r\n" H "\r\n", 0},
    {"bytes above 127 in a target", 400, "GET /\xc3\xa9 HTTP/1.1\r\n" H "\r\n", 0},
    {"HTTP/2's preface", 505, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 0},
    {"HTTP/1.2", 505, "GET / HTTP/1.2\r\n" H "\r\n", 0},
    {"HTTP/3.0", 505, "GET / HTTP/3.0\r\n" H "\r\n", 0},
    {"HTTP/1.10", 400, "GET / HTTP/1.10\r\n" H "\r\n", 0},
    {"HTTP/01.1", 400, "GET / HTTP/01.1\r\n" H "\r\n", 0},
    {"http/1.1", 400, "GET / http/1.1\r\n" H "\r\n", 0},
    {"another protocol", 400, "GET / ICY/1.1\r\n" H "\r\n", 0},

    /* Names and hosts. */
    {"a blank before the colon", 400, GET "Host : a\r\n\r\n", 0},
    {"a name of none", 400, GET H ": a\r\n\r\n", 0},
    {"no colon", 400, GET H "X\r\n\r\n", 0},
    {"a blank in a name", 400, GET H "X Y: a\r\n\r\n", 0},
    {"brackets in a name", 400, GET H "X[0]: a\r\n\r\n", 0},
    {"bytes above 127 in a name", 400, GET H "\xc3\xa9: a\r\n\r\n", 0},
    {"no host", 400, GET "\r\n", 0},
    {"no host in HTTP/1.0", 400, "GET / HTTP/1.0\r\n\r\n", 0},
    {"two hosts", 400, GET H H "\r\n", 0},
    {"two hosts in other cases", 400, GET H "hOST: b\r\n\r\n", 0},
    {"an empty host", 400, GET "Host:\r\n\r\n", 0},
    {"two hosts in one", 400, GET "Host: a, b\r\n\r\n", 0},
    {"a host with a path", 400, GET "Host: a/b\r\n\r\n", 0},
    {"a host with somebody before it", 400, GET "Host: a@b\r\n\r\n", 0},
    {"a port that is none", 400, GET "Host: a:b\r\n\r\n", 0},
    {"a port of no digits", 400, GET "Host: a:\r\n\r\n", 0},
    {"a bracket that does not end", 400, GET "Host: [::1\r\n\r\n", 0},

    /* Where the body ends: what smuggling is made of. */
    {"two lengths", 400, POST "Content-Length: 5\r\nContent-Length: 5\r\n\r\nhello", 0},
    {"two different lengths", 400, POST "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello", 0},
    {"two lengths in one", 400, POST "Content-Length: 5, 5\r\n\r\nhello", 0},
    {"length and coding", 400, POST "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 0},
    {"coding and length", 400, POST "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n", 0},
    {"chunks", 501, POST "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 0},
    {"chunks of GET", 501, GET H "Transfer-Encoding: chunked\r\n\r\n", 0},
    {"identity", 501, POST "Transfer-Encoding: identity\r\n\r\n", 0},
    {"two codings", 501, POST "Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n", 0},
    {"a coding with a blank before the colon", 400, POST "Transfer-Encoding : chunked\r\n\r\n", 0},
    {"a coding behind a fold", 400, POST "X: y\r\n Transfer-Encoding: chunked\r\n\r\n", 0},
    {"a length with a sign", 400, POST "Content-Length: +5\r\n\r\nhello", 0},
    {"a negative length", 400, POST "Content-Length: -1\r\n\r\n", 0},
    {"a length in hexadecimal", 400, POST "Content-Length: 0x5\r\n\r\nhello", 0},
    {"a length with a point", 400, POST "Content-Length: 5.0\r\n\r\nhello", 0},
    {"a length with a blank in it", 400, POST "Content-Length: 5 5\r\n\r\nhello", 0},
    {"an empty length", 400, POST "Content-Length:\r\n\r\n", 0},
    {"a length in quotes", 400, POST "Content-Length: \"5\"\r\n\r\nhello", 0},
    {"one byte too many", 413, POST "Content-Length: 101\r\n\r\n", 0},
    {"a length beyond 64 bits", 413, POST "Content-Length: 18446744073709551621\r\n\r\nhello", 0},
    {"a length beyond everything", 413, POST "Content-Length: 99999999999999999999999999999999\r\n\r\n", 0},
    {"GET with a body", 400, GET H "Content-Length: 5\r\n\r\nhello", 0},
    {"HEAD with a body", 400, "HEAD / HTTP/1.1\r\n" H "Content-Length: 5\r\n\r\nhello", 0},
};

enum { ROWS = sizeof rows / sizeof *rows };

/* ---- Feeding ----------------------------------------------------------------------------------------------------- */

struct fed {
    int verdict;
    size_t used;
    struct request request;
};

/* One look at so many bytes, at a place of exactly that size, so that a sanitizer sees every step beyond. */
static bool look(struct request_reader *r, const char *bytes, size_t length, struct fed *out)
{
    char *exact = malloc(length > 0 ? length : 1);
    int status;
    memcpy(exact, bytes, length);
    enum request_verdict v = request_read(r, exact, length, BODY_MAX, &out->request, &out->used, &status);
    out->verdict = v == REQUEST_WHOLE ? WHOLE : v == REQUEST_MORE ? MORE : status;
    free(exact);
    return v == REQUEST_MORE;
}

static struct fed feed(const char *bytes, size_t length, size_t first, size_t step)
{
    struct request_reader r = {0};
    struct fed out = {.verdict = MORE};
    memset(&out.request, 0x6f, sizeof out.request); /* nothing of it is read before it is written */
    for (size_t n = first; look(&r, bytes, n < length ? n : length, &out) && n < length; n += step)
        continue;
    return out;
}

static size_t length_of(const struct row *row)
{
    return row->length != 0 ? row->length : strlen(row->bytes);
}

START_TEST(the_verdict_is_the_same_however_the_bytes_are_cut)
{
    const struct row *row = &rows[_i];
    size_t length = length_of(row);
    struct fed whole = feed(row->bytes, length, length, 1);
    ck_assert_msg(whole.verdict == row->verdict, "%s: %d, not %d", row->what, whole.verdict, row->verdict);
    struct fed bytewise = feed(row->bytes, length, 0, 1);
    ck_assert_msg(bytewise.verdict == row->verdict, "%s, byte by byte: %d", row->what, bytewise.verdict);
    for (size_t cut = 0; cut <= length; cut++) {
        struct fed two = feed(row->bytes, length, cut, length);
        ck_assert_msg(two.verdict == row->verdict, "%s, cut at %zu: %d", row->what, cut, two.verdict);
        if (row->verdict == WHOLE)
            ck_assert_uint_eq(two.used, whole.used);
    }
}
END_TEST

START_TEST(there_are_enough_of_them)
{
    ck_assert_int_ge(ROWS, 80);
}
END_TEST

/* ---- Sizes ------------------------------------------------------------------------------------------------------- */

/* A head of so many bytes, as one long field or one long target. */
static struct fed feed_long(const char *start, const char *end, size_t length, size_t step)
{
    char *bytes = malloc(length);
    size_t head = strlen(start), tail = strlen(end);
    memset(bytes, 'a', length);
    memcpy(bytes, start, head);
    memcpy(bytes + length - tail, end, tail);
    struct fed out = feed(bytes, length, step, step);
    free(bytes);
    return out;
}

START_TEST(a_head_has_eight_kilobytes_at_most)
{
    static const size_t steps[] = {1, 7, 4096, 100000};
    size_t step = steps[_i];
    const char *field = GET H "X: ", *target = "GET /", *rest = " HTTP/1.1\r\n" H "\r\n";
    ck_assert_int_eq(feed_long(field, "\r\n\r\n", REQUEST_HEAD_MAX, step).verdict, WHOLE);
    ck_assert_int_eq(feed_long(field, "\r\n\r\n", REQUEST_HEAD_MAX + 1, step).verdict, 431);
    ck_assert_int_eq(feed_long(field, "", 20000, step).verdict, 431);
    ck_assert_int_eq(feed_long(target, rest, REQUEST_HEAD_MAX, step).verdict, WHOLE);
    ck_assert_int_eq(feed_long(target, rest, 20000, step).verdict, 414);
    ck_assert_int_eq(feed_long("", "", 20000, step).verdict, 414);
}
END_TEST

START_TEST(a_head_has_sixty_four_fields_at_most)
{
    char bytes[2000] = GET H;
    for (unsigned i = 1; i < REQUEST_FIELDS_MAX; i++)
        strcat(bytes, "a: b\r\n");
    size_t length = strlen(bytes);
    strcpy(bytes + length, "\r\n");
    ck_assert_int_eq(feed(bytes, length + 2, 1, 1).verdict, WHOLE);
    strcpy(bytes + length, "a: b\r\n\r\n");
    ck_assert_int_eq(feed(bytes, length + 8, 1, 1).verdict, 431);
}
END_TEST

/* ---- What is understood ------------------------------------------------------------------------------------------ */

static struct request read_one(const char *bytes)
{
    struct request_reader r = {0};
    struct request q;
    size_t used;
    int status;
    ck_assert_int_eq(request_read(&r, bytes, strlen(bytes), BODY_MAX, &q, &used, &status), REQUEST_WHOLE);
    return q;
}

START_TEST(a_request_is_taken_apart)
{
    struct request q = read_one("POST /a?b HTTP/1.1\r\nHost: h\r\nX-Y:  z  \r\nContent-Length: 2\r\n\r\nokGET");
    ck_assert_int_eq(q.method, REQUEST_POST);
    ck_assert(request_same(q.target, "/a?b"));
    ck_assert(request_same(q.body, "ok"));
    ck_assert_uint_eq(q.fields, 3);
    ck_assert(request_same(*request_field(&q, "x-y"), "z"));
    ck_assert_ptr_null(request_field(&q, "x"));
    ck_assert(q.keep_alive && !q.old && !q.expects);
}
END_TEST

START_TEST(a_field_that_comes_twice_is_not_the_only_one)
{
    struct request q = read_one(GET H "X: 1\r\nx: 2, Three\r\n\r\n");
    ck_assert_ptr_null(request_field(&q, "X"));
    ck_assert_uint_eq(request_count(&q, "X"), 2);
    ck_assert(request_lists(&q, "x", "three") && request_lists(&q, "x", "1") && !request_lists(&q, "x", "thre"));
}
END_TEST

START_TEST(connections_are_kept_unless_somebody_says_otherwise)
{
    ck_assert(read_one(GET H "\r\n").keep_alive);
    ck_assert(!read_one(GET H "Connection: x, Close\r\n\r\n").keep_alive);
    ck_assert(!read_one("GET / HTTP/1.0\r\n" H "Connection: keep-alive\r\n\r\n").keep_alive);
    ck_assert(read_one(POST "Content-Length: 0\r\n\r\n").keep_alive);
    ck_assert(!read_one(POST "\r\n").keep_alive); /* what follows may be meant as its body */
}
END_TEST

START_TEST(leave_to_send_a_body_is_asked_for_once)
{
    const char *bytes = POST "Content-Length: 2\r\nExpect: 100-continue\r\n\r\nok";
    size_t length = strlen(bytes), used;
    struct request_reader r = {0};
    struct request q;
    unsigned asked = 0;
    int status;
    for (size_t n = 0; n < length; n++) {
        ck_assert_int_eq(request_read(&r, bytes, n, BODY_MAX, &q, &used, &status), REQUEST_MORE);
        asked += q.expects;
    }
    ck_assert_uint_eq(asked, 1);
}
END_TEST

/* ---- The handshake ----------------------------------------------------------------------------------------------- */

#define KEY "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
#define V13 "Sec-WebSocket-Version: 13\r\n"
#define UP  "Upgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n"

static const struct {
    enum handshake verdict;
    const char *bytes;
} handshakes[] = {
    {HANDSHAKE_FINE, GET H UP KEY V13 "\r\n"},
    {HANDSHAKE_FINE, GET H "UPGRADE: WebSocket\r\nconnection: upgrade\r\n" KEY V13 "\r\n"},
    {HANDSHAKE_NONE, GET H "\r\n"},
    {HANDSHAKE_NONE, GET H "Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n"},
    {HANDSHAKE_NONE, "GET / HTTP/1.0\r\n" H UP KEY V13 "\r\n"},
    {HANDSHAKE_NONE, "POST / HTTP/1.1\r\n" H UP KEY V13 "Content-Length: 0\r\n\r\n"},
    {HANDSHAKE_VERSION, GET H UP KEY "Sec-WebSocket-Version: 8\r\n\r\n"},
    {HANDSHAKE_BROKEN, GET H UP KEY "\r\n"},
    {HANDSHAKE_BROKEN, GET H UP KEY V13 V13 "\r\n"},
    {HANDSHAKE_BROKEN, GET H UP V13 "\r\n"},
    {HANDSHAKE_BROKEN, GET H UP KEY KEY V13 "\r\n"},
    {HANDSHAKE_BROKEN, GET H "Upgrade: websocket\r\n" KEY V13 "\r\n"},
    {HANDSHAKE_BROKEN, GET H UP V13 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=\r\n\r\n"},
    {HANDSHAKE_BROKEN, GET H UP V13 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZR==\r\n\r\n"},
    {HANDSHAKE_BROKEN, GET H UP V13 "Sec-WebSocket-Key: dGhlIHNhbXBs!SBub25jZQ==\r\n\r\n"},
    {HANDSHAKE_BROKEN, GET H UP KEY V13 "Connection: close\r\n\r\n"},
};

START_TEST(websockets_are_asked_for_in_one_way)
{
    struct request q = read_one(handshakes[_i].bytes);
    ck_assert_int_eq(handshake_judge(&q), handshakes[_i].verdict);
}
END_TEST

START_TEST(the_example_of_the_standard_is_accepted)
{
    char accept[HANDSHAKE_ACCEPT];
    handshake_accept("dGhlIHNhbXBsZSBub25jZQ==", accept);
    ck_assert_str_eq(accept, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}
END_TEST

/* From the standard, and around the sizes where padding takes another block. */
START_TEST(sha1_is_right)
{
    static const struct {
        size_t length;
        const char *hex;
    } sums[] = {
        {0, "da39a3ee5e6b4b0d3255bfef95601890afd80709"},  {3, "7e240de74fb1ed08fa08d38063f6a6a91462a815"},
        {55, "c1c8bbdc22796e28c0e15163d20899b65621d65a"}, {56, "c2db330f6083854c99d4b5bfb6e8f29f201be699"},
        {64, "0098ba824b5c16427bd7a1122a5a442a25ec644d"}, {119, "ee971065aaa017e0632a8ca6c77bb3bf8b1dfc56"},
    };
    char text[SHA1_INPUT_MAX], hex[41];
    uint8_t out[SHA1_BYTES];
    memset(text, 'a', sizeof text);
    sha1(text, sums[_i].length, out);
    for (unsigned i = 0; i < SHA1_BYTES; i++)
        snprintf(hex + 2 * i, 3, "%02x", out[i]);
    ck_assert_str_eq(hex, sums[_i].hex);
}
END_TEST

/* ---- Answers ----------------------------------------------------------------------------------------------------- */

static bool takes(const char *accepts, const char *coding)
{
    char bytes[200];
    snprintf(bytes, sizeof bytes, GET H "Accept-Encoding: %s\r\n\r\n", accepts);
    struct request q = read_one(bytes);
    return coding_accepted(&q, coding);
}

START_TEST(clients_say_which_codings_they_take)
{
    ck_assert(takes("gzip", "gzip") && takes("deflate, GZIP;q=0.5 , br", "gzip") && takes("a,br", "br"));
    ck_assert(takes("gzip;q=0.001", "gzip") && takes("gzip ; q=1", "gzip"));
    ck_assert(!takes("", "gzip") && !takes("*", "gzip") && !takes("gzipped", "gzip") && !takes("x-gzip", "gzip"));
    ck_assert(!takes("gzip;q=0", "gzip") && !takes("br, gzip ; Q=0.000", "gzip"));
}
END_TEST

START_TEST(a_head_is_written)
{
    struct response_head h = {200, "text/html", "br", true, false, 12, 784111777};
    char out[RESPONSE_HEAD_MAX];
    size_t length = response_write(&h, out);
    ck_assert_str_eq(out, "HTTP/1.1 200 OK\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\nContent-Length: 12\r\n"
                          "Content-Type: text/html\r\nContent-Encoding: br\r\nVary: Accept-Encoding\r\n"
                          "Connection: close\r\n");
    ck_assert_uint_eq(length, strlen(out));
}
END_TEST

START_TEST(the_longest_head_fits)
{
    char type[1000], out[RESPONSE_HEAD_MAX];
    memset(type, 'x', sizeof type);
    type[sizeof type - 1] = '\0';
    struct response_head h = {431, type, "gzip", true, false, SIZE_MAX, 253402300799};
    ck_assert_uint_lt(response_write(&h, out), RESPONSE_HEAD_MAX);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("net-request", &tests);
    tcase_add_loop_test(tests, the_verdict_is_the_same_however_the_bytes_are_cut, 0, ROWS);
    tcase_add_test(tests, there_are_enough_of_them);
    tcase_add_loop_test(tests, a_head_has_eight_kilobytes_at_most, 0, 4);
    tcase_add_test(tests, a_head_has_sixty_four_fields_at_most);
    tcase_add_test(tests, a_request_is_taken_apart);
    tcase_add_test(tests, a_field_that_comes_twice_is_not_the_only_one);
    tcase_add_test(tests, connections_are_kept_unless_somebody_says_otherwise);
    tcase_add_test(tests, leave_to_send_a_body_is_asked_for_once);
    tcase_add_loop_test(tests, websockets_are_asked_for_in_one_way, 0, sizeof handshakes / sizeof *handshakes);
    tcase_add_test(tests, the_example_of_the_standard_is_accepted);
    tcase_add_loop_test(tests, sha1_is_right, 0, 6);
    tcase_add_test(tests, clients_say_which_codings_they_take);
    tcase_add_test(tests, a_head_is_written);
    tcase_add_test(tests, the_longest_head_fits);
    return suite_run(suite);
}
