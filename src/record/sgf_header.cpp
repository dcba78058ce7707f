#include "record/sgf_header.h"

#include "core/notation.h"
#include "record/sgf_point.h"
#include "record/sgf_result.h"
#include "record/sgf_text.h"
#include "record/text_fault.h"
#include "record/text_lines.h"

#include <algorithm>
#include <array>

namespace tianyuan::record {
namespace {

constexpr int GoGame = 1;
constexpr int FiveInARow = 4;
constexpr int AlsoFiveInARow = 5;  // as a server of Zhejiang writes it
constexpr int GoBoard = 19;

struct RuleName {
    std::string_view text;
    Rule rule;
};
constexpr std::array RuleNames{
    RuleName{"free style", Rule::Freestyle},
    RuleName{"free-style", Rule::Freestyle},
    RuleName{"无禁手", Rule::Freestyle},
    RuleName{"無禁手", Rule::Freestyle},
    RuleName{"exactly five", Rule::Standard},
    // The numbers that managers of the Gomocup protocol use.
    RuleName{"0", Rule::Freestyle},
    RuleName{"1", Rule::Standard},
    RuleName{"4", Rule::Renju},
    RuleName{"8", Rule::CaroOverline},
    RuleName{"9", Rule::Caro},
    RuleName{"rendzyu", Rule::Renju},
    RuleName{"рендзю", Rule::Renju},
    RuleName{"рэндзю", Rule::Renju},
    RuleName{"有禁手", Rule::Renju},
    RuleName{"连珠", Rule::Renju},
    RuleName{"連珠", Rule::Renju},
};

std::optional<Rule> ruleFromName(std::string_view name) {
    const std::string small = lowered(trimmed(name));
    if (const std::optional<Rule> rule = ruleFromId(small)) return rule;
    for (const RuleName& known : RuleNames) {
        if (known.text == small) return known.rule;
    }
    return std::nullopt;
}

std::string_view firstValue(const SgfFields& fields, std::uint32_t code) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i].code == code && !trimmed(fields[i].values.front()).empty()) {
            return fields[i].values.front();
        }
    }
    return {};
}

Attempt readSize(const SgfFields& fields, std::string_view text, Record& record) {
    const std::string_view gameText = firstValue(fields, sgfCode("GM"));
    const int game = integerFrom<int>(trimmed(gameText)).value_or(FiveInARow);
    if (game != FiveInARow && game != AlsoFiveInARow && game != GoGame) {
        return faultAt("record.other-game", text, gameText, {std::to_string(game)});
    }
    const std::string_view sizeText = firstValue(fields, sgfCode("SZ"));
    if (sizeText.empty()) {
        record.size = game == GoGame ? GoBoard : Board::DefaultSize;
        return Done{};
    }
    const std::vector<std::string_view> sides = partsOf(sizeText, ':');
    const std::optional<int> width = integerFrom<int>(sides.front());
    const std::optional<int> height = integerFrom<int>(sides.back());
    if (width && height && *width != *height) {
        return faultAt("record.not-square", text, sizeText,
                       {std::to_string(*width), std::to_string(*height)});
    }
    if (!width || !height || sides.size() > 2 || *width < Board::MinSize ||
        *width > Board::MaxSize) {
        return faultAt("record.bad-size", text, sizeText, {excerpt(sizeText)});
    }
    record.size = *width;
    return Done{};
}

bool isBlack(const SetupStone& setup) { return setup.stone == Stone::Black; }

/// A stone that cannot be set up is left out.
void addSetup(std::string_view raw, Stone stone, std::string_view text, Board& board,
              Record& record, Damage& damage) {
    const std::string_view around = damage.isFull() ? raw : text;
    const std::optional<std::vector<Point>> points = sgfPoints(raw, record.size);
    if (!points) {
        damage.add(faultAt("record.setup-not-a-point", around, raw,
                           {excerpt(raw), std::to_string(record.size)}));
        return;
    }
    for (const Point point : *points) {
        const Stone there = board.at(point);
        if (there == opponent(stone)) {
            damage.add(faultAt("record.setup-twice", around, raw, {toText(point, record.size)}));
        }
        if (there != Stone::None) continue;
        board.place(point, stone);
        record.setup.push_back({point, stone});
    }
}

}  // namespace

