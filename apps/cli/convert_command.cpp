#include "command.h"
#include "core/rule.h"
#include "file.h"
#include "progress_bar.h"
#include "record_argument.h"
#include "words/display.h"

#include <cstdio>
#include <memory>

namespace tianyuan::cli {
namespace {

namespace fs = std::filesystem;

struct Options {
    std::vector<std::string> paths;  // what to read, and last where to write
    ReadingOptions reading;
    std::string to;
    std::string rule;
    bool replace = false;
};

constexpr const char* StandardStream = "-";

bool isOneLine(record::Format format) { return record::extensionOf(format) == "txt"; }

/// "game.psq" → "game-2.psq".
fs::path numbered(const fs::path& path, std::size_t number) {
    return path.parent_path() /
           fmt::format("{}-{}{}", path.stem().string(), number, path.extension().string());
}

class Converter {
public:
    Converter(const Context& context, const Options& options)
        : context_(context), options_(options) {}

    /// Converts one file; false if not all of it could be read and written, which it has said then.
    bool convert(const std::string& from, const fs::path& to, record::Format format) {
        auto reading = readRecords(from, options_.reading);
        if (!reading) return complain(from, reading.reason());
        bool whole = tellWhatIsMissing(context_, from, *reading);
        if (const auto rule = ruleFromId(options_.rule)) {
            for (record::Record& record : reading->records) record.rule = rule;
        }
        const std::span<const record::Record> records(reading->records);
        if (format == record::Format::Sgf || records.size() == 1) {
            return store(from, to, format, record::write(records, format)) && whole;
        }
        // One after the other, in files that are numbered or, where each is a line, as they come.
        if (to == StandardStream && !isOneLine(format)) {
            return complain(from, record::write(records, format).reason());
        }
        for (std::size_t i = 0; i < records.size(); ++i) {
            const fs::path place = to == StandardStream ? to : numbered(to, i + 1);
            whole = store(from, place, format, record::write(records[i], format)) && whole;
        }
        return whole;
    }

private:
    bool complain(const std::string& from, const Reason& reason) const {
        fmt::print(stderr, "{}: {}\n", words::displayableLine(from), context_.say(reason));
        return false;
    }

    bool store(const std::string& from, const fs::path& to, record::Format format,
               const Result<record::Written>& written) const {
        if (!written) return complain(from, written.reason());
        std::string bytes = written->bytes;
        if (to == StandardStream && isOneLine(format)) bytes += '\n';
        if (const Attempt done = writeFile(to, bytes, options_.replace); !done) {
            return complain(from, done.reason());
        }
        if (!written->leftOut.empty()) {
            fmt::print(stderr, "{}\n",
                       context_.say("convert.left-out", to.string(),
                                    lossesText(context_, written->leftOut)));
        }
        return true;
    }

    const Context& context_;
    const Options& options_;
};

std::optional<record::Format> formatFor(const Options& options, const fs::path& target) {
    if (!options.to.empty()) return record::formatFromId(options.to);
    return record::formatFromFileName(target.string());
}

/// Many files go into a folder, each under its own name with the extension of the format.
int convertMany(const Context& context, const Options& options,
                const std::vector<std::string>& files, const fs::path& folder) {
    const auto format = record::formatFromId(options.to);
    if (!format) return context.misuse({"convert.which-format", {folder.string()}});
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return context.fail({"file.cannot-write", {folder.string(), error.message()}});
    Converter converter(context, options);
    std::size_t failed = 0;
    {
        ProgressBar bar(files.size());
        for (std::size_t i = 0; i < files.size(); ++i) {
            fs::path to = folder / fs::path(files[i]).filename();
            to.replace_extension(record::extensionOf(*format));
            if (!converter.convert(files[i], to, *format)) ++failed;
            bar.show(i + 1, to.filename().string());
        }
    }
    fmt::print(stderr, "{}\n", context.say("convert.done", files.size() - failed, failed));
    return failed == 0 ? Success : Failure;
}

int convert(const Context& context, const Options& options) {
    if (options.paths.size() < 2) return context.misuse({"convert.two-paths", {}});
    const fs::path target = options.paths.back();
    const auto files = filesUnder({options.paths.begin(), options.paths.end() - 1});
    std::error_code error;
    const bool many = options.paths.size() > 2 || fs::is_directory(options.paths[0], error) ||
                      fs::is_directory(target, error);
    if (many && target != StandardStream) return convertMany(context, options, files, target);
    const auto format = formatFor(options, target);
    if (!format) return context.misuse({"convert.which-format", {target.string()}});
    Converter converter(context, options);
    bool whole = true;
    for (const std::string& file : files) whole = converter.convert(file, target, *format) && whole;
    return whole ? Success : Failure;
}

}  // namespace

void addConvert(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("convert", context.say("cli.convert"));
    command.addOption("PATHS", options->paths, context.say("cli.option.convert-paths"))
        .required()
        .shownAs(" ");
    std::vector<std::string> formats;
    for (const record::Format format : record::AllFormats) {
        if (format != record::Format::Rif) formats.emplace_back(idOf(format));
    }
    addChoice(command, context, "--to", options->to, formats, context.say("cli.option.to"));
    options->reading.addTo(command, context);
    std::vector<std::string> rules;
    for (const Rule rule : AllRules) rules.emplace_back(idOf(rule));
    addChoice(command, context, "--rule", options->rule, rules, context.say("cli.option.set-rule"));
    command.addFlag("--force", options->replace, context.say("cli.option.force"));
    command.run([&context, options] { context.exitCode = convert(context, *options); });
}

}  // namespace tianyuan::cli
