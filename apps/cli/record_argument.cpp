#include "record_argument.h"

#include "file.h"
#include "terminal.h"
#include "words/display.h"

#include <algorithm>
#include <cstdio>

namespace tianyuan::cli {

void ReadingOptions::addTo(Command app, Context& context) {
    std::vector<std::string> formats;
    for (const record::Format format : record::AllFormats) formats.emplace_back(idOf(format));
    addChoice(app, context, "--from", from, formats, context.say("cli.option.from"));
    app.addOption("--encoding", encoding, context.say("cli.option.encoding")).shownAs("NAME");
}

Result<record::Reading> readRecords(const std::string& path, const ReadingOptions& options) {
    const auto bytes = readFile(path);
    if (!bytes) return bytes.reason();
    record::ReadOptions reading;
    reading.encoding = options.encoding;
    if (path != "-") reading.fileName = path;
    if (const auto format = record::formatFromId(options.from)) {
        return record::read(*bytes, *format, reading);
    }
    return record::read(*bytes, reading);
}

std::vector<std::string> whatIsMissing(const Context& context, const std::string& path,
                                       const record::Reading& reading) {
    constexpr std::size_t MostTold = 10;
    std::vector<std::string> lines;
    const std::string name = words::displayableLine(path);
    for (const Reason& reason : reading.refused) {
        lines.push_back(fmt::format("{}: {}", name, context.say(reason)));
    }
    if (!reading.text.isSure) {
        const bool isChinese = reading.text.encoding == "GB18030";
        lines.push_back(context.say("reading.guessed-encoding", path, reading.text.encoding,
                                    isChinese ? "BIG5" : "GB18030"));
    }
    const record::Damage& damage = reading.damage;
    if (damage.parts == 0) return lines;
    lines.push_back(context.say("reading.damaged", path, damage.parts));
    const std::size_t told = std::min(MostTold, damage.first.size());
    for (std::size_t i = 0; i < told; ++i) lines.push_back("  " + context.say(damage.first[i]));
    if (told < damage.parts) {
        lines.push_back("  " + context.say("reading.more-damage", damage.parts - told));
    }
    return lines;
}

bool tellWhatIsMissing(const Context& context, const std::string& path,
                       const record::Reading& reading) {
    for (const std::string& line : whatIsMissing(context, path, reading)) {
        fmt::print(stderr, "{}\n", fittedToTerminal(line));
    }
    return reading.refused.empty() && reading.damage.parts == 0;
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
