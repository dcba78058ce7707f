#include "puzzles_make.h"

#include "file.h"
#include "interrupt.h"
#include "progress_bar.h"
#include "puzzle/collection.h"
#include "puzzle/grading.h"
#include "puzzle/maker.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <set>

namespace tianyuan::cli {
namespace {

constexpr int DefaultEach = 300;
constexpr std::uint64_t DefaultGames = 100'000;
constexpr std::string_view GameMark = "# game ";

struct Options {
    std::string file;
    std::string out;
    std::string rule = "freestyle";
    int each = DefaultEach;
    std::uint64_t games = DefaultGames;
    std::uint64_t seed = 1;
};

/// The number of the game from which to go on.
std::uint64_t nextGameIn(std::string_view text) {
    const auto mark = text.rfind(GameMark);
    if (mark == std::string_view::npos) return 0;
    return std::strtoull(text.data() + mark + GameMark.size(), nullptr, 10) + 1;
}

/// A file to which lines are added; what could not be written is told in the end.
class Appender {
public:
    explicit Appender(const std::string& path) : file_(std::fopen(path.c_str(), "ab")) {}
    ~Appender() {
        if (file_) std::fclose(file_);
    }
    Appender(const Appender&) = delete;
    Appender& operator=(const Appender&) = delete;

    bool add(const std::string& line) {
        return file_ && std::fputs(line.c_str(), file_) >= 0 && std::fflush(file_) == 0;
    }

private:
    std::FILE* file_;
};

int make(const Context& context, const Options& options) {
    puzzle::Maker maker(*ruleFromId(options.rule), options.each, options.seed);
    std::uint64_t game = 0;
    std::size_t count = 0;
    if (std::filesystem::exists(options.file)) {
        const auto text = readFile(options.file);
        if (!text) return context.fail(text.reason());
        const auto known = puzzle::puzzlesFromText(*text);
        if (!known) return context.fail(known.reason());
        for (const puzzle::Puzzle& each : *known) maker.know(each);
        count = known->size();
        game = nextGameIn(*text);
    }
    Appender file(options.file);
    const Interrupt interrupt;
    {
        ProgressBar bar(options.games);
        for (; game < options.games && !maker.isDone() && !interrupt.hasCome(); ++game) {
            std::string lines;
            for (const puzzle::Puzzle& each : maker.fromGame(game)) {
                lines += puzzle::toText(each) + "\n";
                ++count;
            }
            if (!lines.empty()) lines += fmt::format("{}{}\n", GameMark, game);
            if (!file.add(lines))
                return context.fail({"file.cannot-write", {options.file, std::strerror(errno)}});
            bar.show(game + 1);
        }
    }
    fmt::print("{}\n", context.say("puzzles.made", count, options.file));
    return interrupt.hasCome() ? Interrupted : Success;
}

/// The puzzles of a file; none if it is not there yet.
Result<std::vector<puzzle::Puzzle>> puzzlesIn(const std::string& file) {
    if (!std::filesystem::exists(file)) return std::vector<puzzle::Puzzle>();
    const auto text = readFile(file);
    if (!text) return text.reason();
    return puzzle::puzzlesFromText(*text);
}

/// Adds each puzzle to another file, with its rating by the levels; what is there is not done
/// again.
int grade(const Context& context, const Options& options) {
    const auto text = readFile(options.file);
    if (!text) return context.fail(text.reason());
    auto puzzles = puzzle::puzzlesFromText(*text);
    if (!puzzles) return context.fail(puzzles.reason());
    const auto graded = puzzlesIn(options.out);
    if (!graded) return context.fail(graded.reason());
    std::set<std::uint64_t> known;
    for (const puzzle::Puzzle& each : *graded) known.insert(puzzle::keyOf(each));
    Appender file(options.out);
    const Interrupt interrupt;
    std::size_t done = 0;
    {
        ProgressBar bar(puzzles->size());
        for (puzzle::Puzzle& each : *puzzles) {
            if (interrupt.hasCome()) return Interrupted;
            bar.show(++done);
            if (known.contains(puzzle::keyOf(each))) continue;
            each.rating = puzzle::gradeOf(each);
            if (!file.add(puzzle::toText(each) + "\n")) {
                return context.fail({"file.cannot-write", {options.out, std::strerror(errno)}});
            }
        }
    }
    fmt::print("{}\n", context.say("puzzles.made", done, options.out));
    return Success;
}

}  // namespace

void addPuzzlesMake(Command puzzles, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = puzzles.addCommand("make", context.say("cli.puzzles.make"));
    command.addOption("FILE", options->file, context.say("cli.option.puzzles-file"))
        .required()
        .shownAs(" ");
    addChoice(command, context, "--rule", options->rule, {"freestyle", "standard", "renju"},
              context.say("cli.option.rule", options->rule));
    addNumber(command, context, "--each", options->each, 1, 1e6,
              context.say("cli.option.puzzles-each", DefaultEach));
    addNumber(command, context, "--games", options->games, 1, 1e12,
              context.say("cli.option.puzzles-games", DefaultGames));
    addNumber(command, context, "--seed", options->seed, 0, 9e15, context.say("cli.option.seed"));
    command.footer(context.say("cli.puzzles.make.footer"));
    command.run([&context, options] { context.exitCode = make(context, *options); });

    const Command grades = puzzles.addCommand("grade", context.say("cli.puzzles.grade"));
    grades.addOption("FILE", options->file, context.say("cli.option.puzzles-file"))
        .required()
        .shownAs(" ");
    grades.addOption("OUT", options->out, context.say("cli.option.puzzles-out"))
        .required()
        .shownAs(" ");
    grades.run([&context, options] { context.exitCode = grade(context, *options); });
}

}  // namespace tianyuan::cli
