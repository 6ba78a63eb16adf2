/* The files that tools/embed-page.py has put into the program, as shared buffers, compressed when they were embedded;
 * and the few texts that a server tells about itself. */
#include "server/pages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "text/say.h"

struct pages {
    struct net_blob *plain, *gzip;
};

bool pages_begin(struct server *s)
{
    s->pages = calloc(pages_count + 1, sizeof *s->pages);
    if (s->pages == NULL)
        return false;
    for (unsigned i = 0; i < pages_count; i++) {
        const unsigned char *bytes = pages_blob + pages[i].at;
        s->pages[i].plain = net_blob(bytes, pages[i].length);
        if (pages[i].gzip_length > 0)
            s->pages[i].gzip = net_blob(bytes + pages[i].length, pages[i].gzip_length);
        if (s->pages[i].plain == NULL)
            return false;
    }
    return true;
}

void pages_end(struct server *s)
{
    for (unsigned i = 0; s->pages != NULL && i < pages_count; i++) {
        net_blob_drop(s->pages[i].plain);
        net_blob_drop(s->pages[i].gzip);
    }
    free(s->pages);
}

/* ---- Texts about the server -------------------------------------------------------------------------------------- */

/* Asked for by the people who find a hole (RFC 9116). It must say until when it is true. */
static bool security(const struct asking *a)
{
    char text[512], until[32];
    const char *contact = a->s->settings->contact;
    if (contact == NULL)
        return false;
    time_t then = (time_t)(a->s->started / 1000) + 365 * 24 * 3600;
    struct tm utc;
    gmtime_r(&then, &utc);
    strftime(until, sizeof until, "%Y-%m-%dT%H:%M:%SZ", &utc);
    int length = snprintf(text, sizeof text, "Contact: %s\nExpires: %s\nPreferred-Languages: en, fr\n", contact, until);
    answer_text(a, "text/plain; charset=utf-8", text, (size_t)length);
    return true;
}

/* What is kept about people, in the reader's language; an operator's contact stands at its end. */
static bool privacy(const struct asking *a)
{
    char text[4096], retention[256];
    const char *contact = a->s->settings->contact;
    enum language language = a->language;
    if (a->s->settings->retention_days == 0)
        snprintf(retention, sizeof retention, "%s", say(language, "Finished games are kept without a limit of time."));
    else
        snprintf(retention, sizeof retention, say(language, "Finished games are deleted after %llu days."),
                 (unsigned long long)a->s->settings->retention_days);
    int length = snprintf(
        text, sizeof text, "%s\n\n%s\n%s\n%s\n%s\n%s%s\n", say(language, "What this server keeps about you"),
        say(language, "A table keeps the name you gave, what you said in its chat, your moves, a fingerprint "
                      "(SHA-256) of your key, and an address to call you at where you left one. There are no accounts, "
                      "passwords, cookies or trackers."),
        say(language, "Your address on the network is used to limit abuse while you are connected and is not stored."),
        retention,
        say(language, "At each table you can have your name and your chat deleted. The record of the game stays, with "
                      "its moves and the name under which a seat was played: every line of it is sealed, and it is the "
                      "game of others, too."),
        contact != NULL ? say(language, "Who runs this server: ") : "", contact != NULL ? contact : "");
    answer_text(a, "text/plain; charset=utf-8", text, (size_t)length);
    return true;
}

/* The page has a file of this name that says no: so it knows whether to look for tables here, without a request that
 * fails where a plain web host serves it. */
static bool presence(const struct asking *a)
{
    static const char text[] = "{\"server\":true}\n";
    answer_text(a, "application/json", text, sizeof text - 1);
    return true;
}

static bool about_server(const struct asking *a, struct request_text path)
{
    if (request_same(path, "/server.json"))
        return presence(a);
    if (request_same(path, "/.well-known/security.txt"))
        return security(a);
    return request_same(path, "/privacy") && privacy(a);
}

/* ---- Files ------------------------------------------------------------------------------------------------------- */

static bool is(struct request_text path, const char *text)
{
    return path.length == strlen(text) && memcmp(path.at, text, path.length) == 0;
}

/* A browser may keep it, and asks each time whether it is still the same: pages of two versions never meet. */
static void give(const struct asking *a, unsigned i)
{
    const struct answer_file file = {pages[i].type, pages[i].tag, a->s->pages[i].plain, a->s->pages[i].gzip};
    answer_file(a, &file);
}

void pages_serve(const struct asking *a, struct request_text path)
{
    if (about_server(a, path))
        return;
    if (is(path, "/"))
        path = (struct request_text){"/index.html", sizeof "/index.html" - 1};
    for (unsigned i = 0; i < pages_count; i++)
        if (is(path, pages[i].path)) {
            give(a, i);
            return;
        }
    answer_error(a, 404, "nothing", SAID("There is nothing here."));
}
