#include "solve_command.h"

#include "core/board_end.h"
#include "core/codes.h"
#include "core/notation.h"
#include "core/referee.h"
#include "core/trimmed.h"
#include "file.h"
#include "interrupt.h"
#include "patience.h"
#include "position_argument.h"
#include "progress_bar.h"
#include "proof/checker.h"
#include "proof_printing.h"
#include "prove/threat_strategy.h"
#include "search/threat_search.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <string>

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
    std::uint64_t nodes = 0;  // 0: as many as usual, or as the time allows
    double seconds = 0;       // for each position; 0: as long as it takes
    bool json = false;
    std::string certificate;

    Rule ruleOfGame() const { return *ruleFromId(board.rule); }
    std::string kind() const { return vcf ? "vcf" : win ? "win" : "vct"; }
    /// How many stones may be placed, and whether it is they that end the search.
    std::uint64_t stones() const {
        return nodes > 0 ? nodes : seconds > 0 ? MostStones : UsualStones;
    }
    bool isTimed() const { return seconds > 0 && nodes == 0; }

    static constexpr std::uint64_t UsualStones = 5'000'000;
    static constexpr std::uint64_t MostStones = 1'000'000'000'000;
};

/// How far a search is, for who waits for it: in stones, or in milliseconds where time ends it.
class SolveProgress {
public:
    explicit SolveProgress(const Options& options)
        : timed_(options.isTimed()),
          bar_(timed_ ? static_cast<std::size_t>(options.seconds * 1000) : options.stones()) {}

    void show(std::uint64_t stones, const std::string& note) {
        using std::chrono::milliseconds;
        const auto time = std::chrono::duration_cast<milliseconds>(Clock::now() - start_).count();
        bar_.show(timed_ ? static_cast<std::size_t>(time) : stones, note);
    }

private:
    using Clock = std::chrono::steady_clock;

    bool timed_;
    ProgressBar bar_;
    Clock::time_point start_ = Clock::now();
};

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

