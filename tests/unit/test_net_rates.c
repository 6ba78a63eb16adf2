/* How much an address may ask for: buckets that strangers can neither fill nor empty, networks of IPv6 as one. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>

#include "server/net/rates.h"
#include "support/suite.h"

enum { NOW = 1000000 };

static struct address who(const char *text)
{
    struct address a = {0};
    ck_assert(address_read(text, strlen(text), &a));
    return a;
}

static struct address numbered(uint32_t n)
{
    return (struct address){(uint64_t)n << 20 | 7};
}

START_TEST(a_full_bucket_gives_what_it_has_and_then_says_when)
{
    struct rates l = {.most = 3, .per_second = 0.5};
    struct address ada = who("192.0.2.1");
    for (unsigned i = 0; i < 3; i++)
        ck_assert_uint_eq(rates_take(&l, ada, NOW), 0);
    uint64_t wait = rates_take(&l, ada, NOW);
    ck_assert(wait >= 2000 && wait <= 2001);
    ck_assert(rates_take(&l, ada, NOW + wait - 2) > 0);
    ck_assert_uint_eq(rates_take(&l, ada, NOW + wait), 0);
    ck_assert(rates_take(&l, ada, NOW + wait) > 0);
    rates_free(&l);
}
END_TEST

START_TEST(a_clock_that_stands_still_or_goes_back_gives_nothing_and_takes_nothing)
{
    struct rates l = {.most = 2, .per_second = 1};
    struct address ada = who("192.0.2.1");
    ck_assert_uint_eq(rates_take(&l, ada, NOW), 0);
    ck_assert_uint_eq(rates_take(&l, ada, NOW - 5000), 0);
    ck_assert(rates_take(&l, ada, NOW - 5000) > 0);
    ck_assert_uint_eq(rates_take(&l, ada, NOW + 1001), 0);
    rates_free(&l);
}
END_TEST

/* Before, two addresses of one slot pushed each other out and began anew, so that some of a few thousand were enough.
 */
START_TEST(strangers_however_many_cannot_give_an_address_a_new_bucket)
{
    struct rates l = {.most = 1, .per_second = 0.001};
    struct address ada = who("192.0.2.1");
    ck_assert_uint_eq(rates_take(&l, ada, NOW), 0);
    for (uint32_t i = 1; i <= 3 * RATES_MOST; i++)
        rates_take(&l, numbered(i), NOW + i / 100);
    ck_assert(rates_take(&l, ada, NOW + 2000) > 0);
    ck_assert_uint_le(l.places, 2 * RATES_MOST);
    rates_free(&l);
}
END_TEST

START_TEST(who_comes_when_the_table_is_full_shares_a_bucket)
{
    struct rates l = {.most = 1, .per_second = 0.001};
    unsigned let_in = 0;
    for (uint32_t i = 1; i <= RATES_MOST + 1000; i++)
        let_in += rates_take(&l, numbered(i), NOW) == 0;
    ck_assert_uint_le(let_in, RATES_MOST + 1);
    ck_assert_uint_ge(let_in, RATES_MOST);
    rates_free(&l);
}
END_TEST

START_TEST(who_has_rested_is_forgotten)
{
    struct rates l = {.most = 1, .per_second = 1};
    for (uint32_t i = 0; i < 1000000; i++)
        ck_assert_uint_eq(rates_take(&l, numbered(i + 1), NOW + i), 0);
    ck_assert_uint_le(l.places, 16384);
    rates_free(&l);
}
END_TEST

START_TEST(a_price_may_be_charged_afterwards_and_is_waited_off)
{
    struct rates l = {.most = 100, .per_second = 50};
    struct address ada = who("2001:db8::1");
    ck_assert_uint_eq(rates_wait(&l, ada, NOW), 0);
    rates_charge(&l, ada, NOW, 250);
    uint64_t wait = rates_wait(&l, ada, NOW);
    ck_assert(wait >= 3000 && wait <= 3001);
    ck_assert_uint_eq(rates_wait(&l, ada, NOW + wait), 0);
    ck_assert_uint_eq(rates_wait(&l, who("2001:db8:0:1::1"), NOW), 0);
    rates_free(&l);
}
END_TEST

START_TEST(no_limit_limits_nobody)
{
    struct rates l = {0};
    struct bucket b = {0};
    for (unsigned i = 0; i < 1000; i++) {
        ck_assert_uint_eq(rates_take(&l, who("192.0.2.1"), NOW), 0);
        rates_charge(&l, who("192.0.2.1"), NOW, 1e9);
    }
    ck_assert_uint_eq(rates_wait(&l, who("192.0.2.1"), NOW), 0);
    ck_assert_uint_eq(bucket_wait(&b, 0, 0, NOW), 0);
    ck_assert_ptr_null(l.place);
}
END_TEST

START_TEST(a_network_of_ipv6_is_one_and_ipv4_is_itself_however_it_comes)
{
    struct sockaddr_in6 six = {.sin6_family = AF_INET6};
    struct sockaddr_in four = {.sin_family = AF_INET};
    struct address out;
    ck_assert_uint_eq(who("2001:db8:1:2::1").bits, who("2001:db8:1:2:ffff:ffff:ffff:ffff").bits);
    ck_assert_uint_ne(who("2001:db8:1:2::1").bits, who("2001:db8:1:3::1").bits);
    ck_assert_uint_ne(who("192.0.2.1").bits, who("192.0.2.2").bits);
    ck_assert_uint_ne(who("32.1.13.184").bits, who("2001:db8::1").bits);
    inet_pton(AF_INET6, "::ffff:192.0.2.1", &six.sin6_addr);
    inet_pton(AF_INET, "192.0.2.1", &four.sin_addr);
    ck_assert_uint_eq(address_of((struct sockaddr *)&six).bits, who("192.0.2.1").bits);
    ck_assert_uint_eq(address_of((struct sockaddr *)&four).bits, who("192.0.2.1").bits);
    ck_assert_uint_ne(who("0.0.0.0").bits, 0);
    ck_assert(!address_read("192.0.2", 7, &out) && !address_read("", 0, &out) && !address_read("unknown", 7, &out));
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("net-rates", &tests);
    tcase_add_test(tests, a_full_bucket_gives_what_it_has_and_then_says_when);
    tcase_add_test(tests, a_clock_that_stands_still_or_goes_back_gives_nothing_and_takes_nothing);
    tcase_add_test(tests, strangers_however_many_cannot_give_an_address_a_new_bucket);
    tcase_add_test(tests, who_comes_when_the_table_is_full_shares_a_bucket);
    tcase_add_test(tests, who_has_rested_is_forgotten);
    tcase_add_test(tests, a_price_may_be_charged_afterwards_and_is_waited_off);
    tcase_add_test(tests, no_limit_limits_nobody);
    tcase_add_test(tests, a_network_of_ipv6_is_one_and_ipv4_is_itself_however_it_comes);
    return suite_run(suite);
}
