#include "terminal_walk.h"

#include "core/notation.h"
#include "perfect/standing.h"
#include "terminal_words.h"

#include <array>

namespace tianyuan::cli {
namespace {

/// What a Checker looks at while somebody waits: less than a second.
constexpr std::uint64_t MostPositions = 200'000;

enum class WalkWord : std::uint8_t { GoOn, Back, Start, Replies, Help, Quit };

struct WalkSpelling {
    std::string_view text;
    WalkWord word;
};

constexpr std::array WalkSpellings{
    WalkSpelling{"", WalkWord::GoOn},        WalkSpelling{"next", WalkWord::GoOn},
    WalkSpelling{"n", WalkWord::GoOn},       WalkSpelling{"下一步", WalkWord::GoOn},
    WalkSpelling{"back", WalkWord::Back},    WalkSpelling{"b", WalkWord::Back},
    WalkSpelling{"后退", WalkWord::Back},    WalkSpelling{"start", WalkWord::Start},
    WalkSpelling{"开头", WalkWord::Start},   WalkSpelling{"replies", WalkWord::Replies},
    WalkSpelling{"应手", WalkWord::Replies}, WalkSpelling{"help", WalkWord::Help},
    WalkSpelling{"?", WalkWord::Help},       WalkSpelling{"帮助", WalkWord::Help},
    WalkSpelling{"quit", WalkWord::Quit},    WalkSpelling{"q", WalkWord::Quit},
    WalkSpelling{"exit", WalkWord::Quit},    WalkSpelling{"退出", WalkWord::Quit}};

std::optional<WalkWord> walkWordFrom(std::string_view text) {
    for (const WalkSpelling& each : WalkSpellings) {
        if (each.text == text) return each.word;
    }
    return {};
}

std::string textOf(const Context& context, const perfect::Standing& standing) {
    std::string text;
    for (const Reason& sentence : perfect::tell(standing)) text += context.say(sentence) + "\n";
    return text;
}

}  // namespace

TerminalWalk::TerminalWalk(const Context& context, Inbox& inbox, TerminalAbilities abilities,
                           perfect::ProofWalk& walk)
    : context_(context), inbox_(inbox), abilities_(abilities), walk_(walk), screen_(inbox) {}

void TerminalWalk::run() {
    show();
    std::string line;
    while (true) {
        screen_.ask(context_.say("walk.prompt") + " ");
        const Inbox::Event event = inbox_.wait({}, line);
        if (event == Inbox::Event::End) break;
        if (event == Inbox::Event::Disturbed) screen_.repaint();
        if (event != Inbox::Event::Line) continue;
        screen_.takeTyped(line);
        if (!obey(line)) break;
    }
    screen_.close();
}

void TerminalWalk::show() {
    const perfect::Standing standing = perfect::standingOf(walk_, MostPositions);
    BoardMarks marks;
    if (!walk_.moves().empty()) marks.ringed = {walk_.moves().back().point()};
    if (const auto& explanation = standing.explanation) {
        marks.shaded = explanation->zone;
        if (explanation->answer) marks.offered = {*explanation->answer};
    }
    screen_.show(drawBoard(walk_.board(), marks, abilities_), textOf(context_, standing));
}

bool TerminalWalk::obey(const std::string& line) {
    const std::string text = tidied(line);
    const auto word = walkWordFrom(text);
    if (!word) {
        take(text);
        return true;
    }
    switch (*word) {
        case WalkWord::GoOn:
            if (!walk_.goOn()) complain({walk_.isOver() ? "walk.over" : "walk.nothing-behind", {}});
            show();
            break;
        case WalkWord::Back:
            if (!walk_.back()) complain({"walk.at-start", {}});
            show();
            break;
        case WalkWord::Start:
            while (walk_.back()) continue;
            show();
            break;
        case WalkWord::Replies: {
            if (!walk_.place() || walk_.place()->attackerMoves) {
                complain({"walk.no-replies", {}});
                break;
            }
            std::string list = context_.say("walk.replies") + "\n";
            for (const auto& reply :
                 perfect::repliesOf(walk_.book(), walk_.board(), *walk_.place())) {
                list += "  " +
                        context_.say("walk.reply", pointName(reply.point, walk_.board().size()),
                                     reply.moves) +
                        "\n";
            }
            screen_.showPage(list);
            break;
        }
        case WalkWord::Help:
            screen_.showPage(context_.say("walk.help"));
            break;
        case WalkWord::Quit:
            return false;
    }
    return true;
}

void TerminalWalk::take(const std::string& text) {
    const auto move = moveFromText(text, walk_.board().size());
    if (!move || move->isPass()) {
        complain(move ? Reason{"walk.no-pass", {}} : move.reason());
        complain({"walk.try-help", {}});
        return;
    }
    if (const Attempt played = walk_.play(move->point()); !played) return complain(played.reason());
    show();
}

}  // namespace tianyuan::cli
