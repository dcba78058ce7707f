#include "record_printing.h"

#include "board_drawing.h"
#include "core/codes.h"
#include "core/notation.h"
#include "game/game.h"
#include "game_marks.h"
#include "words/display.h"
#include "words/ending.h"

#include <algorithm>

namespace tianyuan::cli {
namespace {

using record::NodeId;
using record::NoNode;

std::string sideText(const Context& context, Stone stone) { return context.say(sideCode(stone)); }

/// The game without its variations and notes, which may be many.
record::Record withMainLineOnly(const record::Record& record) {
    record::Record line;
    line.rule = record.rule;
    line.size = record.size;
    line.opening = record.opening;
    line.openingSteps = record.openingSteps;
    line.outcome = record.outcome;
    line.setup = record.setup;
    line.firstToMove = record.firstToMove;
    NodeId last = record::Tree::Root;
    for (const NodeId id : record.tree.pathTo(record.tree.endOfLine())) {
        last = line.tree.add(last, record.tree[id].stone, record.tree[id].move);
    }
    return line;
}

/// Text of several lines, set in.
std::string setIn(const std::string& text, std::size_t depth) {
    const std::string indent(depth * 4, ' ');
    std::string result;
    std::size_t start = 0;
    while (start < text.size()) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        result +=
            fmt::format("{}{}\n", indent, words::displayableLine(text.substr(start, end - start)));
        start = end + 1;
    }
    return result;
}

std::string marksText(const std::vector<record::Mark>& marks, int size) {
    constexpr std::string_view Signs[] = {"△", "□", "○", "×"};
    std::string text;
    for (const record::Mark& mark : marks) {
        const bool isLabel = mark.kind == record::Mark::Kind::Label;
        text += fmt::format(
            "{}{}={}", text.empty() ? "" : " ", toText(mark.point, size),
            isLabel ? mark.text : std::string(Signs[static_cast<std::size_t>(mark.kind)]));
    }
    return text;
}

/// What is written beside a move, without the comment: "[1.2 s, 0.35]".
std::string figuresText(const record::Notes& notes) {
    std::vector<std::string> figures;
    if (notes.timeSpent) {
        figures.push_back(
            fmt::format("{:.1f} s", static_cast<double>(notes.timeSpent->count()) / 1000));
    }
    if (notes.evaluation) {
        figures.push_back(notes.evaluation->winInMoves
                              ? fmt::format("{}M{}", notes.evaluation->value < 0 ? "-" : "+",
                                            *notes.evaluation->winInMoves)
                              : fmt::format("{:+.2f}", notes.evaluation->value));
    }
    return figures.empty() ? "" : fmt::format(" [{}]", fmt::join(figures, ", "));
}

/// Writes a tree line by line: moves run on, and a new line begins for each variation and comment.
class TreePrinter {
public:
    TreePrinter(const record::Record& record, std::size_t most) : record_(record), left_(most) {}

    std::string print() {
        notes(record::Tree::Root, 0);
        lines_.push_back({record_.tree[record::Tree::Root].firstChild, 0, 1});
        while (!lines_.empty() && left_ > 0) {
            const Line line = lines_.back();
            lines_.pop_back();
            if (line.start != NoNode) follow(line);
        }
        return text_;
    }

    bool isCut() const { return left_ == 0; }

private:
    /// A line of play still to be written, with the number of its first move.
    struct Line {
        NodeId start;
        std::size_t depth;
        int number;
    };

    /// Writes moves until the line ends. Variations come right after the move they replace; the
    /// rest of this line goes on behind them.
    void follow(const Line& line) {
        NodeId id = line.start;
        int number = line.number;
        for (; id != NoNode && left_ > 0; id = record_.tree[id].firstChild) {
            --left_;
            const record::Node& node = record_.tree[id];
            if (node.isMove()) move(node, number, line.depth);
            notes(id, line.depth);
            number += node.isMove() ? 1 : 0;
            const bool leads = record_.tree[node.parent].firstChild == id;
            if (leads && node.nextSibling != NoNode) {
                endLine();
                lines_.push_back({node.firstChild, line.depth, number});
                std::vector<NodeId> others;
                for (NodeId other = node.nextSibling; other != NoNode;
                     other = record_.tree[other].nextSibling) {
                    others.push_back(other);
                }
                for (auto other = others.rbegin(); other != others.rend(); ++other) {
                    lines_.push_back({*other, line.depth + 1, number - (node.isMove() ? 1 : 0)});
                }
                return;
            }
        }
        endLine();
    }

    void move(const record::Node& node, int number, std::size_t depth) {
        if (!open_) {
            text_ += std::string(depth * 4, ' ');
            open_ = true;
        } else {
            text_ += "  ";
        }
        text_ += fmt::format("{}.{} {}", number, node.stone == Stone::Black ? "●" : "○",
                             toText(node.move, record_.size));
    }

    void notes(NodeId id, std::size_t depth) {
        const record::Notes* notes = record_.tree.notes(id);
        if (!notes) return;
        if (open_) text_ += figuresText(*notes);
        const std::string marks = marksText(notes->marks, record_.size);
        if (notes->title.empty() && notes->comment.empty() && marks.empty()) return;
        endLine();
        text_ += setIn(notes->title, depth + 1) + setIn(notes->comment, depth + 1) +
                 setIn(marks, depth + 1);
    }

    void endLine() {
        if (open_) text_ += "\n";
        open_ = false;
    }

    const record::Record& record_;
    std::size_t left_;
    std::vector<Line> lines_;
    std::string text_;
    bool open_ = false;
};

}  // namespace

std::string outcomeText(const Context& context, const Outcome& outcome) {
    if (!outcome.isOver()) return context.say("result.open");
    if (outcome.ending == Ending::Unknown) {
        return outcome.isDraw() ? context.say("result.draw")
                                : context.say("show.wins", sideText(context, outcome.winner));
    }
    const std::string how = context.say(words::endingCode(outcome));
    return outcome.isDraw() ? context.say("end.draw", how)
                            : context.say("end.win", sideText(context, outcome.winner), how);
}

std::string headerText(const Context& context, const record::Record& record) {
    std::string text;
    const auto line = [&](const char* code, const std::string& value) {
        if (!value.empty()) text += fmt::format("{}\n", context.say(code, value));
    };
    line("record.black", record.black);
    line("record.white", record.white);
    line("record.event", record.event);
    line("record.round", record.round);
    line("record.place", record.place);
    line("record.date", record.date);
    line("record.time", record.timeControl == "none" ? "" : record.timeControl);
    line("show.rule", record.rule ? "rule." + std::string(idOf(*record.rule)) : "rule.unknown");
    if (!record.opening.empty() && record.opening != "free") {
        line("record.opening", "opening.name." + record.opening);
    }
    line("record.result", outcomeText(context, record.outcome));
    if (!record.comment.empty()) text += words::displayable(record.comment) + "\n";
    return text;
}

std::string treeText(const Context& context, const record::Record& record, std::size_t most) {
    TreePrinter printer(record, most);
    std::string text = printer.print();
    if (printer.isCut()) text += context.say("record.cut", most) + "\n";
    return text;
}

std::string boardText(const record::Record& record, std::optional<int> ply,
                      TerminalAbilities abilities) {
    auto game = game::Game::fromRecord(withMainLineOnly(record), game::FoulHandling::Lose);
    if (!game) return {};
    if (ply) game->jumpTo(*ply);
    return drawBoard(game->board(), marksOf(*game), abilities);
}

}  // namespace tianyuan::cli
