/* One sentence for the whole module, which has one thread. */
#include "wasm/sentence.h"

#include <stdio.h>

#include "text/say.h"

char sentence[SENTENCE_MAX];

uint32_t sentence_refuse(const char *text)
{
    snprintf(sentence, sizeof sentence, "%s", say(fault_language(), text));
    return 0;
}

uint32_t sentence_fault(const struct fault *f)
{
    fault_print(f, sentence, sizeof sentence);
    return 0;
}
