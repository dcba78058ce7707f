#include "record/rif.h"

#include "core/split_words.h"
#include "record/line_builder.h"
#include "record/plain_text.h"
#include "record/text_fault.h"
#include "record/text_lines.h"

#include <pugixml.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace tianyuan::record {
namespace {

using Table = std::unordered_map<std::string, pugi::xml_node>;

std::string attribute(const pugi::xml_node& node, const char* name) {
    return std::string(trimmed(tidiedLine(node.attribute(name).value())));
}

Table tableOf(const pugi::xml_node& database, const char* name) {
    Table table;
    for (const pugi::xml_node& row : database.child(name).children()) {
        table.emplace(attribute(row, "id"), row);
    }
    return table;
}

std::string joined(const std::string& first, const std::string& second, std::string_view between) {
    return first + (first.empty() || second.empty() ? "" : std::string(between)) + second;
}

/// The tables that games speak of.
class Database {
public:
    explicit Database(const pugi::xml_node& root)
        : countries_(tableOf(root, "countries")),
          cities_(tableOf(root, "cities")),
          rules_(tableOf(root, "rules")),
          openings_(tableOf(root, "openings")),
          players_(tableOf(root, "players")),
          tournaments_(tableOf(root, "tournaments")) {}

    /// The row that `game` names in its attribute `name`; an empty node if it names none.
    pugi::xml_node tournament(const pugi::xml_node& game) const {
        return find(tournaments_, attribute(game, "tournament"));
    }
    std::string player(const pugi::xml_node& game, const char* name) const;
    std::string place(const pugi::xml_node& tournament) const;
    std::string rule(const pugi::xml_node& game) const;
    std::string opening(const pugi::xml_node& game) const;
    /// Rules are of two categories: 1 renju, 2 gomoku.
    bool isGomoku(const pugi::xml_node& game) const {
        return attribute(find(rules_, attribute(game, "rule")), "category") == "2";
    }

private:
    static pugi::xml_node find(const Table& table, const std::string& id) {
        const auto found = table.find(id);
        return found == table.end() ? pugi::xml_node() : found->second;
    }

