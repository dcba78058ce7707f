#include "terminal_words.h"

#include "core/number_text.h"
#include "core/trimmed.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>
#include <vector>

namespace tianyuan::cli {
namespace {

struct CommandSpelling {
    std::string_view word;
    TypedCommand command;
};

constexpr std::array CommandSpellings{CommandSpelling{"undo", TypedCommand::Undo},
                                      CommandSpelling{"u", TypedCommand::Undo},
                                      CommandSpelling{"悔棋", TypedCommand::Undo},
                                      CommandSpelling{"redo", TypedCommand::Redo},
                                      CommandSpelling{"r", TypedCommand::Redo},
                                      CommandSpelling{"恢复", TypedCommand::Redo},
                                      CommandSpelling{"new", TypedCommand::New},
                                      CommandSpelling{"n", TypedCommand::New},
                                      CommandSpelling{"新局", TypedCommand::New},
                                      CommandSpelling{"pass", TypedCommand::Pass},
                                      CommandSpelling{"停一手", TypedCommand::Pass},
                                      CommandSpelling{"resign", TypedCommand::Resign},
                                      CommandSpelling{"认输", TypedCommand::Resign},
                                      CommandSpelling{"draw", TypedCommand::Draw},
                                      CommandSpelling{"和棋", TypedCommand::Draw},
                                      CommandSpelling{"decline", TypedCommand::Decline},
                                      CommandSpelling{"不和", TypedCommand::Decline},
                                      CommandSpelling{"hint", TypedCommand::Hint},
                                      CommandSpelling{"提示", TypedCommand::Hint},
                                      CommandSpelling{"map", TypedCommand::Map},
                                      CommandSpelling{"teacher", TypedCommand::Teacher},
                                      CommandSpelling{"老师", TypedCommand::Teacher},
                                      CommandSpelling{"why", TypedCommand::Why},
                                      CommandSpelling{"为什么", TypedCommand::Why},
                                      CommandSpelling{"评分", TypedCommand::Map},
                                      CommandSpelling{"board", TypedCommand::Board},
                                      CommandSpelling{"棋盘", TypedCommand::Board},
                                      CommandSpelling{"moves", TypedCommand::Moves},
                                      CommandSpelling{"棋谱", TypedCommand::Moves},
                                      CommandSpelling{"back", TypedCommand::Back},
                                      CommandSpelling{"b", TypedCommand::Back},
                                      CommandSpelling{"后退", TypedCommand::Back},
                                      CommandSpelling{"forward", TypedCommand::Forward},
                                      CommandSpelling{"f", TypedCommand::Forward},
                                      CommandSpelling{"前进", TypedCommand::Forward},
                                      CommandSpelling{"start", TypedCommand::Start},
                                      CommandSpelling{"开头", TypedCommand::Start},
                                      CommandSpelling{"end", TypedCommand::Last},
                                      CommandSpelling{"末尾", TypedCommand::Last},
                                      CommandSpelling{"continue", TypedCommand::Continue},
                                      CommandSpelling{"接着下", TypedCommand::Continue},
                                      CommandSpelling{"save", TypedCommand::Save},
                                      CommandSpelling{"保存", TypedCommand::Save},
                                      CommandSpelling{"save!", TypedCommand::Replace},
                                      CommandSpelling{"保存!", TypedCommand::Replace},
                                      CommandSpelling{"load", TypedCommand::Load},
                                      CommandSpelling{"打开", TypedCommand::Load},
                                      CommandSpelling{"help", TypedCommand::Help},
                                      CommandSpelling{"?", TypedCommand::Help},
                                      CommandSpelling{"帮助", TypedCommand::Help},
                                      CommandSpelling{"quit", TypedCommand::Quit},
                                      CommandSpelling{"q", TypedCommand::Quit},
                                      CommandSpelling{"exit", TypedCommand::Quit},
                                      CommandSpelling{"退出", TypedCommand::Quit}};

constexpr std::array<std::string_view, 8> Answers{"keep", "不换",   "swap", "交换",
                                                  "two",  "加两手", "ten",  "十打"};

/// How many letters have to be changed, added or left out.
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, changed});
        }
    }
    return row.back();
}

}  // namespace

std::optional<int> TypedLine::number() const {
    const auto number = numberFromText<int>(rest);
    return number && *number >= 1 ? number : std::nullopt;
}

TypedLine typedLineFrom(std::string_view line) {
    const std::string text(trimmed(line));
    const std::size_t space = text.find_first_of(" \t");
    if (space == std::string::npos) return {tidied(text), {}};
    return {tidied(text.substr(0, space)), std::string(trimmed(text.substr(space)))};
}

bool isAnswer(std::string_view word) {
    return std::find(Answers.begin(), Answers.end(), word) != Answers.end();
}

std::optional<TypedCommand> commandFromWord(std::string_view word) {
    for (const CommandSpelling& spelling : CommandSpellings) {
        if (spelling.word == word) return spelling.command;
    }
    return std::nullopt;
}

std::optional<std::string> nearestWord(std::string_view word) {
    constexpr std::size_t LongestWord = 20;
    if (word.size() < 3 || word.size() > LongestWord) return std::nullopt;
    std::vector<std::string_view> known(Answers.begin(), Answers.end());
    for (const CommandSpelling& spelling : CommandSpellings) {
        if (spelling.word.size() > 1) known.push_back(spelling.word);
    }
    const auto nearest = std::min_element(known.begin(), known.end(), [&](auto a, auto b) {
        return editDistance(word, a) < editDistance(word, b);
    });
    const std::size_t tolerated = word.size() < 5 ? 1 : 2;
    if (editDistance(word, *nearest) > tolerated) return std::nullopt;
    return std::string(*nearest);
}

std::string tidied(std::string_view text) {
    std::string word(trimmed(text));
    std::transform(word.begin(), word.end(), word.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return word;
}

}  // namespace tianyuan::cli
