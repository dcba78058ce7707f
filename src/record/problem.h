#pragma once

#include "core/board.h"
#include "core/result.h"
#include "core/rule.h"

#include <string_view>
#include <vector>

namespace tianyuan::record {

/// What is known of a problem.
enum class ProblemKind {
    Vcf,    // the side wins by fours
    Vct,    // it wins by fours and threes, but not by fours alone
    Foul,   // White wins by fours, but only because of points that are forbidden to Black
    NoVcf,  // it looks as if there were a win by fours, but there is none
};

/// "vcf", "vct", "foul", "no-vcf".
std::string_view idOf(ProblemKind kind);

/// A position with a known answer, for the side that is to move.
struct Problem {
    Rule rule = Rule::Freestyle;
    Board board;
    std::vector<Move> moves;
    ProblemKind kind = ProblemKind::Vcf;
    int plies = 0;            // stones until the five of the win that was found; 0: there is none
    bool exhaustive = false;  // picked by trying everything, not by a search
};

/// Reads problems, one a line: rule, size, side, kind, plies, "exhaustive" or "search", and the
/// position code. Empty lines and those that begin with # are skipped.
Result<std::vector<Problem>> problemsFromText(std::string_view text);

}  // namespace tianyuan::record
