#pragma once

#include "command_line.h"
#include "core/result.h"
#include "jobs/crew.h"
#include "opening/named_opening.h"
#include "words/sentence.h"

#include <fmt/format.h>

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
Option addChoice(Command command, Context& context, const std::string& name, std::string& variable,
                 const std::vector<std::string>& choices, const std::string& description);

/// The numbers that an option takes.
struct Bounds {
    double least = 0;
    double most = 0;
    bool areWhole = false;  // only whole ones
};

/// What is wrong with the value of an option that takes such a number; empty: nothing.
std::string complaintAbout(const Context& context, const std::string& option,
                           const std::string& value, const Bounds& bounds);

/// Adds an option that takes a number between two bounds.
template <typename Number>
Option addNumber(Command command, const Context& context, const std::string& name, Number& variable,
                 double least, double most, const std::string& description) {
    constexpr bool IsWhole = !std::is_floating_point_v<Number>;
    return command.addOption(name, variable, description)
        .check([&context, name, least, most](const std::string& text) {
            return complaintAbout(context, name, text, {least, most, IsWhole});
        })
        .shownAs("N");
}

/// Adds an option that takes seconds: 10, or with a unit 10s, 500ms, 2m, 1h.
Option addSeconds(Command command, const Context& context, const std::string& name,
                  double& variable, double most, const std::string& description);

/// Adds an option that takes a time control.
Option addTime(Command command, const Context& context, const std::string& name,
               std::string& variable, const std::string& description);

/// "Opening 4D: Kagetsu 花月."
std::string openingText(const Context& context, const opening::NamedOpening& opening);

/// The options that say on which board and by which rule; used by several commands.
struct BoardOptions {
    std::string rule = "freestyle";
    int size = 15;

    void addTo(Command command, Context& context, const std::string& defaultRule);
};

// Each adds its subcommand to the program.
void addPlay(Command command, Context& context);
void addShow(Command command, Context& context);
void addMap(Command command, Context& context);
void addForbid(Command command, Context& context);
void addConvert(Command command, Context& context);
void addGames(Command command, Context& context);
void addCourse(Command command, Context& context);
void addProgress(Command command, Context& context);
void addPlayers(Command command, Context& context);
void addEngines(Command command, Context& context);
void addAnalyse(Command command, Context& context);
void addReview(Command command, Context& context);
void addBench(Command command, Context& context);
void addOpenings(Command command, Context& context);
void addMatch(Command command, Context& context);
void addLadder(Command command, Context& context);
void addSelfplay(Command command, Context& context);
void addTune(Command command, Context& context);
void addTuneMoves(Command command, Context& context);
void addServe(Command command, Context& context);
void addCompletion(Command command, Context& context);

}  // namespace tianyuan::cli
