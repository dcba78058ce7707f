// Linked into the window only under ThreadSanitizer. Qt is not compiled with it and locks by futex,
// so that what one thread hands to another through Qt looks like a race. These functions of Qt
// stand here again, in front of Qt's own: each tells what Qt promises of it and lets Qt do the
// work. Nothing else is told, so that whatever two threads share without handing it over is still a
// race.
//
//   a call that is posted        what came before the posting happens before the call
//   a call that is waited for    and the call before what comes after
//   work that a pool is given    the same; waitForDone() comes after the work
//   a thread                     wait() comes after all it did

#include <QDeadlineTimer>
#include <QMetaObject>
#include <QObject>
#include <QRunnable>
#include <QThread>
#include <QThreadPool>

#include <dlfcn.h>
#include <functional>
#include <sanitizer/tsan_interface.h>
#include <utility>

namespace {

/// The function of Qt that has this name for the linker.
template <typename Function>
Function* ofQt(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

/// A call on its way to the thread that makes it, or throws it away.
class PostedCall : public QtPrivate::QSlotObjectBase {
public:
    explicit PostedCall(QSlotObjectBase* call) : QSlotObjectBase(&act), call_(call) {
        __tsan_release(this);
    }

private:
    static void act(int what, QSlotObjectBase* self, QObject* receiver, void** arguments, bool*) {
        __tsan_acquire(self);
        auto* posted = static_cast<PostedCall*>(self);
        if (what == Call) {
            posted->call_->call(receiver, arguments);
            __tsan_release(self);  // whoever destroys it comes later
        } else if (what == Destroy) {
            posted->call_->destroyIfLastRef();
            delete posted;
        }
        __tsan_release(QThread::currentThread());
    }

    QSlotObjectBase* call_;
};

class PooledWork : public QRunnable {
public:
    PooledWork(QThreadPool* pool, std::function<void()> work)
        : pool_(pool), work_(std::move(work)) {
        __tsan_release(this);
    }

    void run() override {
        __tsan_acquire(this);
        std::exchange(work_, nullptr)();
        __tsan_release(pool_);
    }

private:
    QThreadPool* pool_;
    std::function<void()> work_;
};

}  // namespace

/// What Qt and the libraries below it do by themselves, with memory that only they know: their own
/// locks cannot be seen. Qt starts programs by a fork after which it is the only thread.
extern "C" const char* __tsan_default_options() {
    return "ignore_noninstrumented_modules=1:die_after_fork=0";
}

/// The same with the descriptors by which threads are woken. It never calls ours: otherwise a race
/// of ours below it would be lost.
extern "C" const char* __tsan_default_suppressions() { return "race:libglib-2.0.so\n"; }

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* call,
                                   Qt::ConnectionType type, void* answer) {
    static auto* const invoke =
        ofQt<bool(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*)>(
            "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14Connec"
            "tionTypeEPv");
    QThread* const there = object ? object->thread() : nullptr;
    const bool isKnown = invoke(object, new PostedCall(call), type, answer);
    if (type == Qt::BlockingQueuedConnection) __tsan_acquire(there);
    return isKnown;
}

void QThreadPool::start(std::function<void()> work, int priority) {
    start(new PooledWork(this, std::move(work)), priority);
}

bool QThreadPool::waitForDone(int milliseconds) {
    static auto* const wait = ofQt<bool(QThreadPool*, int)>("_ZN11QThreadPool11waitForDoneEi");
    const bool isDone = wait(this, milliseconds);
    if (isDone) __tsan_acquire(this);
    return isDone;
}

void QThread::start(Priority priority) {
    static auto* const begin = ofQt<void(QThread*, Priority)>("_ZN7QThread5startENS_8PriorityE");
    // After whatever else is to be done when it ends: that was connected before.
    const auto release = [this] { __tsan_release(this); };
    connect(this, &QThread::finished, this, release, Qt::DirectConnection);
    begin(this, priority);
}

bool QThread::wait(QDeadlineTimer deadline) {
    static auto* const wait =
        ofQt<bool(QThread*, QDeadlineTimer)>("_ZN7QThread4waitE14QDeadlineTimer");
    const bool hasEnded = wait(this, deadline);
    if (hasEnded) __tsan_acquire(this);
    return hasEnded;
}
