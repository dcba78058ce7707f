#include "checkup_report.h"

#include "core/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;
using protocol::Checkup;
using protocol::Severity;
using protocol::Symptom;

constexpr std::size_t SeverityWidth = 6;
constexpr std::size_t CheckWidth = 28;

std::string_view idOf(Severity severity) {
    switch (severity) {
        case Severity::Pass:
            return "pass";
        case Severity::Note:
            return "note";
        case Severity::Fault:
            break;
    }
    return "fault";
}

const char* colourOf(Severity severity) {
    switch (severity) {
        case Severity::Pass:
            return "\x1b[32m";
        case Severity::Note:
            return "\x1b[33m";
        case Severity::Fault:
            break;
    }
    return "\x1b[1;31m";
}

/// How many columns a text takes; a Chinese character takes two.
std::size_t widthOf(std::string_view text) {
    std::size_t width = 0;
    for (const char c : text) {
        if (!continuesCharacter(c)) width += static_cast<unsigned char>(c) >= 0xE0 ? 2 : 1;
    }
    return width;
}

std::string padded(std::string text, std::size_t width) {
    const std::size_t taken = widthOf(text);
    return text + std::string(width - std::min(width, taken), ' ');
}

Json toJson(const Context& context, const Symptom& symptom) {
    Json excerpt = Json::array();
    for (const auto& line : symptom.excerpt) excerpt.push_back(protocol::toText(line));
    return {{"check", symptom.check},
            {"severity", idOf(symptom.severity)},
            {"code", symptom.reason.code},
            {"text", context.say(symptom.reason)},
            {"lines", std::move(excerpt)}};
}

}  // namespace

std::string toText(const Context& context, const Symptom& symptom, bool colour) {
    const std::string word = padded(
        context.say(fmt::format("engines.severity.{}", idOf(symptom.severity))), SeverityWidth);
    std::string text = fmt::format(
        "  {}{}{} {} {}\n", colour ? colourOf(symptom.severity) : "", word, colour ? "\x1b[0m" : "",
        padded(context.say("check." + symptom.check), CheckWidth), context.say(symptom.reason));
    if (symptom.severity == Severity::Pass) return text;
    for (const auto& line : symptom.excerpt) {
        text += fmt::format("             {}\n", protocol::toText(line));
    }
    return text;
}

std::string summaryOf(const Context& context, const Checkup& checkup) {
    return context.say("engines.summary", checkup.symptoms.size(), checkup.count(Severity::Pass),
                       checkup.count(Severity::Note), checkup.count(Severity::Fault));
}

std::string toJson(const Context& context, const Checkup& checkup, bool withTranscript) {
    const auto& about = checkup.about;
    Json json{{"canPlay", checkup.canPlay},
              {"understandsStop", checkup.understandsStop},
              {"sizes", checkup.sizes},
              {"about",
               {{"name", about.name},
                {"version", about.version},
                {"author", about.author},
                {"text", about.text}}},
              {"findings", Json::array()}};
    for (const Symptom& symptom : checkup.symptoms) {
        json["findings"].push_back(toJson(context, symptom));
    }
    if (withTranscript) {
        for (const auto& line : checkup.transcript->lines()) {
            json["transcript"].push_back(protocol::toText(line));
        }
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace tianyuan::cli
