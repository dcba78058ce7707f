#pragma once

#include "autosave/game_keeper.h"

#include <QObject>
#include <QThread>

#include <functional>
#include <memory>
#include <string>

namespace tianyuan::desktop {

/// The library of games on a thread of its own, so that no disk can hold up the window. What is
/// asked for is done in order; at the end everything is waited for. A library that cannot be
/// written is read, and tried again whenever something is to be saved; where there is none at all,
/// games stay with the keeper, and it is tried again whenever something is asked for.
class GameStore : public QObject {
    Q_OBJECT

public:
    /// Opens the library in `file`, or in the usual place if that is empty.
    explicit GameStore(std::string file, QObject* parent = nullptr);
    ~GameStore() override;

    /// Does something over there; saved() or failed() tells how it went.
    void run(std::function<Attempt(autosave::GameKeeper&)> job);

    /// Asks something over there, and brings the answer back here; or, if somebody wants to hear
    /// it, why there is none. Who does not is told what is in memory.
    template <typename Answer>
    void ask(std::function<Result<Answer>(autosave::GameKeeper&)> question,
             std::function<void(const Answer&)> take,
             std::function<void(const Reason&)> fail = {}) {
        const auto job = [this, question = std::move(question), take = std::move(take),
                          fail = std::move(fail)] {
            if (isNowhere_) openAgain();
            const Result<Answer> answer =
                isNowhere_ && fail ? Result<Answer>(*refusal_) : question(*keeper_);
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
    void open();
    void openAgain();

    const std::string file_;
    QThread thread_;
    QObject* worker_;  // lives on the thread

    // Of the thread.
    std::unique_ptr<autosave::GameKeeper> keeper_;
    std::optional<Reason> refusal_;  // why the library cannot be written
    bool isNowhere_ = false;         // it cannot even be read
};

}  // namespace tianyuan::desktop
