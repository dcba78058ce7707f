#pragma once

#include "core/result.h"
#include "words/language.h"

#include <span>
#include <string>
#include <string_view>

namespace tianyuan::words {

/// What a code says in each language. {0}, {1}, … are the arguments of the reason. Where a number
/// decides how to go on, both ways stand there, with # for the number: {0|# game|# games} says
/// "1 game" and "2 games".
struct Entry {
    std::string_view code;
    std::string_view english;
    std::string_view chinese;

    std::string_view in(Language language) const {
        return language == Language::Chinese ? chinese : english;
    }
};

/// The words for a code without arguments, such as "foul.double-three"; any other text comes back
/// as it is.
std::string phrase(std::string_view code, Language language);

/// The sentence for a reason; arguments that are codes are put into words first, others made
/// displayable, and lists (see listArgument) joined. A code that is in no table is shown as it is,
/// with its arguments.
std::string sentence(const Reason& reason, Language language);

/// The tables, one for each part of the program that gives reasons.
std::span<const std::span<const Entry>> allTables();
std::span<const Entry> rulesTable();
std::span<const Entry> botsTable();
std::span<const Entry> enginesTable();
std::span<const Entry> puzzlesTable();
std::span<const Entry> playersTable();
std::span<const Entry> recordTable();
std::span<const Entry> renlibTable();
std::span<const Entry> storeTable();
std::span<const Entry> matchTable();
std::span<const Entry> pageTable();
std::span<const Entry> trainTable();
std::span<const Entry> terminalTable();
std::span<const Entry> cliTable();
std::span<const Entry> playTable();
std::span<const Entry> windowTable();
std::span<const Entry> webTable();
std::span<const Entry> analysisTable();
std::span<const Entry> setupTable();
std::span<const Entry> studyTable();
std::span<const Entry> lookbackTable();
std::span<const Entry> teacherTable();
std::span<const Entry> filesTable();
std::span<const Entry> proofTable();
std::span<const Entry> courseTable();
std::span<const Entry> progressTable();

}  // namespace tianyuan::words
