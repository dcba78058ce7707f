#include "words/sentence.h"

#include "core/reason_list.h"
#include "words/display.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <array>

namespace tianyuan::words {
namespace {

const Entry* find(std::string_view code) {
    for (const std::span<const Entry> table : allTables()) {
        for (const Entry& entry : table) {
            if (entry.code == code) return &entry;
        }
    }
    return nullptr;
}

/// An argument in words, with the items of a list joined.
std::string wordsOf(const std::string& argument, Language language) {
    const ArgumentList list = argumentList(argument);
    const std::string joint = phrase(list.joint == Joint::And ? "list.and" : "list.or", language);
    std::string text;
    for (const std::string& item : list.items) {
        if (&item != &list.items.front()) text += joint;
        text += displayable(phrase(item, language));
    }
    return text;
}

}  // namespace

std::span<const std::span<const Entry>> allTables() {
    static const std::array tables{rulesTable(),    botsTable(),     enginesTable(), recordTable(),
                                   renlibTable(),   storeTable(),    matchTable(),   trainTable(),
                                   terminalTable(), analysisTable(), setupTable(),   playTable(),
                                   windowTable(),   studyTable(),    filesTable(),   proofTable()};
    return tables;
}

std::string phrase(std::string_view code, Language language) {
    const Entry* entry = find(code);
    return std::string(entry ? entry->in(language) : code);
}

std::string sentence(const Reason& reason, Language language) {
    fmt::dynamic_format_arg_store<fmt::format_context> arguments;
    for (const std::string& argument : reason.arguments) {
        arguments.push_back(wordsOf(argument, language));
    }
    if (const Entry* entry = find(reason.code)) {
        try {
            return fmt::vformat(entry->in(language), arguments);
        } catch (const fmt::format_error&) {
            // Fewer arguments than the sentence names: show what there is.
        }
    }
    return displayable(fmt::format("{}: {}", reason.code, fmt::join(reason.arguments, ", ")));
}

}  // namespace tianyuan::words
