#include "command.h"
#include "help_formatter.h"
#include "parse_complaint.h"
#include "proof_command.h"
#include "puzzles_command.h"
#include "solve_command.h"

#include <CLI/CLI.hpp>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <new>

namespace {

using namespace tianyuan;

/// The language has to be known before the options are described, so it is looked for first.
words::Language languageFor(int count, char** arguments) {
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = arguments[i];
        std::string_view value;
        if (argument == "--lang" && i + 1 < count) value = arguments[i + 1];
        if (argument.starts_with("--lang=")) value = argument.substr(std::strlen("--lang="));
        if (const auto language = words::languageFromText(value)) return *language;
    }
    return words::languageOfEnvironment();
}

void describe(CLI::App& app, const cli::Context& context) {
    app.description(context.say("cli.about"));
    app.footer(context.say("cli.footer"));
    app.set_help_flag("-h,--help", context.say("cli.option.help"));
    app.set_help_all_flag("--help-all", context.say("cli.option.help-all"));
    app.set_version_flag("--version", "tianyuan-cli " TIANYUAN_VERSION,
                         context.say("cli.option.version"));
    const auto formatter = std::make_shared<cli::HelpFormatter>();
    app.formatter(formatter);
    for (const char* label : {"Usage", "Positionals", "OPTIONS", "SUBCOMMAND"}) {
        formatter->label(label, context.say(fmt::format("cli.label.{}", label)));
    }
    formatter->label("REQUIRED", "");
}

/// CLI11 has a word of its own above the list of options.
void groupOptions(CLI::App& app, const cli::Context& context) {
    for (CLI::Option* option : app.get_options({})) option->group(context.say("cli.label.Options"));
}

int run(int count, char** arguments) {
    cli::Context context(languageFor(count, arguments));
    CLI::App app("", "tianyuan-cli");
    app.group(context.say("cli.label.Subcommands"));
    describe(app, context);
    app.fallthrough();
    std::string language;
    addChoice(app, context, "--lang", language, {"en", "zh"}, context.say("cli.option.lang"));

    addPlay(app, context);
    addShow(app, context);
    addMap(app, context);
    addForbid(app, context);
    addConvert(app, context);
    addGames(app, context);
    addCourse(app, context);
    addProgress(app, context);
    addPlayers(app, context);
    addEngines(app, context);
    addAnalyse(app, context);
    addReview(app, context);
    addSolve(app, context);
    addProve(app, context);
    addProof(app, context);
    addBench(app, context);
    addOpenings(app, context);
    addMatch(app, context);
    addLadder(app, context);
    addSelfplay(app, context);
    addTune(app, context);
    addTuneMoves(app, context);
    addPuzzles(app, context);
    addServe(app, context);
    addCompletion(app, context);

    groupOptions(app, context);
    for (CLI::App* command : app.get_subcommands({})) groupOptions(*command, context);

    try {
        app.parse(count, arguments);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
            return app.exit(error);
        }
        return context.misuseSaying(complaintOf(context, app, error));
    }
    if (app.get_subcommands().empty()) {
        fmt::print(stderr, "{}", app.help());
        return cli::WrongUse;
    }
    return context.exitCode;
}

int runSafely(int count, char** arguments) {
    try {
        return run(count, arguments);
    } catch (const std::bad_alloc&) {
        return cli::Context(languageFor(count, arguments)).fail({"file.no-memory", {}});
    } catch (const std::exception& error) {
        if (std::ferror(stdout) == 0) fmt::print(stderr, "tianyuan-cli: {}\n", error.what());
        return cli::Failure;
    }
}

}  // namespace

/// Whoever lets what is printed go to a file must not take half of it for all.
int main(int count, char** arguments) {
    try {
        const int code = runSafely(count, arguments);
        errno = 0;
        const bool isPrinted = std::fflush(stdout) == 0;
        if (isPrinted && std::ferror(stdout) == 0) return code;
        const char* why = std::strerror(isPrinted || errno == 0 ? EIO : errno);
        return cli::Context(languageFor(count, arguments)).fail({"output.cannot-write", {why}});
    } catch (const std::exception&) {
        return cli::Failure;  // not even that can be said
    }
}
