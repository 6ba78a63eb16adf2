/* Builds the tree from libyaml's events. Every refusal happens at the first offending event, so a hostile file is never
 * expanded: anchors, deep nesting and floods of values stop the reading where they stand. */
#include "text/edition/yaml_tree.h"

#include <stdlib.h>
#include <string.h>

#include <yaml.h>

#include "text/utf8.h"

/* An item with its strings behind it. */
struct block {
    struct yaml_block chain;
    struct yaml_item item;
    char strings[];
};

/* A tree while it is built. */
struct builder {
    const char *place;
    struct fault *fault;
    struct yaml_tree *tree;
    struct yaml_item *open; /* the list or map being filled */
    unsigned depth;         /* of what is open */
    char *key;              /* read, its value still to come */
    unsigned key_line;
};

/* ---- Bytes ------------------------------------------------------------------------------------------------------ */

/* One character of the file. Its length goes to `step`. */
static bool check_byte(const char *place, const char *text, size_t size, unsigned long line, size_t *step,
                       struct fault *f)
{
    unsigned char byte = (unsigned char)text[0];
    *step = utf8_length(text, size);
    if (*step == 0)
        return fault_at(f, place, line, "The byte 0x%02x is not UTF-8 text; save the file as UTF-8.", byte);
    if (utf8_shown_length(text, size) > 0 || byte == '\n' || byte == '\r')
        return true;
    if (*step == 1)
        return fault_at(f, place, line,
                        byte == '\t' ? "A tab stands here; use blanks."
                                     : "A control character stands here; remove it.");
    return fault_at(f, place, line, "The character %.*s can't be shown to people; remove it.", (int)*step, text);
}

/* Some editors begin every file with one; it is no part of any text. */
static size_t byte_order_mark(const char *text, size_t length)
{
    return length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}

/* All of the file before the parser sees it: encoding, hidden characters, length of lines and of the whole. A file that
 * is too long is read up to a little beyond the limit, so its end is never taken for the real one. */
static bool check_bytes(const char *place, const char *text, size_t length, struct fault *f)
{
    unsigned long line = 1;
    for (size_t i = byte_order_mark(text, length), start = 0, step; i < length; i += step) {
        if (!check_byte(place, text + i, length - i, line, &step, f))
            return false;
        if (i - start >= YAML_LINE_MAX)
            return fault_at(f, place, line, "The line is longer than %d bytes; break it.", YAML_LINE_MAX);
        if (text[i] == '\n') {
            line++;
            start = i + 1;
        }
    }
    if (length > YAML_BYTES_MAX)
        return fault_at(f, place, line, "The file goes on after 1 MiB; an edition's file must be smaller.");
    return true;
}

/* ---- Items ------------------------------------------------------------------------------------------------------ */

/* libyaml counts from 0, people from 1. */
static unsigned line_of(const yaml_event_t *event)
{
    return (unsigned)event->start_mark.line + 1;
}

/* Takes the key that was read over into the new item. Without memory the program ends. */
static struct yaml_item *new_item(struct builder *b, enum yaml_kind kind, const char *text, size_t length)
{
    size_t key = b->key ? strlen(b->key) + 1 : 0;
    struct block *block = calloc(1, sizeof *block + length + 1 + key);
    if (!block)
        abort();
    block->chain.older = b->tree->blocks;
    b->tree->blocks = &block->chain;
    b->tree->items++;
    block->item.kind = kind;
    if (kind == YAML_TEXT) {
        memcpy(block->strings, text, length);
        block->item.text = block->strings;
    }
    if (b->key) {
        memcpy(block->strings + length + 1, b->key, key);
        block->item.key = block->strings + length + 1;
    }
    free(b->key);
    b->key = NULL;
    return &block->item;
}

/* The line of a value is that of its key, where people look. */
static bool add_item(struct builder *b, const yaml_event_t *event, enum yaml_kind kind, const char *text, size_t length)
{
    unsigned line = b->key ? b->key_line : line_of(event);
    if (b->tree->items >= YAML_ITEMS_MAX)
        return fault_at(b->fault, b->place, line, "More than %d values stand in this file; split it or remove some.",
                        YAML_ITEMS_MAX);
    struct yaml_item *item = new_item(b, kind, text, length);
    item->line = line;
    yaml_item_hang(item, b->open);
    if (!b->open)
        b->tree->root = item;
    if (kind != YAML_TEXT)
        b->open = item;
    return true;
}

/* ---- Events ----------------------------------------------------------------------------------------------------- */

/* Keys are found in their map when they come, so a doubled one is told with both lines. */
static bool take_key(struct builder *b, const yaml_event_t *event)
{
    const char *key = (const char *)event->data.scalar.value;
    if (strlen(key) != event->data.scalar.length || key[0] == '\0')
        return fault_at(b->fault, b->place, line_of(event), "A key is empty here; give it a name.");
    const struct yaml_item *twin = yaml_item_find(b->open, key);
    if (twin)
        return fault_at(b->fault, b->place, line_of(event),
                        "The key %.60s stands twice (first on line %u); remove one.", key, twin->line);
    b->key_line = line_of(event);
    b->key = strdup(key);
    if (!b->key)
        abort();
    return true;
}

/* Escapes of a quoted text ("\\e", "\\u202e") bring in what the bytes of the file were checked for. Lines of a text may
 * be broken. */
