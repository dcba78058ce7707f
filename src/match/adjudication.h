#pragma once

#include "core/result.h"
#include "core/stone.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::match {

/// When a game is ended before the rules do; nothing set: never. Scores are in the units that the
/// players tell, a proved win is more than any score.
struct Adjudication {
    /// A draw: from a move on, both have told no more than `score` for either side in so many moves
    /// each in a row.
    struct Draw {
        int fromMove = 1;
        int moves = 4;
        double score = 0;
        friend bool operator==(const Draw&, const Draw&) = default;
    };
    /// A loss: who loses has told -score or worse, and who wins score or better, in so many moves
    /// each in a row.
    struct Resign {
        int moves = 3;
        double score = 0;
        friend bool operator==(const Resign&, const Resign&) = default;
    };

    std::optional<Draw> draw;
    std::optional<Resign> resign;
    std::uint64_t proofNodes = 0;  // a win by threats that is proved with so many stones; 0: never

    friend bool operator==(const Adjudication&, const Adjudication&) = default;
};

/// "movenumber=40,movecount=8,score=10", in any order; the score must be there.
Result<Adjudication::Draw> drawFromText(std::string_view text);
std::string toText(const Adjudication::Draw& draw);
/// "movecount=3,score=500".
Result<Adjudication::Resign> resignFromText(std::string_view text);
std::string toText(const Adjudication::Resign& resign);

/// Follows what two players say of their game.
class ScoreWatch {
public:
    explicit ScoreWatch(const Adjudication& adjudication) : adjudication_(adjudication) {}

    /// A move of `mover`, with what it told: its side's score, infinite if a win or loss is proved.
    void add(Stone mover, std::optional<double> score);

    /// How the game is to end: nothing, a draw (Stone::None), or a winner.
    std::optional<Stone> verdict() const;

private:
    struct Rows {  // of moves in a row with such a score
        int even = 0;
        int winning = 0;
        int losing = 0;
    };

    Adjudication adjudication_;
    std::array<Rows, 2> rows_;  // by side
    int moves_ = 0;
};

}  // namespace tianyuan::match
