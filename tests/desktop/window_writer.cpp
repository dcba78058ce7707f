// The window, as it writes: to be ended by force and started again by scripts/soak_kill.py. It says
// what is there, "ready", and then what it has written, as soon as it has: the moves of its game,
// and settings, of which it says before what they are to be.

#include "stage.h"
#include "store/library.h"

#include <QGuiApplication>
#include <QQuickStyle>

#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <random>

namespace {

using namespace tianyuan;
using desktop::Stage;

void say(const char* what, const std::string& value) {
    std::printf("%s %s\n", what, value.c_str());
    std::fflush(stdout);
}

/// Tells the moves of the game that was begun last, as far as the library has them: what was asked
/// of the store before is done by then.
void sayMoves(Stage& stage) {
    std::atomic<bool> done = false;
    stage.desktop().store().run([&done](autosave::GameKeeper& keeper) -> Attempt {
        const auto latest = keeper.lastUnfinished();
        if (latest && *latest) {
            const auto events = keeper.library().events((*latest)->id);
            std::string moves;
            for (const std::string& event : events ? *events : std::vector<std::string>{}) {
                moves += event + ' ';
            }
            say("moves", moves);
        }
        done = true;
        return Done{};
    });
    stage.runUntil([&done] { return done.load(); });
}

void saySettings(Stage& stage) {
    QCoreApplication::processEvents();  // they are written by then
    say("theme", stage.settings().look().theme().toStdString());
    say("numbers", stage.settings().look().numbers().toStdString());
}

}  // namespace

int main(int count, char** words) {
    if (count < 3) return 2;
    desktop::chooseOffscreen();
    std::mt19937 random(static_cast<unsigned>(std::strtoul(words[2], nullptr, 10)));
    const QGuiApplication application(count, words);
    QQuickStyle::setStyle("Basic");
    Stage stage(words[1]);
    sayMoves(stage);
    saySettings(stage);
    std::puts("ready");
    std::fflush(stdout);
    stage.settings().newGame().setSize(Board::MaxSize);
    stage.playGame("");
    while (true) {
        if (random() % 4 == 0) {
            constexpr std::array Themes{"light", "dark", "contrast"};
            constexpr std::array Numbers{"off", "last", "all"};
            const char* theme = Themes[random() % 3];
            const char* numbers = Numbers[random() % 3];
            say("next-theme", theme);
            say("next-numbers", numbers);
            stage.settings().look().setTheme(theme);
            stage.settings().look().setNumbers(numbers);
            saySettings(stage);
        } else {
            const auto any = [&random] { return static_cast<int>(random() % Board::MaxSize); };
            stage.desktop().game().play({any(), any()});
            sayMoves(stage);
        }
    }
}
