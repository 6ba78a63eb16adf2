/* Randomness of the operating system. Apart from the rest, because WebAssembly has it from whoever runs the module. */
#include "text/crypto.h"

#include <sodium.h>
#include <stdlib.h>

/* libsodium may be initialised again and again, from any thread; after the first time it costs nothing. */
void crypto_random(void *out, size_t length)
{
    /* Without it libsodium has no source of randomness; there is no way to go on. */
    if (sodium_init() < 0)
        abort();
    randombytes_buf(out, length);
}
