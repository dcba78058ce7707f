#include "setup_dialogue.h"

#include "core/number_text.h"
#include "core/trimmed.h"
#include "opponents.h"
#include "roster/roster.h"
#include "terminal.h"
#include "terminal_words.h"
#include "words/display.h"

#include <algorithm>
#include <cstdio>
#include <functional>

namespace tianyuan::cli {
namespace {

/// Who has never played begins with one of the weakest, as in the window.
constexpr const char* FirstOpponent = "level:2";
constexpr const char* AnotherPerson = "person";

/// Something to choose from: what it stands for, its line in the list, what it is called.
struct Choice {
    std::string value;
    std::string line;
    std::string name;
};

void tell(const std::string& text) { fmt::print("{}\n", fittedToTerminal(text)); }

/// A question with a list to choose from, by number or name; an empty answer takes the default.
class ListQuestion {
public:
    ListQuestion(const Context& context, Inbox& inbox, std::vector<Choice> choices)
        : context_(context), inbox_(inbox), choices_(std::move(choices)) {}

    /// What else may be answered: gives the value, or nothing.
    std::function<std::optional<std::string>(const std::string&)> other;

    /// False if the input ended.
    bool ask(const std::string& question, std::string& answer) const {
        tell(context_.say(question));
        for (std::size_t i = 0; i < choices_.size(); ++i) {
            tell(fmt::format("{:>3}  {}", i + 1, choices_[i].line));
        }
        const auto usual =
            std::find_if(choices_.begin(), choices_.end(),
                         [&](const Choice& choice) { return choice.value == answer; });
        const std::string name = usual == choices_.end() ? answer : usual->name;
        std::string line;
        while (true) {
            if (!inbox_.readLine(context_.say("ask.number", choices_.size(), name), line)) {
                return false;
            }
            const std::string text(trimmed(line));
            if (text.empty()) return true;
            if (const auto value = valueOf(text)) {
                answer = *value;
                return true;
            }
            tell(context_.say("ask.not-in-list", text, choices_.size()));
        }
    }

private:
    std::optional<std::string> valueOf(const std::string& text) const {
        const auto number = numberFromText<int>(text);
        if (number && *number >= 1 && *number <= static_cast<int>(choices_.size())) {
            return choices_[static_cast<std::size_t>(*number - 1)].value;
        }
        for (const Choice& choice : choices_) {
            if (tidied(text) == tidied(choice.value) || tidied(text) == tidied(choice.name)) {
                return choice.value;
            }
        }
        return other ? other(text) : std::nullopt;
    }

