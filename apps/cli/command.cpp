#include "command.h"

#include "core/board.h"
#include "core/rule.h"
#include "game/time_control.h"
#include "terminal.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tianyuan::cli {

int Context::fail(const Reason& reason) const {
    // Those who only work for another leave it to that one to speak.
    if (!crew().serves()) {
        fmt::print(stderr, "{}\n", fittedToTerminal(program + ": " + say(reason)));
    }
    return Failure;
}

int Context::misuseSaying(const std::string& complaint) const {
    if (!crew().serves()) {
        fmt::print(stderr, "{}\n{}\n", fittedToTerminal(program + ": " + complaint),
                   say("cli.see-help"));
    }
    return WrongUse;
}

std::string complaintAbout(const Context& context, const std::string& option,
                           const std::string& value, const Bounds& bounds) {
    double number = 0;
    const bool fits = CLI::detail::lexical_cast(value, number) && bounds.least <= number &&
                      number <= bounds.most && (!bounds.areWhole || number == std::floor(number));
    if (fits) return {};
    return context.say("cli.not-in-range", value, option, fmt::format("{:.15g}", bounds.least),
                       fmt::format("{:.15g}", bounds.most));
}

Option addChoice(Command command, Context& context, const std::string& name, std::string& variable,
                 const std::vector<std::string>& choices, const std::string& description) {
    const Option option = command.addOption(
        name, variable, fmt::format("{} ({})", description, fmt::join(choices, ", ")));
    context.choices[&option.inner()] = choices;
    return option
        .check([choices, name, &context](const std::string& word) {
            const bool known = std::find(choices.begin(), choices.end(), word) != choices.end();
            if (known) return std::string();
            return context.say("cli.not-a-choice", word, name,
                               fmt::format("{}", fmt::join(choices, ", ")));
        })
        .shownAs(" ");
}

Option addSeconds(Command command, const Context& context, const std::string& name,
                  double& variable, double most, const std::string& description) {
    const CLI::AsNumberWithUnit units(
        std::map<std::string, double>{{"ms", 0.001}, {"s", 1}, {"m", 60}, {"h", 3600}});
    return addNumber(command, context, name, variable, 0.001, most, description)
        .read([units](const std::string& text) {
            std::string seconds = text;
            try {
                units(seconds);
            } catch (const CLI::ValidationError&) {
                return text;  // as it was typed, for the number's own complaint
            }
            return seconds;
        })
        .shownAs("SECONDS");
}

Option addTime(Command command, const Context& context, const std::string& name,
               std::string& variable, const std::string& description) {
    return command.addOption(name, variable, description)
        .check([&context](const std::string& text) {
            const auto control = game::timeControlFromText(text);
            return control ? std::string() : context.say(control.reason());
        })
        .shownAs("TIME");
}

std::string openingText(const Context& context, const opening::NamedOpening& opening) {
    const bool same = opening.chinese == opening.japanese;
    return context.say("show.opening", opening.code, opening.name, opening.chinese,
                       same ? "" : fmt::format(" / {}", opening.japanese));
}

void BoardOptions::addTo(Command command, Context& context, const std::string& defaultRule) {
    rule = defaultRule;
    std::vector<std::string> rules;
    for (const Rule each : AllRules) rules.emplace_back(idOf(each));
    addChoice(command, context, "--rule", rule, rules, context.say("cli.option.rule", defaultRule));
    command.addOption("--size", size, context.say("cli.option.size"))
        .check([&context](const std::string& text) {
            int number = 0;
            const bool fits = CLI::detail::lexical_cast(text, number) && Board::MinSize <= number &&
                              number <= Board::MaxSize;
            return fits ? std::string()
                        : context.say("cli.not-a-size", text, Board::MinSize, Board::MaxSize);
        })
        .shownAs("N");
}

}  // namespace tianyuan::cli
