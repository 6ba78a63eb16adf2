/* A stream of the C library as a sink or as a source. */
#ifndef TEXT_SINK_FILE_H
#define TEXT_SINK_FILE_H

#include <stdio.h>

#include "text/sink.h"

/* Nothing is held back but by the stream, so others may write to it in between. Closing closes the stream. */
struct sink sink_file(FILE *file);

/* Reads ahead: nobody else should read from the stream. Closing closes it. */
struct source source_file(FILE *file);

#endif
