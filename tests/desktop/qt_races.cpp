// Two threads and a number, with Qt between them in every way in which the window uses it. Built
// only under ThreadSanitizer: does qt_under_tsan.cpp tell it enough, and not too much?
//
//   qt_races          the number is always handed over: nothing to report
//   qt_races WAY      this way it is also touched meanwhile: a race

#include <QCoreApplication>
#include <QMetaObject>
#include <QObject>
#include <QThread>
#include <QThreadPool>

#include <array>
#include <atomic>
#include <cstdio>
#include <string_view>
#include <thread>
#include <utility>

namespace {

constexpr int Repetitions = 50;

/// The number, and whether the other thread has had it: known without being handed over.
class Shared {
public:
    void touch() { ++number_; }
    void touchThere() {
        ++number_;
        wasThere_.store(true, std::memory_order_relaxed);
    }
    void touchMeanwhile() {
        while (!wasThere_.load(std::memory_order_relaxed)) std::this_thread::yield();
        ++number_;
    }

private:
    int number_ = 0;
    std::atomic<bool> wasThere_ = false;
};

class Work : public QThread {
public:
    explicit Work(Shared& shared) : shared_(shared) {}

private:
    void run() override { shared_.touchThere(); }

    Shared& shared_;
};

/// A thread with an event loop and an object that lives there.
class Worker {
public:
    Worker() {
        object_.moveToThread(&thread_);
        thread_.start();
    }
    ~Worker() {
        thread_.quit();
        thread_.wait();
    }

    template <typename Call>
    void call(Call call, Qt::ConnectionType how) {
        QMetaObject::invokeMethod(&object_, std::move(call), how);
    }

private:
    QThread thread_;
    QObject object_;
};

/// There and back, as a question to the store.
void post(bool alsoMeanwhile) {
    Shared shared;
    Worker worker;
    shared.touch();
    bool isBack = false;
    QObject here;
    worker.call(
        [&] {
            shared.touchThere();
            QMetaObject::invokeMethod(
                &here,
                [&] {
                    shared.touch();
                    isBack = true;
                },
                Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
    if (alsoMeanwhile) shared.touchMeanwhile();
    while (!isBack) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void callAndWait(bool alsoMeanwhile) {
    Shared shared;
    Worker worker;
    shared.touch();
    if (alsoMeanwhile) {
        worker.call([&] { shared.touchThere(); }, Qt::QueuedConnection);
        shared.touchMeanwhile();
    }
    worker.call([&] { shared.touch(); }, Qt::BlockingQueuedConnection);
    shared.touch();
}

void pool(bool alsoMeanwhile) {
    Shared shared;
    QThreadPool pool;
    shared.touch();
    pool.start([&] { shared.touchThere(); });
    if (alsoMeanwhile) shared.touchMeanwhile();
    pool.waitForDone();
    shared.touch();
}

void thread(bool alsoMeanwhile) {
    Shared shared;
    Work work(shared);
    shared.touch();
    work.start();
    if (alsoMeanwhile) shared.touchMeanwhile();
    work.wait();
    shared.touch();
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    using Way = std::pair<std::string_view, void (*)(bool)>;
    constexpr std::array Ways{Way{"posted", post}, Way{"waited-for", callAndWait},
                              Way{"pooled", pool}, Way{"thread", thread}};
    const std::string_view wanted = argc > 1 ? argv[1] : "";
    bool isKnown = wanted.empty();
    for (const auto& [name, go] : Ways) {
        isKnown = isKnown || name == wanted;
        // Now and then one is not seen, where the libraries below happen to lock in between.
        for (int i = 0; i < Repetitions; ++i) go(name == wanted);
    }
    if (!isKnown) std::fputs("qt_races: there is no such way.\n", stderr);
    return isKnown ? 0 : 2;
}
