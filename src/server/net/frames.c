/* RFC 6455, section 5. */
#include "server/net/frames.h"

/* Opcodes; from CLOSE on they are control frames. */
enum { CONTINUATION = 0, TEXT = 1, BINARY = 2, CLOSE = 8, PONG = 10 };

/* Bytes of the extended length: 0, 2 or 8. */
static unsigned length_size(const struct frames *f)
{
    unsigned length = f->head[1] & 0x7f;
    return length == 127 ? 8 : length == 126 ? 2 : 0;
}

/* Highest byte first. Only called when all bytes of the length are there. */
static uint64_t payload_length(const struct frames *f)
{
    unsigned bytes = length_size(f);
    uint64_t length = bytes == 0 ? f->head[1] & 0x7f : 0;
    for (unsigned i = 0; i < bytes; i++)
        length = length << 8 | f->head[2 + i];
    return length;
}

/* A length is written in as few bytes as it needs, and in 63 bits. */
static bool is_shortest(const struct frames *f, uint64_t length)
{
    unsigned short_length = f->head[1] & 0x7f;
    if (short_length == 126)
        return length > 125;
    return short_length < 126 || (length > 0xffff && length >> 63 == 0);
}

/* Keeps count of the message that a data frame begins or goes on with; 0 or a closing code: 1003 for binary, which
 * nobody speaks here, 1002 for a wrong order, 1009 for too many pieces. */
static unsigned judge_data(struct frames *f, unsigned opcode, bool last)
{
    if (opcode == BINARY && !f->inside)
        return 1003;
    if (opcode > BINARY || (opcode == CONTINUATION) != f->inside)
        return 1002;
    f->fragments = f->inside ? f->fragments + 1 : 1;
    f->total = f->inside ? f->total : 0;
    f->inside = !last;
    return f->fragments > FRAMES_FRAGMENTS_MAX ? 1009 : 0;
}

/* What the first two bytes give away; 0 or a code. */
static unsigned judge_start(struct frames *f)
{
    unsigned opcode = f->head[0] & 15;
    bool last = f->head[0] >> 7, masked = f->head[1] >> 7;
    if ((f->head[0] & 0x70) != 0 || !masked)
        return 1002;
    if (opcode < CLOSE)
        return judge_data(f, opcode, last);
    unsigned length = f->head[1] & 0x7f;
    return opcode <= PONG && last && length <= 125 && (opcode != CLOSE || length != 1) ? 0 : 1002;
}

/* Control frames don't count towards the message that they stand in. `total` never passes the limit, so the subtraction
 * can't wrap. */
static unsigned judge_length(struct frames *f)
{
    f->left = payload_length(f);
    if (!is_shortest(f, f->left))
        return 1002;
    if ((f->head[0] & 15) >= CLOSE)
        return 0;
    if (f->left > f->message_max - f->total)
        return 1009;
    f->total += f->left;
    return 0;
}

/* One more byte of a head; 0 or a code. A length is judged before its mask has come: so wslay never sees a bad one. */
static unsigned add_byte(struct frames *f, uint8_t byte)
{
    unsigned code = 0;
    f->head[f->got++] = byte;
    if (f->got == 2)
        code = judge_start(f);
    if (code == 0 && f->got > 1 && f->got == 2 + length_size(f))
        code = judge_length(f);
    if (f->got > 1 && f->got == 2 + length_size(f) + 4)
        f->got = 0;
    return code;
}

/* Neither in a head nor in a payload. */
static bool is_between(const struct frames *f)
{
    return f->got == 0 && f->left == 0;
}

/* By the first byte of a frame. */
static bool is_control(uint8_t first)
{
    return (first & 15) >= CLOSE;
}

/* Takes bytes of a control frame until it is whole, so that wslay never sees half of one. It fits: longer ones are
 * refused by their head. */
static size_t hold(struct frames *f, const uint8_t *bytes, size_t length, struct frames_piece *piece, unsigned *code)
{
    size_t i = 0;
    do {
        f->held[f->held_length++] = bytes[i];
        if (f->got == 0 && f->left > 0)
            f->left--;
        else
            *code = add_byte(f, bytes[i]);
        i++;
    } while (i < length && *code == 0 && !is_between(f));
    if (*code == 0 && is_between(f)) {
        *piece = (struct frames_piece){f->held, f->held_length};
        f->held_length = 0;
    }
    return i;
}

/* Up to the end of the frame, so that whoever reads may stop between two. What is refused starts at the byte that gives
 * a bad head away; that part of the head which came earlier is let through and hurts nobody: wslay waits for the rest.
 */
static size_t pass(struct frames *f, const uint8_t *bytes, size_t length, unsigned *code)
{
    size_t i = 0;
    do {
        if (f->got == 0 && f->left > 0) {
            uint64_t step = f->left < length - i ? f->left : length - i;
            f->left -= step;
            i += (size_t)step;
            continue;
        }
        *code = add_byte(f, bytes[i]);
        if (*code != 0)
            return i;
        i++;
    } while (i < length && !is_between(f));
    return i;
}

/* Control frames are held back; everything else passes as it comes, without a copy. */
size_t frames_take(struct frames *f, const uint8_t *bytes, size_t length, struct frames_piece *piece, unsigned *code)
{
    *code = 0;
    *piece = (struct frames_piece){bytes, 0};
    if (f->held_length > 0 || (is_between(f) && is_control(bytes[0])))
        return hold(f, bytes, length, piece, code);
    return piece->length = pass(f, bytes, length, code);
}
