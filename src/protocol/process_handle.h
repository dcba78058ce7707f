#pragma once

#include "core/descriptor.h"

#include <csignal>
#include <sys/syscall.h>
#include <sys/types.h>

namespace tianyuan::protocol {

// Called by number: the header of the C library for these is not fit for C++ in all versions.

/// Holds a process, so that its number cannot come to mean another one; becomes readable when it
/// has ended. There is none if the process is gone or the system is too old.
inline Descriptor holdProcess(pid_t id) {
    return Descriptor(static_cast<int>(syscall(SYS_pidfd_open, id, 0)));
}

inline void sendSignal(const Descriptor& process, int number) {
    syscall(SYS_pidfd_send_signal, process.number(), number, nullptr, 0);
}

}  // namespace tianyuan::protocol
