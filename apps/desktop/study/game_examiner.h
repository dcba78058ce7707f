#pragma once

#include "study/examination.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <stop_token>
#include <vector>

namespace tianyuan::desktop {

/// Looks for the moves that decided a game, on a thread of its own; what it has proved is told as
/// soon as it is there, the last of the game first.
class GameExaminer : public QObject {
    Q_OBJECT

public:
    explicit GameExaminer(QObject* parent = nullptr);
    ~GameExaminer() override;

    void start(study::GameLine line);
    void cancel();
    bool isRunning() const { return running_; }
    /// So far, in the order of the moves.
    const std::vector<study::Finding>& findings() const { return findings_; }

Q_SIGNALS:
    void found();
    void finished();

private:
    void deliver(int ticket, std::function<void()> take);

    std::vector<study::Finding> findings_;
    bool running_ = false;
    int ticket_ = 0;  // of the game whose findings are wanted
    std::stop_source stop_;
    QThreadPool pool_;
};

}  // namespace tianyuan::desktop
