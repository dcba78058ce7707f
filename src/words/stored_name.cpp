#include "words/stored_name.h"

#include "words/sentence.h"

namespace tianyuan::words {
namespace {

bool isOfPlayer(std::string_view code) {
    return code == "table.you" || code == "table.first-person" || code == "table.second-person" ||
           code.starts_with("player.name.");
}

}  // namespace

std::string storedName(std::string_view name, Language language) {
    for (const std::span<const Entry> table : allTables()) {
        for (const Entry& entry : table) {
            if (!isOfPlayer(entry.code)) continue;
            if (entry.english == name || entry.chinese == name) {
                return std::string(entry.in(language));
            }
        }
    }
    return std::string(name);
}

}  // namespace tianyuan::words
