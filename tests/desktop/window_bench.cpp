// What the window costs: the time to its first picture, the answer to a click while every core is
// busy, the work for one event, the processor when nothing happens, the memory over a hundred
// games, and the work between frames while a game is looked back at. "window_bench events" measures
// only the work for one event.

#include "event_work.h"
#include "stage.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string_view>
#include <sys/resource.h>
#include <thread>

namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* SixtyMoves =
    "h8h10g9f10g10g11h12i9f12j8k7g12i7j6j7l7h7g7h6h5i8h9g6j9f5e4k9k8m6i10h11j11g8j10j12k12l13k10"
    "l10f8e8e9d8d9c9b8n7o6m8n9c12b13d13e14l4m3k3j2o12n13";

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double processorSeconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double residentMegabytes() {
    std::ifstream file("/proc/self/status");
    for (std::string word; file >> word;) {
        double kilobytes = 0;
        if (word == "VmRSS:" && file >> kilobytes) return kilobytes / 1024;
    }
    return 0;
}

void runFor(std::chrono::milliseconds time) {
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

/// From a click to the frame that shows it, with every core busy.
void measureClicks(tianyuan::desktop::Stage& stage) {
    std::atomic<bool> stop = false;
    std::vector<std::thread> busy;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) {
        busy.emplace_back([&stop] {
            while (!stop.load(std::memory_order_relaxed)) {
            }
        });
    }
    stage.playGame("");
    std::vector<double> times;
    for (int i = 0; i < 100; ++i) {
        const auto start = Clock::now();
        stage.desktop().game().play(QPoint(i % 15, (i * 7 + i / 15) % 15));
        stage.window().grabWindow();
        QCoreApplication::processEvents();
        times.push_back(millisecondsSince(start));
    }
    stop = true;
    for (std::thread& thread : busy) thread.join();
    stage.endGame();
    std::sort(times.begin(), times.end());
    std::printf("click to frame, all cores busy   median %.1f ms, 95 %% %.1f ms, most %.1f ms\n",
                times[50], times[95], times.back());
}

void measureIdle(tianyuan::desktop::Stage& stage) {
    stage.playGame("h8h9i9");
    stage.settle();
    const double before = processorSeconds();
    runFor(std::chrono::seconds(5));
    std::printf("idle                             %.2f %% of a core\n",
                (processorSeconds() - before) / 5 * 100);
    stage.endGame();
}

void measureMemory(tianyuan::desktop::Stage& stage) {
    // The first games fill caches; what counts is whether it goes on growing.
    const auto play = [&](int games) {
        for (int i = 0; i < games; ++i) {
            stage.playGame("h8h9i8i9j8j9k8k9l8");
            stage.endGame();
        }
        return residentMegabytes();
    };
    const double first = play(10);
    const double last = play(100);
    std::printf("memory after 10 games            %.1f MB\n", first);
    std::printf("memory after 110 games           %.1f MB\n", last);
}

/// Against the engine, which brings its tables along: a stone and its answer, then the next game.
void measureMemoryOfTheEngine(tianyuan::desktop::Stage& stage) {
    tianyuan::desktop::GameController& game = stage.desktop().game();
    stage.settings().newGame().setOpponent("level:10");
    stage.settings().play().setThinkSeconds(1);
    const auto play = [&](int games) {
        for (int i = 0; i < games; ++i) {
            stage.endGame();
            game.newGame();
            game.play(QPoint(7, 7));
            stage.runUntil([&] { return game.shownPly() == 2; });
        }
        stage.endGame();
        return residentMegabytes();
    };
    const double first = play(5);
    const double last = play(20);
    std::printf("memory after 5 engine games      %.1f MB\n", first);
    std::printf("memory after 25 engine games     %.1f MB\n", last);
}

double threadMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Looks back over 60 moves at a second each. What the window's own thread works between two frames
/// decides whether one is dropped, whatever else the machine does.
void measureLookBack(tianyuan::desktop::Stage& stage) {
    stage.settings().study().setLookBackSeconds(1.0);
    stage.playGame(SixtyMoves);
    auto* lookBack = stage.desktop().study().findChild<tianyuan::desktop::LookBack*>();
    const auto start = Clock::now();
    lookBack->open();
    stage.settle();
    std::vector<double> work;
    double before = threadMilliseconds();
    QTimer frames;
    QObject::connect(&frames, &QTimer::timeout, [&] {
        work.push_back(threadMilliseconds() - before);
        before = threadMilliseconds();
    });
    frames.start(std::chrono::milliseconds(16));
    stage.runUntil([&] { return !lookBack->isRunning(); });
    frames.stop();
    const double seconds = millisecondsSince(start) / 1000;
    std::sort(work.begin(), work.end());
    const auto late =
        std::count_if(work.begin(), work.end(), [](double each) { return each > 16; });
    std::printf(
        "looking back over 60 moves        %.0f s, %zu frames, work in one: median %.2f ms, "
        "most %.1f ms, %ld over 16 ms\n",
        seconds, work.size(), work[work.size() / 2], work.back(), static_cast<long>(late));
    lookBack->close();
    stage.endGame();
}

}  // namespace

int main(int count, char** arguments) {
    const auto start = Clock::now();
    tianyuan::desktop::chooseOffscreen();
    const QGuiApplication application(count, arguments);
    QQuickStyle::setStyle("Basic");
    tianyuan::desktop::Stage stage;
    stage.window().grabWindow();
    if (count > 1 && std::string_view(arguments[1]) == "events") {
        measureEvents(stage);
        return 0;
    }
    std::printf("start to first picture           %.0f ms\n", millisecondsSince(start));
    measureIdle(stage);
    measureEvents(stage);
    measureClicks(stage);
    measureMemory(stage);
    measureMemoryOfTheEngine(stage);
    measureLookBack(stage);
    return 0;
}
