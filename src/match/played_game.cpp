#include "match/played_game.h"

#include <algorithm>
#include <charconv>

namespace tianyuan::match {
namespace {

struct Name {
    Cause cause;
    std::string_view id;
};

constexpr std::array Names{Name{Cause::Five, "five"},
                           Name{Cause::Foul, "foul"},
                           Name{Cause::FullBoard, "full-board"},
                           Name{Cause::TwoPasses, "two-passes"},
                           Name{Cause::MoveLimit, "move-limit"},
                           Name{Cause::AdjudicatedDraw, "adjudicated-draw"},
                           Name{Cause::AdjudicatedScore, "adjudicated-score"},
                           Name{Cause::AdjudicatedProof, "adjudicated-proof"},
                           Name{Cause::Time, "time"},
                           Name{Cause::IllegalMove, "illegal-move"},
                           Name{Cause::Crash, "crash"}};

/// From the mover's eyes to Black's.
std::optional<record::Evaluation> evaluationOf(const PlayedMove& move, Stone mover) {
    if (!move.hasValue && move.winIn == 0) return std::nullopt;
    const double sign = mover == Stone::Black ? 1 : -1;
    record::Evaluation evaluation;
    if (move.winIn != 0) {
        evaluation.value = move.winIn > 0 ? sign : -sign;
        evaluation.winInMoves = std::abs(move.winIn);
    } else {
        evaluation.value = move.value == 0 ? 0 : sign * move.shortValue();
    }
    if (move.depth > 0) evaluation.depth = move.depth;
    return evaluation;
}

std::string endText(const PlayedGame& game) {
    const bool byRules =
        !isFault(game.cause) && !isAdjudicated(game.cause) && game.cause != Cause::MoveLimit;
    if (byRules) return {};
    std::string text(idOf(game.cause));
    if (!game.detail) return text;
    text += ": " + game.detail->code;
    for (const std::string& argument : game.detail->arguments) text += " " + argument;
    return text;
}

/// What decided the game, and a line for each remark.
std::string commentOf(const PlayedGame& game, const std::vector<Entrant>& entrants) {
    std::string comment = endText(game);
    for (std::size_t seat = 0; seat < game.remarks.size(); ++seat) {
        const Entrant& entrant = entrants[static_cast<std::size_t>(game.fixture.players[seat])];
        for (const std::string& remark : game.remarks[seat]) {
            if (!comment.empty()) comment += '\n';
            comment += entrant.name + ": " + remark;
        }
    }
    return comment;
}

}  // namespace

std::string_view idOf(Cause cause) { return Names[static_cast<std::size_t>(cause)].id; }

std::optional<Cause> causeFromId(std::string_view id) {
    const auto found =
        std::find_if(Names.begin(), Names.end(), [&](const Name& name) { return name.id == id; });
    return found == Names.end() ? std::nullopt : std::optional(found->cause);
}

double PlayedMove::shortValue() const {
    std::array<char, 32> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    double number = 0;
    std::from_chars(buffer.data(), end, number);
    return number;
}

std::optional<int> PlayedGame::winner() const {
    if (outcome.winner == Stone::None) return std::nullopt;
    return playerOf(outcome.winner);
}

std::optional<int> PlayedGame::loser() const {
    if (outcome.winner == Stone::None) return std::nullopt;
    return playerOf(opponent(outcome.winner));
}

std::string toText(const Allowance& allowance) {
    std::string text = game::toText(allowance.time);
    if (allowance.nodes) text += ", " + std::to_string(*allowance.nodes) + " nodes";
    if (allowance.depth) text += ", depth " + std::to_string(*allowance.depth);
    return text;
}

record::Record toRecord(const PlayedGame& game, const Terms& terms,
                        const std::vector<Entrant>& entrants) {
    record::Record record;
    const auto entrant = [&](Stone stone) -> const Entrant& {
        return entrants[static_cast<std::size_t>(game.playerOf(stone))];
    };
    record.black = entrant(Stone::Black).name;
    record.white = entrant(Stone::White).name;
    record.round = std::to_string(game.fixture.index + 1);
    const game::TimeControl& black = entrant(Stone::Black).allowance(terms).time;
    const game::TimeControl& white = entrant(Stone::White).allowance(terms).time;
    record.timeControl = game::toText(black);
    if (black != white) record.timeControl += " : " + game::toText(white);
    record.comment = commentOf(game, entrants);
    record.rule = terms.rule;
    record.size = terms.size;
    record.opening = idOf(terms.protocol);
    record.openingSteps = game.openingSteps;
    record.outcome = game.outcome;
    record::NodeId here = record::Tree::Root;
    Stone side = Stone::Black;
    int ply = 0;
    for (const PlayedMove& move : game.moves) {
        here = record.tree.add(here, side, move.move);
        if (++ply > game.openingMoves || terms.protocol != opening::Protocol::Free) {
            record::Notes& notes = record.tree.editNotes(here);
            notes.timeSpent = move.spent;
            notes.evaluation = evaluationOf(move, side);
        }
        side = opponent(side);
    }
    return record;
}

}  // namespace tianyuan::match
