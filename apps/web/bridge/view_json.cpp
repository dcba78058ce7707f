#include "web/bridge/view_json.h"

#include <algorithm>
#include <array>

namespace tianyuan::web {
namespace {

using table::BoardView;
using table::Capsule;
using table::GuideView;

constexpr std::array<const char*, table::AllVerbs.size()> VerbIds{
    "undo", "redo",       "hint",   "switch-sides",   "restart",
    "pass", "offer-draw", "resign", "play-from-here", "pause"};
static_assert(VerbIds.back() != nullptr, "a verb has no name");

constexpr std::array<const char*, 5> MarkIds{"triangle", "square", "circle", "cross", "label"};

/// A game that has hardly begun is given up without a question.
constexpr std::size_t FewMoves = 2;

Json optionalPoint(const std::optional<Point>& point) {
    return point ? toJson(*point) : Json(nullptr);
}

const char* signOf(FoulStatus foul) {
    return foul == FoulStatus::Overline ? "6+" : foul == FoulStatus::DoubleFour ? "4·4" : "3·3";
}

const char* speechOf(FoulStatus foul) {
    return foul == FoulStatus::Overline     ? "speech.overline"
           : foul == FoulStatus::DoubleFour ? "speech.double-four"
                                            : "speech.double-three";
}

const char* idOf(Capsule::Tone tone) {
    return tone == Capsule::Tone::Own      ? "own"
           : tone == Capsule::Tone::Threat ? "threat"
                                           : "warning";
}

const char* idOf(GuideView::Stones stones) {
    switch (stones) {
        case GuideView::Stones::Black:
            return "black";
        case GuideView::Stones::White:
            return "white";
        case GuideView::Stones::Both:
            return "both";
        case GuideView::Stones::None:
            break;
    }
    return "";
}

template <typename List, typename Point>
bool contains(const List& list, const Point& point) {
    return std::find(list.begin(), list.end(), point) != list.end();
}

/// A sign for each crossing, row by row: would a click play there?
std::string playablePoints(const BoardView& board) {
    std::string signs;
    for (int y = 0; y < board.size; ++y) {
        for (int x = 0; x < board.size; ++x) signs += board.isPlayable({x, y}) ? '+' : '-';
    }
    return signs;
}

Json stonesJson(const BoardView& board) {
    Json stones = Json::array();
    for (const table::ShownStone& stone : board.stones) {
        stones.push_back({stone.point.x, stone.point.y, toText(stone.stone), stone.number});
    }
    return stones;
}

std::string joined(const std::string& first, const std::string& second, const Speaker& speaker) {
    return second.empty() ? first : first + speaker.phrase("speech.comma") + second;
}

}  // namespace

Json toJson(const Capsule& capsule) {
    return {{"stones", toJson(capsule.stones)},
            {"growth", toJson(capsule.growth)},
            {"tag", capsule.tag},
            {"counts", capsule.counts},
            {"tone", idOf(capsule.tone)}};
}

Json pictureJson(const BoardView& board) {
    return {{"size", board.size},
            {"stones", stonesJson(board)},
            {"last", optionalPoint(board.last)},
            {"winning", toJson(board.winning)}};
}

Json toJson(const BoardView& board, const Speaker& speaker) {
    Json forbidden = Json::array();
    for (const ForbiddenPoint& each : board.forbidden) {
        forbidden.push_back({each.point.x, each.point.y, signOf(each.foul)});
    }
    Json capsules = Json::array();
    for (const Capsule& capsule : board.capsules) capsules.push_back(toJson(capsule));
    Json marks = Json::array();
    for (const record::Mark& mark : board.marks) {
        marks.push_back(
            {{"kind", idOf(mark.kind)}, {"point", toJson(mark.point)}, {"text", mark.text}});
    }
    return {{"size", board.size},
            {"stones", stonesJson(board)},
            {"last", optionalPoint(board.last)},
            {"winning", toJson(board.winning)},
            {"playable", playablePoints(board)},
            {"next", toText(board.next)},
            {"open", toJson(board.open)},
            {"offered", toJson(board.offered)},
            {"preview", optionalPoint(board.preview)},
            {"previewWords",
             board.preview ? speaker.say({"web.play-at", {shownName(*board.preview, board.size)}})
                           : std::string()},
            {"suggested", optionalPoint(board.suggested)},
            {"area", optionalPoint(board.area)},
            {"forbidden", forbidden},
            {"foul", optionalPoint(board.foul)},
            {"capsules", capsules},
            {"marks", marks},
            {"words", boardInWords(board, speaker)},
            {"cells", cellNames(board, speaker)}};
}

Json toJson(const table::SeatView& seat, const Speaker& speaker) {
    return {{"seat", seat.seat == opening::Seat::First ? "first" : "second"},
            {"name", speaker.phrase(seat.name)},
            {"spec", seat.spec},
            {"line", seat.line ? speaker.say(*seat.line) : ""},
            {"clock", table::toText(seat.clock)},
            {"isShort", seat.isShort()},
            {"stone", toText(seat.stone)},
            {"isTurn", seat.isTurn},
            {"isThinking", seat.isThinking}};
}

Json toJson(const table::FoulView& foul, const Speaker& speaker) {
    Json parts = Json::array();
    for (const table::FoulView::Part& part : foul.parts) {
        Json details = Json::array();
        for (const Reason& detail : part.details) details.push_back(speaker.say(detail));
        parts.push_back({{"text", speaker.say(part.reason)}, {"details", details}});
    }
    return {{"point", toJson(foul.point)},
            {"isForbidden", foul.isForbidden},
            {"headline", speaker.say(foul.headline)},
            {"summary", speaker.say(foul.summary)},
            {"question", speaker.say(foul.question)},
            {"parts", parts}};
}

Json toJson(const GuideView& guide, int size, const Speaker& speaker) {
    Json answers = Json::array();
    for (const GuideView::Answer& answer : guide.answers) {
        answers.push_back({{"decision", opening::toText(answer.decision, size)},
                           {"title", speaker.say(answer.title)},
                           {"line", answer.line ? speaker.say(*answer.line) : ""},
                           {"stones", idOf(answer.stones)}});
    }
    return {
        {"protocol", speaker.phrase("setup.opening." + std::string(opening::idOf(guide.protocol)))},
        {"who", speaker.phrase(guide.who)},
        {"title", speaker.say(guide.title)},
        {"line", speaker.say(guide.line)},
        {"answers", answers}};
}

Json toJson(const table::ResultView& result, const Speaker& speaker) {
    using Kind = table::ResultView::Kind;
    return {{"kind", result.kind == Kind::Win    ? "win"
                     : result.kind == Kind::Loss ? "loss"
                                                 : "draw"},
            {"winner", toText(result.winner)},
            {"title", speaker.say(result.title)},
            {"how", speaker.say(result.how)},
            {"decided", result.decided ? speaker.say(*result.decided) : ""}};
}

Json toJson(const table::Message& message, const Speaker& speaker) {
    return {{"kind", "message"},
            {"headline", speaker.say(message.headline)},
            {"line", message.line ? speaker.say(*message.line) : ""},
            {"point", optionalPoint(message.point)},
            {"isRefusal", message.isRefusal}};
}

Json refusedVerbs(const table::Table& table, const Speaker& speaker) {
    Json refused = Json::object();
    for (const table::Verb verb : table::AllVerbs) {
        if (const auto reason = table.whyNot(verb)) refused[idOf(verb)] = speaker.say(*reason);
    }
    return refused;
}

Json askedVerbs(const table::Table& table, const Speaker& speaker) {
    Json asked = Json::object();
    if (table.isOver() || table.moves().size() <= FewMoves) return asked;
    for (const auto& [verb, question] : {std::pair(table::Verb::Restart, "web.sure-restart"),
                                         std::pair(table::Verb::Resign, "web.sure-resign")}) {
        if (!table.whyNot(verb)) asked[idOf(verb)] = speaker.phrase(question);
    }
    return asked;
}

Json lineJson(const std::vector<Move>& line, Stone first) {
    Json stones = Json::array();
    int number = 0;
    for (const Move move : line) {
        ++number;
        if (!move.isPass())
            stones.push_back({move.point().x, move.point().y, toText(first), number});
        first = opponent(first);
    }
    return stones;
}

Json cellNames(const BoardView& board, const Speaker& speaker) {
    const auto cells = static_cast<std::size_t>(board.size) * static_cast<std::size_t>(board.size);
    std::vector<std::string> names(cells);
    const auto at = [&](Point point) -> std::string& {
        return names[static_cast<std::size_t>(point.y * board.size + point.x)];
    };
    const std::string empty = speaker.phrase("speech.empty");
    for (const table::ShownStone& stone : board.stones) {
        at(stone.point) =
            speaker.phrase(stone.stone == Stone::Black ? "speech.black" : "speech.white");
    }
    for (int y = 0; y < board.size; ++y) {
        for (int x = 0; x < board.size; ++x) {
            const Point point(x, y);
            std::string& name = at(point);
            name = joined(shownName(point, board.size), name.empty() ? empty : name, speaker);
            if (board.last == point) name = joined(name, speaker.phrase("speech.last"), speaker);
            if (contains(board.winning, point)) {
                name = joined(name, speaker.phrase("speech.winning"), speaker);
            }
            if (board.suggested == point) {
                name = joined(name, speaker.phrase("speech.suggested"), speaker);
            }
        }
    }
    for (const ForbiddenPoint& each : board.forbidden) {
        at(each.point) = joined(at(each.point), speaker.phrase(speechOf(each.foul)), speaker);
    }
    return names;
}

std::string boardInWords(const BoardView& board, const Speaker& speaker) {
    const std::string text = speaker.say(
        {"speech.board", {std::to_string(board.size), std::to_string(board.stones.size())}});
    if (!board.last) return text;
    return joined(text, speaker.say({"speech.last-at", {shownName(*board.last, board.size)}}),
                  speaker);
}

std::string idOf(table::Verb verb) { return VerbIds[static_cast<std::size_t>(verb)]; }

std::optional<table::Verb> verbFrom(const std::string& id) {
    const auto found = std::find(VerbIds.begin(), VerbIds.end(), id);
    if (found == VerbIds.end()) return std::nullopt;
    return table::AllVerbs[static_cast<std::size_t>(found - VerbIds.begin())];
}

const char* idOf(record::Mark::Kind kind) { return MarkIds[static_cast<std::size_t>(kind)]; }

std::optional<record::Mark::Kind> markFrom(const std::string& id) {
    const auto found = std::find(MarkIds.begin(), MarkIds.end(), id);
    if (found == MarkIds.end()) return std::nullopt;
    return static_cast<record::Mark::Kind>(found - MarkIds.begin());
}

}  // namespace tianyuan::web
