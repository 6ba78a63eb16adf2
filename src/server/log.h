/* What happens, one line each on standard error: the time, what happened, and pairs of key=value. No token and no text
 * of people ever gets here: callers hand in ids, numbers and words of their own. */
#ifndef SERVER_LOG_H
#define SERVER_LOG_H

/* `what` is a word; `format` gives the pairs, or is "". */
void log_line(const char *what, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
