#include "web/bridge/desk.h"

#include "study/evaluation.h"
#include "table/unfinished_view.h"
#include "web/bridge/choices.h"
#include "web/bridge/view_json.h"

#include <algorithm>
#include <chrono>

namespace tianyuan::web {
namespace {

using Clock = std::chrono::steady_clock;
using opening::Seat;

table::Wishes wishesFrom(const Json& json) {
    table::Wishes wishes;
    const std::string numbers = textAt(json, "numbers");
    wishes.numbers = numbers == "all"   ? table::Numbers::All
                     : numbers == "few" ? table::Numbers::LastFew
                                        : table::Numbers::None;
    wishes.forbiddenShown = flagAt(json, "forbidden", true);
    wishes.confirms = flagAt(json, "confirms");
    wishes.help = flagAt(json, "help", true);
    return wishes;
}

}  // namespace

Desk::Desk()
    : host_(office_, speaker_),
      study_(office_, speaker_),
      lookBack_(office_, speaker_, host_),
      files_(office_, speaker_, host_) {}

Json Desk::obey(const Json& command, std::string_view bytes, std::string& bytesBack) {
    const std::string what = textAt(command, "do");
    office_.runDue(Clock::now());
    if (host_.play().hasGame() && !host_.play().isOver()) host_.play().checkClock();
    Json answer = tell(what, command, bytes, bytesBack);
    if (host_.table()) {
        act(what, command);
        if (host_.reading()) readRecord(what, command);
        if (host_.table()) studyPosition(what, command);
    }
    followGame();
    return {
        {"answer", answer}, {"view", view()}, {"tidings", office_.takeTidings()}, {"wake", wake()}};
}

/// What can be asked with or without a game.
Json Desk::tell(const std::string& what, const Json& command, std::string_view bytes,
                std::string& back) {
    if (what == "configure") return configure(command);
    if (what == "begin" || what == "take-up" || what == "unfinished") return start(command);
    if (what == "worked") {
        office_.deliver(numberAt(command, "ticket"), command.at("answer"), flagAt(command, "last"));
    }
    if (what == "open") files_.open(bytes, textAt(command, "name"));
    if (what == "choose") files_.choose(numberAt(command, "index"));
    if (what == "choices")
        return choicesFor(numberAt(command, "size", Board::DefaultSize), speaker_);
    if (what == "formats") return files_.formats();
    if (what == "write") return files_.write(textAt(command, "format"), back);
    if (what == "share") return files_.share();
    return nullptr;
}

Json Desk::configure(const Json& command) {
    speaker_.language =
        words::languageFromText(textAt(command, "language")).value_or(words::Language::English);
    host_.setToday(textAt(command, "today"));
    Habits habits;
    habits.thinking = textAt(command, "thinking", "auto");
    habits.turn =
        player::Milliseconds(1000 * std::clamp(numberAt(command, "thinkSeconds", 5), 1, 60));
    host_.setHabits(habits);
    wishes_ = wishesFrom(command);
    if (host_.table()) host_.table()->setWishes(wishes_);
    Json all = Json::object();
    for (const auto& table : words::allTables()) {
        for (const words::Entry& entry : table) {
            if (entry.code.starts_with("web.")) {
                all[std::string(entry.code.substr(4))] = entry.in(speaker_.language);
            }
        }
    }
    return all;
}

Json Desk::start(const Json& command) {
    if (textAt(command, "do") == "begin") {
        report(host_.play().begin(planFrom(command.value("plan", Json::object()))));
    } else {
        const auto past = pastFrom(command.value("past", Json::object()));
        if (!past) return nullptr;
        if (textAt(command, "do") == "unfinished") {
            const auto unfinished = table::unfinishedViewOf(*past);
            if (!unfinished) return nullptr;
            return {{"board", toJson(unfinished->board, speaker_)},
                    {"plan", toJson(unfinished->plan)},
                    {"line", ruleLine(unfinished->plan, speaker_)}};
        }
        report(host_.takeUp(*past));
    }
    if (host_.table()) host_.table()->setWishes(wishes_);
    return nullptr;
}

/// What a person does at the table.
void Desk::act(const std::string& what, const Json& command) {
    table::Table& table = *host_.table();
    const auto point = pointFrom(command.value("point", Json()));
    if (what == "play" && point) table.play(*point);
    if (what == "look") table.look(point);
    if (what == "show") table.showPly(numberAt(command, "ply"));
    if (what == "leave") return host_.leave();
    if (what == "verb") {
        if (const auto verb = verbFrom(textAt(command, "verb"))) return table.perform(*verb);
    }
    if (host_.reading()) return;
    table::PlayTable& play = host_.play();
    if (what == "second-or-undo") play.beginSecondOrUndo();
    if (what == "answer-draw") play.answerDraw(flagAt(command, "accept"));
    if (what == "substitute") play.goOnWithSubstitute();
    if (what == "decide") {
        const auto decision =
            opening::decisionFromText(textAt(command, "decision"), play.plan().game.size);
        if (decision) play.decide(*decision);
    }
}

/// What a person does with a record.
void Desk::readRecord(const std::string& what, const Json& command) {
    table::RecordTable& reading = *host_.reading();
    if (what == "comment") reading.setComment(textAt(command, "text"));
    if (what == "cut") reading.cutHere();
    if (what == "promote") reading.promoteHere();
    if (what == "verb" && textAt(command, "verb") == "play-from-here") {
        table::Plan plan = planFrom(command.value("plan", Json::object()));
        plan.game = reading.plan().game;
        report(host_.play().beginFrom(plan, reading.lineToHere()));
    }
}

void Desk::studyPosition(const std::string& what, const Json& command) {
    if (what == "study") {
        studyWishes_ = {flagAt(command, "threats"), flagAt(command, "analysis"),
                        textAt(command, "map")};
    }
    if (what == "point-line") study_.point(textAt(command, "line"));
    if (what == "look-back") {
        if (flagAt(command, "open")) {
            lookBack_.open();
        } else {
            lookBack_.close();
        }
    }
    if (what == "next-mistake") lookBack_.nextMistake();
    if (what == "better") lookBack_.showBetter(flagAt(command, "shown"));
}

void Desk::report(const Attempt& attempt) {
    if (attempt) return;
    office_.tell(
        toJson(table::Message{attempt.reason(), std::nullopt, std::nullopt, true}, speaker_));
}

/// The study follows the game, and never touches it.
void Desk::followGame() {
    lookBack_.follow();
    const table::Table* table = host_.table();
    const bool mayHelp = table && (wishes_.help || table->isOver() || host_.reading());
    std::optional<player::Position> position;
    if (mayHelp) position = study::positionAfter(table->game(), table->shownPly());
    study_.follow(studyWishes_, position);
}

Json Desk::view() const {
    const table::Table* table = host_.table();
    if (!table) return nullptr;
    Json board = toJson(table->board(), speaker_);
    study_.showOn(board);
    lookBack_.showOn(board);
    Json moves = Json::array();
    Stone side = table->game().record().firstToMove;
    for (const Move move : table->moves()) {
        moves.push_back({move.isPass() ? speaker_.phrase("study.pass")
                                       : shownName(move.point(), table->plan().game.size),
                         toText(side)});
        side = opponent(side);
    }
    Json view = {
        {"board", board},
        {"seats",
         {toJson(table->seat(Seat::First), speaker_), toJson(table->seat(Seat::Second), speaker_)}},
        {"moves", moves},
        {"shownPly", table->shownPly()},
        {"refused", refusedVerbs(*table, speaker_)},
        {"foul", table->foul() ? toJson(*table->foul(), speaker_) : Json(nullptr)},
        {"plan", toJson(table->plan())},
        {"ruleLine", ruleLine(table->plan(), speaker_)},
        {"isOver", table->isOver()},
        {"isReading", host_.reading() != nullptr},
        {"study", study_.view()},
        {"lookBack", lookBack_.view()}};
    if (const table::RecordTable* reading = host_.reading()) {
        view["comment"] = reading->comment();
        view["isInVariation"] = reading->isInVariation();
    } else {
        view.update(playView());
    }
    return view;
}

Json Desk::playView() const {
    const table::PlayTable& play = host_.play();
    const auto guide = play.guide();
    const auto result = play.result();
    const auto offer = play.drawOffer();
    const auto substitute = play.substitute();
    const auto person = play.plan().onlyPerson();
    return {{"guide", guide ? toJson(*guide, play.plan().game.size, speaker_) : Json(nullptr)},
            {"result", result ? toJson(*result, speaker_) : Json(nullptr)},
            {"drawOffer", offer ? Json(speaker_.say(offer->text)) : Json(nullptr)},
            {"isDrawForPerson", offer && offer->isForPerson},
            {"substitute", substitute ? Json(host_.nameOf(*substitute)) : Json(nullptr)},
            {"person", person ? Json(*person == Seat::First ? "first" : "second") : Json(nullptr)},
            {"isPersonsTurn", play.isPersonsTurn()},
            {"isAdvising", play.isAdvising()},
            {"isLookingBack", play.isLookingBack()}};
}

/// The next thing that happens by itself: an answer that waits, a flag that falls, a clock that
/// shows another figure.
Json Desk::wake() const {
    std::optional<game::TimePoint> next = office_.nextCall();
    const auto now = Clock::now();
    if (host_.play().hasGame() && !host_.reading() && !host_.play().isOver() &&
        !host_.play().plan().time.isUnlimited()) {
        const bool isShort =
            host_.play().seat(Seat::First).isShort() || host_.play().seat(Seat::Second).isShort();
        const auto tick = now + std::chrono::milliseconds(isShort ? 100 : 500);
        next = next ? std::min(*next, tick) : tick;
    }
    if (!next) return nullptr;
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(*next - now).count();
    return std::max<std::int64_t>(0, wait);
}

}  // namespace tianyuan::web
