#pragma once

#include "keeping/game_keeper.h"

#include <QObject>
#include <QThread>

#include <functional>
#include <memory>
#include <string>

namespace tianyuan::desktop {

/// The library of games on a thread of its own, so that no disk can hold up the window. What is
/// asked for is done in order; at the end everything is waited for.
class GameStore : public QObject {
    Q_OBJECT

public:
    /// Opens the library in `file`, or in the usual place if that is empty.
    explicit GameStore(const std::string& file, QObject* parent = nullptr);
    ~GameStore() override;

    /// Does something over there; saved() or failed() tells how it went.
    void run(std::function<Attempt(keeping::GameKeeper&)> job);

    /// Asks something over there, and brings the answer back here; or, if somebody wants to hear
    /// it, why there is none.
    template <typename Answer>
    void ask(std::function<Result<Answer>(keeping::GameKeeper&)> question,
             std::function<void(const Answer&)> take,
             std::function<void(const Reason&)> fail = {}) {
        const auto job = [this, question = std::move(question), take = std::move(take),
                          fail = std::move(fail)] {
            const Result<Answer> answer = keeper_ ? question(*keeper_) : Result<Answer>(*unopened_);
            if (!answer && !fail) return;
            QMetaObject::invokeMethod(
                this, [take, fail, answer] { answer ? take(*answer) : fail(answer.reason()); },
                Qt::QueuedConnection);
        };
        QMetaObject::invokeMethod(worker_, job, Qt::QueuedConnection);
    }

Q_SIGNALS:
    void failed(const tianyuan::Reason& reason);
    void saved();

private:
    QThread thread_;
    QObject* worker_;                              // lives on the thread
    std::unique_ptr<keeping::GameKeeper> keeper_;  // of the thread; none: it could not be opened
    std::optional<Reason> unopened_;               // of the thread
};

}  // namespace tianyuan::desktop