    Table countries_;
    Table cities_;
    Table rules_;
    Table openings_;
    Table players_;
    Table tournaments_;
};

std::string Database::player(const pugi::xml_node& game, const char* name) const {
    const pugi::xml_node row = find(players_, attribute(game, name));
    return joined(attribute(row, "name"), attribute(row, "surname"), " ");
}

std::string Database::place(const pugi::xml_node& tournament) const {
    const std::string city = attribute(find(cities_, attribute(tournament, "city")), "name");
    const std::string country =
        attribute(find(countries_, attribute(tournament, "country")), "name");
    return joined(city, country, ", ");
}

std::string Database::rule(const pugi::xml_node& game) const {
    return attribute(find(rules_, attribute(game, "rule")), "name");
}

std::string Database::opening(const pugi::xml_node& game) const {
    const pugi::xml_node row = find(openings_, attribute(game, "opening"));
    return joined(attribute(row, "abbr"), attribute(row, "name"), " ");
}

/// The opening protocol behind the name of a rule; the name itself where it is none of ours.
std::string protocolOf(const std::string& rule) {
    const std::string small = lowered(rule);
    const auto has = [&](std::string_view part) { return small.find(part) != std::string::npos; };
    if (has("taraguchi")) return "taraguchi-10";
    if (has("soos")) return "soosorv-8";
    if (has("yamaguchi")) return "yamaguchi";
    if (has("swap2") || has("swap 2")) return "swap2";
    if (small == "rif" || has("rif rule") || has("rif opening")) return "rif";
    return rule;
}

std::string dateOf(const pugi::xml_node& tournament) {
    const std::string start = attribute(tournament, "start");
    return start.empty() ? attribute(tournament, "year") : start;
}

Outcome outcomeOf(const std::string& blackResult) {
    if (blackResult == "1") return Outcome::win(Stone::Black, Ending::Unknown);
    if (blackResult == "0") return Outcome::win(Stone::White, Ending::Unknown);
    if (blackResult == "0.5" || blackResult == ".5") return Outcome::draw(Ending::Unknown);
    return {};
}

bool isUnderstood(std::string_view name) {
    for (const std::string_view known :
         {"publisher", "tournament", "round", "rule", "black", "white", "opening"}) {
        if (name == known) return true;
    }
    return false;
}

void keepOthers(const pugi::xml_node& game, const Database& database, Record& record) {
    const auto keep = [&](std::string name, std::string value) {
        if (!value.empty()) record.others.push_back({std::move(name), {std::move(value)}});
    };
    keep("ON", database.opening(game));
    keep("US", database.player(game, "publisher"));
    for (const pugi::xml_attribute& other : game.attributes()) {
        const std::string_view name = other.name();
        const bool isResult = name == "bresult" && record.outcome.isOver();
        if (isUnderstood(name) || isResult) continue;
        std::string capital = "RIF";
        for (const char c : name) {
            if ('a' <= c && c <= 'z') capital += static_cast<char>(c - 'a' + 'A');
            if (('A' <= c && c <= 'Z') || ('0' <= c && c <= '9')) capital += c;
        }
        keep(capital, std::string(trimmed(tidied(other.value()))));
    }
}

/// A move as "h8"; nothing: it is none.
struct Spot {
    int x = 0;
    int y = 0;
};
std::optional<Spot> spotFrom(std::string_view word) {
    const std::string small = lowered(word);
    if (small.size() < 2 || small[0] < 'a' || small[0] > 'z') return std::nullopt;
    const std::optional<unsigned short> row =
        integerFrom<unsigned short>(std::string_view(small).substr(1));
    if (!row) return std::nullopt;
    return Spot{small[0] - 'a', Board::DefaultSize - *row};
}

/// Moves up to the first that cannot be made, which is damage.
Attempt readMoves(std::string_view text, Record& record, Damage& damage) {
    LineBuilder builder(record);
    int number = 0;
    for (const std::string_view word : splitWords(text)) {
        ++number;
        if (lowered(word) == "pass" || word == "--") {
            builder.pass();
            continue;
        }
        const std::optional<Spot> spot = spotFrom(word);
        const Attempt played = spot ? builder.play(spot->x, spot->y, text, word)
                                    : Attempt(faultAt("record.not-a-move", text, word,
                                                      {std::to_string(number), excerpt(word)}));
        if (!played) return builder.endsBy(played.reason(), &damage);
    }
    return Done{};
}

/// Places in a reason are counted from the start of the moves.
Result<Record> readGame(const pugi::xml_node& game, const Database& database, Damage& damage) {
    Record record;
    record.rule = database.isGomoku(game) ? Rule::Standard : Rule::Renju;
    record.opening = protocolOf(database.rule(game));
    record.black = database.player(game, "black");
    record.white = database.player(game, "white");
    const pugi::xml_node tournament = database.tournament(game);
    record.event = attribute(tournament, "name");
    record.place = database.place(tournament);
    record.date = dateOf(tournament);
    record.round = attribute(game, "round");
    record.outcome = outcomeOf(attribute(game, "bresult"));
    record.comment = trimmed(tidied(game.child("info").text().get()));
    keepOthers(game, database, record);
    const Attempt moves = readMoves(game.child("move").text().get(), record, damage);
    if (!moves) return moves.reason();
    return record;
}

/// The encoding that the XML declaration names.
std::string_view declaredEncoding(std::string_view bytes) {
    const std::size_t end = bytes.starts_with("<?xml") ? bytes.find("?>") : 0;
    const std::string_view declaration = bytes.substr(0, end);
    const std::size_t name = declaration.find("encoding");
    if (end == std::string_view::npos || name == std::string_view::npos) return {};
    const std::size_t open = declaration.find_first_of("\"'", name);
    if (open == std::string_view::npos) return {};
    const std::size_t close = declaration.find(declaration[open], open + 1);
    if (close == std::string_view::npos) return {};
    return declaration.substr(open + 1, close - open - 1);
}

}  // namespace

Result<Reading> readRif(std::string_view bytes, const ReadOptions& options) {
    const Result<std::string> text = plainText(bytes, options, declaredEncoding(bytes));
    if (!text) return text.reason();
    pugi::xml_document document;
    const pugi::xml_parse_result parsed =
        document.load_buffer(text->data(), text->size(), pugi::parse_default, pugi::encoding_utf8);
    const pugi::xml_node root = document.document_element();
    const Database database(root);
    Reading reading;
    reading.format = Format::Rif;
    TextPlace place;
    std::size_t placedUpTo = 0;
    for (const pugi::xml_node& game : root.child("games").children("game")) {
        Damage damage;
        Result<Record> record = readGame(game, database, damage);
        if (!record || damage.parts > 0) {
            const auto start =
                static_cast<std::size_t>(game.child("move").text().data().offset_debug());
            place = place.after(std::string_view(*text).substr(placedUpTo, start - placedUpTo));
            placedUpTo = start;
        }
        for (const Reason& reason : damage.first) reading.damage.add(foundFrom(place, reason));
        if (record) {
            reading.records.push_back(*std::move(record));
        } else {
            reading.refused.push_back(foundFrom(place, record.reason()));
        }
    }
    if (!parsed) {
        // What stood before the fault is there.
        const auto offset = std::min(static_cast<std::size_t>(parsed.offset), text->size());
        Reason fault = faultAt("record.rif-xml", *text, std::string_view(*text).substr(offset),
                               {parsed.description()});
        if (reading.records.empty()) return fault;
        reading.damage.add(std::move(fault));
    }
    if (!reading.records.empty()) return reading;
    if (!reading.refused.empty()) return reading.refused.front();
    return Reason{"record.rif-no-games", {}};
}

}  // namespace tianyuan::record
