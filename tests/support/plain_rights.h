#pragma once

#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace tianyuan::test {

/// From now on permissions bind this thread, and those that it starts, as they bind everyone: the
/// superuser could write where nothing can be written.
inline bool obeyPermissions() {
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3]{};
    if (syscall(SYS_capget, &header, data) != 0) return false;
    data[0].effective &= ~(1U << CAP_DAC_OVERRIDE);
    return syscall(SYS_capset, &header, data) == 0;
}

}  // namespace tianyuan::test
