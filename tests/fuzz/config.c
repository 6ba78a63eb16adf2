/* Files of settings: whatever is taken is within the bounds of its row, and points into the text; whatever is not
 * leaves a sentence with its line. The rows are of every kind that `hegemon serve` has. */
#include <argp.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz_file.h"
#include "server/config.h"
#include "text/say.h"

struct args {
    const char *address, *url;
    bool hooks;
    uint64_t port, days;
};

enum { KEY_ADDRESS = 1, KEY_URL, KEY_HOOKS, KEY_PORT, KEY_DAYS, KEY_CONFIG, URL_MOST = 20 };

static const struct argp_option options[] = {
    {"address", KEY_ADDRESS, "TEXT", 0, "", 0},
    {"public-url", KEY_URL, "URL", 0, "", 0},
    {"webhooks", KEY_HOOKS, NULL, 0, "", 0},
    {"port", KEY_PORT, "N", 0, "", 0},
    {"days", KEY_DAYS, "N", 0, "", 0},
    {"config", KEY_CONFIG, "FILE", 0, "", 0},
    {NULL, 0, NULL, 0, NULL, 0},
};

static const struct cli_value values[] = {
    CLI_TEXT_INTO(KEY_ADDRESS, struct args, address),
    CLI_TEXT_INTO(KEY_URL, struct args, url),
    CLI_FLAG_INTO(KEY_HOOKS, struct args, hooks),
    CLI_NUMBER_INTO(KEY_PORT, struct args, port, "--port", 0, 65535),
    CLI_NUMBER_INTO(KEY_DAYS, struct args, days, "--days", 1, 9),
    CLI_VALUES_END,
};

static const char *wrong(int key, const char *text)
{
    return key == KEY_URL && strlen(text) > URL_MOST ? SAID("this path is too long") : NULL;
}

static void must_lie_in(const char *value, const char *text, size_t size)
{
    MUST(value == NULL || (value >= text && value + strlen(value) <= text + size && *value != '\0'));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct config_words words = {options, values, wrong};
    struct args args = {.port = 1, .days = 1};
    struct fault f = {"", ""};
    char path[FUZZ_PATH];
    int file = fuzz_file(data, size, path);
    char *text = config_read(&words, path, &args, &f);
    close(file);
    if (text == NULL) {
        must_be_fault(&f);
        return 0;
    }
    must_lie_in(args.address, text, size);
    must_lie_in(args.url, text, size);
    MUST(args.port <= 65535 && args.days >= 1 && args.days <= 9);
    MUST(args.url == NULL || strlen(args.url) <= URL_MOST);
    free(text);
    return 0;
}
