#include "desktop/study/game_examiner.h"

#include <utility>

namespace tianyuan::desktop {

GameExaminer::GameExaminer(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

GameExaminer::~GameExaminer() {
    stop_.request_stop();
    pool_.waitForDone();
}

void GameExaminer::cancel() {
    stop_.request_stop();
    ++ticket_;
    running_ = false;
    findings_.clear();
}

void GameExaminer::start(study::GameLine line) {
    cancel();
    running_ = true;
    stop_ = std::stop_source();
    pool_.start([this, line = std::move(line), ticket = ticket_, stop = stop_.get_token()] {
        study::ProofLimits limits;
        limits.stop = stop;
        study::Examination examination(line, limits);
        const bool isWhole = examination.run([&](const study::ProvedFinding& found) {
            deliver(ticket, [this, finding = found.finding] {
                findings_.insert(findings_.begin(), finding);
                Q_EMIT this->found();
            });
        });
        if (!isWhole) return;
        deliver(ticket, [this] {
            running_ = false;
            Q_EMIT finished();
        });
    });
}

void GameExaminer::deliver(int ticket, std::function<void()> take) {
    const auto arrive = [this, ticket, take = std::move(take)] {
        if (ticket == ticket_) take();
    };
    QMetaObject::invokeMethod(this, arrive, Qt::QueuedConnection);
}

}  // namespace tianyuan::desktop
