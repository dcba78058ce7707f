#include "terminal_walk.h"

#include "core/notation.h"
#include "table/point_name.h"
#include "terminal_words.h"

#include <array>

namespace tianyuan::cli {
namespace {

/// What a Checker looks at while somebody waits: less than a second.
constexpr std::uint64_t MostPositions = 200'000;
/// Points that are told one by one.
constexpr std::size_t MostNamed = 16;

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

std::string pointNames(const std::vector<Point>& points, int size) {
    std::string text;
    for (std::size_t i = 0; i < std::min(points.size(), MostNamed); ++i) {
        text += (i == 0 ? "" : " ") + table::nameOf(points[i], size);
    }
    return points.size() > MostNamed ? text + " …" : text;
}

std::string outsideText(const Context& context, const perfect::ProofWalk& walk) {
    const int size = walk.board().size();
    std::string text = context.say("walk.outside") + "\n";
    std::vector<Point> proved, partly;
    for (const perfect::Lead& lead : perfect::leadsFrom(walk.book(), walk.board())) {
        (lead.isProved ? proved : partly).push_back(lead.point);
    }
    if (!proved.empty()) text += context.say("walk.proved-after", pointNames(proved, size)) + "\n";
    if (!partly.empty()) text += context.say("walk.partly-after", pointNames(partly, size)) + "\n";
    return text;
}

std::string placeText(const Context& context, const perfect::ProofWalk& walk,
                      const perfect::Explanation& explanation) {
    const auto& place = *walk.place();
    const int size = walk.board().size();
    const std::string attacker = sideCode(place.attacker);
    const std::string defender = sideCode(opponent(place.attacker));
    std::string text;
    if (explanation.answer) {
        text += context.say("walk.answer", attacker, place.moves,
                            table::nameOf(*explanation.answer, size));
    } else {
        text += context.say("walk.defend", attacker, place.moves, defender);
    }
    text += "\n";
    const bool isLast = explanation.answer && place.moves == 1;
    if (isLast) return text;
    if (explanation.threat.empty()) {
        text += context.say("walk.no-threat", defender) + "\n";
    } else {
        text += context.say("walk.threat", defender, pointNames(explanation.threat, size)) + "\n";
    }
    if (!explanation.zone.empty()) {
        text += context.say("walk.zone", explanation.zone.size(), defender) + "\n";
    }
    if (explanation.resistance.size() > 1) {
        text += context.say("walk.resistance", defender, pointNames(explanation.resistance, size)) +
                "\n";
    }
    if (explanation.checked > 0) text += context.say("walk.checked", explanation.checked) + "\n";
    return text;
}

std::string departureText(const Context& context, const perfect::ProofWalk& walk) {
    const auto departure = walk.departure();
    if (!departure || walk.place()) return {};
    const Move played = walk.moves()[static_cast<std::size_t>(departure->ply)];
    return context.say("walk.left", table::nameOf(played, walk.board().size()),
                       table::nameOf(departure->proved, walk.board().size()), departure->moves) +
           "\n";
}

std::string textWith(const Context& context, const perfect::ProofWalk& walk,
                     const std::optional<perfect::Explanation>& explanation) {
    if (walk.isOver()) return context.say("walk.end") + "\n";
    if (explanation) return placeText(context, walk, *explanation);
    return departureText(context, walk) + outsideText(context, walk);
}

std::optional<perfect::Explanation> explained(const perfect::ProofWalk& walk) {
    if (!walk.place()) return {};
    return perfect::explain(walk.book(), walk.board(), *walk.place(), MostPositions);
}

}  // namespace

std::string walkText(const Context& context, const perfect::ProofWalk& walk) {
    return textWith(context, walk, explained(walk));
}

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
    const auto explanation = explained(walk_);
    BoardMarks marks;
    if (!walk_.moves().empty()) marks.ringed = {walk_.moves().back().point()};
    if (explanation) marks.shaded = explanation->zone;
    if (explanation && explanation->answer) marks.offered = {*explanation->answer};
    screen_.show(drawBoard(walk_.board(), marks, abilities_),
                 textWith(context_, walk_, explanation));
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
                        context_.say("walk.reply", table::nameOf(reply.point, walk_.board().size()),
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
