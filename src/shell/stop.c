/* The only signal handler. It sets a flag and nothing else, which is all that is safe in one. Signals restart nothing:
 * a wait that is interrupted looks at the flag. */
#include "shell/stop.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t wanted;

static void on_signal(int signal_number)
{
    (void)signal_number;
    wanted = 1;
}

void stop_watch(void)
{
    struct sigaction action = {.sa_handler = on_signal, .sa_flags = (int)SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
}

bool stop_wanted(void)
{
    return wanted != 0;
}
