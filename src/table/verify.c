/* Recomputes every roll and draw of a record. Two readings: the first proves the lines and finds the secret, which
 * stands at the end; the second deals again. */
#include "table/verify.h"

#include <string.h>

#include "text/notation.h"

_Static_assert((int)RECORD_HEX_MAX == (int)KEY_HEX, "a record holds the texts of keys");

static bool audited_dealer(const struct record_header *h, const char *secret, struct dealer *d, struct game_key *root)
{
    struct game_key dealer;
    if (h->version > 1) {
        if (!key_of_audit(root, secret, h->digest, h->contribution, h->seats))
            return false;
        dealer_audit(d, root);
        return true;
    }
    /* In version 1 nothing but the dealer had a key. What its players draw now must be nobody's to compute, either. */
    if (!key_of_audit_1(&dealer, secret, h->contribution, h->seats) ||
        !key_of_audit(root, secret, h->commitment, h->contribution, h->seats))
        return false;
    dealer_audit_1(d, &dealer);
    return true;
}

static void seeded_dealer(const struct record_header *h, struct dealer *d, struct game_key *root)
{
    if (h->version > 1)
        dealer_seed(d, h->seed, h->game);
    else
        dealer_seed_1(d, h->seed, h->game);
    key_of_seed(root, h->seed, h->game);
}

bool verify_dealer(const struct record_reader *reader, const char *secret, struct dealer *d, struct game_key *root,
                   struct fault *f)
{
    const struct record_header *h = record_header(reader);
    const char *name = record_name(reader);
    char commitment[KEY_HEX];
    if (!h->audited) {
        seeded_dealer(h, d, root);
        return true;
    }
    if (secret == NULL)
        return fault_at(f, name, 0, "this game's dealer is audited; its secret is needed");
    if (!key_commitment(secret, commitment) || strcmp(commitment, h->commitment) != 0)
        return fault_at(f, name, record_line(reader),
                        "the secret does not fit the commitment in the header; one of the "
                        "two was changed");
    return audited_dealer(h, secret, d, root) ||
           fault_at(f, name, 0, "a contribution is not 64 hexadecimal digits in lower case");
}

bool verify_deal(const struct record_reader *reader, struct dealer *d, const struct hg_state *before,
                 const struct hg_action *a, struct fault *f)
{
    const struct names *names = edition_names(record_edition(reader));
    struct hg_chances chances;
    char dealt[NOTATION_MAX], said[NOTATION_MAX];
    if (a->seat != HG_CHANCE)
        return true;
    hg_chances(record_rules(reader), before, &chances);
    struct hg_action due = dealer_deal(d, &chances);
    if (memcmp(&due, a, sizeof due) == 0)
        return true;
    notation_print(record_rules(reader), names, &due, dealt);
    notation_print(record_rules(reader), names, a, said);
    return fault_at(f, record_name(reader), record_line(reader), "the dealer's outcome was '%s', the record says '%s'",
                    dealt, said);
}

/* ---- The whole record -------------------------------------------------------------------------------------------- */

/* What the first reading finds out. */
struct finding {
    enum record_status status;
    bool audited, revealed;
    unsigned long last_line;
    char secret[KEY_HEX];
};

static bool read_through(const struct verify_source *from, struct finding *found, struct verify_report *report,
                         struct fault *f)
{
    struct hg_action a;
    struct record_reader *reader = from->open(from, f);
    if (reader == NULL)
        return false;
    do {
        found->status = record_next(reader, &a, NULL, f);
    } while (found->status == RECORD_ACTION);
    found->audited = record_header(reader)->audited;
    found->revealed = record_secret(reader) != NULL;
    found->last_line = record_line(reader);
    if (found->revealed)
        strcpy(found->secret, record_secret(reader));
    if (record_end_reason(reader) != NULL)
        strcpy(report->end, record_end_reason(reader));
    report->actions = record_number(reader);
    record_close(reader);
    return found->status == RECORD_FINISHED || found->status == RECORD_UNFINISHED;
}

/* The owner's secret of a game that goes on. Without one there is nothing to recompute, and that is no fault. */
static bool find_secret(const struct verify_source *from, struct finding *found, bool *known, struct fault *f)
{
    *known = !found->audited || found->revealed;
    return *known || from->find_secret == NULL || from->find_secret(from, found->secret, known, f);
}

static bool deal_again(struct record_reader *reader, struct dealer *d, struct verify_report *report, struct fault *f)
{
    struct hg_action a;
    struct hg_state before;
    struct fault unfinished;
    while (record_next(reader, &a, &before, &unfinished) == RECORD_ACTION)
        if (!verify_deal(reader, d, &before, &a, f))
            return false;
    report->events = (unsigned long)d->event;
    report->dealt = true;
    return true;
}

/* What follows from the secret may not pass for somebody's own contribution: the dice would be the same. */
static bool contributions_were_given(const struct record_reader *reader, const char *secret, struct fault *f)
{
    const struct record_header *h = record_header(reader);
    for (unsigned i = 0; h->audited && h->version > 1 && i < h->seats; i++)
        if (key_is_derived(secret, h->digest, i, h->contribution[i]))
            return fault_at(f, record_name(reader), record_contribution_line(reader, i),
                            "these digits follow from the secret, so nobody gave them: the word '%s' must stand here",
                            RECORD_DERIVED);
    return true;
}

static bool deals_fit(const struct verify_source *from, const struct finding *found, struct verify_report *report,
                      struct fault *f)
{
    struct dealer d;
    struct game_key root;
    struct fault inner;
    struct record_reader *reader = from->open(from, f);
    if (reader == NULL)
        return false;
    bool fits = verify_dealer(reader, found->secret, &d, &root, &inner);
    if (fits)
        fits = contributions_were_given(reader, found->secret, f) && deal_again(reader, &d, report, f);
    else
        fault_at(f, from->name, found->last_line, "%s", inner.sentence);
    record_close(reader);
    return fits;
}

enum verify_status verify_source(const struct verify_source *from, struct verify_report *report, struct fault *f)
{
    struct finding found = {.status = RECORD_BROKEN};
    struct fault dealing;
    bool known;
    memset(report, 0, sizeof *report);
    if (!read_through(from, &found, report, f))
        return VERIFY_REFUSED;
    if (!find_secret(from, &found, &known, &dealing)) {
        *f = dealing;
        return VERIFY_UNREADABLE;
    }
    if (known && !deals_fit(from, &found, report, &dealing)) {
        *f = dealing;
        return VERIFY_REFUSED;
    }
    return found.status == RECORD_FINISHED ? VERIFY_FITS : VERIFY_UNFINISHED;
}

static struct record_reader *open_text(const struct verify_source *from, struct fault *f)
{
    return record_open_text(from->name, from->bytes, from->length, f);
}

enum verify_status verify_text(const char *name, const char *bytes, size_t length, struct verify_report *report,
                               struct fault *f)
{
    const struct verify_source from = {.name = name, .open = open_text, .bytes = bytes, .length = length};
    return verify_source(&from, report, f);
}
