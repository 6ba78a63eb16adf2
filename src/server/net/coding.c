/* RFC 9110, section 12.5.3. */
#include "server/net/coding.h"

#include <string.h>
#include <strings.h>

/* Optional blanks stand around commas, semicolons and names. */
static const char *skip_blanks(const char *at, const char *end)
{
    while (at < end && (*at == ' ' || *at == '\t'))
        at++;
    return at;
}

/* `;q=0`, `;q=0.0` and so on: refused. */
static bool is_refused(const char *at, const char *end)
{
    at = skip_blanks(at, end);
    if (at == end || *at != ';')
        return false;
    at = skip_blanks(at + 1, end);
    if (end - at < 3 || strncasecmp(at, "q=", 2) != 0)
        return false;
    for (at += 2; at < end && *at != ' '; at++)
        if (*at != '0' && *at != '.')
            return false;
    return true;
}

/* Whether one item of the list is this coding, and not refused by its weight. A longer name that begins alike is
 * another one. */
static bool names(const char *at, const char *end, const char *coding)
{
    size_t length = strlen(coding);
    at = skip_blanks(at, end);
    if ((size_t)(end - at) < length || strncasecmp(at, coding, length) != 0)
        return false;
    const char *rest = at + length;
    return (rest == end || *rest == ';' || *rest == ' ' || *rest == '\t') && !is_refused(rest, end);
}

/* Without the field nothing but the plain body is safe. Weights other than 0 are not compared: we prefer what is
 * smallest. */
bool coding_accepted(const struct request *q, const char *coding)
{
    const struct request_text *list = request_field(q, "accept-encoding");
    if (list == NULL)
        return false;
    const char *at = list->at, *end = list->at + list->length;
    while (at < end) {
        const char *comma = memchr(at, ',', (size_t)(end - at));
        const char *stop = comma != NULL ? comma : end;
        if (names(at, stop, coding))
            return true;
        at = stop + (stop < end);
    }
    return false;
}
