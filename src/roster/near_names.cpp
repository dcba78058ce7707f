#include "roster/near_names.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>

namespace tianyuan::roster {
namespace {

std::string inSmallLetters(std::string_view text) {
    std::string result(text);
    for (char& c : result) {
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return result;
}

/// How many letters have to be put in, taken out or changed to make one of the other.
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
        }
    }
    return row.back();
}

}  // namespace

std::vector<std::string> nearNames(std::string_view word, const std::vector<std::string>& names) {
    const std::string wanted = inSmallLetters(word.substr(0, 100));
    std::vector<std::pair<std::size_t, std::string>> near;
    for (const std::string& name : names) {
        const std::string each = inSmallLetters(name);
        const std::size_t away =
            wanted.size() >= 2 && each.starts_with(wanted) ? 0 : editDistance(wanted, each);
        if (away <= std::max<std::size_t>(1, each.size() / 3)) near.emplace_back(away, name);
    }
    std::stable_sort(near.begin(), near.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> result;
    for (auto& [away, name] : near) result.push_back(std::move(name));
    return result;
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

}  // namespace tianyuan::roster
