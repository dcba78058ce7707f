#include "core/notation.h"
#include "file.h"
#include "files/whole_file.h"
#include "interrupt.h"
#include "position_argument.h"
#include "proof/checker.h"
#include "proof_command.h"
#include "prove/prover.h"
#include "prove/threat_solver.h"
#include "prove/threat_strategy.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <thread>

namespace tianyuan::cli {
namespace {

struct Options {
    BoardOptions board;
    std::string position;
    double hours = 0;
    std::string from;
    std::string out;
    std::string log;
    bool resume = false;
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::size_t memory = 1024;
};

/// Shows how far it is, now and then, and keeps the certificate of what is proved up to date.
class Reporter {
public:
    Reporter(const Context& context, const Options& options, const prove::Prover& prover)
        : context_(context), options_(options), prover_(prover) {}

    void update(const prove::Progress& progress) {
        const auto now = Clock::now();
        const auto& [first, second] = progress.summary;
        const auto seconds = static_cast<int>(progress.time.count());
        fmt::print(
            stderr, "{}\n",
            context_.say(
                "prove.progress",
                fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
                first.settled, first.all, second.settled, second.all, progress.jobs,
                progress.positions, proof::textOf(progress.workingOn, options_.board.size)));
        if (now - written_ < BetweenFiles) return;
        written_ = now;
        if (const Attempt done = write(); !done) context_.fail(done.reason());
    }

    /// The certificate as it is now; nothing if nothing is proved.
    Attempt write() const {
        if (options_.out.empty()) return Done{};
        const prove::ProofTree& tree = prover_.tree();
        std::vector<proof::Claim> claims = prove::claimsOf(tree);
        if (claims.empty()) return Done{};
        return files::writeFile(
            options_.out,
            proof::writeCertificate(tree.rule(), tree.size(), tree.strategies(), std::move(claims)),
            files::IfThere::Replace);
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::seconds BetweenFiles{300};

    const Context& context_;
    const Options& options_;
    const prove::Prover& prover_;
    Clock::time_point written_ = Clock::now();
};

std::string codeOf(prove::Ending ending) {
    switch (ending) {
        case prove::Ending::Proved:
            return "prove.proved";
        case prove::Ending::TimeIsUp:
            return "prove.time-is-up";
        case prove::Ending::Stopped:
            return "prove.stopped";
        case prove::Ending::MemoryIsFull:
            return "prove.memory-is-full";
        case prove::Ending::NothingLeft:
            break;
    }
    return "prove.nothing-left";
}

/// The certificate as it stands in the file is read and checked once more.
int report(const Context& context, const Options& options, const prove::Prover& prover,
           prove::Ending ending) {
    const auto [first, second] = prove::summaryOf(prover.tree());
    fmt::print("{}\n", context.say(codeOf(ending)));
    if (ending != prove::Ending::Proved) {
        fmt::print("{}\n", context.say("prove.summary", first.settled, first.all, second.settled,
                                       second.all));
    }
    if (options.out.empty() || prove::claimsOf(prover.tree()).empty()) return Success;
    const auto bytes = readFile(options.out);
    if (!bytes) return context.fail(bytes.reason());
    const auto certificate = proof::readCertificate(*bytes);
    if (!certificate) return context.fail(certificate.reason());
    const auto checked = proof::checkAll(*certificate);
    if (!checked) return context.fail(checked.reason());
    fmt::print("{}\n", context.say("prove.written", options.out, certificate->claims.size(),
                                   checked->positions));
    return Success;
}

/// The certificate to begin from, if one was named.
Result<std::optional<proof::Certificate>> known(const Options& options) {
    if (options.from.empty()) return std::optional<proof::Certificate>{};
    const auto bytes = readFile(options.from);
    if (!bytes) return bytes.reason();
    auto certificate = proof::readCertificate(*bytes);
    if (!certificate) return certificate.reason();
    return std::optional(std::move(certificate).value());
}

int prove(const Context& context, const Options& options) {
    const auto position = positionFromText(options.position, options.board.size);
    if (!position) return context.fail(position.reason());
    const Rule rule = *ruleFromId(options.board.rule);
    if (!proof::canBeCertified(rule)) {
        return context.misuse({"proof.other-rule", {fmt::format("rule.{}", options.board.rule)}});
    }
    const int size = options.board.size;
    const prove::Question question{rule, size, prove::positionOf(position->board, position->moves)};
    const std::string log = options.log.empty()
                                ? (options.out.empty() ? "prove.log" : options.out + ".log")
                                : options.log;
    const auto certificate = known(options);
    if (!certificate) return context.fail(certificate.reason());
    if (*certificate) {
        fmt::print(stderr, "{}\n",
                   context.say("prove.checking", options.from, (*certificate)->claims.size()));
    }
    auto prover = prove::Prover::begin(
        log, options.resume, question,
        [=](std::size_t memory) {
            return std::make_unique<prove::ThreatSolver>(rule, size, memory);
        },
        *certificate);
    if (!prover) return context.fail(prover.reason());

    const Interrupt interrupt;
    Reporter reporter(context, options, **prover);
    prove::ProverOptions proverOptions{options.threads, options.memory << 20, {}};
    if (options.hours > 0) proverOptions.time = std::chrono::duration<double>(options.hours * 3600);
    const auto ending = (*prover)->run(proverOptions, interrupt.token(),
                                       [&](const auto& progress) { reporter.update(progress); });
    if (!ending) return context.fail(ending.reason());
    if (const Attempt written = reporter.write(); !written) return context.fail(written.reason());
    const int code = report(context, options, **prover, *ending);
    return interrupt.hasCome() ? Interrupted : code;
}

}  // namespace

void addProve(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("prove", context.say("cli.prove"));
    command.footer(context.say("cli.prove.footer"));
    command.addOption("POSITION", options->position, context.say("cli.option.prove-position"))
        .shownAs(" ");
    options->board.addTo(command, context, "freestyle");
    addNumber(command, context, "--hours", options->hours, 0, 1e5,
              context.say("cli.option.prove-hours"));
    command.addOption("--from", options->from, context.say("cli.option.prove-from"))
        .shownAs("FILE");
    command.addOption("--out", options->out, context.say("cli.option.prove-out")).shownAs("FILE");
    command.addOption("--log", options->log, context.say("cli.option.prove-log")).shownAs("FILE");
    command.addFlag("--resume", options->resume, context.say("cli.option.prove-resume"));
    addNumber(command, context, "--threads", options->threads, 1, 256,
              context.say("cli.option.engine-threads"));
    addNumber(command, context, "--memory", options->memory, 64, 1e6,
              context.say("cli.option.prove-memory"));
    command.run([&context, options] { context.exitCode = prove(context, *options); });
}

}  // namespace tianyuan::cli
