/* One review, kept between calls: a module has one thread, and no way to tell anybody how far it is while it works. */
#include "wasm/review.h"

#include <stdlib.h>

#include "review/reviewed.h"
#include "wasm/sentence.h"

static struct {
    struct sheet sheet;
    struct review_run run;
    struct sink_memory text;
    bool works; /* some actions are not judged yet */
} now;

void review_forget(void)
{
    if (now.works)
        review_end(&now.run);
    now.works = false;
    sheet_close(&now.sheet);
    free(now.text.text);
    now.text.text = NULL;
}

static uint32_t refuse_memory(void)
{
    review_forget();
    return sentence_refuse("there is not enough memory");
}

/* A game that goes on is nobody's to review yet: its record would tell what is still secret. */
static uint32_t read(const char *record, uint32_t length)
{
    struct fault f;
    bool enough;
    now.sheet.reader = record_open_text("record", record, length, &f);
    if (now.sheet.reader == NULL)
        return sentence_fault(&f);
    if (path_read(&now.sheet.way, now.sheet.reader, &enough, &f) != RECORD_FINISHED && enough) {
        review_forget();
        return sentence_fault(&f);
    }
    return enough && now.sheet.way.count > 0 ? now.sheet.way.count : refuse_memory();
}

uint32_t review_of_record(const char *record, uint32_t length, uint32_t level)
{
    review_forget();
    now.run.done = 0;
    now.sheet.language = fault_language();
    uint32_t actions = read(record, length);
    if (actions == 0)
        return 0;
    const struct review_order order =
        sheet_review(&now.sheet, level < REVIEW_LEVELS ? (enum review_level)level : REVIEW_NORMAL);
    now.works = review_begin(&now.run, &now.sheet.review, &order);
    return now.works ? actions : refuse_memory();
}

uint32_t review_judge(uint32_t actions)
{
    for (uint32_t i = 0; now.works && i < actions; i++)
        review_go(&now.run);
    if (now.works && now.run.done == now.sheet.way.count) {
        now.works = false;
        review_end(&now.run);
        sheet_complete(&now.sheet);
    }
    return now.run.done;
}

const char *review_told(void)
{
    if (now.works || now.sheet.reader == NULL || now.text.text != NULL)
        return now.works ? NULL : now.text.text;
    struct json j = {&now.text.sink, false};
    sink_heap(&now.text);
    json_open(&j, '{');
    json_key(&j, "review");
    sheet_json(&now.sheet, &j);
    json_key(&j, "words");
    sheet_words(now.sheet.language, &j);
    json_close(&j, '}');
    if (!sink_flush(&now.text.sink))
        refuse_memory();
    return now.text.text;
}
