#include "command.h"
#include "core/codes.h"
#include "core/foul.h"
#include "core/notation.h"
#include "core/rule.h"
#include "position_argument.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>
#include <memory>
#include <unistd.h>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    BoardOptions board;
    std::string position;
    bool json = false;
    bool reasons = false;
};

template <typename Points>
std::vector<std::string> namesOf(const Points& points, int size) {
    std::vector<std::string> names;
    for (const Point point : points) names.push_back(toText(point, size));
    return names;
}

/// Why a point is forbidden, or is not though it looks so, down to the last nested reason.
Json toJson(const Inspection& inspection, int size) {
    Json json{{"point", toText(inspection.point, size)}, {"foul", idOf(inspection.status)}};
    for (const auto& row : inspection.rows) json["rows"].push_back(namesOf(row, size));
    for (const Four& four : inspection.fours) {
        json["fours"].push_back({{"stones", namesOf(four.stones, size)},
                                 {"completions", namesOf(four.completions, size)}});
    }
    for (const Three& three : inspection.threes) {
        Json entry{{"stones", namesOf(three.stones, size)}, {"counts", three.counts()}};
        for (const Inspection& completion : three.completions) {
            entry["completions"].push_back(toJson(completion, size));
        }
        json["threes"].push_back(std::move(entry));
    }
    return json;
}

std::vector<ForbiddenPoint> forbiddenIn(const Board& board, Rule rule) {
    return rule == Rule::Renju ? forbiddenPoints(board) : std::vector<ForbiddenPoint>{};
}

Json answer(const Options& options, std::string_view text, const PositionArgument& position) {
    const int size = position.board.size();
    Json list = Json::array();
    for (const ForbiddenPoint& each :
         forbiddenIn(position.board, *ruleFromId(options.board.rule))) {
        list.push_back(options.reasons
                           ? toJson(inspect(position.board, each.point), size)
                           : Json{{"point", toText(each.point, size)}, {"foul", idOf(each.foul)}});
    }
    return {{"position", text}, {"forbidden", std::move(list)}};
}

/// One line of JSON; bytes that are no UTF-8 are replaced.
std::string lineOf(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// Answers a line of standard input; false if it is no position.
bool answerLine(const Context& context, const Options& options, std::string_view line,
                std::string& out) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    const auto position = positionFromText(line, options.board.size);
    if (position) {
        out += lineOf(answer(options, line, *position));
    } else {
        out += lineOf({{"position", line}, {"error", context.say(position.reason())}});
    }
    return position.hasValue();
}

/// Answers every line as soon as it is there, so that another program can hold a conversation; what
/// came in together goes out together, so that a long file is fast.
int answerStandardInput(const Context& context, const Options& options) {
    std::string pending;
    std::string out;
    std::array<char, 1 << 16> chunk{};
    bool allGood = true;
    while (true) {
        const auto count = read(STDIN_FILENO, chunk.data(), chunk.size());
        if (count <= 0) break;
        pending.append(chunk.data(), static_cast<std::size_t>(count));
        std::size_t start = 0;
        for (std::size_t end = pending.find('\n'); end != std::string::npos;
             end = pending.find('\n', start)) {
            const auto line = std::string_view(pending).substr(start, end - start);
            allGood = answerLine(context, options, line, out) && allGood;
            start = end + 1;
        }
        pending.erase(0, start);
        fmt::print("{}", out);
        out.clear();
        if (std::fflush(stdout) != 0) return Failure;
    }
    if (!pending.empty()) allGood = answerLine(context, options, pending, out) && allGood;
    fmt::print("{}", out);
    return allGood ? Success : Failure;
}

std::string joined(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, " "));
}

/// The reason in words, one line for each part, nested ones set in.
void explain(const Context& context, const Inspection& inspection, int size, int depth) {
    const std::string indent(static_cast<std::size_t>(depth) * 2, ' ');
    for (const auto& row : inspection.rows) {
        fmt::print("{}{}\n", indent,
                   context.say("forbid.row", row.size(), joined(namesOf(row, size))));
    }
    for (const Four& four : inspection.fours) {
        fmt::print("{}{}\n", indent,
                   context.say("forbid.four", joined(namesOf(four.stones, size)),
                               joined(namesOf(four.completions, size))));
    }
    for (const Three& three : inspection.threes) {
        std::vector<std::string> open;
        for (const Inspection& completion : three.completions) {
            if (completion.status == FoulStatus::Free)
                open.push_back(toText(completion.point, size));
        }
        const std::string stones = joined(namesOf(three.stones, size));
        fmt::print("{}{}\n", indent,
                   three.counts() ? context.say("forbid.three", stones, joined(open))
                                  : context.say("forbid.three-does-not-count", stones));
        for (const Inspection& completion : three.completions) {
            if (completion.status == FoulStatus::Free) continue;
            fmt::print("{}  {}\n", indent,
                       context.say("forbid.completion-fails", toText(completion.point, size),
                                   fmt::format("foul.{}", idOf(completion.status))));
            explain(context, completion, size, depth + 2);
        }
    }
}

int forbid(const Context& context, const Options& options) {
    if (options.position == "-") return answerStandardInput(context, options);
    const int size = options.board.size;
    const auto position = positionFromText(options.position, size);
    if (!position) return context.fail(position.reason());
    if (options.json) {
        fmt::print("{}", lineOf(answer(options, options.position, *position)));
        return Success;
    }
    const auto forbidden = forbiddenIn(position->board, *ruleFromId(options.board.rule));
    if (forbidden.empty()) fmt::print("{}\n", context.say("forbid.none"));
    for (const ForbiddenPoint& each : forbidden) {
        fmt::print("{}\n", context.say("forbid.point", toText(each.point, size),
                                       fmt::format("foul.{}", idOf(each.foul))));
        explain(context, inspect(position->board, each.point), size, 1);
    }
    return Success;
}

}  // namespace

void addForbid(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("forbid", context.say("cli.forbid"));
    command.addOption("POSITION", options->position, context.say("cli.option.position-or-input"))
        .required()
        .shownAs(" ");
    options->board.addTo(command, context, "renju");
    command.addFlag("--json", options->json, context.say("cli.option.json"));
    command.addFlag("--reasons", options->reasons, context.say("cli.option.reasons"));
    command.run([&context, options] { context.exitCode = forbid(context, *options); });
}

}  // namespace tianyuan::cli
