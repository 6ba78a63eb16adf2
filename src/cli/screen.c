/* Terminal modes. Whatever was changed is put back exactly once, whether the program leaves by itself or by exit().
 * The sequences are those of xterm: 1049 is the second screen, 25 the cursor. */
#include "cli/screen.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

#include "shell/stop.h"

/* The keyboard's modes before they were changed; whether the screen is entered; whether there is a keyboard at all. */
static struct termios before;
static bool entered, keyboard;

/* Signals stay on for Ctrl-C; Ctrl-Z is off because a stopped program would leave this screen behind. */
static void silence_keyboard(void)
{
    struct termios silent;
    keyboard = isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &before) == 0;
    if (!keyboard)
        return;
    silent = before;
    silent.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    silent.c_cc[VSUSP] = _POSIX_VDISABLE;
    silent.c_cc[VMIN] = 0;
    silent.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &silent);
}

/* Leaving is registered before anything is changed, so that no way out of the program leaves the screen behind. */
void screen_enter(void)
{
    static bool registered;
    if (!registered)
        registered = atexit(screen_leave) == 0;
    silence_keyboard();
    fputs("\033[?1049h\033[?25l\033[2J", stdout);
    fflush(stdout);
    entered = true;
}

/* Typed keys that nobody read are thrown away, lest the shell takes them for a command. */
void screen_leave(void)
{
    if (!entered)
        return;
    entered = false;
    fputs("\033[0m\033[?25h\033[?1049l", stdout);
    fflush(stdout);
    if (keyboard)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
}

/* The wait is rounded down to milliseconds. The key itself does not matter and is swallowed. */
bool screen_wait(double seconds)
{
    struct pollfd in = {.fd = keyboard ? STDIN_FILENO : -1, .events = POLLIN};
    char key;
    if (stop_wanted() || poll(&in, 1, (int)(seconds * 1000)) <= 0 || (in.revents & POLLIN) == 0)
        return false;
    return read(STDIN_FILENO, &key, 1) == 1;
}
