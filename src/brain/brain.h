#pragma once

#include "brain/adjustable_player.h"
#include "brain/manager_settings.h"
#include "brain/report.h"
#include "brain/told_stones.h"
#include "protocol/command_text.h"
#include "protocol/message.h"

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace tianyuan::brain {

/// The engine as a program of the Gomocup protocol: takes the manager's lines and says the answers.
///
/// It thinks on a thread of its own and so can listen meanwhile. STOP brings the answer at once.
/// What sets something for later, what boards say beside the game and what is not understood do not
/// disturb; every other command does: the answer to the first question comes at once, and then the
/// command is carried out. So there is one answer to every question, in order.
class Brain {
public:
    /// Says one line, without its end. Called from two threads, but never from both at once.
    using Say = std::function<void(const std::string& line)>;

    Brain(AdjustablePlayer& engine, protocol::reply::About about, Say say);
    /// Stops thinking, without an answer.
    ~Brain();

    /// Takes a line. False: it was END, and nothing more will be said.
    bool take(std::string_view line);
    /// Instead of a line that was too long to be taken.
    void takeTooLong();
    /// No more lines will come: what is being thought about is answered at once.
    void finish();

private:
    using Clock = std::chrono::steady_clock;
    /// What the other thread is given: all that it may not look up while this one listens.
    struct Task {
        Rule rule = Rule::Freestyle;
        player::Limits limits;
        Adjustments adjustments;
        Report::Options report;
        bool ponders = false;
        Clock::time_point received;
    };
    /// Finds the answer to a question, on the other thread.
    using Work = std::function<protocol::Reply(const Task& task, std::stop_token stop)>;

    void carryOut(const protocol::command::Start& start);
    void carryOut(const protocol::command::RectStart& start);
    void carryOut(const protocol::command::Restart& restart);
    void carryOut(const protocol::command::Begin& begin);
    void carryOut(const protocol::command::Turn& turn);
    void carryOut(const protocol::command::Board& board);
    void carryOut(const protocol::command::SetBoard& board);
    void carryOut(const protocol::command::TakeBack& move);
    void carryOut(const protocol::command::Play& move);
    void carryOut(const protocol::command::Swap2Board& board);
    void carryOut(const protocol::command::Info& info);
    void carryOut(const protocol::command::About& about);
    void carryOut(const protocol::command::End& end);
    void carryOut(const protocol::command::Stop& stop);
    void carryOut(const protocol::command::Best& best);
    void carryOut(const protocol::command::Balance& balance);
    void carryOut(const protocol::command::Block& block);
    void carryOut(const protocol::command::Unblock& block);
    void carryOut(const protocol::command::UnblockAll& block);
    void carryOut(const protocol::command::ShowForbidden& show);
    void carryOut(const protocol::command::ShowLimits& show);
    void carryOut(const protocol::command::ForgetFindings& forget);
    void carryOut(const protocol::command::ShowUsage& show);
    void carryOut(const protocol::command::BlockPath& path);
    void carryOut(const protocol::command::UnblockPath& path);
    void carryOut(const protocol::command::UnblockAllPaths& path);
    void carryOut(const protocol::command::SearchDefend& search);
    void carryOut(const protocol::command::OpeningStep& step);
    void carryOut(const protocol::command::Database& database);
    void carryOut(const protocol::command::Aside& aside);
    void carryOut(const protocol::command::Malformed& command);
    void carryOut(const protocol::command::Other& command);

    void begin(int size);
    void prepare();
    /// Waits until the other thread has ended, which was asked to.
    void join();
    /// Chooses a move in the position on the board and plays it there.
    void think(int lines);
    /// Lets the other thread find an answer, say it and, if it may, ponder.
    void answer(Task task, Work work);
    void runTask(Task task, const Work& work, std::stop_token stop);
    protocol::Reply chosenMove(const Task& task, std::stop_token stop);
    protocol::Reply balancedStones(const protocol::command::Balance& balance, const Task& task,
                                   std::stop_token stop);
    /// Is there a game? If not, says so.
    bool hasBoard();
    /// Is there a position to think about? If not, says why.
    bool canThink();
    Task taskOf(int lines) const;
    /// The points where the next stone may not be placed, by themselves or at the end of a path.
    std::vector<Point> excluded() const;

    void say(const protocol::Reply& reply);
    void sayError(std::string_view text);

    AdjustablePlayer& engine_;
    const protocol::reply::About about_;
    const Say say_;
    std::mutex speech_;
    bool silent_ = false;  // under speech_: nobody listens any more

    protocol::CommandReader reader_;
    ManagerSettings settings_;
    std::vector<Point> blocked_;
    std::vector<std::vector<Point>> blockedPaths_;
    bool isBoard_ = false;  // the other side is a board that shows what we say
    Clock::time_point received_;

    // The other thread's while it thinks.
    std::optional<ToldStones> stones_;
    std::optional<Adjustments> adjusted_;  // what the engine was last told
    player::Milliseconds used_{0};         // for the last answer

    std::jthread thinking_;  // last: it ends before what it uses
};

}  // namespace tianyuan::brain
