#include "web/bridge/desk.h"

#include "study/evaluation.h"
#include "table/past.h"
#include "table/unfinished_view.h"
#include "web/bridge/choices.h"
#include "web/bridge/kept_games.h"
#include "web/bridge/view_json.h"

#include <algorithm>
#include <chrono>

namespace tianyuan::web {
namespace {

using Clock = std::chrono::steady_clock;
using opening::Seat;

constexpr const char* FirstMap = "scoremap";

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
      reading_(host_),
      setup_(host_, speaker_),
      files_(office_, speaker_, host_) {}

Json Desk::obey(const Json& command, std::string_view bytes, std::string& bytesBack) {
    const std::string what = textAt(command, "do");
    office_.runDue(Clock::now());
    if (host_.play().hasGame() && !host_.play().isOver()) host_.play().checkClock();
    Json answer = tell(what, command, bytes, bytesBack);
    if (host_.table()) act(what, command);
    if (host_.table()) studyPosition(what, command);
    if (what.starts_with("set-up")) setUp(what, command);
    followGame();
    return {{"answer", answer},
            {"view", view()},
            {"setup", setup_.view()},
            {"tidings", office_.takeTidings()},
            {"wake", wake()}};
}

/// What can be asked with or without a game.
Json Desk::tell(const std::string& what, const Json& command, std::string_view bytes,
                std::string& back) {
    if (what == "configure") return configure(command);
    if (what == "begin" || what == "take-up") start(what, command);
    if (what == "cover") {
        isSheetOpen_ = flagAt(command, "sheet");
        isHidden_ = flagAt(command, "hidden");
    }
    if (what == "unfinished") return unfinished(command);
    if (what == "games") return describeGames(listAt(command, "games"), speaker_);
    if (what == "read-game") files_.readKept(textAt(command, "id"), textAt(command, "game"));
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
    habits.tipsSeen = std::max(0, numberAt(command, "tipsSeen"));
    host_.setHabits(habits);
    wishes_ = wishesFrom(command);
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

/// A game that is begun on the board has its first stone there; with a right click it is the
/// computer's.
void Desk::start(const std::string& what, const Json& command) {
    table::PlayTable& play = host_.play();
    if (what == "take-up") {
        const auto kept = keptPastFrom(command.value("past", Json::object()));
        if (kept) report(host_.takeUp(*kept));
        return;
    }
    const table::Plan plan = planFrom(command.value("game", Json()));
    const bool isSecond = flagAt(command, "second");
    if (isSecond && !plan.onlyPerson()) return;
    const Attempt begun = play.begin(plan);
    if (!begun) return report(begun);
    play.setWishes(wishes_);
    if (!play.isPersonsTurn()) return;
    const auto point = pointFrom(command.value("point", Json()));
    if (isSecond) {
        play.beginSecondOrUndo();
    } else if (point) {
        play.play(*point);
    }
}

/// What is told of a game that was left; one that is over is only in the list of games.
Json Desk::unfinished(const Json& command) {
    const auto kept = keptPastFrom(command.value("past", Json::object()));
    if (!kept) return nullptr;
    const auto record = table::recordOf(kept->past);
    if (record) keepGame(office_, kept->id, *record);
    const auto unfinished = table::unfinishedViewOf(kept->past);
    if (!unfinished || (record && record->outcome.isOver())) {
        office_.tell({{"kind", "forget"}});
        return nullptr;
    }
    return {{"board", pictureJson(unfinished->board)},
            {"line", ruleLine(unfinished->plan, speaker_)}};
}

/// What a person does at the table.
void Desk::act(const std::string& what, const Json& command) {
    table::Table& table = *host_.table();
    const auto point = pointFrom(command.value("point", Json()));
    // Whoever looks back at a game may try what would have come.
    const bool isTry =
        what == "play" && point && lookBack_.isOpen() && table.board().winning.empty();
    if (isTry || what == "variations") host_.tryVariations();
    if (what == "back-to-game") return host_.returnToGame();
    if (what == "play" && point) host_.table()->play(*point);
    if (what == "look") table.look(point);
    if (what == "show") table.showPly(numberAt(command, "ply"));
    if (what == "leave") return host_.isTrying() ? host_.returnToGame() : host_.leave();
    if (what == "verb") {
        const auto verb = verbFrom(textAt(command, "verb"));
        if (verb == table::Verb::PlayFromHere && host_.reading()) return playFromRecord(command);
        if (verb) return table.perform(*verb);
    }
    if (host_.reading()) return reading_.act(what, command);
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

/// Those who played a game go on with it, if they can be had; else whoever the start page says. At
/// the end of one that was left everybody keeps the seat.
void Desk::playFromRecord(const Json& command) {
    const table::RecordTable& reading = *host_.reading();
    if (const auto reason = reading.whyNot(table::Verb::PlayFromHere)) return report(*reason);
    const record::Record line = reading.lineToHere();
    table::Plan plan =
        host_.isTrying() ? host_.play().plan() : table::planOf(reading.game().record());
    const bool isTheirs = host_.isTrying() || (!plan.isBetweenPeople() && host_.canSeat(plan));
    if (!isTheirs) plan = planFrom(command.value("game", Json()));
    const auto wasPerson = plan.onlyPerson();
    plan = table::plannedFrom(plan, line, reading.game().board().sideToMove());
    const bool isAtEnd = reading.shownPly() == static_cast<int>(reading.moves().size());
    if (isTheirs && isAtEnd && plan.onlyPerson() != wasPerson) plan.switchSides();
    report(host_.play().beginFrom(plan, line));
}

void Desk::setUp(const std::string& what, const Json& command) {
    if (what == "set-up") return setup_.open(planFrom(command.value("game", Json())));
    if (!setup_.isOpen()) return;
    if (what == "set-up-close") return setup_.close();
    if (what == "set-up-study") return report(setup_.study());
    if (what == "set-up-play") {
        return report(setup_.play(planFrom(command.value("game", Json()))));
    }
    setup_.act(what, command);
}

void Desk::studyPosition(const std::string& what, const Json& command) {
    if (what == "study") {
        studyWishes_.threats = flagAt(command, "threats", studyWishes_.threats);
        studyWishes_.analysis = flagAt(command, "analysis", studyWishes_.analysis);
        studyWishes_.map = textAt(command, "map", studyWishes_.map);
    }
    if (what == "map") studyWishes_.map = flagAt(command, "shown") ? FirstMap : "";
    if (what == "point-line") study_.point(textAt(command, "line"));
    if (what == "step-line") study_.step(numberAt(command, "stones"));
    if (what == "look-back") {
        if (flagAt(command, "open")) {
            lookBack_.open();
        } else {
            lookBack_.close();
        }
    }
    if (what == "next-mistake") lookBack_.nextMistake();
    if (what == "step-win") lookBack_.stepWin(numberAt(command, "stones"));
    if (what == "better") lookBack_.showBetter(flagAt(command, "shown"));
}

bool Desk::mayHelp() const {
    const table::Table* table = host_.table();
    return table && (wishes_.help || table->isOver() || host_.reading());
}

void Desk::report(const Attempt& attempt) {
    if (attempt) return;
    office_.tell(
        toJson(table::Message{attempt.reason(), std::nullopt, std::nullopt, true}, speaker_));
}

/// The study follows the game, and never touches it.
void Desk::followGame() {
    table::Table* table = host_.table();
    if (table) table->setWishes(wishes_);
    table::PlayTable& play = host_.play();
    const bool isTimed = play.hasGame() && !play.plan().time.isUnlimited();
    play.setCovered(isSheetOpen_ || setup_.isOpen() || host_.reading() || (isHidden_ && isTimed));
    tickClock();
    lookBack_.follow();
    std::optional<player::Position> position;
    if (mayHelp()) position = study::positionAfter(table->game(), table->shownPly());
    study_.follow(studyWishes_, position);
}

/// The last seconds of whoever is to move are heard.
void Desk::tickClock() {
    const table::PlayTable& play = host_.play();
    std::optional<std::int64_t> second;
    if (play.hasGame() && !play.isOver()) {
        const game::Session& session = play.session();
        const auto running = session.clock().running();
        const auto left = running ? session.clockFace(*running).left : std::nullopt;
        if (left && *left < table::ShortTime && session.isPerson(*running)) {
            second = left->count() / 1000;
        }
    }
    const bool isNext = second && second != lastSecond_;
    lastSecond_ = second;
    if (isNext) office_.tell({{"kind", "sound"}, {"name", "tick"}});
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
        {"asks", askedVerbs(*table, speaker_)},
        {"explainsFouls", table->plan().game.rule == Rule::Renju},
        {"whyNoStudy", mayHelp() ? "" : speaker_.phrase("web.no-help")},
        {"foul", table->foul() ? toJson(*table->foul(), speaker_) : Json(nullptr)},
        {"ruleLine", ruleLine(table->plan(), speaker_)},
        {"isOver", table->isOver()},
        {"isReading", host_.reading() != nullptr},
        {"study", study_.view()},
        {"lookBack", lookBack_.view()}};
    view.update(host_.reading() ? reading_.view() : playView());
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
            {"tip", host_.tip()},
            {"isPaused", play.isPaused()},
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
