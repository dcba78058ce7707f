#include "course/lesson_reader.h"

#include "core/notation.h"
#include "core/trimmed.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tianyuan::course {
namespace {

using Names = std::array<std::pair<std::string_view, Goal>, 12>;
constexpr Names Goals{{{"place", Goal::Place},
                       {"five", Goal::Five},
                       {"four", Goal::Four},
                       {"open-four", Goal::OpenFour},
                       {"open-three", Goal::OpenThree},
                       {"double-four", Goal::DoubleFour},
                       {"four-three", Goal::FourThree},
                       {"double-three", Goal::DoubleThree},
                       {"stop", Goal::Stop},
                       {"win", Goal::Win},
                       {"foul", Goal::Foul},
                       {"choice", Goal::Choice}}};

std::optional<Stone> sideFromId(std::string_view id) {
    return id == "black"   ? std::optional(Stone::Black)
           : id == "white" ? std::optional(Stone::White)
                           : std::nullopt;
}

/// The lines of a file, one after another, into lessons.
class Reader {
public:
    Attempt take(std::string_view line) {
        ++number_;
        line = trimmed(line);
        if (line.empty() || line.front() == '#') return Done{};
        const std::size_t space = std::min(line.find(' '), line.size());
        const std::string_view word = line.substr(0, space);
        const std::string_view rest = trimmed(line.substr(space));
        const bool taken = takeText(word, rest) || takeLesson(word, rest) ||
                           (hasTask() && (takePosition(word, rest) || takeWords(word, rest)));
        if (taken) return Done{};
        return Reason{"course.line-not-understood", {std::to_string(number_), std::string(line)}};
    }

    std::vector<Lesson> lessons;

private:
    bool hasTask() const { return !lessons.empty() && !lessons.back().tasks.empty(); }
    Task& task() { return lessons.back().tasks.back(); }

    bool takeText(std::string_view word, std::string_view rest) {
        if (!text_ || (word != "en" && word != "zh")) return false;
        std::string& place = word == "en" ? text_->english : text_->chinese;
        if (!place.empty() && word == "en") place += ' ';
        place += rest;
        return true;
    }

    bool takeLesson(std::string_view word, std::string_view rest) {
        if (word == "lesson") {
            lessons.push_back({});
            lessons.back().id = rest;
            text_ = nullptr;
            return !rest.empty();
        }
        if (lessons.empty()) return false;
        if (word == "title" || word == "about") {
            text_ = word == "title" ? &lessons.back().title : &lessons.back().about;
            return rest.empty();
        }
        if (word != "task") return false;
        const auto* const goal = std::find_if(Goals.begin(), Goals.end(),
                                              [&](const auto& each) { return each.first == rest; });
        if (goal == Goals.end()) return false;
        const Rule rule = hasTask() ? task().rule : Rule::Freestyle;
        lessons.back().tasks.push_back({});
        task().goal = goal->second;
        task().rule = rule;
        text_ = nullptr;
        return true;
    }

    bool takePosition(std::string_view word, std::string_view rest) {
        if (word == "rule") {
            const auto rule = ruleFromId(rest);
            if (rule) task().rule = *rule;
            return rule.has_value();
        }
        if (word == "size") {
            const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), size_);
            const bool fits =
                read.ec == std::errc{} && Board::MinSize <= size_ && size_ <= Board::MaxSize;
            if (fits) task().board = Board(size_);
            return fits;
        }
        if (const auto side = sideFromId(word)) return place(*side, rest);
        if (word == "moves") {
            const auto moves = movesFromText(rest, size_);
            const auto board =
                moves ? boardFromMoves(*moves, size_) : Result<Board>(moves.reason());
            if (board) task().board = *board;
            return board.hasValue();
        }
        if (word != "turn") return false;
        const auto side = sideFromId(rest);
        if (!side) return false;
        task().turn = side;
        if (task().board) task().board->setSideToMove(*side);
        return true;
    }

    bool place(Stone side, std::string_view points) {
        const auto stones = pointsOf(points);
        if (!stones || !task().board) return false;
        for (const Point point : *stones) {
            if (!task().board->isEmpty(point)) return false;
            task().board->place(point, side);
        }
        return true;
    }

    bool takeWords(std::string_view word, std::string_view rest) {
        if (word == "ask" || word == "right") {
            text_ = word == "ask" ? &task().ask : &task().right;
            return rest.empty();
        }
        if (word == "wins") {
            task().wins = true;
            return rest.empty();
        }
        if (word == "claim") {
            task().claims.emplace_back(rest);
            return !rest.empty();
        }
        if (word == "choice") {
            task().choices.push_back({{}, {}, rest == "right"});
            text_ = &task().choices.back().text;
            return rest == "right" || rest == "wrong";
        }
        if (word == "reply" && !task().choices.empty()) {
            text_ = &task().choices.back().reply;
            return rest.empty();
        }
        return takePoints(word, rest);
    }

    bool takePoints(std::string_view word, std::string_view rest) {
        if (word == "show") {
            const std::size_t arrow = std::min(rest.find('>'), rest.size());
            const auto stones = pointsOf(rest.substr(0, arrow));
            const auto growth = pointsOf(rest.substr(std::min(arrow + 1, rest.size())));
            if (stones && growth) task().highlights.push_back({*stones, *growth});
            return stones && growth;
        }
        const auto points = pointsOf(rest);
        if (!points) return false;
        if (word == "answers") {
            task().answers = *points;
            return !points->empty();
        }
        if (word == "then") {
            if (points->size() == 1) task().then = points->front();
            return points->size() == 1;
        }
        if (word != "wrong") return false;
        task().mistakes.push_back({*points, {}});
        text_ = &task().mistakes.back().reply;
        return true;
    }

    std::optional<std::vector<Point>> pointsOf(std::string_view text) const {
        const auto moves = movesFromText(text, size_);
        if (!moves) return std::nullopt;
        std::vector<Point> points;
        for (const Move move : *moves) {
            if (move.isPass()) return std::nullopt;
            points.push_back(move.point());
        }
        return points;
    }

    int number_ = 0;
    int size_ = Board::DefaultSize;
    Text* text_ = nullptr;  // what "en" and "zh" go into
};

}  // namespace

Result<std::vector<Lesson>> lessonsFromText(std::string_view text) {
    Reader reader;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const Attempt taken = reader.take(text.substr(0, end));
        if (!taken) return taken.reason();
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::move(reader.lessons);
}

}  // namespace tianyuan::course
