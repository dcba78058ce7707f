#include "words/sentence.h"

#include "core/reason_list.h"
#include "words/display.h"

#include <array>
#include <charconv>
#include <optional>
#include <vector>

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
    std::string text;
    for (const std::string& item : list.items) {
        const bool isChoice = list.joint == Joint::Or && &item == &list.items.back();
        if (&item != &list.items.front())
            text += phrase(isChoice ? "list.or" : "list.and", language);
        text += displayable(phrase(item, language));
    }
    return text;
}

/// What stands in a place such as "0" or "0|once|# times"; nothing if there is no such argument.
std::optional<std::string> inPlace(std::string_view place,
                                   const std::vector<std::string>& arguments) {
    std::size_t index = 0;
    const char* end = place.data() + place.size();
    const auto read = std::from_chars(place.data(), end, index);
    if (read.ec != std::errc{} || index >= arguments.size()) return std::nullopt;
    const std::string& argument = arguments[index];
    if (read.ptr == end) return argument;
    std::string_view form(read.ptr + 1, static_cast<std::size_t>(end - read.ptr - 1));
    const std::size_t bar = form.find('|');
    form = argument == "1" ? form.substr(0, bar) : form.substr(bar + 1);
    std::string text;
    for (const char sign : form) {
        if (sign == '#') {
            text += argument;
        } else {
            text += sign;
        }
    }
    return text;
}

bool isLatin(char sign) {
    return ('0' <= sign && sign <= '9') || ('A' <= sign && sign <= 'Z') ||
           ('a' <= sign && sign <= 'z');
}

/// A Chinese character, three bytes of UTF-8 from U+3400 to U+9FFF; signs such as ， are none.
bool beginsWithChinese(std::string_view text) {
    return text.size() >= 3 && '\xE3' <= text[0] && text[0] <= '\xE9' &&
           !(text[0] == '\xE3' && text[1] < '\x90');
}
bool endsWithChinese(std::string_view text) {
    return text.size() >= 3 && beginsWithChinese(text.substr(text.size() - 3));
}

/// In Chinese a name in Latin letters stands apart: "由 Ming 决定", but "由溪流决定".
void append(std::string& text, std::string_view part) {
    if (text.empty() || part.empty()) return void(text += part);
    if ((endsWithChinese(text) && isLatin(part.front())) ||
        (isLatin(text.back()) && beginsWithChinese(part))) {
        text += ' ';
    }
    text += part;
}

/// The text with its places filled; nothing if it names an argument that is not there.
std::optional<std::string> filled(std::string_view text,
                                  const std::vector<std::string>& arguments) {
    std::string result;
    while (true) {
        const std::size_t open = text.find('{');
        append(result, text.substr(0, open));
        if (open == std::string_view::npos) return result;
        const std::size_t close = text.find('}', open);
        const auto part = inPlace(text.substr(open + 1, close - open - 1), arguments);
        if (!part) return std::nullopt;
        append(result, *part);
        text.remove_prefix(close + 1);
    }
}

std::string joined(const std::vector<std::string>& texts) {
    std::string result;
    for (const std::string& text : texts) result += (result.empty() ? "" : ", ") + text;
    return result;
}

}  // namespace

std::span<const std::span<const Entry>> allTables() {
    static const std::array tables{
        rulesTable(),    botsTable(),    enginesTable(), recordTable(),   renlibTable(),
        storeTable(),    matchTable(),   trainTable(),   terminalTable(), analysisTable(),
        setupTable(),    playTable(),    windowTable(),  studyTable(),    filesTable(),
        proofTable(),    playersTable(), pageTable(),    webTable(),      cliTable(),
        lookbackTable(), teacherTable(), puzzlesTable(), courseTable(),   progressTable()};
    return tables;
}

std::string phrase(std::string_view code, Language language) {
    const Entry* entry = find(code);
    return std::string(entry ? entry->in(language) : code);
}

std::string sentence(const Reason& reason, Language language) {
    std::vector<std::string> arguments;
    for (const std::string& argument : reason.arguments) {
        arguments.push_back(wordsOf(argument, language));
    }
    const Entry* entry = find(reason.code);
    auto text = entry ? filled(entry->in(language), arguments) : std::nullopt;
    // Without a sentence, or with fewer arguments than it names: what there is.
    return text ? *std::move(text) : displayable(reason.code + ": " + joined(reason.arguments));
}

}  // namespace tianyuan::words
