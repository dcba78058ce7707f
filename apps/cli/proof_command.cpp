#include "proof_command.h"

#include "core/codes.h"
#include "core/notation.h"
#include "file.h"
#include "inbox.h"
#include "perfect/installed_books.h"
#include "perfect/proof_walk.h"
#include "position_argument.h"
#include "proof/checker.h"
#include "proof/coverage.h"
#include "terminal_walk.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <memory>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    std::string file;
    bool everyReply = false;
    std::uint64_t sample = 0;  // positions; 0: everything
    bool json = false;
};

/// Claims with a position each are listed up to this many.
constexpr std::size_t MostListed = 40;

Json toJson(const proof::Certificate& certificate, const proof::CheckedCertificate& checked,
            double seconds) {
    const proof::Coverage coverage = proof::coverageOf(certificate);
    Json claims = Json::array();
    for (const proof::Claim& claim : certificate.claims) {
        claims.push_back(proof::textOf(claim.position, certificate.size));
    }
    return {{"rule", idOf(certificate.rule)},
            {"size", certificate.size},
            {"claims", std::move(claims)},
            {"checked", checked.claims},
            {"strategies", certificate.strategies.size()},
            {"positions", checked.positions},
            {"plies", checked.plies},
            {"seconds", seconds},
            {"second_moves", {coverage.seconds, coverage.allSeconds}},
            {"fourth_moves", {coverage.fourths, coverage.allFourths}},
            {"whole_game", coverage.whole}};
}

void print(const Context& context, const proof::Certificate& certificate,
           const proof::CheckedCertificate& checked, double seconds) {
    const std::string size = fmt::format("{}", certificate.size);
    if (checked.claims < certificate.claims.size()) {
        fmt::print("{}\n", context.say("proof.sample", checked.claims, certificate.claims.size(),
                                       checked.positions, fmt::format("{:.1f}", seconds)));
        return;
    }
    fmt::print("{}\n", context.say("proof.proved", certificate.claims.size(),
                                   fmt::format("rule.{}", idOf(certificate.rule)), size));
    for (std::size_t i = 0; i < std::min(certificate.claims.size(), MostListed); ++i) {
        const proof::Position& position = certificate.claims[i].position;
        const std::string text = proof::textOf(position, certificate.size);
        const std::string side = sideCode(position.attacker);
        fmt::print("  {}\n", text.empty() ? context.say("proof.from-empty", side)
                                          : context.say("proof.from", side, text));
    }
    if (certificate.claims.size() > MostListed) {
        fmt::print("  {}\n", context.say("proof.more", certificate.claims.size() - MostListed));
    }
    fmt::print("{}\n", context.say("proof.effort", checked.positions, certificate.strategies.size(),
                                   checked.plies, fmt::format("{:.1f}", seconds)));
    const proof::Coverage coverage = proof::coverageOf(certificate);
    if (coverage.fourths > 0) {
        fmt::print("{}\n", context.say("proof.coverage", coverage.seconds, coverage.allSeconds,
                                       coverage.fourths, coverage.allFourths));
    }
}

int check(const Context& context, const Options& options) {
    const auto bytes = readFile(options.file);
    if (!bytes) return context.fail(bytes.reason());
    const auto certificate = proof::readCertificate(*bytes);
    if (!certificate) return context.fail(certificate.reason());
    const auto start = std::chrono::steady_clock::now();
    const auto checked = options.sample > 0
                             ? proof::checkSample(*certificate, options.sample)
                             : proof::checkAll(*certificate, {.everyReply = options.everyReply});
    if (!checked) return context.fail(checked.reason());
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    if (options.json) {
        fmt::print("{}\n", toJson(*certificate, *checked, time.count()).dump());
    } else {
        print(context, *certificate, *checked, time.count());
    }
    return Success;
}

struct WalkOptions {
    BoardOptions board;
    std::string position;
    std::string file;
    bool ascii = false;
};

/// The book of a file, or the one that is installed.
Result<std::shared_ptr<const perfect::ProvedBook>> bookFor(const WalkOptions& options) {
    if (options.file.empty()) {
        auto book = perfect::installedBooks()(*ruleFromId(options.board.rule), options.board.size);
        if (book) return book;
        return Reason{"walk.no-book",
                      {"rule." + options.board.rule, std::to_string(options.board.size)}};
    }
    auto bytes = readFile(options.file);
    if (!bytes) return bytes.reason();
    auto book = perfect::ProvedBook::read(std::move(*bytes));
    if (!book) return book.reason();
    return std::make_shared<const perfect::ProvedBook>(std::move(*book));
}

int walk(const Context& context, const WalkOptions& options) {
    const auto book = bookFor(options);
    if (!book) return context.fail(book.reason());
    const auto position = positionFromText(options.position, (*book)->size());
    if (!position) return context.fail(position.reason());
    Board start((*book)->size());
    perfect::ProofWalk walk(*book, start);
    for (const Move move : position->moves) {
        if (move.isPass()) return context.fail({"walk.no-pass", {}});
        if (const Attempt played = walk.play(move.point()); !played) {
            return context.fail(played.reason());
        }
    }
    TerminalAbilities abilities = TerminalAbilities::ofStandardOutput();
    if (options.ascii) abilities.unicode = false;
    Inbox inbox;
    TerminalWalk(context, inbox, abilities, walk).run();
    return Success;
}

void addWalk(const Command& command, Context& context) {
    auto options = std::make_shared<WalkOptions>();
    const Command walking = command.addCommand("walk", context.say("cli.proof.walk"));
    walking.addOption("POSITION", options->position, context.say("cli.option.walk-position"))
        .shownAs(" ");
    walking.addOption("--certificate", options->file, context.say("cli.option.walk-certificate"))
        .shownAs("FILE");
    options->board.addTo(walking, context, "freestyle");
    walking.addFlag("--ascii", options->ascii, context.say("cli.option.ascii"));
    walking.run([&context, options] { context.exitCode = walk(context, *options); });
}

}  // namespace

void addProof(Command app, Context& context) {
    const Command command = app.addCommand("proof", context.say("cli.proof"));
    command.requireCommand();
    auto options = std::make_shared<Options>();
    const Command checking = command.addCommand("check", context.say("cli.proof.check"));
    checking.addOption("FILE", options->file, context.say("cli.option.certificate-file"))
        .required()
        .shownAs(" ");
    checking.addFlag("--every-reply", options->everyReply, context.say("cli.option.every-reply"));
    checking.addOption("--sample", options->sample, context.say("cli.option.check-sample"))
        .shownAs("N");
    checking.addFlag("--json", options->json, context.say("cli.option.json-plain"));
    checking.run([&context, options] { context.exitCode = check(context, *options); });
    addWalk(command, context);
}

}  // namespace tianyuan::cli
