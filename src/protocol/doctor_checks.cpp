#include "protocol/doctor_checks.h"

#include "opening/opening.h"
#include "protocol/printable.h"
#include "protocol/swap2.h"

#include <algorithm>

namespace tianyuan::protocol {
namespace {

using Milliseconds = std::chrono::milliseconds;

// What a busy machine may add to a measurement, and what nobody can overlook.
constexpr Milliseconds SlightlyLate{50};
constexpr Milliseconds VeryLate{200};
constexpr Milliseconds SlowStart{5000};
constexpr int FloodLines = 500;
constexpr int GomocupSize = 20;
constexpr Milliseconds NoHurry{30'000};
constexpr Milliseconds BeforeStop{500};
constexpr Milliseconds AfterStop{1000};
constexpr Milliseconds Shortly{2000};

std::string text(Milliseconds time) { return std::to_string(time.count()); }
std::string megabytes(std::uint64_t bytes) { return std::to_string((bytes + 0xFFFFF) >> 20); }

Verdict pass(Reason reason) { return {Severity::Pass, std::move(reason)}; }
Verdict note(Reason reason) { return {Severity::Note, std::move(reason)}; }
Verdict fault(Reason reason) { return {Severity::Fault, std::move(reason)}; }

/// Not to know an optional command is no fault; to crash on it is.
Verdict withoutOption(const Reason& reason) {
    const bool refuses = reason.code == "engine.not-understood" || reason.code == "engine.refused";
    return refuses ? note(reason) : fault(reason);
}

/// A quiet position with four stones, the engine to move.
command::Board quietBoard(Examiner& examiner, bool inOrder = true) {
    const int middle = examiner.board().size() / 2;
    command::Board board{{{{middle, middle}, command::Owner::Own},
                          {{middle + 1, middle + 1}, command::Owner::Opponent},
                          {{middle + 1, middle}, command::Owner::Own},
                          {{middle - 1, middle + 1}, command::Owner::Opponent}}};
    if (!inOrder) std::rotate(board.stones.begin(), board.stones.begin() + 3, board.stones.end());
    for (const command::OwnedStone& stone : board.stones) {
        const bool own = stone.owner == command::Owner::Own;
        examiner.board().place(stone.point, own ? Stone::Black : Stone::White);
    }
    return board;
}

Point firstEmpty(const Board& board) {
    int index = 0;
    while (!board.isEmpty({index % board.size(), index / board.size()})) index += 2;
    return {index % board.size(), index / board.size()};
}

Verdict checkStart(Examiner& examiner, Checkup&) {
    Attempt started = examiner.start(Board::DefaultSize);
    const bool otherSize = !started && (started.reason().code == "engine.refused" ||
                                        started.reason().code == "engine.not-understood");
    if (otherSize) {
        examiner.setSize(GomocupSize);
        started = examiner.start(GomocupSize);
    }
    if (!started) return fault(started.reason());
    const Reason reason{"doctor.started", {text(examiner.elapsed())}};
    return examiner.elapsed() > SlowStart ? note(reason) : pass(reason);
}

Verdict checkAbout(Examiner& examiner, Checkup& checkup) {
    if (const Attempt opened = examiner.open(); !opened) return fault(opened.reason());
    const auto answer = examiner.ask(command::About{});
    if (!answer) return fault(answer.reason());
    if (std::holds_alternative<reply::Unknown>(answer->reply) ||
        std::holds_alternative<reply::Error>(answer->reply)) {
        return fault(refusalOf(*answer, command::About{}));
    }
    checkup.about = aboutFromLine(answer->line);
    const reply::About& about = checkup.about;
    if (about.name.empty()) return note({"doctor.about-is-text", {printable(about.text)}});
    return pass({"doctor.about", {printable(about.name), printable(about.version)}});
}

Check sizeCheck(int size) {
    return {"size-" + std::to_string(size), [size](Examiner& examiner, Checkup& checkup) {
                const Attempt started = examiner.start(size);
                const bool mustPlay = size == GomocupSize;
                if (!started && mustPlay) return fault(started.reason());
                if (!started) return withoutOption(started.reason());
                const auto point = examiner.askForPoint(command::Begin{});
                if (!point) return fault(point.reason());
                checkup.sizes.push_back(size);
                return pass({"doctor.plays-on", {std::to_string(size), toText(*point)}});
            }};
}

Verdict checkRectangle(Examiner& examiner, Checkup&) {
    if (const Attempt opened = examiner.open(); !opened) return fault(opened.reason());
    const Attempt taken = examiner.askForOk(command::RectStart{20, 15});
    return taken ? pass({"doctor.fine", {}}) : withoutOption(taken.reason());
}

Check ruleCheck(Rule rule) {
    return {"rule-" + std::string(idOf(rule)), [rule](Examiner& examiner, Checkup&) {
                if (const Attempt started = examiner.start(); !started) {
                    return fault(started.reason());
                }
                examiner.tell("rule", std::to_string(codeOf(rule)));
                const auto point = examiner.askForPoint(quietBoard(examiner));
                if (!point) return withoutOption(point.reason());
                return pass({"doctor.takes-rule", {}});
            }};
}

Verdict checkBegin(Examiner& examiner, Checkup&) {
    if (const Attempt started = examiner.start(); !started) return fault(started.reason());
    const auto point = examiner.askForPoint(command::Begin{});
    if (!point) return fault(point.reason());
    return pass({"doctor.first-move", {toText(*point)}});
}

Verdict checkTurn(Examiner& examiner, Checkup&) {
    if (const Attempt started = examiner.start(); !started) return fault(started.reason());
    for (int i = 0; i < 4; ++i) {
        const auto point = examiner.askTurn(firstEmpty(examiner.board()));
        if (!point) return fault(point.reason());
    }
    return pass({"doctor.fine", {}});
}

Check boardCheck(bool inOrder) {
    return {inOrder ? "board" : "board-any-order", [inOrder](Examiner& examiner, Checkup&) {
                if (const Attempt started = examiner.start(); !started) {
                    return fault(started.reason());
                }
                auto point = examiner.askForPoint(quietBoard(examiner, inOrder));
                if (point) point = examiner.askTurn(firstEmpty(examiner.board()));
                return point ? pass({"doctor.fine", {}}) : fault(point.reason());
            }};
}

Verdict checkTakeBack(Examiner& examiner, Checkup&) {
    if (const Attempt started = examiner.start(); !started) return fault(started.reason());
    const Point ours = examiner.board().centre();
    const auto theirs = examiner.askTurn(ours);
    if (!theirs) return fault(theirs.reason());
    for (const Point point : {*theirs, ours}) {
        const Attempt taken = examiner.askForOk(command::TakeBack{point});
        if (!taken) return withoutOption(taken.reason());
        examiner.board().remove(point);
    }
    // Where it stood itself a moment ago: it must have forgotten that.
    const auto again = examiner.askTurn(*theirs);
    return again ? pass({"doctor.fine", {}}) : fault(again.reason());
}

Verdict checkRestart(Examiner& examiner, Checkup&) {
    if (const Attempt started = examiner.start(); !started) return fault(started.reason());
    const auto first = examiner.askTurn(examiner.board().centre());
    if (!first) return fault(first.reason());
    const Attempt restarted = examiner.askForOk(command::Restart{});
    if (!restarted) return withoutOption(restarted.reason());
    examiner.board() = Board(examiner.board().size());
    const auto again = examiner.askTurn(*first);
    return again ? pass({"doctor.fine", {}}) : fault(again.reason());
}

Verdict checkSwap2(Examiner& examiner, Checkup&) {
    for (const char* steps : {"", "h8 h9 i9", "h8 h9 i9 two-more g8 i7"}) {
        const auto opening =
            opening::Opening::fromText(opening::Protocol::Swap2, examiner.size(), steps);
        const auto question = opening->question();
        if (const Attempt started = examiner.start(); !started) return fault(started.reason());
        const command::Swap2Board command{swap2Stones(question->board)};
        const auto answer = examiner.ask(command);
        if (!answer) return fault(answer.reason());
        const auto choice = swap2Choice(*question, answer->reply);
        if (!choice) return withoutOption(refusalOf(*answer, command));
        if (!choice->areFree(question->board)) {
            return fault(
                {"engine.illegal-move", {printable(answer->line), "engine.point-occupied"}});
        }
    }
    return pass({"doctor.fine", {}});
}

Verdict checkUnknown(Examiner& examiner, Checkup&) {
    if (const Attempt started = examiner.start(); !started) return fault(started.reason());
    const command::Other strange{"XYZZY 1 2 3"};
    examiner.say(strange);
    const auto answer =
        examiner.waitForAnswer(strange, std::min(Shortly, examiner.options().patience));
    const auto point = examiner.askForPoint(command::Begin{});
    if (!point) return fault(point.reason());
    if (!answer) return note(answer.reason());
    const bool says = std::holds_alternative<reply::Unknown>(answer->reply);
    return says ? pass({"doctor.fine", {}})
                : note({"doctor.not-unknown", {printable(answer->line)}});
}

Verdict verdictOnTime(Milliseconds limit, Milliseconds taken) {
    const Reason reason{"doctor.time-taken", {text(taken), text(limit)}};
    if (taken <= limit + SlightlyLate) return pass(reason);
    return taken <= limit + VeryLate ? note(reason) : fault(reason);
}

Check timeCheck(Milliseconds limit) {
    return {"time-" + text(limit), [limit](Examiner& examiner, Checkup&) {
                if (const Attempt started = examiner.start(); !started) {
                    return fault(started.reason());
                }
                examiner.tell("timeout_turn", text(limit));
                auto point = examiner.askForPoint(quietBoard(examiner), limit);
                Milliseconds longest = examiner.elapsed();
                for (int i = 0; point && i < 2; ++i) {
                    point = examiner.askTurn(firstEmpty(examiner.board()), limit);
                    longest = std::max(longest, examiner.elapsed());
                }
                if (!point) return fault(point.reason());
                return verdictOnTime(limit, longest);
            }};
}

Verdict checkNoTime(Examiner& examiner, Checkup&) {
    if (const Attempt started = examiner.start(); !started) return fault(started.reason());
    examiner.tell("timeout_turn", "0");
    const auto point = examiner.askForPoint(quietBoard(examiner));
    if (!point) return fault(point.reason());
    const Reason reason{"doctor.time-at-once", {text(examiner.elapsed())}};
    return examiner.elapsed() <= AfterStop ? pass(reason) : note(reason);
}

Verdict checkTimeLeft(Examiner& examiner, Checkup&) {
    constexpr Milliseconds Left{500};
    if (const Attempt started = examiner.start(); !started) return fault(started.reason());
    examiner.tell("timeout_match", "60000");
    examiner.tell("timeout_turn", "5000");
    examiner.tell("time_left", text(Left));
    const auto point = examiner.askForPoint(quietBoard(examiner), Milliseconds(5000));
    if (!point) return fault(point.reason());
    return verdictOnTime(Left, examiner.elapsed());
}

Verdict checkInfoFlood(Examiner& examiner, Checkup&) {
    if (const Attempt started = examiner.start(); !started) return fault(started.reason());
    for (int i = 0; i < FloodLines; ++i) {
        examiner.tell("no_such_key", std::to_string(i));
        examiner.tell("time_left", std::to_string(100'000 - i));
    }
    const auto point = examiner.askForPoint(command::Begin{});
    if (!point) return fault(point.reason());
    return examiner.hasAnsweredInfo() ? note({"doctor.answers-info", {}})
                                      : pass({"doctor.fine", {}});
}

Verdict checkSmallLetters(Examiner& examiner, Checkup&) {
    if (const Attempt opened = examiner.open(); !opened) return fault(opened.reason());
    const int size = examiner.size();
    examiner.board() = Board(size);
    const Attempt started = examiner.askForOk(command::Other{"start " + std::to_string(size)});
    if (!started) return note(started.reason());
    const auto point = examiner.askForPoint(command::Other{"begin"});
    return point ? pass({"doctor.fine", {}}) : note(point.reason());
}

Verdict checkMemory(Examiner& examiner, Checkup&) {
    if (const Attempt started = examiner.start(); !started) return fault(started.reason());
    examiner.tell("max_memory", std::to_string(examiner.options().memory));
    const auto point = examiner.askForPoint(quietBoard(examiner));
    if (!point) return fault(point.reason());
    const std::uint64_t used = examiner.process().peakMemory();
    const Reason reason{"doctor.memory", {megabytes(used), megabytes(examiner.options().memory)}};
    return used <= examiner.options().memory ? pass(reason) : fault(reason);
}

Verdict checkStop(Examiner& examiner, Checkup& checkup) {
    if (const Attempt started = examiner.start(); !started) return fault(started.reason());
    examiner.tell("timeout_turn", text(NoHurry));
    const command::Board board = quietBoard(examiner);
    examiner.say(board);
    auto answer = examiner.waitForAnswer(board, BeforeStop);
    if (answer) return pass({"doctor.needs-no-stop", {}});
    if (answer.reason().code != "engine.no-answer") return fault(answer.reason());
    examiner.say(command::Stop{});
    answer = examiner.waitForAnswer(board, AfterStop);
    checkup.understandsStop = answer && examiner.pointFrom(*answer, board).hasValue();
    return checkup.understandsStop ? pass({"doctor.stops", {}})
                                   : note({"doctor.does-not-stop", {}});
}

/// After all others that make it talk.
Verdict checkStrayLines(Examiner& examiner, Checkup&) {
    const auto& strays = examiner.strays();
    if (strays.empty()) return pass({"doctor.fine", {}});
    return note({"doctor.stray-lines", {strays.front()}});
}

Verdict checkEnd(Examiner& examiner, Checkup&) {
    if (const Attempt started = examiner.start(); !started) return fault(started.reason());
    const auto point = examiner.askForPoint(command::Begin{});
    if (!point) return fault(point.reason());
    const Process::Ending ending = examiner.end(EndPatience);
    if (ending.byForce) return fault({"doctor.ignores-end", {text(EndPatience)}});
    if (ending.leftBehind > 0) {
        return fault({"doctor.leaves-processes", {std::to_string(ending.leftBehind)}});
    }
    if (ending.status.kind == ExitStatus::Kind::Killed) {
        return fault({"doctor.crashes-at-end", {std::to_string(ending.status.number)}});
    }
    if (!ending.lastLines.empty()) {
        return note({"doctor.talks-after-end", {printable(ending.lastLines.front())}});
    }
    return pass({"doctor.fine", {}});
}

}  // namespace

Check startCheck() { return {"start", checkStart}; }

std::vector<Check> basicChecks() {
    return {{"about", checkAbout}, {"begin", checkBegin}, {"turn", checkTurn}, boardCheck(true)};
}

std::vector<Check> furtherChecks() {
    std::vector<Check> checks{boardCheck(false)};
    for (const int size : {20, 15, 19, 5, 22}) checks.push_back(sizeCheck(size));
    checks.push_back({"rectangle", checkRectangle});
    for (const Rule rule : AllRules) checks.push_back(ruleCheck(rule));
    checks.push_back({"takeback", checkTakeBack});
    checks.push_back({"restart", checkRestart});
    checks.push_back({"swap2", checkSwap2});
    checks.push_back({"unknown-command", checkUnknown});
    checks.push_back({"small-letters", checkSmallLetters});
    checks.push_back({"info-flood", checkInfoFlood});
    checks.push_back(timeCheck(Milliseconds(100)));
    checks.push_back(timeCheck(Milliseconds(1000)));
    checks.push_back({"time-0", checkNoTime});
    checks.push_back({"time-left", checkTimeLeft});
    checks.push_back({"memory", checkMemory});
    checks.push_back({"stop", checkStop});
    checks.push_back({"stray-lines", checkStrayLines});
    checks.push_back({"end", checkEnd});
    return checks;
}

}  // namespace tianyuan::protocol
