#include "protocol/command_text.h"

#include "core/number_text.h"
#include "protocol/board_text.h"
#include "protocol/reply_text.h"
#include "protocol/scanner.h"

#include <algorithm>
#include <utility>

namespace tianyuan::protocol {
namespace {

constexpr int YixinRenju = 2;
constexpr int ContinuousBit = 2;
constexpr std::int64_t LargestBias = 1'000'000;

Command malformed(std::string_view line) { return command::Malformed{std::string(line)}; }

template <typename T>
Command commandWithPoint(std::string_view line, std::string_view rest) {
    const auto point = onlyPoint(rest);
    if (!point) return malformed(line);
    return T{*point};
}

Command startFrom(std::string_view line, std::string_view rest) {
    const auto size = onlyNumbers<1>(rest);
    if (!size) return malformed(line);
    return command::Start{withinReach((*size)[0])};
}

Command rectStartFrom(std::string_view line, std::string_view rest) {
    const auto sizes = onlyNumbers<2>(rest);
    if (!sizes) return malformed(line);
    return command::RectStart{withinReach((*sizes)[0]), withinReach((*sizes)[1])};
}

Command infoFrom(std::string_view line, std::string_view rest) {
    const std::string_view key = takeWord(rest);
    if (key.empty()) return malformed(line);
    return command::Info{inSmallLetters(key), std::string(trimmed(rest))};
}

Command bestFrom(std::string_view line, std::string_view rest) {
    const auto lines = onlyNumbers<1>(rest);
    if (!lines || (*lines)[0] < 1) return malformed(line);
    return command::Best{static_cast<int>(std::min<std::int64_t>((*lines)[0], 1000))};
}

/// The bias may be left out.
Command balanceFrom(int stones, std::string_view line, std::string_view rest) {
    if (trimmed(rest).empty()) return command::Balance{stones, 0};
    const auto bias = onlyNumbers<1>(rest);
    if (!bias) return malformed(line);
    return command::Balance{stones,
                            static_cast<int>(std::clamp((*bias)[0], -LargestBias, LargestBias))};
}

std::optional<Command> commandWithArguments(std::string_view keyword, std::string_view line,
                                            std::string_view rest) {
    if (keyword == "START") return startFrom(line, rest);
    if (keyword == "RECTSTART") return rectStartFrom(line, rest);
    if (keyword == "INFO") return infoFrom(line, rest);
    if (keyword == "TURN") return commandWithPoint<command::Turn>(line, rest);
    if (keyword == "TAKEBACK") return commandWithPoint<command::TakeBack>(line, rest);
    if (keyword == "PLAY") return commandWithPoint<command::Play>(line, rest);
    if (keyword == "YXNBEST") return bestFrom(line, rest);
    if (keyword == "YXBALANCEONE") return balanceFrom(1, line, rest);
    if (keyword == "YXBALANCETWO") return balanceFrom(2, line, rest);
    return std::nullopt;
}

std::optional<Command> commandWithoutArguments(std::string_view keyword) {
    if (keyword == "RESTART") return command::Restart{};
    if (keyword == "BEGIN") return command::Begin{};
    if (keyword == "ABOUT") return command::About{};
    if (keyword == "END") return command::End{};
    if (keyword == "YXSTOP" || keyword == "STOP") return command::Stop{};
    if (keyword == "YXBLOCKRESET") return command::UnblockAll{};
    if (keyword == "YXSHOWFORBID") return command::ShowForbidden{};
    if (keyword == "YXSHOWINFO") return command::ShowLimits{};
    if (keyword == "YXHASHCLEAR") return command::ForgetFindings{};
    if (keyword == "YXSHOWHASHUSAGE") return command::ShowUsage{};
    return std::nullopt;
}

/// The empty command whose lines follow, up to DONE.
std::optional<Command> blockOf(std::string_view keyword) {
    if (keyword == "BOARD") return command::Board{};
    if (keyword == "YXBOARD") return command::SetBoard{};
    if (keyword == "SWAP2BOARD") return command::Swap2Board{};
    if (keyword == "YXBLOCK") return command::Block{};
    if (keyword == "YXBLOCKUNDO") return command::Unblock{};
    return std::nullopt;
}

/// Where the stones of a block go, if it is one of stones with owners.
std::vector<command::OwnedStone>* stonesOf(Command& block) {
    if (auto* board = std::get_if<command::Board>(&block)) return &board->stones;
    if (auto* board = std::get_if<command::SetBoard>(&block)) return &board->stones;
    return nullptr;
}

/// Where the points of any other block go.
std::vector<Point>& pointsOf(Command& block) {
    if (auto* points = std::get_if<command::Block>(&block)) return points->points;
    if (auto* points = std::get_if<command::Unblock>(&block)) return points->points;
    if (auto* path = std::get_if<command::BlockPath>(&block)) return path->moves;
    if (auto* path = std::get_if<command::UnblockPath>(&block)) return path->moves;
    if (auto* step = std::get_if<command::OpeningStep>(&block)) return step->stones;
    return std::get<command::Swap2Board>(block).stones;
}

void addStones(const std::vector<command::OwnedStone>& stones, std::vector<std::string>& lines) {
    for (const command::OwnedStone& stone : stones) {
        const int owner = static_cast<int>(stone.owner);
        lines.push_back(toText(stone.point) + ',' + std::to_string(owner));
    }
    lines.emplace_back("DONE");
}

void addPoints(const std::vector<Point>& points, std::vector<std::string>& lines) {
    for (const Point point : points) lines.push_back(toText(point));
    lines.emplace_back("DONE");
}

}  // namespace

std::string_view keywordOf(const Command& command) {
    using View = std::string_view;
    const auto firstWord = [](View line) { return line.substr(0, line.find(' ')); };
    return std::visit(
        Overloaded{[](const command::Start&) { return View("START"); },
                   [](const command::RectStart&) { return View("RECTSTART"); },
                   [](const command::Restart&) { return View("RESTART"); },
                   [](const command::Begin&) { return View("BEGIN"); },
                   [](const command::Turn&) { return View("TURN"); },
                   [](const command::Board&) { return View("BOARD"); },
                   [](const command::TakeBack&) { return View("TAKEBACK"); },
                   [](const command::Play&) { return View("PLAY"); },
                   [](const command::Swap2Board&) { return View("SWAP2BOARD"); },
                   [](const command::Info&) { return View("INFO"); },
                   [](const command::About&) { return View("ABOUT"); },
                   [](const command::End&) { return View("END"); },
                   [](const command::Stop&) { return View("YXSTOP"); },
                   [](const command::SetBoard&) { return View("YXBOARD"); },
                   [](const command::Best&) { return View("YXNBEST"); },
                   [](const command::Balance& balance) {
                       return View(balance.stones == 1 ? "YXBALANCEONE" : "YXBALANCETWO");
                   },
                   [](const command::Block&) { return View("YXBLOCK"); },
                   [](const command::Unblock&) { return View("YXBLOCKUNDO"); },
                   [](const command::UnblockAll&) { return View("YXBLOCKRESET"); },
                   [](const command::ShowForbidden&) { return View("YXSHOWFORBID"); },
                   [](const command::ShowLimits&) { return View("YXSHOWINFO"); },
                   [](const command::ForgetFindings&) { return View("YXHASHCLEAR"); },
                   [](const command::ShowUsage&) { return View("YXSHOWHASHUSAGE"); },
                   [](const command::BlockPath&) { return View("YXBLOCKPATH"); },
                   [](const command::UnblockPath&) { return View("YXBLOCKPATHUNDO"); },
                   [](const command::UnblockAllPaths&) { return View("YXBLOCKPATHRESET"); },
                   [](const command::SearchDefend&) { return View("YXSEARCHDEFEND"); },
                   [](const command::OpeningStep& step) { return keywordOf(step); },
                   [](const command::Database& database) { return View(database.keyword); },
                   [&](const command::Aside& other) { return firstWord(other.line); },
                   [&](const command::Malformed& other) { return firstWord(other.line); },
                   [&](const command::Other& other) { return firstWord(other.line); }},
        command);
}

std::vector<std::string> toLines(const Command& command) {
    const std::string keyword(keywordOf(command));
    std::vector<std::string> lines{keyword};
    const auto argument = [&](const std::string& text) { lines.front() += ' ' + text; };
    std::visit(
        Overloaded{
            [&](const command::Start& start) { argument(std::to_string(start.size)); },
            [&](const command::RectStart& start) {
                argument(std::to_string(start.width) + ',' + std::to_string(start.height));
            },
            [&](const command::Turn& turn) { argument(toText(turn.point)); },
            [&](const command::TakeBack& turn) { argument(toText(turn.point)); },
            [&](const command::Play& turn) { argument(toText(turn.point)); },
            [&](const command::Board& board) { addStones(board.stones, lines); },
            [&](const command::SetBoard& board) { addStones(board.stones, lines); },
            [&](const command::Swap2Board& board) { addPoints(board.stones, lines); },
            [&](const command::Block& block) { addPoints(block.points, lines); },
            [&](const command::Unblock& block) { addPoints(block.points, lines); },
            [&](const command::BlockPath& path) { addPoints(path.moves, lines); },
            [&](const command::UnblockPath& path) { addPoints(path.moves, lines); },
            [&](const command::OpeningStep& step) {
                if (step.fifths > 0) argument(std::to_string(step.fifths));
                if (step.isSoosorv && step.step > 1) addPoints(step.stones, lines);
            },
            [&](const command::Database&) { lines.emplace_back("DONE"); },
            [&](const command::Aside& other) { lines.front() = oneLine(other.line, ""); },
            [&](const command::Best& best) { argument(std::to_string(best.lines)); },
            [&](const command::Balance& balance) { argument(std::to_string(balance.bias)); },
            [&](const command::Info& info) {
                lines.front() = oneLine(keyword, oneLine(info.key, info.value));
            },
            [&](const command::Malformed& other) { lines.front() = oneLine(other.line, ""); },
            [&](const command::Other& other) { lines.front() = oneLine(other.line, ""); },
            [](const auto&) {}},
        command);
    return lines;
}

std::optional<Command> CommandReader::take(std::string_view line) {
    line = trimmed(line);
    if (line.empty()) return std::nullopt;
    if (aside_) return std::exchange(aside_, std::nullopt);
    if (inBlock()) return takeInBlock(line);
    std::string_view rest = line;
    const std::string keyword = inCapitals(takeWord(rest));
    block_ = blockOf(keyword);
    if (inBlock()) return std::nullopt;
    if (auto command = commandWithArguments(keyword, line, rest)) return command;
    if (auto command = commandWithoutArguments(keyword)) return command;
    if (auto board = boardCommand(keyword, line, rest)) {
        if (board->rest == BoardCommand::Rest::None) return board->command;
        (board->rest == BoardCommand::Rest::Path ? aside_ : block_) = std::move(board->command);
        return std::nullopt;
    }
    return command::Other{std::string(line)};
}

std::optional<Command> CommandReader::takeInBlock(std::string_view line) {
    if (inCapitals(line) == "DONE") {
        std::optional<Command> whole = std::exchange(block_, std::nullopt);
        if (problem_) whole = std::move(*problem_);
        problem_.reset();
        return whole;
    }
    if (std::holds_alternative<command::Database>(*block_)) return std::nullopt;
    if (std::vector<command::OwnedStone>* stones = stonesOf(*block_)) {
        const auto numbers = onlyNumbers<3>(line);
        if (numbers && 1 <= (*numbers)[2] && (*numbers)[2] <= 3) {
            stones->push_back({pointOf((*numbers)[0], (*numbers)[1]),
                               static_cast<command::Owner>((*numbers)[2])});
            return std::nullopt;
        }
    } else if (const auto point = onlyPoint(line)) {
        pointsOf(*block_).push_back(*point);
        return std::nullopt;
    }
    if (!problem_) problem_ = command::Malformed{std::string(line)};
    return std::nullopt;
}

std::optional<std::int64_t> numberOf(const command::Info& info) {
    return numberFromText<std::int64_t>(trimmed(info.value));
}

int codeOf(Rule rule) {
    switch (rule) {
        case Rule::Freestyle:
            return 0;
        case Rule::Standard:
            return 1;
        case Rule::Renju:
            return 4;
        case Rule::CaroOverline:
            return 8;
        case Rule::Caro:
            return 9;
    }
    return 0;
}

std::optional<Rule> ruleFromCode(std::int64_t code) {
    if (code == YixinRenju) return Rule::Renju;
    for (const Rule rule : AllRules) {
        if (code == codeOf(rule)) return rule;
    }
    return std::nullopt;
}

bool isContinuousCode(std::int64_t code) {
    return !ruleFromCode(code) && (code & ContinuousBit) != 0 &&
           ruleFromCode(code & ~std::int64_t{ContinuousBit});
}

}  // namespace tianyuan::protocol
