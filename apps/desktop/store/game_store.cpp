#include "desktop/store/game_store.h"

#include <utility>

namespace tianyuan::desktop {

GameStore::GameStore(std::string file, QObject* parent)
    : QObject(parent), file_(std::move(file)), worker_(new QObject) {
    thread_.setObjectName("store");
    worker_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
    thread_.start();
    const auto openThere = [this] { open(); };
    QMetaObject::invokeMethod(worker_, openThere, Qt::QueuedConnection);
}

GameStore::~GameStore() {
    const auto closeThere = [this] { keeper_.reset(); };
    QMetaObject::invokeMethod(worker_, closeThere, Qt::BlockingQueuedConnection);
    thread_.quit();
    thread_.wait();
}

void GameStore::open() {
    auto library = autosave::openLibrary(file_);
    if (!library) {
        refusal_ = library.reason();
        library = autosave::openLibrary(file_, {.readOnly = true});
    }
    if (!library) {
        isNowhere_ = true;
        library = store::Library::nowhere();
    }
    keeper_ = std::make_unique<autosave::GameKeeper>(std::move(*library));
}

/// Somebody may have made room for writing. What was not saved until now is in the keeper.
void GameStore::openAgain() {
    auto library = autosave::openLibrary(file_);
    if (!library) return;
    keeper_->reopen(std::move(*library));
    refusal_.reset();
    isNowhere_ = false;
}

void GameStore::run(std::function<Attempt(autosave::GameKeeper&)> job) {
    QMetaObject::invokeMethod(
        worker_,
        [this, job = std::move(job)] {
            if (refusal_) openAgain();
            Attempt done = job(*keeper_);
            if (isNowhere_) done = *refusal_;
            QMetaObject::invokeMethod(
                this,
                [this, done] {
                    if (done) {
                        Q_EMIT saved();
                    } else {
                        Q_EMIT failed(done.reason());
                    }
                },
                Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

}  // namespace tianyuan::desktop
