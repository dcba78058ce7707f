// How quick the page of games is with many of them: to open, to search, to filter, to scroll, to
// jump to the end; and whether the window waits for any of it. Its longest step is told by the
// clock and, as others may want the processor too, by what the thread of the window did itself.
//
//   library_bench [GAMES]    by default 100000

#include "stage.h"
#include "support/random_record.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickStyle>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>

namespace {

using tianyuan::desktop::LibraryModel;
using tianyuan::desktop::Stage;

/// Milliseconds of the processor that this thread has had.
double ownWork() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Lets the window work until `done`, and tells how long that took and its longest step.
template <typename Condition>
void measure(const char* what, const Condition& done) {
    QElapsedTimer whole, step;
    whole.start();
    qint64 longest = 0;
    double hardest = 0;
    while (!done()) {
        step.start();
        const double before = ownWork();
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        longest = std::max(longest, step.elapsed());
        hardest = std::max(hardest, ownWork() - before);
    }
    std::printf("%-22s %6lld ms, longest step %4lld ms, of which %4.0f ms are its own work\n", what,
                whole.elapsed(), longest, hardest);
}

void fill(Stage& stage, int games) {
    std::mt19937 random(7);
    tianyuan::test::RandomRecordOptions options;
    options.variations = false;
    options.header = true;
    options.nodes = 50;
    int added = 0;
    for (int first = 0; first < games; first += 5000) {
        std::vector<tianyuan::record::Record> some;
        for (int i = first; i < std::min(games, first + 5000); ++i) {
            some.push_back(tianyuan::test::RandomRecord(random, options).make());
            some.back().black = "Player " + std::to_string(i % 977);
        }
        stage.desktop().store().ask<int>(
            [some](tianyuan::autosave::GameKeeper& keeper) -> tianyuan::Result<int> {
                const auto done =
                    keeper.library().addAll(some, {"bench", tianyuan::autosave::timeNow(), true});
                if (!done) return done.reason();
                return static_cast<int>(done->size());
            },
            [&added](int count) { added += count; });
    }
    while (added < games) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

}  // namespace

int main(int count, char** arguments) {
    tianyuan::desktop::chooseOffscreen();
    const QGuiApplication application(count, arguments);
    QQuickStyle::setStyle("Basic");
    const int games = std::max(1, count > 1 ? std::atoi(arguments[1]) : 100'000);
    Stage stage;
    fill(stage, games);
    LibraryModel& library = stage.desktop().library();
    const auto isShown = [&](int row) {
        return [&library, row] {
            return !library.isSearching() && library.entry(row)["there"].toBool();
        };
    };
    stage.find("pages")->setProperty("current", "library");
    measure("opened", isShown(0));
    std::printf("%d games\n", library.count());
    library.filter()->setProperty("text", "Player 12");
    measure("searched for a name", [&] { return library.isSearching(); });
    measure("found, with pictures", isShown(0));
    library.clearFilter();
    measure("all again", isShown(0));
    library.filter()->setProperty("result", "black");
    measure("filter chosen", [&] { return library.isSearching(); });
    measure("filtered", isShown(0));
    library.clearFilter();
    measure("all again", isShown(0));
    auto* grid = stage.find("games");
    int row = 0;
    const int last = std::min(2000, library.count() - 1);
    measure("scrolled a hundred pages", [&] {
        if (!isShown(row)()) return false;
        row = std::min(row + 20, last);
        grid->setProperty("currentIndex", row);
        return row >= last;
    });
    measure("jumped to the end", isShown(library.count() - 1));
    return 0;
}
