/* Words of answers. Days and months are spelled here, since those of the C library follow the language of the user. */
#include "server/net/response.h"

#include <stdio.h>

/* Reasons of the statuses that we send; nobody reads them but people with a trace before them. */
const char *response_reason(int status)
{
    static const struct {
        int status;
        const char *reason;
    } rows[] = {
        {101, "Switching Protocols"},
        {200, "OK"},
        {201, "Created"},
        {202, "Accepted"},
        {204, "No Content"},
        {303, "See Other"},
        {304, "Not Modified"},
        {308, "Permanent Redirect"},
        {400, "Bad Request"},
        {401, "Unauthorized"},
        {403, "Forbidden"},
        {404, "Not Found"},
        {405, "Method Not Allowed"},
        {408, "Request Timeout"},
        {409, "Conflict"},
        {410, "Gone"},
        {413, "Content Too Large"},
        {414, "URI Too Long"},
        {415, "Unsupported Media Type"},
        {422, "Unprocessable Content"},
        {426, "Upgrade Required"},
        {429, "Too Many Requests"},
        {431, "Request Header Fields Too Large"},
        {500, "Internal Server Error"},
        {501, "Not Implemented"},
        {503, "Service Unavailable"},
        {505, "HTTP Version Not Supported"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].status == status)
            return rows[i].reason;
    return "Status";
}

/* RFC 9110, section 6.4.1: these statuses never have one, and then no length either. */
bool response_has_body(int status)
{
    return status >= 200 && status != 204 && status != 304;
}

/* In the one form that senders may use: RFC 9110, section 5.6.7. */
static int write_date(char *out, size_t room, time_t now)
{
    static const char days[][4] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static const char months[][4] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    struct tm t = {.tm_mday = 1};
    gmtime_r(&now, &t);
    return snprintf(out, room, "Date: %s, %02d %s %04d %02d:%02d:%02d GMT\r\n", days[t.tm_wday], t.tm_mday,
                    months[t.tm_mon], t.tm_year + 1900, t.tm_hour, t.tm_min, t.tm_sec);
}

/* All of it fits: no line is longer than 220 bytes, and only one comes near that. */
size_t response_write(const struct response_head *h, char out[RESPONSE_HEAD_MAX])
{
    size_t room = RESPONSE_HEAD_MAX;
    int n = snprintf(out, room, "HTTP/1.1 %d %s\r\n", h->status, response_reason(h->status));
    n += write_date(out + n, room - (size_t)n, h->now);
    if (response_has_body(h->status))
        n += snprintf(out + n, room - (size_t)n, "Content-Length: %zu\r\n", h->length);
    if (h->type != NULL)
        n += snprintf(out + n, room - (size_t)n, "Content-Type: %.200s\r\n", h->type);
    if (h->coding != NULL)
        n += snprintf(out + n, room - (size_t)n, "Content-Encoding: %s\r\n", h->coding);
    if (h->varies)
        n += snprintf(out + n, room - (size_t)n, "Vary: Accept-Encoding\r\n");
    if (!h->keep_alive)
        n += snprintf(out + n, room - (size_t)n, "Connection: close\r\n");
    return (size_t)n;
}
