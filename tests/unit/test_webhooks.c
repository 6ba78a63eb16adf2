/* Calls to addresses that people have left: which addresses are called, how calls are signed, and when a table wants
 * one. tests/server/hooks.py makes them. */
#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>

#include "server/public.h"
#include "server/webhooks.h"
#include "support/hosted.h"
#include "support/suite.h"

/* ---- Addresses --------------------------------------------------------------------------------------------------- */

static bool is_public(const char *text)
{
    struct sockaddr_in four = {.sin_family = AF_INET};
    struct sockaddr_in6 six = {.sin6_family = AF_INET6};
    if (inet_pton(AF_INET, text, &four.sin_addr) == 1)
        return address_is_public((const struct sockaddr *)&four);
    ck_assert_int_eq(inet_pton(AF_INET6, text, &six.sin6_addr), 1);
    return address_is_public((const struct sockaddr *)&six);
}

START_TEST(addresses_of_the_world_are_public)
{
    static const char *const text[] = {"1.1.1.1",        "9.255.255.255",  "11.0.0.0",        "100.63.255.255",
                                       "100.128.0.0",    "126.1.2.3",      "128.0.0.1",       "169.253.1.1",
                                       "172.15.255.255", "172.32.0.0",     "192.0.1.1",       "192.167.0.1",
                                       "198.17.0.1",     "198.20.0.1",     "223.255.255.255", "2606:4700:4700::1111",
                                       "2a00::1",        "::ffff:1.1.1.1", "2001:4860::8888"};
    for (size_t i = 0; i < sizeof text / sizeof text[0]; i++)
        ck_assert_msg(is_public(text[i]), "%s", text[i]);
}
END_TEST

START_TEST(addresses_of_a_machine_a_network_or_nobody_are_not)
{
    static const char *const text[] = {"0.0.0.0",      "0.1.2.3",
                                       "10.0.0.1",     "10.255.255.255",
                                       "100.64.0.1",   "100.127.255.255",
                                       "127.0.0.1",    "127.255.255.1",
                                       "169.254.1.1",  "169.254.169.254",
                                       "172.16.0.1",   "172.31.255.255",
                                       "192.0.0.8",    "192.0.2.1",
                                       "192.88.99.1",  "192.168.0.1",
                                       "198.18.0.1",   "198.19.255.255",
                                       "198.51.100.1", "203.0.113.1",
                                       "224.0.0.1",    "239.1.1.1",
                                       "240.0.0.1",    "255.255.255.255",
                                       "::",           "::1",
                                       "fe80::1",      "fc00::1",
                                       "fd12::1",      "ff02::1",
                                       "::127.0.0.1",  "::ffff:10.0.0.1",
                                       "64:ff9b::1",   "2001::1",
                                       "2001:db8::1",  "2002:7f00:1::",
                                       "3fff::1",      "fec0::1",
                                       "100::1",       "4000::1"};
    for (size_t i = 0; i < sizeof text / sizeof text[0]; i++)
        ck_assert_msg(!is_public(text[i]), "%s", text[i]);
    ck_assert(!address_is_public(&(struct sockaddr){.sa_family = AF_UNIX}));
}
END_TEST

START_TEST(only_plain_addresses_of_http_are_taken)
{
    static const char *const refused[] = {"",
                                          "nonsense://x",
                                          "ftp://example.org/",
                                          "file:///etc/passwd",
                                          "gopher://example.org/",
                                          "http://",
                                          "http://u:p@example.org/",
                                          "http://u@example.org/",
                                          "http://127.0.0.1/",
                                          "http://localhost:80/",
                                          "http://[::1]/x",
                                          "http://127.1/",
                                          "http://0x7f000001/",
                                          "http://2130706433/",
                                          "http://10.0.0.1:8080/",
                                          "http://a b/",
                                          "http://example.org/\n",
                                          "http://ex\xc3\xa4mple.org/",
                                          "javascript:alert(1)",
                                          "http://[fe80::1]/",
                                          "http://169.254.169.254/latest"};
    char long_one[HOST_URL_MAX + 64] = "http://example.org/";
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        ck_assert_msg(webhooks_refuse(refused[i], false) != NULL, "%s", refused[i]);
    memset(long_one + strlen(long_one), 'a', HOST_URL_MAX);
    ck_assert_ptr_nonnull(webhooks_refuse(long_one, false));
    ck_assert_ptr_null(webhooks_refuse("https://example.org/hook?x=1", false));
    ck_assert_ptr_null(webhooks_refuse("http://93.184.216.34:8080/", false));
    ck_assert_ptr_null(webhooks_refuse("http://127.0.0.1:8080/", true)); /* where the operator says so */
    ck_assert_ptr_nonnull(webhooks_refuse("ftp://127.0.0.1/", true));
}
END_TEST

/* Worked out with another program: printf BODY | openssl dgst -sha256 -hmac SECRET. */
START_TEST(a_body_is_signed_by_the_digits_of_the_secret)
{
    struct game_key secret;
    char out[WEBHOOKS_SIGNATURE];
    ck_assert(key_parse("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", &secret));
    webhooks_sign(&secret, "{\"table\":\"k7f2\"}", 16, out);
    ck_assert_str_eq(out, "sha256=08c8c2c27199e2b7bb40a69103eaa7b23214b8cb352a2213cbec7cacc10ce63c");
}
END_TEST

/* ---- When a table wants one -------------------------------------------------------------------------------------- */

