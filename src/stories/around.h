/* What the tellers of board games look at first: the open parts of the positions around an action, and the campaign's
 * rules. */
#ifndef STORIES_AROUND_H
#define STORIES_AROUND_H

#include "stories/page.h"

/* What everybody could see before the action. Belongs to the page's positions, as all three do. */
static inline const struct hg_conquest_open *was(const struct page *p)
{
    return &p->in->before->conquest.open;
}

/* What everybody can see after it. */
static inline const struct hg_conquest_open *is(const struct page *p)
{
    return &p->in->after->conquest.open;
}

/* Only of a mode that is a campaign. */
static inline const struct hg_campaign_rules *rules(const struct page *p)
{
    return &p->in->r->conquest.campaign;
}

#endif
