/* A program that was built without libseccomp has no fence. Whoever runs a server with it says so knowingly. */
#include "server/fence.h"

bool fence_is_there(void)
{
    return true;
}

bool fence_prepare(struct fault *f)
{
    return fence_raise(f);
}

bool fence_raise(struct fault *f)
{
    return fault_at(f, "--no-seccomp", 0,
                    "this program was built without the filter of system calls; say so to do without it");
}
