#include "play_options.h"

#include "player/player.h"
#include "roster/roster.h"

#include <charconv>
#include <cstdio>
#include <random>

namespace tianyuan::cli {
namespace {

/// Asks until the answer is a number from the list, a word of it, or empty for the default.
bool askFromList(const Context& context, Inbox& inbox, const std::string& question,
                 const std::string& area, const std::vector<std::string>& choices,
                 std::string& answer) {
    fmt::print("{}\n", context.say(question));
    for (std::size_t i = 0; i < choices.size(); ++i) {
        fmt::print("  {}  {}\n", i + 1, context.say(area + choices[i]));
    }
    std::string line;
    while (true) {
        fmt::print("{}", context.say("ask.number", choices.size(), area + answer));
        std::fflush(stdout);
        if (!inbox.readLine(line)) return false;
        if (line.empty()) return true;
        std::size_t number = 0;
        const char* end = line.data() + line.size();
        const auto [rest, error] = std::from_chars(line.data(), end, number);
        if (error == std::errc() && rest == end && number >= 1 && number <= choices.size()) {
            answer = choices[number - 1];
            return true;
        }
        for (const std::string& choice : choices) {
            if (choice != line) continue;
            answer = choice;
            return true;
        }
        fmt::print("{}\n", context.say("ask.not-in-list", line, choices.size()));
    }
}

bool askForSize(const Context& context, Inbox& inbox, int& size) {
    std::string line;
    while (true) {
        fmt::print("{}", context.say("ask.size", Board::MinSize, Board::MaxSize, size));
        std::fflush(stdout);
        if (!inbox.readLine(line)) return false;
        if (line.empty()) return true;
        int number = 0;
        const char* end = line.data() + line.size();
        const auto [rest, error] = std::from_chars(line.data(), end, number);
        if (error == std::errc() && rest == end && Board::MinSize <= number &&
            number <= Board::MaxSize) {
            size = number;
            return true;
        }
        fmt::print("{}\n", context.say("cli.not-a-size", line, Board::MinSize, Board::MaxSize));
    }
}

bool askForTime(const Context& context, Inbox& inbox, std::string& time) {
    std::string line;
    while (true) {
        fmt::print("{}", context.say("ask.time"));
        std::fflush(stdout);
        if (!inbox.readLine(line)) return false;
        if (line.empty()) return true;
        const auto control = game::timeControlFromText(line);
        if (control) {
            time = line;
            return true;
        }
        fmt::print("{}\n", context.say(control.reason()));
    }
}

std::vector<std::string> openingsFor(int size) {
    std::vector<std::string> ids;
    for (const opening::Protocol protocol : opening::AllProtocols) {
        if (checkSize(protocol, size)) ids.emplace_back(idOf(protocol));
    }
    return ids;
}

/// "20s", "1s/move" or "none" as a time for one move.
Result<std::optional<game::Milliseconds>> moveTimeFrom(const std::string& text) {
    const auto control = game::timeControlFromText(text);
    if (!control) return control.reason();
    return control->perMove ? control->perMove : control->main;
}

bool askForOpponent(const Context& context, Inbox& inbox, PlayOptions& options) {
    std::vector<std::string> opponents{"person"};
    for (const roster::BuiltIn& player : roster::builtIns()) opponents.emplace_back(player.id);
    std::string opponent = "scoremap";
    if (!askFromList(context, inbox, "ask.opponent", "opponent.", opponents, opponent))
        return false;
    if (opponent == "person") return true;
    std::string colour = "black";
    if (!askFromList(context, inbox, "ask.colour", "colour.", {"black", "white"}, colour)) {
        return false;
    }
    (colour == "black" ? options.white : options.black) = opponent;
    return true;
}

}  // namespace

Result<std::unique_ptr<player::Player>> playerFrom(const std::string& spec) {
    const auto registry = roster::EngineRegistry::load(roster::EngineRegistry::usualFile());
    roster::Environment environment;
    if (registry) environment.engines = &*registry;
    environment.seed = std::random_device()();
    return roster::create(spec, environment);
}

bool askForOptions(const Context& context, Inbox& inbox, PlayOptions& options) {
    std::vector<std::string> rules;
    for (const Rule rule : AllRules) rules.emplace_back(idOf(rule));
    return askForOpponent(context, inbox, options) &&
           askFromList(context, inbox, "ask.rule", "rule.", rules, options.board.rule) &&
           askForSize(context, inbox, options.board.size) &&
           askFromList(context, inbox, "ask.opening", "opening.name.",
                       openingsFor(options.board.size), options.opening) &&
           askForTime(context, inbox, options.time);
}

Result<table::Plan> planFrom(const PlayOptions& options) {
    table::Plan plan;
    plan.game.rule = *ruleFromId(options.board.rule);
    plan.game.size = options.board.size;
    plan.game.opening = *opening::protocolFromId(options.opening);
    plan.game.fouls =
        options.fouls == "lose" ? game::FoulHandling::Lose : game::FoulHandling::Refuse;
    if (const Attempt fits = check(plan); !fits) return fits.reason();
    const auto time = game::timeControlFromText(options.time);
    if (!time) return time.reason();
    plan.time = *time;
    plan.seats = {table::seatFromText(options.black), table::seatFromText(options.white)};
    return plan;
}

Result<Thinking> thinkingFrom(const PlayOptions& options) {
    const auto most = moveTimeFrom(options.think);
    if (!most) return most.reason();
    const auto least = moveTimeFrom(options.pause);
    if (!least) return least.reason();
    return Thinking{*most, *least, options.depth};
}

}  // namespace tianyuan::cli
