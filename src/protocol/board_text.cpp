#include "protocol/board_text.h"

#include "protocol/scanner.h"

#include <algorithm>
#include <array>

namespace tianyuan::protocol {
namespace {

using Rest = BoardCommand::Rest;

constexpr std::string_view Prefix = "YX";
constexpr std::string_view DatabaseWord = "DATABASE";
constexpr int MostFifths = 12;

// Each is followed by a line with the name of a file.
constexpr std::array WithPath{"YXHASHDUMP", "YXHASHLOAD",   "YXSETDATABASE", "YXDBMERGE",
                              "YXDBSPLIT",  "YXLIBTODB",    "YXDBTOLIB",     "YXTXTTODB",
                              "YXDBTOTXT",  "YXDBTOTXTALL", "YXDBTOPOS"};
constexpr std::array Alone{"YXSAVEDATABASE", "YXDBCHECK", "YXDBFIX",       "YXDRAW",
                           "YXRESIGN",       "YXFORBID",  "YXPRINTFEATURE"};

template <std::size_t N>
bool isOneOf(const std::array<const char*, N>& words, std::string_view keyword) {
    return std::find(words.begin(), words.end(), keyword) != words.end();
}

std::optional<BoardCommand> openingStep(std::string_view keyword, std::string_view rest) {
    constexpr std::string_view Swap2 = "YXSWAP2STEP";
    constexpr std::string_view Soosorv = "YXSOOSORVSTEP";
    command::OpeningStep step;
    step.isSoosorv = keyword.starts_with(Soosorv);
    if (!step.isSoosorv && !keyword.starts_with(Swap2)) return std::nullopt;
    const std::string_view number = keyword.substr(step.isSoosorv ? Soosorv.size() : Swap2.size());
    const int last = step.isSoosorv ? 6 : 3;
    if (number.size() != 1 || number[0] < '1' || number[0] > '0' + last) return std::nullopt;
    step.step = number[0] - '0';
    if (const auto fifths = onlyNumbers<1>(rest)) {
        step.fifths = static_cast<int>(std::clamp<std::int64_t>((*fifths)[0], 0, MostFifths));
    }
    const bool hasStones = step.isSoosorv && step.step > 1;
    return BoardCommand{step, hasStones ? Rest::Block : Rest::None};
}

}  // namespace

std::optional<BoardCommand> boardCommand(std::string_view keyword, std::string_view line,
                                         std::string_view rest) {
    if (!keyword.starts_with(Prefix)) return std::nullopt;
    if (const auto step = openingStep(keyword, rest)) return step;
    if (keyword == "YXSEARCHDEFEND") return BoardCommand{command::SearchDefend{}};
    if (keyword == "YXBLOCKPATHRESET") return BoardCommand{command::UnblockAllPaths{}};
    if (keyword == "YXBLOCKPATH") return BoardCommand{command::BlockPath{}, Rest::Block};
    if (keyword == "YXBLOCKPATHUNDO") return BoardCommand{command::UnblockPath{}, Rest::Block};
    const command::Aside aside{std::string(line)};
    if (isOneOf(Alone, keyword)) return BoardCommand{aside};
    if (isOneOf(WithPath, keyword)) {
        const bool isNamed = !trimmed(rest).empty();
        return BoardCommand{aside, isNamed ? Rest::None : Rest::Path};
    }
    if (keyword.find(DatabaseWord) != std::string_view::npos) {
        return BoardCommand{command::Database{std::string(keyword)}, Rest::Block};
    }
    return std::nullopt;
}

std::string_view keywordOf(const command::OpeningStep& step) {
    constexpr std::array Swap2{"YXSWAP2STEP1", "YXSWAP2STEP2", "YXSWAP2STEP3"};
    constexpr std::array Soosorv{"YXSOOSORVSTEP1", "YXSOOSORVSTEP2", "YXSOOSORVSTEP3",
                                 "YXSOOSORVSTEP4", "YXSOOSORVSTEP5", "YXSOOSORVSTEP6"};
    const auto place = static_cast<std::size_t>(step.step - 1);
    return step.isSoosorv ? Soosorv[std::min(place, Soosorv.size() - 1)]
                          : Swap2[std::min(place, Swap2.size() - 1)];
}

}  // namespace tianyuan::protocol
