#include "record/sgf_result.h"

#include "record/text_lines.h"

#include <algorithm>
#include <array>

namespace tianyuan::record {
namespace {

struct EndingId {
    Ending ending;
    std::string_view id;
};
constexpr std::array EndingIds{
    EndingId{Ending::Five, "five"},
    EndingId{Ending::Foul, "foul"},
    EndingId{Ending::Resignation, "resignation"},
    EndingId{Ending::Time, "time"},
    EndingId{Ending::Agreement, "agreement"},
    EndingId{Ending::TwoPasses, "two-passes"},
    EndingId{Ending::FullBoard, "full-board"},
    EndingId{Ending::Forfeit, "forfeit"},
};

struct Spelling {
    std::string_view text;
    Stone winner;
};
constexpr std::array WholeSpellings{
    Spelling{"0", Stone::None},           Spelling{"draw", Stone::None},
    Spelling{"draw game", Stone::None},   Spelling{"tie", Stone::None},
    Spelling{"jigo", Stone::None},        Spelling{"1/2", Stone::None},
    Spelling{"0.5", Stone::None},         Spelling{"0.5-0.5", Stone::None},
    Spelling{"½-½", Stone::None},         Spelling{"1/2-1/2", Stone::None},
    Spelling{"和棋", Stone::None},        Spelling{"平局", Stone::None},
    Spelling{"和局", Stone::None},        Spelling{"引き分け", Stone::None},
    Spelling{"満局", Stone::None},        Spelling{"满局", Stone::None},
    Spelling{"ничья", Stone::None},       Spelling{"1-0", Stone::Black},
    Spelling{"black", Stone::Black},      Spelling{"black wins", Stone::Black},
    Spelling{"black win", Stone::Black},  Spelling{"b", Stone::Black},
    Spelling{"黑胜", Stone::Black},       Spelling{"黑勝", Stone::Black},
    Spelling{"黒勝", Stone::Black},       Spelling{"黒勝ち", Stone::Black},
    Spelling{"0-1", Stone::White},        Spelling{"white", Stone::White},
    Spelling{"white wins", Stone::White}, Spelling{"white win", Stone::White},
    Spelling{"w", Stone::White},          Spelling{"白胜", Stone::White},
    Spelling{"白勝", Stone::White},       Spelling{"白勝ち", Stone::White},
};

struct Cause {
    std::string_view text;
    Ending ending;
};
constexpr std::array Causes{
    Cause{"r", Ending::Resignation},
    Cause{"res", Ending::Resignation},
    Cause{"resign", Ending::Resignation},
    Cause{"resignation", Ending::Resignation},
    Cause{"t", Ending::Time},
    Cause{"time", Ending::Time},
    Cause{"timeout", Ending::Time},
    Cause{"f", Ending::Forfeit},
    Cause{"forfeit", Ending::Forfeit},
    Cause{"foul", Ending::Foul},
    Cause{"forbidden", Ending::Foul},
    Cause{"5", Ending::Five},
    Cause{"five", Ending::Five},
};

Outcome winBy(Stone winner, std::string_view cause) {
    if (cause.starts_with("draw") || cause.starts_with("jigo")) {
        return Outcome::draw(Ending::Unknown);
    }
    const auto found = std::find_if(Causes.begin(), Causes.end(),
                                    [&](const Cause& known) { return known.text == cause; });
    return Outcome::win(winner, found == Causes.end() ? Ending::Unknown : found->ending);
}

}  // namespace

std::string resultText(const Outcome& outcome) {
    if (!outcome.isOver()) return {};
    if (outcome.isDraw()) return "Draw";
    const std::string winner = outcome.winner == Stone::Black ? "B+" : "W+";
    switch (outcome.ending) {
        case Ending::Resignation:
            return winner + "R";
        case Ending::Time:
            return winner + "T";
        case Ending::Forfeit:
            return winner + "F";
        default:
            return winner;
    }
}

std::optional<Outcome> resultFromText(std::string_view text) {
    const std::string small = lowered(trimmed(text));
    for (const Spelling& spelling : WholeSpellings) {
        if (spelling.text == small) return Outcome{Ending::Unknown, spelling.winner};
    }
    const std::size_t plus = small.find('+');
    if (plus == std::string::npos) return std::nullopt;
    const std::string_view winner = trimmed(std::string_view(small).substr(0, plus));
    const std::string_view cause = trimmed(std::string_view(small).substr(plus + 1));
    if (winner == "b" || winner == "black") return winBy(Stone::Black, cause);
    if (winner == "w" || winner == "white") return winBy(Stone::White, cause);
    return std::nullopt;
}

std::string_view idOf(Ending ending) {
    for (const EndingId& known : EndingIds) {
        if (known.ending == ending) return known.id;
    }
    return {};
}

std::optional<Ending> endingFromId(std::string_view id) {
    for (const EndingId& known : EndingIds) {
        if (known.id == id) return known.ending;
    }
    return std::nullopt;
}

}  // namespace tianyuan::record
