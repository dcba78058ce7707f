#include "model/game_store.h"

#include <chrono>

namespace tianyuan::desktop {

GameStore::GameStore(const std::string& file, QObject* parent)
    : QObject(parent), worker_(new QObject) {
    thread_.setObjectName("store");
    worker_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
    thread_.start();
    QMetaObject::invokeMethod(
        worker_,
        [this, file] {
            auto library = keeping::openLibrary(file);
            if (library) {
                keeper_ = std::make_unique<keeping::GameKeeper>(std::move(*library));
            } else {
                unopened_ = library.reason();
            }
        },
        Qt::QueuedConnection);
}

GameStore::~GameStore() {
    QMetaObject::invokeMethod(
        worker_, [this] { keeper_.reset(); }, Qt::BlockingQueuedConnection);
    thread_.quit();
    thread_.wait();
}

void GameStore::run(std::function<Attempt(keeping::GameKeeper&)> job) {
    QMetaObject::invokeMethod(
        worker_,
        [this, job = std::move(job)] {
            const Attempt done = keeper_ ? job(*keeper_) : Attempt(*unopened_);
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