Json toJson(const Options& options, const std::string& position, const Board& board,
            const search::ThreatAnswer& answer) {
    const int size = board.size();
    Json json{{"position", position},
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

/// The verdict in a sentence; with the whole proof, or, where the position is one of many, after
/// its moves.
void print(const Context& context, const Options& options, const Board& board,
           const search::ThreatAnswer& answer, const std::string& oneOfMany) {
    const std::string side = sideCode(board.sideToMove());
    const std::string kind = "solve.kind." + options.kind();
    if (!oneOfMany.empty()) fmt::print("{}  ", oneOfMany);
    switch (answer.verdict) {
        case Verdict::Won:
            fmt::print("{}\n",
                       context.say("solve.won", side, kind, answer.proof.plies(), answer.nodes));
            if (!oneOfMany.empty()) return;
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

int exitCodeOf(Verdict verdict) {
    switch (verdict) {
        case Verdict::Won:
            return Success;
        case Verdict::None:
            return NoWin;
        case Verdict::Unknown:
            break;
    }
    return NoneFound;
}

/// Solves positions one after the other and keeps what is proved of them.
class Solver {
public:
    Solver(const Context& context, const Options& options)
        : context_(context),
          options_(options),
          certificate_{options.ruleOfGame(), options.board.size, {}, {}} {}

    /// Prints what is found; gives what the program ends with if this was all.
    int solve(const std::string& text, bool whole) {
        auto position = positionFromText(text, options_.board.size);
        if (!position) return fail(text, position.reason(), whole);
        Board& board = position->board;
        if (options_.side == "black") board.setSideToMove(Stone::Black);
        if (options_.side == "white") board.setSideToMove(Stone::White);
        if (hasEnded(board, options_.ruleOfGame())) return fail(text, {"solve.over", {}}, whole);
        const search::ThreatAnswer answer = look(board, text);
        if (options_.json) {
            fmt::print("{}\n", toJson(options_, text, board, answer).dump());
        } else {
            print(context_, options_, board, answer, whole ? std::string() : text);
        }
        std::fflush(stdout);
        if (answer.verdict == Verdict::Won && !options_.certificate.empty()) {
            const proof::Link how = prove::addThreats(certificate_.strategies, answer.proof);
            certificate_.claims.push_back({prove::positionOf(board, position->moves), how});
        }
        return exitCodeOf(answer.verdict);
    }

    /// Every line of standard input is a position; what does not say so is passed over. The worst
    /// of what came of them tells what the program ends with.
    int solveLines() {
        int worst = Success;
        std::string line;
        while (!interrupt_.hasCome() && std::getline(std::cin, line)) {
            const std::string position(trimmed(line));
            if (position.empty() || position.starts_with('#')) continue;
            const int code = solve(position, false);
            const auto badness = [](int each) { return each == Failure ? NoneFound + 1 : each; };
            if (badness(code) > badness(worst)) worst = code;
        }
        return worst;
    }

    /// Writes the proofs as a certificate, once the checker has accepted them.
    Attempt certify() const {
        if (certificate_.claims.empty()) return Done{};
        const auto checked = proof::checkAll(certificate_);
        if (!checked) return checked.reason();
        return writeFile(options_.certificate, proof::writeCertificate(certificate_), true);
    }

    bool wasInterrupted() const { return interrupt_.hasCome(); }

private:
    search::ThreatAnswer look(const Board& board, const std::string& text) {
        eval::ShapeMap map(options_.ruleOfGame(), board);
        const eval::Side side = eval::sideOf(board.sideToMove());
        const Patience patience(interrupt_, options_.seconds);
        SolveProgress progress(options_);
        const search::ThreatLimits limits{
            options_.stones(), patience.token(),
            [&](std::uint64_t stones) { progress.show(stones, text); }};
        search_.forget();
        if (options_.vcf) return search_.vcf(map, side, limits);
        return search_.vct(map, side, limits,
                           options_.win ? search::Attacks::All : search::Attacks::Threes);
    }

    int fail(const std::string& text, const Reason& reason, bool whole) const {
        if (whole) return context_.fail(reason);
        return context_.fail({"solve.of-line", {text, context_.say(reason)}});
    }

    const Context& context_;
    const Options& options_;
    Interrupt interrupt_;
    search::ThreatSearch search_{std::size_t{1} << 20};
    proof::Certificate certificate_;
};

int solve(const Context& context, const Options& options) {
    if (!options.certificate.empty() && !proof::canBeCertified(options.ruleOfGame())) {
        return context.misuse({"proof.other-rule", {"rule." + options.board.rule}});
    }
    Solver solver(context, options);
    const int code =
        options.position == "-" ? solver.solveLines() : solver.solve(options.position, true);
    if (!options.certificate.empty()) {
        const Attempt certified = solver.certify();
        if (!certified) return context.fail(certified.reason());
    }
    return solver.wasInterrupted() ? int{Interrupted} : code;
}

}  // namespace

void addSolve(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("solve", context.say("cli.solve"));
    command.addOption("POSITION", options->position, context.say("cli.option.solve-position"))
        .required()
        .shownAs(" ");
    command.addFlag("--vcf", options->vcf, context.say("cli.option.solve-vcf"));
    command.addFlag("--vct", options->vct, context.say("cli.option.solve-vct")).excludes("--vcf");
    command.addFlag("--win", options->win, context.say("cli.option.solve-win"))
        .excludes("--vcf")
        .excludes("--vct");
    options->board.addTo(command, context, "freestyle");
    addChoice(command, context, "--side", options->side, {"black", "white"},
              context.say("cli.option.side"));
    addNumber(command, context, "--nodes", options->nodes, 1, 1e12,
              context.say("cli.option.solve-nodes"));
    addSeconds(command, context, "--time", options->seconds, 1e7,
               context.say("cli.option.solve-time"));
    command.addFlag("--json", options->json, context.say("cli.option.json-lines"));
    command
        .addOption("--certificate", options->certificate,
                   context.say("cli.option.solve-certificate"))
        .shownAs("FILE");
    command.run([&context, options] { context.exitCode = solve(context, *options); });
}

}  // namespace tianyuan::cli
