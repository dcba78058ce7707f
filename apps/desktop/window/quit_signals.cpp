#include "desktop/window/quit_signals.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <csignal>
#include <unistd.h>

namespace tianyuan::desktop {
namespace {

// A signal may come between any two instructions: all it does is to write into a pipe that the
// event loop reads.
int pipeEnds[2];

void wakeUp(int) {
    const char byte = 0;
    [[maybe_unused]] const auto written = write(pipeEnds[1], &byte, 1);
}

}  // namespace

QuitSignals::QuitSignals(QObject* parent) : QObject(parent) {
    if (pipe(pipeEnds) != 0) return;  // then a signal ends the program, as it always has
    auto* reader = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
    connect(reader, &QSocketNotifier::activated, this, [reader] {
        reader->setEnabled(false);
        QCoreApplication::quit();
    });
    struct sigaction action = {};
    action.sa_handler = wakeUp;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) sigaction(number, &action, nullptr);
}

}  // namespace tianyuan::desktop
