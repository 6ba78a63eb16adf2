/* A list in braces, for macros that stand for one: formatters take bare braces in a macro for a block of statements. */
#ifndef ENGINE_BRACES_H
#define ENGINE_BRACES_H

/* clang-format off */
#define BRACED(...) {__VA_ARGS__}
/* clang-format on */

#endif
