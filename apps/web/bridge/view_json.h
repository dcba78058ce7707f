#pragma once

#include "table/play_table.h"
#include "web/bridge/json.h"
#include "web/bridge/speaker.h"

namespace tianyuan::web {

/// What the page shows, with every sentence made.

Json toJson(const table::BoardView& board, const Speaker& speaker);
/// Only what a small picture shows of it.
Json pictureJson(const table::BoardView& board);
Json toJson(const table::Capsule& capsule);
Json toJson(const table::SeatView& seat, const Speaker& speaker);
Json toJson(const table::FoulView& foul, const Speaker& speaker);
Json toJson(const table::GuideView& guide, int size, const Speaker& speaker);
Json toJson(const table::ResultView& result, const Speaker& speaker);
Json toJson(const table::Message& message, const Speaker& speaker);
/// The verbs that cannot be done now, each with the reason why.
Json refusedVerbs(const table::Table& table, const Speaker& speaker);
/// The verbs that lose something now, each with the question to ask before.
Json askedVerbs(const table::Table& table, const Speaker& speaker);
/// Stones that are expected, numbered from 1.
Json lineJson(const std::vector<Move>& line, Stone first);
/// Every crossing in words, row by row: "H8, black, last move".
Json cellNames(const table::BoardView& board, const Speaker& speaker);
/// The board as a whole in words.
std::string boardInWords(const table::BoardView& board, const Speaker& speaker);

std::string idOf(table::Verb verb);
/// "triangle", "label" and so on.
const char* idOf(record::Mark::Kind kind);
std::optional<record::Mark::Kind> markFrom(const std::string& id);
std::optional<table::Verb> verbFrom(const std::string& id);

}  // namespace tianyuan::web
