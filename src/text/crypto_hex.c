/* Bytes as hexadecimal digits in lower case, and back. Capitals are refused, so that a value has one text only. */
#include "text/crypto.h"

#include <string.h>

static const char digits[] = "0123456789abcdef";

/* Two digits for each byte, the high half first, and the zero behind them: `out` has room for 2 * length + 1. */
void crypto_hex(const unsigned char *bytes, size_t length, char *out)
{
    for (size_t i = 0; i < length; i++) {
        *out++ = digits[bytes[i] >> 4];
        *out++ = digits[bytes[i] & 15];
    }
    *out = '\0';
}

/* Only called for characters that are among the digits. */
static unsigned value_of(char digit)
{
    return (unsigned)(strchr(digits, digit) - digits);
}

/* Exactly so many digits, no more and no fewer. What is refused leaves `out` untouched. */
bool crypto_unhex(const char *text, unsigned char *out, size_t length)
{
    if (strspn(text, digits) != 2 * length || text[2 * length] != '\0')
        return false;
    for (size_t i = 0; i < length; i++)
        out[i] = (unsigned char)(value_of(text[2 * i]) << 4 | value_of(text[2 * i + 1]));
    return true;
}
