#include "record_argument.h"

#include "file.h"
#include "words/display.h"

#include <algorithm>
#include <cstdio>

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
    record::ReadOptions reading;
    reading.encoding = options.encoding;
    if (path != "-") reading.fileName = path;
    if (const auto format = record::formatFromId(options.from)) {
        return record::read(*bytes, *format, reading);
    }
    return record::read(*bytes, reading);
}

bool tellWhatIsMissing(const Context& context, const std::string& path,
                       const record::Reading& reading) {
    constexpr std::size_t MostTold = 10;
    const std::string name = words::displayableLine(path);
    for (const Reason& reason : reading.refused) {
        fmt::print(stderr, "{}: {}\n", name, context.say(reason));
    }
    if (!reading.text.isSure) {
        const bool isChinese = reading.text.encoding == "GB18030";
        fmt::print(stderr, "{}\n",
                   context.say("reading.guessed-encoding", path, reading.text.encoding,
                               isChinese ? "BIG5" : "GB18030"));
    }
    const record::Damage& damage = reading.damage;
    if (damage.parts == 0) return reading.refused.empty();
    fmt::print(stderr, "{}\n", context.say("reading.damaged", path, damage.parts));
    const std::size_t told = std::min(MostTold, damage.first.size());
    for (std::size_t i = 0; i < told; ++i) {
        fmt::print(stderr, "  {}\n", context.say(damage.first[i]));
    }
    if (told < damage.parts) {
        fmt::print(stderr, "  {}\n", context.say("reading.more-damage", damage.parts - told));
    }
    return false;
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
