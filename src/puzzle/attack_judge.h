#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "eval/shape_map.h"
#include "search/threat_search.h"
#include "study/proved_win.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tianyuan::puzzle {

/// By what an attack is to win.
enum class Means : std::uint8_t { Fours, Threes };

/// Stones that one search may place. A puzzle for which this is not enough is none.
inline constexpr std::uint64_t StonesOfASearch = 20'000;

/// The same for a mistake of a game: as long as looking back has searched.
inline constexpr std::uint64_t StonesOfAMistake = study::StonesForThreats;

/// However many moves are right.
inline constexpr std::size_t AnyNumber = ~std::size_t{0};

/// What becomes of an attack after a move of the attacker.
struct AttackVerdict {
    search::Verdict verdict = search::Verdict::None;
    int plies = 0;  // Won: stones to the five, the move included
    /// Won: the answer that resists longest; nothing if the move makes five. Else the answer that
    /// stops it; nothing if the move threatens nothing.
    std::optional<Point> answer;
};

/// Tells of each move of an attack, for certain or not at all, whether it wins by fours, or by
/// fours and threes, against every answer.
class AttackJudge {
public:
    /// The side to move on `board` attacks.
    AttackJudge(Rule rule, const Board& board, std::uint64_t stones = StonesOfASearch);

    /// The win that is there.
    search::ThreatAnswer win(Means means);
    /// What a move comes to. The point is empty.
    AttackVerdict judge(Point move, Means means);

    /// The moves that could begin such a win: legal fours, or fours and open threes.
    std::vector<Point> attacks(Means means) const;
    /// Those of them that do begin one; nothing if it is not certain of all, or if they are more
    /// than `most`.
    std::optional<std::vector<Point>> winners(Means means, std::size_t most = AnyNumber);
    /// Those of them of which it is certain, though it may not be of others.
    std::vector<Point> knownWinners(Means means);

    /// The win of the other side, if it were to move.
    search::ThreatAnswer threat(Means means);

private:
    search::ThreatAnswer look(eval::Side side, Means means);
    AttackVerdict judgeThreat(const search::Proof& threat, Means means);
    std::optional<Point> anyAnswer(const search::Proof& threat);

    eval::ShapeMap map_;
    eval::Side side_;
    std::uint64_t stones_;
    search::ThreatSearch search_;
};

}  // namespace tianyuan::puzzle
