#include "event_work.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMetaMethod>
#include <QQmlContext>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <map>
#include <string>

namespace tianyuan::desktop {
namespace {

constexpr int Repetitions = 40;
constexpr int Shown = 6;  // of the things that are told most often

double threadMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Counts every signal of everything that was lent to QML.
class Ear : public QObject {
    Q_OBJECT

public:
    explicit Ear(const QObject& engine) {
        for (const QByteArray& name : engine.dynamicPropertyNames()) {
            auto* part = engine.property(name).value<QObject*>();
            if (!part) continue;
            listenTo(*part);
            for (QObject* child : part->findChildren<QObject*>()) listenTo(*child);
        }
    }

    void forget() { heard_.clear(); }
    /// How often each was told, the most talkative first.
    std::vector<std::pair<std::string, int>> heard() const {
        std::vector<std::pair<std::string, int>> list(heard_.begin(), heard_.end());
        std::stable_sort(list.begin(), list.end(),
                         [](const auto& a, const auto& b) { return a.second > b.second; });
        return list;
    }

private Q_SLOTS:
    void hear() {
        const QMetaObject& type = *sender()->metaObject();
        const std::string name = type.className();
        ++heard_[name.substr(name.rfind(':') + 1) + "." +
                 type.method(senderSignalIndex()).name().toStdString()];
    }

private:
    void listenTo(QObject& object) {
        const QMetaObject& type = *object.metaObject();
        if (!QByteArray(type.className()).startsWith("tianyuan")) return;
        const QMetaMethod slot = metaObject()->method(metaObject()->indexOfSlot("hear()"));
        for (int i = QObject::staticMetaObject.methodCount(); i < type.methodCount(); ++i) {
            const QMetaMethod signal = type.method(i);
            if (signal.methodType() == QMetaMethod::Signal) connect(&object, signal, this, slot);
        }
    }

    std::map<std::string, int> heard_;
};

class Meter {
public:
    Meter(Stage& stage, QString settings)
        : settings_(std::move(settings)), ear_(*qmlContext(&stage.window())->engine()) {}

    /// Lets something happen again and again; `event` is told how often it has happened before.
    void measure(const char* name, const std::function<void(int)>& event) {
        rest();
        ear_.forget();
        std::vector<double> times;
        int written = 0;
        for (int i = 0; i < Repetitions; ++i) {
            const QDateTime before = QFileInfo(settings_).lastModified();
            const double start = threadMilliseconds();
            event(i);
            QCoreApplication::processEvents();
            times.push_back(threadMilliseconds() - start);
            rest();
            written += QFileInfo(settings_).lastModified() != before;
        }
        std::sort(times.begin(), times.end());
        const auto heard = ear_.heard();
        int told = 0;
        for (const auto& [signal, count] : heard) told += count;
        std::printf("%-32s %.2f ms, %.1f signals, settings written %.0f %%", name,
                    times[times.size() / 2], double(told) / Repetitions,
                    100.0 * written / Repetitions);
        for (std::size_t i = 0; i < heard.size() && i < Shown; ++i) {
            std::printf("%s%s %.1f", i == 0 ? ": " : ", ", heard[i].first.c_str(),
                        double(heard[i].second) / Repetitions);
        }
        std::printf("\n");
    }

private:
    /// What is drawn, and what is written a little later, is not the work of the event.
    static void rest() {
        for (int i = 0; i < 3; ++i) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }

    QString settings_;
    Ear ear_;
};

player::Thought thoughtOf(int number) {
    player::Thought thought;
    thought.depth = 8 + number / 4;
    thought.nodes = 1000 * (number + 1);
    thought.score = player::Score::of(number);
    thought.line = {Point(7, 7), Point(8, 7), Point(6, 6)};
    return thought;
}

}  // namespace

void measureEvents(Stage& stage) {
    Meter meter(stage, stage.settingsFile());
    GameController& game = stage.desktop().game();
    stage.playGame("h8h9i8g8j9i9");
    stage.settle();
    meter.measure("a step of a resize",
                  [&](int i) { stage.window().resize(1200 + i % 2, 800 - i % 2); });
    meter.measure("a move, or taking it back", [&](int i) {
        if (i % 2 == 0) return game.play(QPoint(3, 3));
        game.rightClick();
    });
    meter.measure("a setting nobody shows",
                  [&](int i) { stage.settings().study().setLookBackSeconds(1 + i % 2); });
    meter.measure("the coordinates",
                  [&](int i) { stage.settings().look().setCoordinates(i % 2 == 1); });
    meter.measure("the numbers of the moves",
                  [&](int i) { stage.settings().look().setNumbers(i % 2 == 0 ? "all" : "off"); });
    stage.settings().study().setEngineShown(true);
    stage.settings().study().setAnalyst("nobody");  // only what is told here is heard
    meter.measure("a thought of the engine",
                  [&](int i) { Q_EMIT stage.desktop().host().thoughtHeard(thoughtOf(i)); });
    stage.settings().study().reset();
    stage.endGame();
}

}  // namespace tianyuan::desktop

#include "event_work.moc"
