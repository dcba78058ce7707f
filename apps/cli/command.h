#pragma once

#include "core/result.h"
#include "jobs/crew.h"
#include "opening/named_opening.h"
#include "words/sentence.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

namespace tianyuan::cli {

/// What the program ends with, for scripts.
enum ExitCode : int {
    Success = 0,
    Failure = 1,    // what was asked could not be done: a bad position, a file that cannot be read
    WrongUse = 2,   // the command line makes no sense
    NoWin = 3,      // solve: there is no such win
    NoneFound = 4,  // solve: none was found, and there may be one
    Interrupted = 130  // Ctrl-C: what was done until then is kept
};

/// Stands for the names of all players among the choices of shell completion, which asks for them
/// when it needs them: engines come and go.
inline constexpr const char* PlayerNames = "$players";

/// What every command shares.
class Context {
public:
    explicit Context(words::Language language) : language_(language) {}

    words::Language language() const { return language_; }

    /// A sentence or a phrase by its code, with arguments.
    template <typename... Arguments>
    std::string say(std::string code, const Arguments&... arguments) const {
        return words::sentence({std::move(code), {fmt::format("{}", arguments)...}}, language_);
    }
    std::string say(const Reason& reason) const { return words::sentence(reason, language_); }

    /// Prints a reason to standard error; gives back Failure, for `return context.fail(reason);`.
    int fail(const Reason& reason) const;

    /// The same for a command line that makes no sense; gives back WrongUse.
    int misuse(const Reason& reason) const { return misuseSaying(say(reason)); }
    int misuseSaying(const std::string& complaint) const;

    /// What the program is called.
    std::string program = "tianyuan-cli";

    /// Who does work that can be handed out.
    jobs::Crew& crew() const { return *crew_; }
    void setCrew(jobs::Crew& crew) { crew_ = &crew; }

    /// What the command that ran ends with.
    int exitCode = Success;

    /// The words that options and arguments take, for shell completion.
    std::map<const CLI::Option*, std::vector<std::string>> choices;

private:
    words::Language language_;
    std::unique_ptr<jobs::Crew> threads_ = std::make_unique<jobs::Threads>();
    jobs::Crew* crew_ = threads_.get();
};

/// Adds an option that takes one of some words.
CLI::Option* addChoice(CLI::App& app, Context& context, const std::string& name,
                       std::string& variable, const std::vector<std::string>& choices,
                       const std::string& description);

/// Adds an option that takes a number between two bounds.
template <typename Number>
CLI::Option* addNumber(CLI::App& app, const Context& context, const std::string& name,
                       Number& variable, double least, double most,
                       const std::string& description) {
    return app.add_option(name, variable, description)
        ->check([&context, name, least, most](const std::string& text) {
            double value = 0;
            constexpr bool IsWhole = !std::is_floating_point_v<Number>;
            const bool fits = CLI::detail::lexical_cast(text, value) && least <= value &&
                              value <= most && (!IsWhole || value == std::floor(value));
            return fits ? std::string()
                        : context.say("cli.not-in-range", text, name, fmt::format("{:.15g}", least),
                                      fmt::format("{:.15g}", most));
        })
        ->option_text("N");
}

/// Adds an option that takes seconds: 10, or with a unit 10s, 500ms, 2m, 1h.
CLI::Option* addSeconds(CLI::App& app, const Context& context, const std::string& name,
                        double& variable, double most, const std::string& description);

/// Adds an option that takes a time control.
CLI::Option* addTime(CLI::App& app, const Context& context, const std::string& name,
                     std::string& variable, const std::string& description);

/// "Opening 4D: Kagetsu 花月."
std::string openingText(const Context& context, const opening::NamedOpening& opening);

/// The options that say on which board and by which rule; used by several commands.
struct BoardOptions {
    std::string rule = "freestyle";
    int size = 15;

    void addTo(CLI::App& app, Context& context, const std::string& defaultRule);
};

// Each adds its subcommand to the program.
void addPlay(CLI::App& app, Context& context);
void addShow(CLI::App& app, Context& context);
void addMap(CLI::App& app, Context& context);
void addForbid(CLI::App& app, Context& context);
void addConvert(CLI::App& app, Context& context);
void addGames(CLI::App& app, Context& context);
void addCourse(CLI::App& app, Context& context);
void addProgress(CLI::App& app, Context& context);
void addPlayers(CLI::App& app, Context& context);
void addEngines(CLI::App& app, Context& context);
void addAnalyse(CLI::App& app, Context& context);
void addReview(CLI::App& app, Context& context);
void addBench(CLI::App& app, Context& context);
void addOpenings(CLI::App& app, Context& context);
void addMatch(CLI::App& app, Context& context);
void addLadder(CLI::App& app, Context& context);
void addSelfplay(CLI::App& app, Context& context);
void addTune(CLI::App& app, Context& context);
void addServe(CLI::App& app, Context& context);
void addCompletion(CLI::App& app, Context& context);

}  // namespace tianyuan::cli
