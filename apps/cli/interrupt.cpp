#include "interrupt.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <poll.h>
#include <pthread.h>
#include <stdexcept>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace tianyuan::cli {
namespace {

sigset_t watched() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&signals, signal);
    return signals;
}

}  // namespace

Interrupt::Interrupt() {
    const sigset_t signals = watched();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    signals_ = signalfd(-1, &signals, SFD_CLOEXEC);
    over_ = eventfd(0, EFD_CLOEXEC);
    if (signals_ < 0 || over_ < 0) throw std::runtime_error(std::strerror(errno));
    thread_ = std::thread([this] { watch(); });
}

Interrupt::~Interrupt() {
    eventfd_write(over_, 1);
    thread_.join();
    close(signals_);
    close(over_);
    const sigset_t signals = watched();
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

void Interrupt::watch() {
    std::array<pollfd, 2> waiting{{{over_, POLLIN, 0}, {signals_, POLLIN, 0}}};
    while (poll(waiting.data(), waiting.size(), -1) < 0 && errno == EINTR) {
    }
    if (waiting[0].revents != 0) return;
    signalfd_siginfo signal{};
    [[maybe_unused]] const auto size = read(signals_, &signal, sizeof signal);
    source_.request_stop();
    // From here on the next signal does what it does by itself: this thread lets it through.
    const sigset_t signals = watched();
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
    while (poll(waiting.data(), 1, -1) < 0 && errno == EINTR) {
    }
}

}  // namespace tianyuan::cli
