#include "checkup_report.h"
#include "command.h"
#include "interrupt.h"
#include "protocol/command_line.h"
#include "roster/engine_archive.h"
#include "roster/engine_registry.h"
#include "terminal.h"

#include <cstdio>
#include <filesystem>
#include <memory>

namespace tianyuan::cli {
namespace {

namespace fs = std::filesystem;
using protocol::Checkup;
using roster::EngineRegistry;
using roster::RegisteredEngine;

struct Options {
    std::vector<std::string> command;
    std::string name;
    std::string folder;
    std::uint64_t memory = 0;  // megabytes
    bool noCheck = false;
    bool json = false;
    bool transcript = false;
};

/// A program in this folder is named by its full path, so that it is found from anywhere.
std::vector<std::string> withFullPath(std::vector<std::string> command) {
    std::error_code error;
    const bool isPath = command.front().find('/') != std::string::npos;
    if (isPath || fs::is_regular_file(command.front(), error)) {
        command.front() = fs::absolute(command.front()).lexically_normal().string();
    }
    return command;
}

/// What was unpacked for an engine, and goes again if that is not added after all.
class Unpacked {
public:
    Unpacked() = default;
    ~Unpacked() {
        std::error_code error;
        if (!folder_.empty()) fs::remove_all(folder_, error);
    }
    Unpacked(const Unpacked&) = delete;
    Unpacked& operator=(const Unpacked&) = delete;

    /// The folder of the engine lies right in the folder of all engines.
    void begin(const fs::path& program) {
        const fs::path inside = program.lexically_relative(roster::usualEngineFolder());
        folder_ = roster::usualEngineFolder() / *inside.begin();
    }
    void keep() { folder_.clear(); }

private:
    fs::path folder_;
};

Checkup examineAndShow(const Context& context, const RegisteredEngine& engine,
                       const Options& options) {
    protocol::DoctorOptions doctor;
    doctor.command = engine.command;
    doctor.folder = engine.folder;
    if (engine.memory) doctor.memory = *engine.memory;
    const bool colour = TerminalAbilities::ofStandardOutput().colour;
    const Interrupt interrupt;
    Checkup checkup = examine(doctor, interrupt.token(), [&](const protocol::Symptom& symptom) {
        if (options.json) return;
        fmt::print("{}", toText(context, symptom, colour));
        std::fflush(stdout);
    });
    if (options.json) {
        fmt::print("{}", toJson(context, checkup, options.transcript));
        return checkup;
    }
    if (options.transcript) fmt::print("\n{}", checkup.transcript->toText());
    fmt::print("{}\n", summaryOf(context, checkup));
    return checkup;
}

int list(const Context& context) {
    const auto registry = EngineRegistry::load(EngineRegistry::usualFile());
    if (!registry) return context.fail(registry.reason());
    if (registry->engines().empty()) fmt::print("{}\n", context.say("engines.none"));
    for (const RegisteredEngine& engine : registry->engines()) {
        fmt::print("{:<16} {}\n", engine.name, protocol::joinCommandLine(engine.command));
        if (!engine.about.empty()) fmt::print("{:<16} {}\n", "", engine.about);
    }
    return Success;
}

int add(const Context& context, const Options& options) {
    auto registry = EngineRegistry::load(EngineRegistry::usualFile());
    if (!registry) return context.fail(registry.reason());
    RegisteredEngine engine;
    engine.command = withFullPath(options.command);
    Unpacked unpacked;
    if (roster::isEngineArchive(engine.command.front())) {
        const auto program =
            roster::unpackEngine(engine.command.front(), roster::usualEngineFolder());
        if (!program) return context.fail(program.reason());
        unpacked.begin(*program);
        engine.command.front() = program->string();
    }
    if (!options.folder.empty()) engine.folder = fs::absolute(options.folder);
    if (options.memory > 0) engine.memory = options.memory << 20;
    engine.name = options.name.empty() ? nameFor(engine.command.front(), *registry) : options.name;
    if (const Attempt good = roster::checkName(engine.name); !good) {
        return context.fail(good.reason());
    }
    if (registry->find(engine.name)) return context.fail({"registry.name-taken", {engine.name}});
    if (!options.noCheck) {
        fmt::print("{}\n", context.say("engines.checking", engine.command.front()));
        const Checkup checkup = examineAndShow(context, engine, options);
        if (!checkup.canPlay) return context.fail({"engines.cannot-play", {engine.name}});
        engine.understandsStop = checkup.understandsStop;
        engine.about = checkup.whoItIs();
    }
    const std::string name = engine.name;
    if (const Attempt added = registry->add(std::move(engine)); !added) {
        return context.fail(added.reason());
    }
    unpacked.keep();
    fmt::print("{}\n", context.say("engines.added", name));
    return Success;
}

int remove(const Context& context, const Options& options) {
    auto registry = EngineRegistry::load(EngineRegistry::usualFile());
    if (!registry) return context.fail(registry.reason());
    if (const Attempt removed = registry->remove(options.name); !removed) {
        return context.fail(removed.reason());
    }
    fmt::print("{}\n", context.say("engines.removed", options.name));
    return Success;
}

/// A name from the list, or else a program.
int check(const Context& context, const Options& options) {
    const auto registry = EngineRegistry::load(EngineRegistry::usualFile());
    RegisteredEngine engine;
    const RegisteredEngine* known =
        registry && options.command.size() == 1 ? registry->find(options.command.front()) : nullptr;
    if (known) {
        engine = *known;
    } else {
        engine.command = withFullPath(options.command);
    }
    const Checkup checkup = examineAndShow(context, engine, options);
    const bool healthy = checkup.canPlay && checkup.count(protocol::Severity::Fault) == 0;
    return healthy ? Success : Failure;
}

}  // namespace

void addEngines(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("engines", context.say("cli.engines"));
    command.allowCommand();

    const Command lists = command.addCommand("list", context.say("cli.engines.list"));
    lists.run([&context] { context.exitCode = list(context); });

    const Command adds = command.addCommand("add", context.say("cli.engines.add"));
    adds.addOption("COMMAND", options->command, context.say("cli.option.engine-command"))
        .required()
        .shownAs(" ");
    adds.addOption("--name", options->name, context.say("cli.option.engine-name")).shownAs("NAME");
    adds.addOption("--folder", options->folder, context.say("cli.option.engine-folder"))
        .shownAs("DIR");
    addNumber(adds, context, "--memory", options->memory, 1, 1e6,
              context.say("cli.option.engine-memory"))
        .shownAs("MB");
    adds.addFlag("--no-check", options->noCheck, context.say("cli.option.no-check"));
    adds.run([&context, options] { context.exitCode = add(context, *options); });

    const Command removes = command.addCommand("remove", context.say("cli.engines.remove"));
    removes.addOption("NAME", options->name, context.say("cli.option.engine-name"))
        .required()
        .shownAs(" ");
    removes.run([&context, options] { context.exitCode = remove(context, *options); });

    const Command checks = command.addCommand("check", context.say("cli.engines.check"));
    checks.addOption("ENGINE", options->command, context.say("cli.option.engine-to-check"))
        .required()
        .shownAs(" ");
    checks.addFlag("--json", options->json, context.say("cli.option.json-plain"));
    checks.addFlag("--transcript", options->transcript, context.say("cli.option.transcript"));
    checks.run([&context, options] { context.exitCode = check(context, *options); });

    command.run([&context, command] {
        if (!command.hasCommand()) context.exitCode = list(context);
    });
}

}  // namespace tianyuan::cli
