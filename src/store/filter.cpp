#include "store/filter.h"

#include "store/folded_text.h"

namespace tianyuan::store {
namespace {

constexpr std::int64_t DrawCode = 3;

class Conditions {
public:
    void require(const std::string& sql, std::initializer_list<Value> values) {
        if (!clause_.isEmpty()) clause_.sql += " AND ";
        clause_.sql += "(" + sql + ")";
        clause_.values.insert(clause_.values.end(), values);
    }

    Clause take() { return std::move(clause_); }

private:
    Clause clause_;
};

// Comparing with instr() needs no escapes, as LIKE would.
std::string isOneOfNames(const std::string& column, bool whole) {
    return "games." + column + " IN (SELECT id FROM names WHERE " +
           (whole ? "folded = ?)" : "instr(folded, ?))");
}

void requireNames(Conditions& conditions, const Filter& filter) {
    const bool whole = filter.wholeNames;
    if (!filter.player.empty()) {
        const std::string name = folded(filter.player);
        conditions.require(isOneOfNames("black", whole) + " OR " + isOneOfNames("white", whole),
                           {name, name});
    }
    if (!filter.black.empty()) {
        conditions.require(isOneOfNames("black", whole), {folded(filter.black)});
    }
    if (!filter.white.empty()) {
        conditions.require(isOneOfNames("white", whole), {folded(filter.white)});
    }
    if (!filter.event.empty()) {
        conditions.require(isOneOfNames("event", false), {folded(filter.event)});
    }
    if (!filter.text.empty()) {
        const std::string text = folded(filter.text);
        conditions.require(isOneOfNames("black", false) + " OR " + isOneOfNames("white", false) +
                               " OR " + isOneOfNames("event", false) +
                               " OR games.id IN (SELECT game FROM comments WHERE instr(folded, ?))",
                           {text, text, text, text});
    }
}

void requireDates(Conditions& conditions, const Filter& filter) {
    if (filter.fromDate.empty() && filter.toDate.empty()) return;
    conditions.require("games.date GLOB '[0-9][0-9][0-9][0-9]*'", {});
    if (!filter.fromDate.empty()) conditions.require("games.date >= ?", {filter.fromDate});
    // "2026" is to take in "2026-12-31": the tilde comes after all that a date is written with.
    if (!filter.toDate.empty()) conditions.require("games.date <= ?", {filter.toDate + "~"});
}

}  // namespace

Clause conditionOf(const Filter& filter) {
    Conditions conditions;
    requireNames(conditions, filter);
    requireDates(conditions, filter);
    if (filter.rule) conditions.require("games.rule = ?", {std::string(idOf(*filter.rule))});
    if (filter.size) conditions.require("games.size = ?", {std::int64_t{*filter.size}});
    if (!filter.opening.empty()) conditions.require("games.opening = ?", {filter.opening});
    if (filter.winner) {
        conditions.require("games.winner = ?", {winnerCode({Ending::Unknown, *filter.winner})});
    }
    if (filter.ending) {
        conditions.require("games.ending = ?", {static_cast<std::int64_t>(*filter.ending)});
    }
    if (filter.running) {
        conditions.require(*filter.running ? "games.running = 1" : "games.running = 0", {});
    }
    return conditions.take();
}

Clause namesPlayer(const Filter& filter, const std::string& column) {
    if (filter.player.empty()) return {"0", {}};
    return {isOneOfNames(column, filter.wholeNames), {folded(filter.player)}};
}

std::int64_t winnerCode(Outcome outcome) {
    if (outcome.isDraw()) return DrawCode;
    return outcome.isOver() ? static_cast<std::int64_t>(outcome.winner) : 0;
}

Stone winnerFromCode(std::int64_t code) {
    if (code == static_cast<std::int64_t>(Stone::Black)) return Stone::Black;
    if (code == static_cast<std::int64_t>(Stone::White)) return Stone::White;
    return Stone::None;
}

}  // namespace tianyuan::store
