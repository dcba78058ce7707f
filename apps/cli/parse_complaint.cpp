#include "parse_complaint.h"

#include "words/display.h"

namespace tianyuan::cli {

std::string complaintOf(const Context& context, const CLI::App& app, const CLI::ParseError& error) {
    // Where something is missing, what stands in its place is what was not understood.
    const bool isMissing = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
    const std::vector<std::string> left = app.remaining(true);
    if (!left.empty() && (isMissing || dynamic_cast<const CLI::ExtrasError*>(&error))) {
        return context.say("cli.unexpected", fmt::format("{}", fmt::join(left, " ")));
    }
    // CLI11 says these in English only, the names first: "--vcf excludes --win".
    const std::string what = error.what();
    const std::string first = what.substr(0, what.find_first_of(" :"));
    const std::string last = what.substr(what.rfind(' ') + 1);
    if (isMissing) {
        return first.starts_with('A') ? context.say("cli.missing-command")
                                      : context.say("cli.missing", first);
    }
    if (dynamic_cast<const CLI::ExcludesError*>(&error)) {
        return context.say("cli.excludes", first, last);
    }
    if (dynamic_cast<const CLI::RequiresError*>(&error)) {
        return context.say("cli.requires", first, last);
    }
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error)) {
        return context.say("cli.needs-value", first);
    }
    if (dynamic_cast<const CLI::ConversionError*>(&error)) {
        return context.say("cli.not-a-value", last);
    }
    // "--games: …": only where the sentence does not name it itself.
    const std::string prefix = first + ": ";
    const bool isNamed = what.starts_with(prefix) && what.find(first, prefix.size()) != what.npos;
    return words::displayable(isNamed ? what.substr(prefix.size()) : what);
}

}  // namespace tianyuan::cli
