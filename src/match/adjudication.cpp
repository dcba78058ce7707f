#include "match/adjudication.h"

#include "core/number_text.h"

#include <charconv>
#include <cmath>

namespace tianyuan::match {
namespace {

constexpr int MostMoves = 1000;
constexpr double MostScore = 1e9;

std::optional<double> numberFrom(std::string_view text) {
    const auto number = numberFromText<double>(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

std::string shortText(double number) {
    std::array<char, 32> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    return std::string(buffer.data(), end);
}

struct Fields {
    int* fromMove = nullptr;  // none: not one of them
    int* moves = nullptr;
    double* score = nullptr;
};

/// True if all of the text was understood and the score was in it.
bool readFields(std::string_view text, const Fields& fields) {
    bool hasScore = false;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(','));
        text.remove_prefix(std::min(part.size() + 1, text.size()));
        const std::string_view key = part.substr(0, part.find('='));
        const auto number = numberFrom(part.substr(std::min(key.size() + 1, part.size())));
        if (!number || *number < 0) return false;
        int* const count = key == "movenumber"  ? fields.fromMove
                           : key == "movecount" ? fields.moves
                                                : nullptr;
        if (count) {
            if (*number < 1 || *number > MostMoves || *number != std::floor(*number)) return false;
            *count = static_cast<int>(*number);
        } else if (key == "score" && *number <= MostScore) {
            *fields.score = *number;
            hasScore = true;
        } else {
            return false;
        }
    }
    return hasScore;
}

std::size_t indexOf(Stone stone) { return stone == Stone::Black ? 0 : 1; }

}  // namespace

Result<Adjudication::Draw> drawFromText(std::string_view text) {
    Adjudication::Draw draw;
    if (readFields(text, {&draw.fromMove, &draw.moves, &draw.score})) return draw;
    return Reason{"match.not-a-draw-rule", {std::string(text)}};
}

std::string toText(const Adjudication::Draw& draw) {
    return "movenumber=" + std::to_string(draw.fromMove) +
           ",movecount=" + std::to_string(draw.moves) + ",score=" + shortText(draw.score);
}

Result<Adjudication::Resign> resignFromText(std::string_view text) {
    Adjudication::Resign resign;
    if (readFields(text, {nullptr, &resign.moves, &resign.score})) return resign;
    return Reason{"match.not-a-resign-rule", {std::string(text)}};
}

std::string toText(const Adjudication::Resign& resign) {
    return "movecount=" + std::to_string(resign.moves) + ",score=" + shortText(resign.score);
}

void ScoreWatch::add(Stone mover, std::optional<double> score) {
    ++moves_;
    Rows& rows = rows_[indexOf(mover)];
    const auto count = [](int& row, bool goesOn) { row = goesOn ? row + 1 : 0; };
    if (const auto& draw = adjudication_.draw) {
        count(rows.even, score && std::abs(*score) <= draw->score && moves_ >= draw->fromMove);
    }
    if (const auto& resign = adjudication_.resign) {
        count(rows.winning, score && *score >= resign->score);
        count(rows.losing, score && *score <= -resign->score);
    }
}

std::optional<Stone> ScoreWatch::verdict() const {
    const auto& [black, white] = rows_;
    if (const auto& resign = adjudication_.resign) {
        const int moves = resign->moves;
        if (black.winning >= moves && white.losing >= moves) return Stone::Black;
        if (white.winning >= moves && black.losing >= moves) return Stone::White;
    }
    if (const auto& draw = adjudication_.draw) {
        if (black.even >= draw->moves && white.even >= draw->moves) return Stone::None;
    }
    return std::nullopt;
}

}  // namespace tianyuan::match
