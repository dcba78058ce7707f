#include "autosave/game_keeper.h"
#include "command.h"
#include "core/notation.h"
#include "core/number_text.h"
#include "file.h"
#include "interrupt.h"
#include "perfect/installed_books.h"
#include "perfect/proof_walk.h"
#include "progress_bar.h"
#include "record_argument.h"
#include "record_printing.h"
#include "review_printing.h"
#include "study/engine_judge.h"
#include "study/evaluation.h"
#include "study/examination.h"
#include "study/kept_findings.h"
#include "terminal.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <thread>

namespace tianyuan::cli {
namespace {

struct Options {
    std::string what;
    ReadingOptions reading;
    int game = 1;
    std::string library;
    std::uint64_t nodes = study::EngineJudge::UsualStones;
    std::uint64_t stones = study::ProofLimits().threats;
    bool again = false;
    bool json = false;
    bool ascii = false;
    std::string out;
    bool force = false;
};

/// The game that is looked back on, and its place in the library if it comes from there.
struct Source {
    record::Record record;
    std::optional<store::GameId> id;
};

Result<Source> fromLibrary(const Options& options, store::GameId id) {
    auto library = autosave::openLibrary(options.library);
    if (!library) return library.reason();
    const auto summary = library->summary(id);
    if (!summary) return summary.reason();
    if (summary->running) return Reason{"review.running", {std::to_string(id)}};
    auto record = library->load(id);
    if (!record) return record.reason();
    return Source{std::move(*record), id};
}

/// What was given may be a file, the number of a game in the library, or a record as it is.
Result<Source> sourceOf(const Context& context, const Options& options) {
    std::error_code error;
    const bool isFile = options.what == "-" || std::filesystem::exists(options.what, error);
    if (!isFile) {
        if (const auto id = numberFromText<store::GameId>(options.what))
            return fromLibrary(options, *id);
    }
    auto reading = isFile ? readRecords(options.what, options.reading) : record::read(options.what);
    // What is no record was meant to be a file.
    if (!reading && !isFile) return readRecords(options.what, options.reading).reason();
    if (!reading) return reading.reason();
    tellWhatIsMissing(context, options.what, *reading);
    const auto place = static_cast<std::size_t>(options.game - 1);
    if (place >= reading->records.size()) {
        return Reason{"review.no-such-game",
                      {options.what, std::to_string(reading->records.size())}};
    }
    return Source{std::move(reading->records[place]), std::nullopt};
}

/// Judges the positions that nobody has judged yet, on a thread of its own.
class Judging {
public:
    Judging(const game::Game& game, const Options& options, std::stop_token stop)
        : views_(study::viewsOf(game)) {
        const bool isEnded = !game.winningStones().empty();
        for (int ply = static_cast<int>(views_.size()) - (isEnded ? 2 : 1); ply >= 0; --ply) {
            const auto& view = views_[static_cast<std::size_t>(ply)];
            const bool isWanted = options.again || !view || !view->isSettled();
            if (options.nodes > 0 && isWanted)
                positions_.emplace_back(ply, study::positionAfter(game, ply));
        }
        thread_ = std::jthread([this, nodes = options.nodes, stop = std::move(stop)] {
            study::EngineJudge judge(std::max<std::uint64_t>(1, nodes));
            for (const auto& [ply, position] : positions_) {
                if (stop.stop_requested()) return;
                if (auto view = judge.judge(position, stop)) {
                    found_.emplace_back(ply, std::move(*view));
                }
                ++done_;
            }
        });
    }

    int done() const { return done_; }
    int total() const { return static_cast<int>(positions_.size()); }

