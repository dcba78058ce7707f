#include "game/event.h"

#include "core/notation.h"
#include "core/split_words.h"

#include <array>
#include <charconv>
#include <vector>

namespace tianyuan::game {
namespace {

using Kind = Event::Kind;

struct Name {
    Kind kind;
    std::string_view text;
};

constexpr std::array Names{Name{Kind::Play, "play"},       Name{Kind::Decide, "decide"},
                           Name{Kind::Undo, "undo"},       Name{Kind::Redo, "redo"},
                           Name{Kind::Resign, "resign"},   Name{Kind::Time, "time"},
                           Name{Kind::Forfeit, "forfeit"}, Name{Kind::Draw, "draw"}};

std::string_view nameOf(Kind kind) { return Names[static_cast<std::size_t>(kind)].text; }

/// Reads the milliseconds that may stand at the end; false if something else stands there.
bool readSpent(const std::vector<std::string_view>& words, Event& event) {
    if (words.size() == 2) return true;
    if (words.size() != 3) return false;
    std::chrono::milliseconds::rep count = 0;
    const char* end = words[2].data() + words[2].size();
    const auto [rest, error] = std::from_chars(words[2].data(), end, count);
    event.spent = std::chrono::milliseconds(count);
    return error == std::errc() && rest == end && count >= 0;
}

bool readSide(const std::vector<std::string_view>& words, Event& event) {
    if (words.size() != 2) return false;
    if (words[1] == "black") event.side = Stone::Black;
    if (words[1] == "white") event.side = Stone::White;
    return event.side != Stone::None;
}

bool readArguments(const std::vector<std::string_view>& words, int size, Event& event) {
    switch (event.kind) {
        case Kind::Play: {
            if (words.size() < 2) return false;
            const Result<Move> move = moveFromText(words[1], size);
            if (move) event.move = *move;
            return move && readSpent(words, event);
        }
        case Kind::Decide: {
            if (words.size() < 2) return false;
            const auto decision = opening::decisionFromText(words[1], size);
            if (decision) event.decision = *decision;
            return decision && readSpent(words, event);
        }
        case Kind::Resign:
        case Kind::Time:
        case Kind::Forfeit:
            return readSide(words, event);
        case Kind::Undo:
        case Kind::Redo:
        case Kind::Draw:
            return words.size() == 1;
    }
    return false;
}

}  // namespace

std::string toText(const Event& event, int size) {
    std::string text(nameOf(event.kind));
    if (event.kind == Kind::Play) text += " " + tianyuan::toText(event.move, size);
    if (event.kind == Kind::Decide) text += " " + opening::toText(event.decision, size);
    if (event.side != Stone::None) text += event.side == Stone::Black ? " black" : " white";
    if (event.spent) text += " " + std::to_string(event.spent->count());
    return text;
}

Result<Event> eventFromText(std::string_view text, int size) {
    const std::vector<std::string_view> words = splitWords(text);
    for (const Name& name : Names) {
        if (words.empty() || words[0] != name.text) continue;
        Event event = Event::of(name.kind);
        if (readArguments(words, size, event)) return event;
    }
    return Reason{"game.not-an-event", {std::string(text.substr(0, 40))}};
}

Attempt apply(Game& game, const Event& event) {
    const record::NodeId before = game.here();
    Attempt done = Done{};
    switch (event.kind) {
        case Kind::Play:
            done = game.play(event.move);
            break;
        case Kind::Decide:
            done = game.decide(event.decision);
            break;
        case Kind::Undo:
            if (!game.undo()) done = Reason{"game.nothing-to-undo", {}};
            break;
        case Kind::Redo:
            if (!game.redo()) done = Reason{"game.nothing-to-redo", {}};
            break;
        case Kind::Resign:
            done = game.resign(event.side);
            break;
        case Kind::Time:
            done = game.loseOnTime(event.side);
            break;
        case Kind::Forfeit:
            done = game.forfeit(event.side);
            break;
        case Kind::Draw:
            done = game.agreeOnDraw();
            break;
    }
    if (done && event.spent && game.here() != before) game.editNotes().timeSpent = event.spent;
    return done;
}

}  // namespace tianyuan::game
