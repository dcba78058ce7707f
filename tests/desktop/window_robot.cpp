// Uses the window for a given time, and prints what memory it takes: in the middle of it, and after
// a rest on the first page.

#include "robot.h"
#include "support/arguments.h"

#include <QGuiApplication>
#include <QQuickStyle>
#include <QTextStream>

#include <cstdio>
#include <fstream>
#include <malloc.h>
#include <map>

namespace {

using Clock = std::chrono::steady_clock;

/// Longer than players need to notice that nobody asks them any more.
constexpr std::chrono::seconds Rest{80};

double residentMegabytes() {
    std::ifstream file("/proc/self/status");
    for (std::string word; file >> word;) {
        double kilobytes = 0;
        if (word == "VmRSS:" && file >> kilobytes) return kilobytes / 1024;
    }
    return 0;
}

double megabytes(std::size_t bytes) { return static_cast<double>(bytes) / (1 << 20); }

/// What the C library holds in its heaps, and how much of it nobody uses.
void tellMemory(const char* when, double minutes, int acts) {
    const struct mallinfo2 heap = mallinfo2();
    std::printf("%6.1f min  %5d acts  %-8s %7.1f MB resident, heap %.1f MB used, %.1f MB free\n",
                minutes, acts, when, residentMegabytes(), megabytes(heap.uordblks + heap.hblkhd),
                megabytes(heap.fordblks));
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
    using namespace tianyuan::desktop;
    std::uint64_t seed = 1;
    int minutes = 5;
    int every = 10;
    std::string engine;
    std::string only;
    std::string log;
    tianyuan::test::Arguments arguments(
        "Uses the window by chance and prints what memory it takes.");
    arguments.take("--minutes", minutes, "how long, by default 5");
    arguments.take("--every", every, "minutes between two rests, by default 10");
    arguments.take("--seed", seed, "of what is done, by default 1");
    arguments.take("--engine", engine, "a program to be added as an engine and removed");
    arguments.take("--only", only, "one thing, which is done all the time, by default anything");
    arguments.take("--log", log, "a file for what was done, one thing in each line");
    if (const auto end = arguments.read(count, words)) return *end;

    chooseOffscreen();
    const QGuiApplication application(count, words);
    QQuickStyle::setStyle("Basic");
    Stage stage;
    Robot robot(stage, static_cast<unsigned>(seed), QStringLiteral(TIANYUAN_TEST_DATA "/records"),
                QString::fromStdString(engine));
    std::ofstream diary(log);
    const auto start = Clock::now();
    const auto passed = [&] {
        return std::chrono::duration<double, std::ratio<60>>(Clock::now() - start).count();
    };
    stage.settle();
    int acts = 0;
    std::map<std::string, int> counted;
    tellMemory("start", passed(), acts);
    double highest = 0;
    double highestAtRest = 0;
    for (double next = every; passed() < minutes; next += every) {
        while (passed() < std::min<double>(next, minutes)) {
            const std::string act = robot.act(only);
            ++acts;
            ++counted[act];
            highest = std::max(highest, residentMegabytes());
            diary << passed() << ' ' << act << ' ' << residentMegabytes() << ' '
                  << megabytes(mallinfo2().uordblks) << std::endl;
        }
        tellMemory("in use", passed(), acts);
        robot.rest(Rest);
        tellMemory("at rest", passed(), acts);
        highestAtRest = std::max(highestAtRest, residentMegabytes());
    }
    for (const auto& [act, times] : counted) std::printf("%-12s %d\n", act.c_str(), times);
    std::printf("not in time: %d\nmost between acts: %.1f MB; most at rest: %.1f MB\n",
                robot.disappointments(), highest, highestAtRest);
    return 0;
}