static struct host_hook hook_of(unsigned watcher, const char *url)
{
    struct host_hook hook = {.url = ""};
    snprintf(hook.url, sizeof hook.url, "%s", url);
    host_token(d.watcher[watcher].token, &hook.token);
    return hook;
}

static void leave_hook(unsigned watcher, const char *url)
{
    struct host_hook hook = hook_of(watcher, url);
    ck_assert_int_eq(host_hook(&d.t, d.now, &hook, &d.out), HOST_HOOK_STORING);
    driver_settle(&d);
}

/* Others move until this seat is asked. */
static void play_until(uint8_t seat)
{
    while (hg_actor(&d.t.course.state) != seat)
        move();
}

static void finish_turn(uint8_t seat)
{
    while (hg_actor(&d.t.course.state) == seat)
        move();
}

START_TEST(who_is_not_there_is_called_once_for_each_question)
{
    char expected[96];
    begin_game("mass-effect/basic 3", no_clock);
    play_until(0);
    leave_hook(1, "https://example.org/a");
    driver_disconnect(&d, 1);
    play_until(1);
    ck_assert_uint_eq(d.nudges, 1);
    snprintf(expected, sizeof expected, "2 %lu https://example.org/a", d.t.course.number);
    ck_assert_str_eq(d.nudged, expected);
    driver_tick(&d, d.now + 1000000);
    driver_say(&d, 0, "{\"t\":\"say\",\"id\":\"s1\",\"text\":\"well?\"}");
    ck_assert_uint_eq(d.nudges, 1);
    end_game();
}
END_TEST

START_TEST(who_is_there_is_not_called)
{
    begin_game("mass-effect/basic 3", no_clock);
    play_until(0);
    leave_hook(1, "https://example.org/a");
    play_until(1);
    ck_assert_uint_eq(d.nudges, 0);
    driver_disconnect(&d, 1); /* it has seen the question */
    driver_tick(&d, d.now + 1000);
    ck_assert_uint_eq(d.nudges, 0);
    end_game();
}
END_TEST

START_TEST(a_restart_forgets_no_address_and_calls_nobody_twice)
{
    begin_game("mass-effect/basic 3", no_clock);
    play_until(0);
    leave_hook(1, "https://example.org/a");
    driver_disconnect(&d, 1);
    play_until(1);
    ck_assert_uint_eq(d.nudges, 1);
    ck_assert(driver_restart(&d));
    driver_tick(&d, d.now);
    ck_assert_uint_eq(d.nudges, 1);
    for (unsigned i = 0; i < 3; i++) {
        driver_connect(&d, i);
        driver_hello(&d, i, -1);
    }
    finish_turn(1);
    driver_disconnect(&d, 1);
    play_until(1);
    ck_assert_uint_eq(d.nudges, 2);
    end_game();
}
END_TEST

START_TEST(an_address_goes_with_its_wish_or_its_holder)
{
    begin_game("mass-effect/basic 3", no_clock);
    play_until(0);
    leave_hook(1, "https://example.org/a");
    ck_assert_uint_ne(d.t.seat[1].hook, 0);
    leave_hook(1, "");
    ck_assert_uint_eq(d.t.seat[1].hook, 0);
    leave_hook(1, "https://example.org/b");
    driver_say(&d, 1, "{\"t\":\"leave\",\"id\":\"v\"}");
    ck_assert_uint_eq(d.t.seat[1].hook, 0);
    driver_connect(&d, 7);
    driver_hello(&d, 7, -1);
    driver_say(&d, 7, "{\"t\":\"join\",\"id\":\"j\",\"name\":\"late comer\"}");
    ck_assert_uint_eq(d.t.seat[1].hook, 0);
    end_game();
}
END_TEST

START_TEST(only_who_holds_a_seat_leaves_an_address_and_nobody_is_told)
{
    begin_game("mass-effect/basic 3", no_clock);
    struct host_hook stranger = hook_of(8, "https://example.org/a"), mine = hook_of(1, "https://example.org/a");
    ck_assert_int_eq(host_hook(&d.t, d.now, &stranger, &d.out), HOST_HOOK_NO_SEAT);
    unsigned long sent = d.sent;
    leave_hook(1, "https://example.org/a");
    ck_assert_uint_eq(d.sent, sent);
    d.slow = true;
    driver_say(&d, 0, "{\"t\":\"say\",\"id\":\"s1\",\"text\":\"hm\"}");
    ck_assert_int_eq(host_hook(&d.t, d.now, &mine, &d.out), HOST_HOOK_BUSY);
    d.slow = false;
    driver_settle(&d);
    ck_assert(log_has(STORE_TABLE, " https://example.org/a\n") && !log_has(STORE_RECORD, "example.org"));
    end_game();
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("webhooks", &tests);
    tcase_add_test(tests, addresses_of_the_world_are_public);
    tcase_add_test(tests, addresses_of_a_machine_a_network_or_nobody_are_not);
    tcase_add_test(tests, only_plain_addresses_of_http_are_taken);
    tcase_add_test(tests, a_body_is_signed_by_the_digits_of_the_secret);
    tcase_add_test(tests, who_is_not_there_is_called_once_for_each_question);
    tcase_add_test(tests, who_is_there_is_not_called);
    tcase_add_test(tests, a_restart_forgets_no_address_and_calls_nobody_twice);
    tcase_add_test(tests, an_address_goes_with_its_wish_or_its_holder);
    tcase_add_test(tests, only_who_holds_a_seat_leaves_an_address_and_nobody_is_told);
    return suite_run(suite);
}