static bool may_show(struct builder *b, const yaml_event_t *event)
{
    const char *text = (const char *)event->data.scalar.value;
    size_t length = event->data.scalar.length;
    for (size_t i = 0, n; i < length; i += n) {
        n = text[i] == '\n' ? 1 : utf8_shown_length(text + i, length - i);
        if (text[i] == '\0')
            return fault_at(b->fault, b->place, line_of(event), "A zero byte stands in this text; remove it.");
        if (n == 0)
            return fault_at(b->fault, b->place, line_of(event),
                            "The text holds %.*s, which can't be shown to people; remove it.",
                            (int)utf8_length(text + i, length - i), text + i);
    }
    return true;
}

/* A text is a key or a value, depending on what is due. */
static bool take_scalar(struct builder *b, const yaml_event_t *event)
{
    if (!may_show(b, event))
        return false;
    if (b->open && b->open->kind == YAML_MAP && !b->key)
        return take_key(b, event);
    return add_item(b, event, YAML_TEXT, (const char *)event->data.scalar.value, event->data.scalar.length);
}

/* A list or a map begins. */
static bool take_start(struct builder *b, const yaml_event_t *event, enum yaml_kind kind)
{
    unsigned line = line_of(event);
    if (b->open && b->open->kind == YAML_MAP && !b->key)
        return fault_at(b->fault, b->place, line, "A key must be a plain word, not a list or a map.");
    if (++b->depth > YAML_DEPTH_MAX)
        return fault_at(b->fault, b->place, line, "Lists and maps are nested deeper than %d here; remove brackets.",
                        YAML_DEPTH_MAX);
    return add_item(b, event, kind, NULL, 0);
}

/* What was open around it is open again. libyaml makes sure that ends and starts pair up. */
static bool take_end(struct builder *b)
{
    b->depth--;
    b->open = b->open->parent;
    return true;
}

/* They make one value stand in many places, by which a small file could become a large tree; and whoever reads the file
 * would have to look elsewhere. */
static bool refuse_anchor(struct builder *b, const yaml_event_t *event)
{
    return fault_at(b->fault, b->place, line_of(event),
                    "Anchors (&), aliases (*) and tags (!) are not allowed; write the value out, or quote the text.");
}

/* A second one would be read by nobody. */
static bool take_document(struct builder *b, const yaml_event_t *event)
{
    if (b->tree->root)
        return fault_at(b->fault, b->place, line_of(event), "A second document begins here; remove the line ---.");
    return true;
}

/* libyaml's events one by one; those that say nothing are passed over. */
static bool take_event(struct builder *b, const yaml_event_t *event)
{
    switch (event->type) {
    case YAML_ALIAS_EVENT:
        return refuse_anchor(b, event);
    case YAML_SCALAR_EVENT:
        if (event->data.scalar.anchor || event->data.scalar.tag)
            return refuse_anchor(b, event);
        return take_scalar(b, event);
    case YAML_SEQUENCE_START_EVENT:
        if (event->data.sequence_start.anchor || event->data.sequence_start.tag)
            return refuse_anchor(b, event);
        return take_start(b, event, YAML_LIST);
    case YAML_MAPPING_START_EVENT:
        if (event->data.mapping_start.anchor || event->data.mapping_start.tag)
            return refuse_anchor(b, event);
        return take_start(b, event, YAML_MAP);
    case YAML_SEQUENCE_END_EVENT:
    case YAML_MAPPING_END_EVENT:
        return take_end(b);
    case YAML_DOCUMENT_START_EVENT:
        return take_document(b, event);
    case YAML_NO_EVENT:
    case YAML_STREAM_START_EVENT:
    case YAML_STREAM_END_EVENT:
    case YAML_DOCUMENT_END_EVENT:
        break;
    }
    return true;
}

/* What was opened and never closed is reported where it was opened. */
static bool refuse_syntax(struct builder *b, const yaml_parser_t *parser)
{
    const char *problem = parser->problem ? parser->problem : "the text can't be read";
    bool unclosed = parser->context && strstr(problem, "end of stream");
    size_t line = unclosed ? parser->context_mark.line : parser->problem_mark.line;
    return fault_at(b->fault, b->place, line + 1,
                    "This is not YAML (%s); check quotes, brackets and indentation on this line and above.", problem);
}

/* Goes on to the end of the stream, so that a second document is seen. */
static bool take_events(struct builder *b, yaml_parser_t *parser)
{
    for (bool more = true; more;) {
        yaml_event_t event;
        if (!yaml_parser_parse(parser, &event))
            return refuse_syntax(b, parser);
        bool taken = take_event(b, &event);
        more = event.type != YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
        if (!taken)
            return false;
    }
    if (!b->tree->root)
        return fault_at(b->fault, b->place, 1, "The file is empty; it must hold the keys that docs/EDITIONS.md lists.");
    return true;
}

/* The bytes are checked first, so that libyaml never sees what could surprise it. Without memory the program ends. */
struct yaml_tree *yaml_tree_read(const char *place, const char *text, size_t length, struct fault *f)
{
    if (!check_bytes(place, text, length, f))
        return NULL;
    yaml_parser_t parser;
    struct builder b = {.place = place, .fault = f, .tree = calloc(1, sizeof *b.tree)};
    if (!b.tree || !yaml_parser_initialize(&parser))
        abort();
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser, (const unsigned char *)text, length);
    bool good = take_events(&b, &parser);
    yaml_parser_delete(&parser);
    free(b.key);
    if (good)
        return b.tree;
    yaml_tree_free(b.tree);
    return NULL;
}
