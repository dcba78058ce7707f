#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/parse_complaint.h"
#include "cluster/channel.h"
#include "cluster/guardian.h"
#include "cluster/mpi_crew.h"

#include <CLI/CLI.hpp>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

namespace {

using namespace tianyuan;

constexpr int DefaultPatience = 30;  // seconds

/// Open MPI ends everything with the first process that dies, unless it was told not to.
bool survivesLosses() {
    const char* recovery = std::getenv("OMPI_MCA_orte_enable_recovery");
    return !std::getenv("OMPI_COMM_WORLD_SIZE") || (recovery && std::string(recovery) != "0");
}

int parseAndRun(cli::Context& context, CLI::App& app, int count, char** arguments) {
    const bool isSilent = context.crew().serves();
    try {
        app.parse(count, arguments);
    } catch (const CLI::ParseError& error) {
        const bool isHelp = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success);
        if (!isHelp) return context.misuseSaying(cli::complaintOf(context, app, error));
        return isSilent ? cli::Success : app.exit(error);
    }
    return context.exitCode;
}

/// How long a silence may be, looked for first: the crew is there before the options are.
int patienceFrom(int count, char** arguments) {
    for (int i = 1; i + 1 < count; ++i) {
        if (std::string_view(arguments[i]) == "--silence") {
            const int seconds = std::atoi(arguments[i + 1]);
            if (seconds > 0) return seconds;
        }
    }
    return DefaultPatience;
}

int run(cluster::Channel& channel, cluster::MpiCrew& crew, int count, char** arguments) {
    const words::Language language = words::languageOfEnvironment();
    cli::Context context(language);
    context.program = "tianyuan-cluster";
    context.setCrew(crew);
    CLI::App app(context.say("cluster.about"), context.program);
    app.footer(context.say("cluster.footer"));
    app.set_help_flag("-h,--help", context.say("cli.option.help"));
    app.set_version_flag("--version", "tianyuan-cluster " TIANYUAN_VERSION,
                         context.say("cli.option.version"));
    app.fallthrough();
    app.require_subcommand(1);
    int silence = DefaultPatience;
    cli::addNumber(app, context, "--silence", silence, 1, 86'400,
                   context.say("cluster.option.silence", DefaultPatience));
    cli::addMatch(app, context);
    cli::addLadder(app, context);
    cli::addSelfplay(app, context);
    if (channel.rank() == 0 && channel.size() > 1 && !survivesLosses()) {
        fmt::print(stderr, "{}\n", context.say("cluster.no-recovery"));
    }
    return parseAndRun(context, app, count, arguments);
}

/// Threads that MPI starts must leave these signals to whoever waits for them.
void holdSignals() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&signals, number);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

}  // namespace

int main(int count, char** arguments) {
    cluster::startGuardian();
    holdSignals();
    cluster::Channel channel(&count, &arguments);
    int code = cli::Failure;
    cluster::MpiCrew crew(channel, std::chrono::seconds(patienceFrom(count, arguments)),
                          [](const Reason& news) {
                              fmt::print(stderr, "tianyuan-cluster: {}\n",
                                         words::sentence(news, words::languageOfEnvironment()));
                          });
    std::optional<cli::Interrupt> interrupt;
    if (crew.serves()) {
        interrupt.emplace();
        crew.setStop(interrupt->token());
    }
    try {
        code = run(channel, crew, count, arguments);
    } catch (const std::exception& error) {
        fmt::print(stderr, "tianyuan-cluster: {}\n", error.what());
    }
    std::fflush(stdout);
    crew.leave(code);
    return code;
}