void readSgfSetup(SgfFields& fields, std::string_view text, Record& record, Damage& damage) {
    Board board = startOf(record);
    for (const Stone stone : {Stone::Black, Stone::White}) {
        const std::uint32_t code = sgfCode(stone == Stone::Black ? "AB" : "AW");
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (fields[i].code != code) continue;
            fields.take(i);
            for (const std::string_view raw : fields[i].values) {
                const bool isEmptyList = fields[i].values.size() == 1 && trimmed(raw).empty();
                if (!isEmptyList) addSetup(raw, stone, text, board, record, damage);
            }
        }
    }
    // As they are written: Black's first, also where several nodes set stones up.
    std::stable_partition(record.setup.begin(), record.setup.end(), isBlack);
}

namespace {

std::optional<Stone> stoneFrom(std::string_view raw) {
    const std::string text = lowered(trimmed(raw));
    if (text == "b" || text == "black" || text == "1") return Stone::Black;
    if (text == "w" || text == "white" || text == "2") return Stone::White;
    return std::nullopt;
}

void readTexts(SgfFields& fields, Record& record) {
    const auto line = [&](std::string_view name, std::string& field) {
        fields.take(sgfCode(name), 0, fields.size(), [&](std::string_view raw) {
            field = sgfLine(raw);
            return !field.empty();
        });
    };
    line("PB", record.black);
    line("PW", record.white);
    line("EV", record.event);
    line("RO", record.round);
    line("PC", record.place);
    line("DT", record.date);
    line("TYTC", record.timeControl);
    line("TYOS", record.openingSteps);
    fields.take(sgfCode("GC"), 0, fields.size(), [&](std::string_view raw) {
        record.comment = sgfText(raw);
        return !record.comment.empty();
    });
}

void readOutcome(SgfFields& fields, Record& record) {
    fields.take(sgfCode("RE"), 0, fields.size(), [&](std::string_view raw) {
        const std::optional<Outcome> outcome = resultFromText(sgfLine(raw));
        if (outcome) record.outcome = *outcome;
        return outcome.has_value();
    });
    if (!record.outcome.isOver()) return;
    fields.take(sgfCode("TYEN"), 0, fields.size(), [&](std::string_view raw) {
        const std::optional<Ending> ending = endingFromId(trimmed(sgfLine(raw)));
        if (ending) record.outcome.ending = *ending;
        return ending.has_value();
    });
}

}  // namespace

std::string ruleText(const Record& record) {
    std::string text(record.rule ? idOf(*record.rule) : "");
    const std::string opening(trimmed(tidiedLine(record.opening)));
    return opening.empty() ? text : text + ";" + opening;
}

bool readRule(std::string_view text, Record& record) {
    const std::size_t semicolon = text.find(';');
    const std::string_view name = trimmed(text.substr(0, semicolon));
    const std::string_view opening =
        semicolon == std::string_view::npos ? "" : trimmed(text.substr(semicolon + 1));
    const std::optional<Rule> rule = ruleFromName(name);
    if ((!rule && !name.empty()) || (!rule && opening.empty())) return false;
    record.rule = rule;
    record.opening = opening;
    return true;
}

std::optional<Stone> takeFirstToMove(SgfFields& fields) {
    std::optional<Stone> first;
    fields.take(sgfCode("PL"), 0, fields.size(), [&](std::string_view raw) {
        first = stoneFrom(sgfLine(raw));
        return first.has_value();
    });
    return first;
}

Stone impliedFirst(const Record& record) {
    for (const NodeId id : record.tree.pathTo(record.tree.endOfLine())) {
        if (record.tree[id].isMove()) return record.tree[id].stone;
    }
    const auto black = std::count_if(record.setup.begin(), record.setup.end(), isBlack);
    const auto all = static_cast<std::ptrdiff_t>(record.setup.size());
    return black > all - black ? Stone::White : Stone::Black;
}

bool isOwnSgfProperty(const SgfProperty& property) {
    switch (property.code) {
        case sgfCode("FF"):
        case sgfCode("GM"):
        case sgfCode("CA"):
        case sgfCode("SZ"):
            return true;
        case sgfCode("AP"):
            return sgfLine(property.values.front()).starts_with(SgfApplication);
        default:
            return false;
    }
}

Attempt readSgfHeader(SgfFields& fields, std::string_view text, Record& record, Damage& damage) {
    Attempt size = readSize(fields, text, record);
    if (!size) return size;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (isOwnSgfProperty(fields[i])) fields.take(i);
    }
    readTexts(fields, record);
    readOutcome(fields, record);
    fields.take(sgfCode("RU"), 0, fields.size(),
                [&](std::string_view raw) { return readRule(sgfLine(raw), record); });
    readSgfSetup(fields, text, record, damage);
    return Done{};
}

}  // namespace tianyuan::record
