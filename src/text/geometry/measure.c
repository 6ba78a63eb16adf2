/* How large a name is, about, without asking a font: the widths are those of a wide face, so that every usual one fits.
 */
#include "text/geometry/geometry.h"

/* Of one letter, in hundredths of the height of the letters; generous, so that every usual face fits. */
static int letter_width(char c)
{
    static const char narrow[] = "iljtf'.,I ", wide[] = "mwMW";
    for (size_t i = 0; i + 1 < sizeof narrow; i++)
        if (c == narrow[i])
            return 34;
    for (size_t i = 0; i + 1 < sizeof wide; i++)
        if (c == wide[i])
            return 86;
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ? 66 : 56;
}

/* Letters beyond ASCII count as wide ones; their further bytes as nothing. */
int geometry_text_width(const char *text, size_t length)
{
    int width = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c >= 0xc0)
            width += 62;
        else if (c < 0x80 && c != 0)
            width += letter_width(text[i]);
    }
    return (width * NAME_EM + 99) / 100;
}

/* Lines end at blanks, behind hyphens and at the end. */
static bool is_end(const char *name, size_t i)
{
    return name[i] == '\0' || name[i] == ' ' || (i > 0 && name[i - 1] == '-');
}

size_t geometry_line(const char *name, int width)
{
    size_t end = 0;
    for (size_t i = 0;; i++) {
        if (is_end(name, i) && geometry_text_width(name, i) <= width)
            end = i;
        if (name[i] == '\0')
            return end;
    }
}

/* Whether the name can be set in so many lines, each at most this wide. */
static bool is_settable(const char *name, unsigned lines, int width)
{
    while (lines-- > 0) {
        size_t length = geometry_line(name, width);
        if (name[length] == '\0')
            return true;
        if (length == 0)
            return false;
        name += length + (name[length] == ' ');
    }
    return false;
}

/* The narrowest way to set the name in one, two and three lines, with a unit of room on both sides. */
struct geo_text geometry_measure(const char *name)
{
    struct geo_text text;
    int width = geometry_text_width(name, geometry_line(name, INT32_MAX));
    for (unsigned lines = 1; lines <= LABEL_LINES; lines++) {
        while (width > 1 && is_settable(name, lines, width - 1))
            width--;
        text.lines[lines - 1] = (struct geo_size){(int16_t)(width + 2), (int16_t)(lines * NAME_LEADING)};
    }
    return text;
}