    const Context& context_;
    Inbox& inbox_;
    std::vector<Choice> choices_;
};

/// The name that a line begins with: "freestyle: five or more in a row win", "Black, who begins".
std::string nameIn(const std::string& line) {
    std::size_t end = line.size();
    for (const char* sign : {": ", "：", ", ", "，"}) end = std::min(end, line.find(sign));
    return line.substr(0, end);
}

/// Choices whose lines are phrases with their ids.
std::vector<Choice> choicesOf(const Context& context, const std::vector<std::string>& ids,
                              const std::string& lines) {
    std::vector<Choice> choices;
    for (const std::string& id : ids) {
        const std::string line = context.say(lines + id);
        choices.push_back({id, line, nameIn(line)});
    }
    return choices;
}

bool askForOpponent(const Context& context, Inbox& inbox, PlayOptions& options) {
    const auto engines = roster::EngineRegistry::load(roster::EngineRegistry::usualFile());
    std::vector<Choice> choices;
    const auto add = [&](const std::string& spec) {
        const bool isBuiltIn = roster::builtInOf(spec) != nullptr;
        choices.push_back(
            {spec,
             isBuiltIn ? context.say("opponent." + spec) : context.say("opponent.engine", spec),
             nameOfPlayer(context, spec)});
    };
    if (engines) {
        for (const std::string& spec : opponents(*engines)) add(spec);
    }
    const std::string person = context.say("opponent.person");
    choices.push_back({AnotherPerson, person, person});
    ListQuestion question(context, inbox, choices);
    question.other = [&](const std::string& text) -> std::optional<std::string> {
        const auto spec = specFrom(text);
        return spec ? std::optional(*spec) : std::nullopt;
    };
    std::string opponent = FirstOpponent;
    if (!question.ask("ask.opponent", opponent)) return false;
    if (opponent == AnotherPerson) return true;
    std::string colour = "black";
    const ListQuestion colours(context, inbox, choicesOf(context, {"black", "white"}, "colour."));
    if (!colours.ask("ask.colour", colour)) return false;
    (colour == "black" ? options.white : options.black) = opponent;
    return true;
}

bool askForRule(const Context& context, Inbox& inbox, std::string& rule) {
    std::vector<std::string> ids;
    for (const Rule each : AllRules) ids.emplace_back(idOf(each));
    return ListQuestion(context, inbox, choicesOf(context, ids, "rule.")).ask("ask.rule", rule);
}

bool askForOpening(const Context& context, Inbox& inbox, PlayOptions& options) {
    std::vector<std::string> ids;
    for (const opening::Protocol protocol : opening::AllProtocols) {
        if (checkSize(protocol, options.board.size)) ids.emplace_back(idOf(protocol));
    }
    return ListQuestion(context, inbox, choicesOf(context, ids, "opening.name."))
        .ask("ask.opening", options.opening);
}

bool askForSize(const Context& context, Inbox& inbox, int& size) {
    const std::string question = context.say("ask.size", Board::MinSize, Board::MaxSize, size);
    std::string line;
    while (inbox.readLine(question, line)) {
        const std::string text(trimmed(line));
        if (text.empty()) return true;
        const auto number = numberFromText<int>(text);
        if (number && Board::MinSize <= *number && *number <= Board::MaxSize) {
            size = *number;
            return true;
        }
        tell(context.say("cli.not-a-size", text, Board::MinSize, Board::MaxSize));
    }
    return false;
}

bool askForTime(const Context& context, Inbox& inbox, std::string& time) {
    tell(context.say("ask.time"));
    std::string line;
    while (inbox.readLine(context.say("ask.time-prompt"), line)) {
        const std::string text(trimmed(line));
        if (text.empty()) return true;
        const auto control = game::timeControlFromText(text);
        if (control) {
            time = text;
            return true;
        }
        tell(context.say(control.reason()));
    }
    return false;
}

/// "Ann – Kite, 12 moves, 2026-11-17 (renju, 15 lines)"
std::string describe(const Context& context, const store::Summary& game) {
    const auto named = [&](const std::string& name, const char* side) {
        return name.empty() ? context.say(side) : name;
    };
    return words::displayableLine(context.say(
        "ask.unfinished-game", named(game.black, "side.black"), named(game.white, "side.white"),
        game.moves, game.date,
        fmt::format("setup.rule.{}", idOf(game.rule.value_or(Rule::Freestyle))), game.size));
}

ResumeChoice askAboutOne(const Context& context, Inbox& inbox, const store::Summary& game) {
    tell(describe(context, game));
    std::string line;
    if (!inbox.readLine(context.say("ask.resume"), line)) return {true, std::nullopt};
    const std::string answer = tidied(line);
    if (answer.empty() || answer == "y" || answer == "yes" || answer == "是") {
        return {false, game};
    }
    return {};
}

}  // namespace

ResumeChoice askWhichToResume(const Context& context, Inbox& inbox,
                              const std::vector<store::Summary>& games) {
    if (games.size() == 1) return askAboutOne(context, inbox, games.front());
    constexpr std::size_t MostShown = 9;
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < std::min(MostShown, games.size()); ++i) {
        const std::string line = describe(context, games[i]);
        choices.push_back({std::to_string(i), line, std::to_string(i + 1)});
    }
    const std::string fresh = context.say("ask.new-game");
    choices.push_back({"new", fresh, fresh});
    std::string answer = "0";
    if (!ListQuestion(context, inbox, choices).ask("ask.which-game", answer)) {
        return {true, std::nullopt};
    }
    if (answer == "new") return {};
    return {false, games[static_cast<std::size_t>(*numberFromText<int>(answer))]};
}

bool askForOptions(const Context& context, Inbox& inbox, PlayOptions& options) {
    return askForOpponent(context, inbox, options) &&
           askForRule(context, inbox, options.board.rule) &&
           askForSize(context, inbox, options.board.size) &&
           askForOpening(context, inbox, options) && askForTime(context, inbox, options.time);
}

}  // namespace tianyuan::cli
