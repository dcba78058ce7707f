// Plays sounds as a game does, for a program that listens (scripts/check_heard.py): stones one
// after the other, then the ten last ticks of a clock, while the window is busy now and then.
//
//   sound_bench STONES TICKS

#include "desktop/settings/settings.h"
#include "desktop/sound/sound_player.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <cstdlib>

using namespace tianyuan::desktop;

namespace {

constexpr int BetweenStones = 400;  // milliseconds
constexpr int BetweenTicks = 1000;
constexpr int Busy = 120;  // how long the window does something else after each

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
