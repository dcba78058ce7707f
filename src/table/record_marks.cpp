#include "table/record_marks.h"

#include <algorithm>

namespace tianyuan::table {
namespace {

using record::Mark;

/// The first of A to Z, a to z, 1, 2, 3 … that no label says yet.
std::string nextLetter(const std::vector<Mark>& marks) {
    const auto isFree = [&](const std::string& text) {
        return std::none_of(marks.begin(), marks.end(),
                            [&](const Mark& mark) { return mark.text == text; });
    };
    for (const char first : {'A', 'a'}) {
        for (char letter = first; letter < first + 26; ++letter) {
            if (isFree(std::string(1, letter))) return std::string(1, letter);
        }
    }
    int number = 1;
    while (!isFree(std::to_string(number))) ++number;
    return std::to_string(number);
}

}  // namespace

void toggleMark(std::vector<Mark>& marks, Mark mark) {
    const bool isThere = std::any_of(marks.begin(), marks.end(), [&](const Mark& there) {
        return there.point == mark.point && there.kind == mark.kind &&
               (mark.text.empty() || there.text == mark.text);
    });
    eraseMark(marks, mark.point);
    if (isThere) return;
    if (mark.kind == Mark::Kind::Label && mark.text.empty()) mark.text = nextLetter(marks);
    marks.push_back(std::move(mark));
}

bool eraseMark(std::vector<Mark>& marks, Point point) {
    return std::erase_if(marks, [&](const Mark& there) { return there.point == point; }) > 0;
}

}  // namespace tianyuan::table
