#include "proof_command.h"

#include "core/codes.h"
#include "core/notation.h"
#include "file.h"
#include "proof/checker.h"
#include "proof/coverage.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <memory>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    std::string file;
    bool everyReply = false;
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
    const auto checked = proof::checkAll(*certificate, {.everyReply = options.everyReply});
    if (!checked) return context.fail(checked.reason());
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    if (options.json) {
        fmt::print("{}\n", toJson(*certificate, *checked, time.count()).dump());
    } else {
        print(context, *certificate, *checked, time.count());
    }
    return Success;
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
    checking.addFlag("--json", options->json, context.say("cli.option.json-plain"));
    checking.run([&context, options] { context.exitCode = check(context, *options); });
}

}  // namespace tianyuan::cli
