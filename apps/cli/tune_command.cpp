#include "command.h"
#include "eval/weights_text.h"
#include "file.h"
#include "interrupt.h"
#include "progress_bar.h"
#include "train/move_tuner.h"
#include "train/tuner.h"

#include <memory>

namespace tianyuan::cli {
namespace {

struct Options {
    std::vector<std::string> games;
    std::string out;
    std::string start;
    train::TuneSetup setup;
    double spread = train::TuneSetup().network.own;
};

struct MoveOptions {
    std::vector<std::string> games;
    std::string out;
    std::string start;
    train::MoveTuneSetup setup;
};

Result<std::vector<train::GameFileContent>> filesFrom(const std::vector<std::string>& paths) {
    std::vector<train::GameFileContent> files;
    for (const std::string& path : paths) {
        auto content = train::readGameFile(path);
        if (!content) return content.reason();
        files.push_back(std::move(*content));
        const train::GameFileHeader& first = files.front().header;
        const train::GameFileHeader& last = files.back().header;
        if (last.rule != first.rule || last.size != first.size) {
            return Reason{"train.other-rule",
                          {path, std::string(idOf(last.rule)), std::to_string(last.size),
                           std::string(idOf(first.rule)), std::to_string(first.size)}};
        }
    }
    return files;
}

Result<std::unique_ptr<eval::Weights>> weightsOf(const std::string& path) {
    const auto text = readFile(path);
    if (!text) return text.reason();
    return eval::weightsFromText(*text);
}

std::string percent(double part) { return fmt::format("{:.1f}", 100 * part); }

std::string gamesText(const std::vector<train::GameFileContent>& files) {
    std::string text;
    for (const train::GameFileContent& file : files) {
        text += fmt::format("Games: {} on {} lines, {}, {} games\n", idOf(file.header.rule),
                            file.header.size, file.header.origin, file.games.size());
    }
    return text;
}

/// How the weights were made, for whoever opens the file; always in English.
std::string commentFor(const Options& options, const std::vector<train::GameFileContent>& files,
                       const train::TuneReport& report) {
    std::string text =
        "Made by tianyuan-cli tune from games of tianyuan-cli selfplay; see "
        "docs/tuning.md.\n" +
        gamesText(files);
    text += fmt::format("Fit: --result-share {} --epochs {} --rate {} --spread {}{}\n",
                        options.setup.resultShare, options.setup.pace.epochs, options.setup.rate,
                        options.spread, options.start.empty() ? "" : " --start");
    text += fmt::format("Held out: value {:.4f} to {:.4f}, moves {:.3f} to {:.3f}, {}% to {}%\n",
                        report.valueBefore, report.valueAfter, report.policyBefore.crossEntropy,
                        report.policyAfter.crossEntropy, percent(report.policyBefore.hits),
                        percent(report.policyAfter.hits));
    return text;
}

void print(const Context& context, const train::TuneReport& report) {
    const auto number = [](double value) { return fmt::format("{:.4f}", value); };
    fmt::print("{}\n{}\n{}\n{}\n",
               context.say("tune.games", report.games, report.gamesHeldOut, report.positions,
                           report.choices),
               context.say("tune.scale", fmt::format("{:.2f}", report.scoreScale)),
               context.say("tune.value", number(report.valueBefore), number(report.valueAfter)),
               context.say("tune.policy", number(report.policyBefore.crossEntropy),
                           number(report.policyAfter.crossEntropy),
                           percent(report.policyBefore.hits), percent(report.policyAfter.hits)));
}

int write(const Context& context, const std::string& path, const Interrupt& interrupt,
          const std::string& text) {
    if (const Attempt written = writeFile(path, text, true); !written) {
        return context.fail(written.reason());
    }
    fmt::print("{}\n", context.say("tune.written", path));
    return interrupt.hasCome() ? Interrupted : Success;
}

int fit(const Context& context, const Options& options) {
    const auto files = filesFrom(options.games);
    if (!files) return context.fail(files.reason());
    const Rule rule = files->front().header.rule;
    const auto start =
        options.start.empty() ? eval::handMadeWeights(rule) : weightsOf(options.start);
    if (!start) return context.fail(start.reason());
    train::TuneSetup setup = options.setup;
    setup.network.own = options.spread;

    const Interrupt interrupt;
    const auto tuned = [&] {
        ProgressBar bar(static_cast<std::size_t>(setup.pace.epochs));
        return train::tune(*files, **start, setup, interrupt.token(),
                           [&](int epoch) { bar.show(static_cast<std::size_t>(epoch)); });
    }();
    if (!tuned) return context.fail(tuned.reason());
    print(context, tuned->report);
    return write(context, options.out, interrupt,
                 eval::textOf(*tuned->weights, rule, commentFor(options, *files, tuned->report)));
}

/// The lines of comment of a file of weights, which say how they were made.
std::string commentOf(const std::string& text) {
    std::string comment;
    for (std::size_t from = text.find('\n') + 1; text.compare(from, 2, "# ") == 0;) {
        const std::size_t end = text.find('\n', from) + 1;
        comment += text.substr(from + 2, end - from - 2);
        from = end;
    }
    return comment;
}

int fitMoves(const Context& context, const MoveOptions& options) {
    const auto files = filesFrom(options.games);
    if (!files) return context.fail(files.reason());
    const Rule rule = files->front().header.rule;
    const auto text = readFile(options.start);
    if (!text) return context.fail(text.reason());
    const auto start = eval::weightsFromText(*text);
    if (!start) return context.fail(start.reason());

    const Interrupt interrupt;
    const auto tuned = [&] {
        ProgressBar bar(static_cast<std::size_t>(options.setup.pace.epochs));
        return train::tuneMoves(*files, **start, options.setup, interrupt.token(),
                                [&](int epoch) { bar.show(static_cast<std::size_t>(epoch)); });
    }();
    if (!tuned) return context.fail(tuned.reason());
    const train::MoveTuneReport& report = tuned->report;
    const auto loss = [](double value) { return fmt::format("{:.3f}", value); };
    fmt::print("{}\n{}\n",
               context.say("tune-moves.games", report.games, report.gamesHeldOut, report.choices),
               context.say("tune.policy", loss(report.before.crossEntropy),
                           loss(report.after.crossEntropy), percent(report.before.hits),
                           percent(report.after.hits)));
    const std::string comment =
        commentOf(*text) + fmt::format(
                               "Order of moves by tianyuan-cli tune-moves --epochs {} --rate {}\n{}"
                               "Held out: moves {} to {}, {}% to {}%\n",
                               options.setup.pace.epochs, options.setup.rate, gamesText(*files),
                               loss(report.before.crossEntropy), loss(report.after.crossEntropy),
                               percent(report.before.hits), percent(report.after.hits));
    return write(context, options.out, interrupt, eval::textOf(*tuned->weights, rule, comment));
}

}  // namespace

void addTune(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    train::TuneSetup& setup = options->setup;
    const Command command = app.addCommand("tune", context.say("cli.tune"));
    command.addOption("GAMES", options->games, context.say("cli.option.tune-games"))
        .required()
        .shownAs(" ");
    command.addOption("--out", options->out, context.say("cli.option.tune-out"))
        .required()
        .shownAs("FILE");
    command.addOption("--start", options->start, context.say("cli.option.tune-start"))
        .shownAs("FILE");
    addNumber(command, context, "--result-share", setup.resultShare, 0, 1,
              context.say("cli.option.tune-result-share", setup.resultShare));
    addNumber(command, context, "--held-out", setup.heldOut, 0.001, 0.9,
              context.say("cli.option.tune-held-out", setup.heldOut));
    addNumber(command, context, "--epochs", setup.pace.epochs, 1, 10000,
              context.say("cli.option.tune-epochs", setup.pace.epochs));
    addNumber(command, context, "--rate", setup.rate, 1e-6, 1,
              context.say("cli.option.tune-rate", setup.rate));
    addNumber(command, context, "--spread", options->spread, 0.01, 10000,
              context.say("cli.option.tune-spread", options->spread));
    addNumber(command, context, "--seed", setup.seed, 0, 9e15, context.say("cli.option.seed"));
    command.footer(context.say("cli.tune.footer"));
    command.run([&context, options] { context.exitCode = fit(context, *options); });
}

void addTuneMoves(Command app, Context& context) {
    auto options = std::make_shared<MoveOptions>();
    train::MoveTuneSetup& setup = options->setup;
    const Command command = app.addCommand("tune-moves", context.say("cli.tune-moves"));
    command.addOption("GAMES", options->games, context.say("cli.option.tune-games"))
        .required()
        .shownAs(" ");
    command.addOption("--start", options->start, context.say("cli.option.tune-moves-start"))
        .required()
        .shownAs("FILE");
    command.addOption("--out", options->out, context.say("cli.option.tune-out"))
        .required()
        .shownAs("FILE");
    addNumber(command, context, "--held-out", setup.heldOut, 0.001, 0.9,
              context.say("cli.option.tune-held-out", setup.heldOut));
    addNumber(command, context, "--epochs", setup.pace.epochs, 1, 10000,
              context.say("cli.option.tune-epochs", setup.pace.epochs));
    addNumber(command, context, "--rate", setup.rate, 1e-6, 1,
              context.say("cli.option.tune-rate", setup.rate));
    addNumber(command, context, "--seed", setup.seed, 0, 9e15, context.say("cli.option.seed"));
    command.footer(context.say("cli.tune.footer"));
    command.run([&context, options] { context.exitCode = fitMoves(context, *options); });
}

}  // namespace tianyuan::cli
