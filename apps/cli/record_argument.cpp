#include "record_argument.h"

#include "file.h"

namespace tianyuan::cli {

void ReadingOptions::addTo(CLI::App& app, Context& context) {
    std::vector<std::string> formats;
    for (const record::Format format : record::AllFormats) formats.emplace_back(idOf(format));
    addChoice(app, context, "--from", from, formats, context.say("cli.option.from"));
    app.add_option("--encoding", encoding, context.say("cli.option.encoding"))->option_text("NAME");
}

Result<record::Reading> readRecords(const std::string& path, const ReadingOptions& options) {
    const auto bytes = readFile(path);
    if (!bytes) return bytes.reason();
    const record::ReadOptions reading{options.encoding, path == "-" ? "" : path};
    if (const auto format = record::formatFromId(options.from)) {
        return record::read(*bytes, *format, reading);
    }
    return record::read(*bytes, reading);
}

std::string lossesText(const Context& context, const std::vector<record::Loss>& losses) {
    std::string text;
    for (const record::Loss loss : losses) {
        if (!text.empty()) text += context.say("list.and");
        text += context.say(fmt::format("loss.{}", idOf(loss)));
    }
    return text;
}

}  // namespace tianyuan::cli
