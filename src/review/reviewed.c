/* What a sheet is made of besides its review, and the words for what is in it. */
#include "review/reviewed.h"

#include "text/say.h"

enum { DICE_SEED = 6 };

struct review_order sheet_review(const struct sheet *s, enum review_level level)
{
    const struct record_header *h = record_header(s->reader);
    return (struct review_order){
        .r = record_rules(s->reader), .path = &s->way, .row = fit_find(h->edition, h->mode, h->seats), .level = level};
}

void sheet_complete(struct sheet *s)
{
    dice_of_path(s->review.r, &s->way, &s->dice);
    s->fair = dice_test(&s->dice.all, DICE_SEED);
    for (unsigned i = 0; i < s->review.r->seats; i++)
        s->fair_of[i] = dice_test(&s->dice.of[i], DICE_SEED + 1 + i);
    moments_find(&s->review, &s->moments);
}

void sheet_close(struct sheet *s)
{
    review_free(&s->review);
    path_free(&s->way);
    if (s->reader != NULL)
        record_close(s->reader);
    s->reader = NULL;
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

void sheet_seat(const struct sheet *s, unsigned seat, char out[SEAT_NAME_MAX])
{
    seat_name(s->review.r, edition_names(record_edition(s->reader)), s->language, &s->way.position[s->way.count], seat,
              out);
}

const char *sheet_player(const struct sheet *s, unsigned seat)
{
    return record_header(s->reader)->seat[seat].player;
}

static struct told told_of(const struct sheet *s)
{
    return (struct told){&s->review, record_edition(s->reader), s->language};
}

void sheet_tell(const struct sheet *s, unsigned step, char out[STORY_MAX])
{
    const struct told told = told_of(s);
    told_step(&told, step, out);
}

void sheet_tell_better(const struct sheet *s, unsigned step, char out[STORY_MAX])
{
    const struct told told = told_of(s);
    told_better(&told, step, out);
}

/* By the keys that pages know them by. */
void sheet_words(enum language language, struct json *j)
{
    static const char *const words[][2] = {
        {"chances", SAID("Chance to win")},
        {"chancesAbout", SAID("after every action, calibrated")},
        {"chancesRaw", SAID("after every action: an estimate, since nothing was fitted to this game")},
        {"luck", SAID("Luck")},
        {"luckAbout", SAID("points that dice and cards gave or took")},
        {"choices", SAID("Choices")},
        {"choicesAbout", SAID("points given away against the best move found")},
        {"marked", SAID("Decisions")},
        {"markedAbout", SAID("marked where the loss is more than noise")},
        {"position", SAID("The position")},
        {"dice", SAID("Dice")},
        {"diceAbout", SAID("faces seen; the line is what fair dice show")},
        {"uneven", SAID("Fair dice are as uneven in %s of games.")},
        {"round", SAID("round %s")},
        {"better", SAID("better: %s")},
        {"setup", SAID("set-up")},
        {"chance", SAID("chance")},
        {"start", SAID("start")},
        {"own", SAID("own choices")},
        {"others", SAID("others' choices")},
        {"result", SAID("result")},
        {"adjusted", SAID("without luck")},
        {"none", SAID("No decision stands out.")},
        {"inaccuracy", SAID("inaccuracy")},
        {"mistake", SAID("mistake")},
        {"blunder", SAID("blunder")},
        {"sums", SAID("Where the result comes from")},
        {"sumsAbout", SAID("start, luck and choices add up to the result, in points")},
        {"turning", SAID("Turning point")},
        {"luckiest", SAID("Largest luck")},
        {"costliest", SAID("Costliest decision")},
        {"decided", SAID("From here on the winner was never behind")},
        {"moments", SAID("Worth seeing")},
        {"says", SAID("%s: %s")},
        {"point", SAID_IN("in a number", ".")},
    };
    json_open(j, '{');
    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
        pair_text(j, words[i][0], say(language, words[i][1]));
    pair_text(j, "language", language_code[language]);
    json_close(j, '}');
}
