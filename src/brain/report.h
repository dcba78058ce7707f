#pragma once

#include "player/thought.h"
#include "protocol/message.h"

#include <functional>
#include <optional>
#include <vector>

namespace tianyuan::brain {

/// What is told of a search while it runs: blocks of INFO lines and live marks for boards that
/// asked for them, and messages for people.
class Report {
public:
    using Say = std::function<void(const protocol::Reply&)>;

    struct Options {
        bool lines = false;     // a block of INFO lines for each thought
        bool marks = false;     // MESSAGE REALTIME: points to mark on the board
        bool messages = false;  // a MESSAGE for each thought
        int count = 1;          // how many lines are searched
        int size = 15;          // of the board
        bool rowFirst = false;  // the first coordinate counts rows, so that names are turned over
        std::function<double(player::Score)> winRate;
    };

    Report(Options options, Say say) : options_(std::move(options)), say_(std::move(say)) {}

    void take(const player::Thought& thought);
    /// The search begins to look at a move, or is done with it.
    void take(Point point, bool isDone) const;
    /// Says in one message how the search went, if it found something.
    void finish() const;

private:
    void sayLines(const player::Thought& thought) const;
    void sayMarks(const player::Thought& thought);
    void sayMessage(const player::Thought& thought) const;

    Options options_;
    Say say_;
    std::optional<player::Thought> best_;  // the last of the first rank
};

}  // namespace tianyuan::brain