    /// Waits for the last one, and writes all beside the moves.
    void writeTo(game::Game& game) {
        thread_.join();
        for (const auto& [ply, view] : found_) {
            study::writeView(view, game.board().size(),
                             game.editNotes(study::nodeAfter(game, ply)));
        }
    }

private:
    std::vector<std::optional<study::PositionView>> views_;
    std::vector<std::pair<int, player::Position>> positions_;
    std::vector<std::pair<int, study::PositionView>> found_;
    std::atomic<int> done_ = 0;
    std::jthread thread_;
};

/// Looks back on the game; false if it was stopped.
bool lookBack(const Options& options, game::Game& game, const Interrupt& interrupt) {
    Judging judging(game, options, interrupt.token());
    bool isWhole = true;
    if (options.again || !study::readFindings(game)) {
        ProgressBar bar(static_cast<std::size_t>(game.ply() + judging.total()));
        study::ProofLimits limits;
        limits.threats = options.stones;
        limits.fours = std::min(limits.fours, options.stones);
        limits.stop = interrupt.token();
        std::vector<study::Finding> findings;
        study::Examination examination(study::lineOf(game), limits);
        isWhole = examination.run(
            [&](const study::ProvedFinding& each) { findings.push_back(each.finding); },
            [&](int done, int) { bar.show(static_cast<std::size_t>(done + judging.done())); });
        std::reverse(findings.begin(), findings.end());
        if (isWhole) study::writeFindings(findings, game);
    }
    judging.writeTo(game);
    return isWhole && !interrupt.hasCome();
}

Attempt keep(const Context& context, const Options& options, const Source& source,
             const game::Game& game) {
    if (!options.out.empty()) {
        const auto format = record::formatFromFileName(options.out);
        const auto written = record::write(game.record(), format.value_or(record::Format::Sgf));
        if (!written) return written.reason();
        if (!written->leftOut.empty()) {
            fmt::print(stderr, "{}\n",
                       context.say("convert.left-out", options.out,
                                   lossesText(context, written->leftOut)));
        }
        return writeFile(options.out, written->bytes, options.force);
    }
    if (!source.id) return Done{};
    auto library = autosave::openLibrary(options.library);
    if (!library) return library.reason();
    return library->replace(*source.id, game.record(), autosave::timeNow());
}

/// Where a game that began on the empty board left the proof that is installed for its rule.
std::string departuresText(const Context& context, const game::Game& game) {
    const int size = game.board().size();
    const std::vector<Move> moves(game.moves().begin(), game.moves().end());
    const auto fromEmpty = boardFromMoves(moves, size);
    const auto book = perfect::installedBooks()(game.rule(), size);
    if (!book || !fromEmpty || *fromEmpty != game.board()) return {};
    std::string text;
    for (const auto& each : perfect::ProofWalk(book, Board(size), moves).departures()) {
        const Move played = moves[static_cast<std::size_t>(each.ply)];
        text += context.say("review.left-proof", each.ply + 1,
                            played.isPass() ? context.say("play.passes") : toText(played, size),
                            toText(each.proved, size), each.moves) +
                "\n";
    }
    return text;
}

int review(const Context& context, const Options& options) {
    auto source = sourceOf(context, options);
    if (!source) return context.fail(source.reason());
    auto game = game::Game::fromRecord(source->record, game::FoulHandling::Lose);
    if (!game) return context.fail(game.reason());
    if (game->ply() == 0) return context.fail({"review.no-moves", {}});
    const Interrupt interrupt;
    if (!lookBack(options, *game, interrupt)) return Interrupted;
    if (options.json) {
        fmt::print("{}\n", reviewJson(context, *game).dump(2));
    } else {
        TerminalAbilities abilities = TerminalAbilities::ofStandardOutput();
        if (options.ascii) abilities = {};
        fmt::print("{}\n{}{}", headerText(context, game->record()),
                   reviewText(context, *game, abilities), departuresText(context, *game));
    }
    const Attempt kept = keep(context, options, *source, *game);
    return kept ? Success : context.fail(kept.reason());
}

}  // namespace

void addReview(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("review", context.say("cli.review"));
    command.addOption("GAME", options->what, context.say("cli.option.review-what"))
        .required()
        .shownAs(" ");
    options->reading.addTo(command, context);
    addNumber(command, context, "--game", options->game, 1, 1e9,
              context.say("cli.option.review-game"));
    command.addOption("--library", options->library, context.say("cli.option.library"))
        .shownAs("FILE");
    addNumber(command, context, "--nodes", options->nodes, 0, 1e12,
              context.say("cli.option.review-nodes"));
    addNumber(command, context, "--stones", options->stones, 1, 1e12,
              context.say("cli.option.review-stones"));
    command.addFlag("--again", options->again, context.say("cli.option.review-again"));
    command.addOption("--out", options->out, context.say("cli.option.review-out")).shownAs("FILE");
    command.addFlag("--force", options->force, context.say("cli.option.force"));
    command.addFlag("--ascii", options->ascii, context.say("cli.option.ascii"));
    command.addFlag("--json", options->json, context.say("cli.option.json-plain"));
    command.run([&context, options] { context.exitCode = review(context, *options); });
}

}  // namespace tianyuan::cli
