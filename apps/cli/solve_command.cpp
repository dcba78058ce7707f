#include "solve_command.h"

#include "core/notation.h"
#include "core/referee.h"
#include "file.h"
#include "interrupt.h"
#include "position_argument.h"
#include "proof/checker.h"
#include "proof_printing.h"
#include "prove/threat_strategy.h"
#include "search/threat_search.h"

#include <nlohmann/json.hpp>

#include <memory>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;
using search::Verdict;

struct Options {
    BoardOptions board;
    std::string position;
    std::string side;
    bool vcf = false;
    bool vct = false;
    bool win = false;
    std::uint64_t nodes = 5'000'000;
    bool json = false;
    std::string certificate;

    std::string kind() const { return vcf ? "vcf" : win ? "win" : "vct"; }
};

search::ThreatAnswer look(const Options& options, const Board& board, std::stop_token stop) {
    eval::ShapeMap map(*ruleFromId(options.board.rule), board);
    const eval::Side side = eval::sideOf(board.sideToMove());
    const search::ThreatLimits limits{options.nodes, std::move(stop)};
    search::ThreatSearch search(std::size_t{1} << 20);
    if (options.vcf) return search.vcf(map, side, limits);
    return search.vct(map, side, limits,
                      options.win ? search::Attacks::All : search::Attacks::Threes);
}

std::string_view idOf(Verdict verdict) {
    switch (verdict) {
        case Verdict::Won:
            return "won";
        case Verdict::None:
            return "none";
        case Verdict::Unknown:
            break;
    }
    return "unknown";
}

Json toJson(const Options& options, const Board& board, const search::ThreatAnswer& answer) {
    const int size = board.size();
    Json json{{"position", options.position},
              {"rule", options.board.rule},
              {"side", board.sideToMove() == Stone::Black ? "black" : "white"},
              {"kind", options.kind()},
              {"verdict", idOf(answer.verdict)},
              {"nodes", answer.nodes}};
    if (answer.verdict != Verdict::Won) return json;
    std::vector<std::string> line;
    for (const Point point : answer.proof.line()) line.push_back(toText(point, size));
    json["plies"] = answer.proof.plies();
    json["line"] = std::move(line);
    json["proof"] = proofJson(answer.proof, size);
    return json;
}

void print(const Context& context, const Options& options, const Board& board,
           const search::ThreatAnswer& answer) {
    const std::string side = board.sideToMove() == Stone::Black ? "side.black" : "side.white";
    const std::string kind = "solve.kind." + options.kind();
    switch (answer.verdict) {
        case Verdict::Won:
            fmt::print("{}\n",
                       context.say("solve.won", side, kind, answer.proof.plies(), answer.nodes));
            fmt::print("{}\n\n{}", context.say("solve.rest"),
                       proofText(context, answer.proof, board.size()));
            return;
        case Verdict::None:
            fmt::print("{}\n", context.say("solve.none", side, kind, answer.nodes));
            return;
        case Verdict::Unknown:
            fmt::print("{}\n", context.say("solve.unknown", side, kind, answer.nodes));
            return;
    }
}

/// Writes the proof as a certificate, once the checker has accepted it.
Attempt certify(const Options& options, const PositionArgument& position,
                const search::Proof& win) {
    proof::Certificate certificate{*ruleFromId(options.board.rule), options.board.size, {}, {}};
    const proof::Link how = prove::addThreats(certificate.strategies, win);
    certificate.claims.push_back({prove::positionOf(position.board, position.moves), how});
    const auto checked = proof::checkAll(certificate);
    if (!checked) return checked.reason();
    return writeFile(options.certificate, proof::writeCertificate(certificate), true);
}

/// Is there a five on the board already?
bool isOver(const Board& board, Rule rule) {
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Stone stone = board.at({x, y});
            if (stone != Stone::None && makesFive(board, {x, y}, stone, rule)) return true;
        }
    }
    return board.isFull();
}

int solve(const Context& context, const Options& options) {
    auto position = positionFromText(options.position, options.board.size);
    if (!position) return context.fail(position.reason());
    Board& board = position->board;
    if (options.side == "black") board.setSideToMove(Stone::Black);
    if (options.side == "white") board.setSideToMove(Stone::White);
    if (isOver(board, *ruleFromId(options.board.rule))) return context.fail({"solve.over", {}});

    if (!options.certificate.empty() && !proof::canBeCertified(*ruleFromId(options.board.rule))) {
        return context.misuse({"proof.other-rule", {"rule." + options.board.rule}});
    }

    const Interrupt interrupt;
    const search::ThreatAnswer answer = look(options, board, interrupt.token());
    if (options.json) {
        fmt::print("{}\n", toJson(options, board, answer).dump());
    } else {
        print(context, options, board, answer);
    }
    if (!options.certificate.empty() && answer.verdict == Verdict::Won) {
        const Attempt certified = certify(options, *position, answer.proof);
        if (!certified) return context.fail(certified.reason());
    }
    if (interrupt.hasCome()) return Interrupted;
    switch (answer.verdict) {
        case Verdict::Won:
            return Success;
        case Verdict::None:
            return NoWin;
        case Verdict::Unknown:
            break;
    }
    return NoneFound;
}

}  // namespace

void addSolve(CLI::App& app, Context& context) {
    auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("solve", context.say("cli.solve"));
    command->add_option("POSITION", options->position, context.say("cli.option.position"))
        ->required()
        ->option_text(" ");
    auto* vcf = command->add_flag("--vcf", options->vcf, context.say("cli.option.solve-vcf"));
    auto* vct = command->add_flag("--vct", options->vct, context.say("cli.option.solve-vct"));
    command->add_flag("--win", options->win, context.say("cli.option.solve-win"))
        ->excludes(vcf)
        ->excludes(vct);
    vcf->excludes(vct);
    options->board.addTo(*command, context, "freestyle");
    addChoice(*command, context, "--side", options->side, {"black", "white"},
              context.say("cli.option.side"));
    addNumber(*command, context, "--nodes", options->nodes, 1, 1e12,
              context.say("cli.option.solve-nodes"));
    command->add_flag("--json", options->json, context.say("cli.option.json-plain"));
    command
        ->add_option("--certificate", options->certificate,
                     context.say("cli.option.solve-certificate"))
        ->option_text("FILE");
    command->callback([&context, options] { context.exitCode = solve(context, *options); });
}

}  // namespace tianyuan::cli
