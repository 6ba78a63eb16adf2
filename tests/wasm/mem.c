/* The three functions the engine takes from its surroundings, for a link without any library. Byte loops, compiled
 * with -fno-builtin so that the compiler doesn't turn them into calls of themselves. */
#include <string.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
    return to;
}

void *memset(void *to, int value, size_t count)
{
    for (size_t i = 0; i < count; i++)
        ((unsigned char *)to)[i] = (unsigned char)value;
    return to;
}

int memcmp(const void *a, const void *b, size_t count)
{
    const unsigned char *x = a, *y = b;
    for (size_t i = 0; i < count; i++) {
        if (x[i] != y[i])
            return x[i] - y[i];
    }
    return 0;
}
