// Plays sounds as a game does, for a program that listens (scripts/check_heard.py): stones one
// after the other, then the ten last ticks of a clock, while the window is busy now and then.
//
//   sound_bench STONES TICKS
//
// Prints when each was asked for, in seconds of the clock that runs since the machine does.

#include "desktop/settings/settings.h"
#include "desktop/sound/sound_player.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace tianyuan::desktop;

namespace {

constexpr int BetweenStones = 400;  // milliseconds
constexpr int BetweenTicks = 1000;
constexpr int Busy = 120;  // how long the window does something else after each

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

}  // namespace

int main(int argc, char** argv) {
    const QGuiApplication app(argc, argv);
    if (argc != 3) return 2;
    const int stones = std::atoi(argv[1]), ticks = std::atoi(argv[2]);
    const QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    SoundPlayer player(settings.sounds());
    player.prepare();
    int played = 0;
    QTimer beat;
    beat.setTimerType(Qt::PreciseTimer);
    QObject::connect(&beat, &QTimer::timeout, [&] {
        if (played == stones + ticks) return QGuiApplication::exit();
        std::printf("%.6f\n", now());
        player.play(played < stones ? SoundPlayer::Sound::Stone : SoundPlayer::Sound::Tick);
        ++played;
        beat.setInterval(played <= stones ? BetweenStones : BetweenTicks);
        QElapsedTimer busy;
        for (busy.start(); busy.elapsed() < Busy;) {
        }
    });
    beat.start(1000);
    return QGuiApplication::exec();
}
