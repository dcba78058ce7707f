#pragma once

#include "record/record.h"

#include <random>
#include <string>
#include <vector>

namespace tianyuan::test {

/// What a random record may hold besides moves in turn, none of them on a taken point.
struct RandomRecordOptions {
    int size = Board::DefaultSize;
    int nodes = 60;  // besides the root
    bool variations = true;
    bool passes = false;
    bool emptyNodes = false;  // nodes without a stone
    bool texts = false;       // titles and comments
    bool ownMarks = false;    // circles and labels on the point of a move, labels where one follows
    bool otherMarks = false;  // all kinds of marks, anywhere on the board
    bool times = false;
    bool evaluations = false;
    bool header = false;  // rule, names, event, outcome, …
    bool setup = false;   // stones before the first move; White may begin
    std::vector<std::string> words{"four", "three-four", "VCF", "a[b]", "x\\y:z", "100%"};
};

/// Makes records, the same ones from the same seed.
class RandomRecord {
public:
    RandomRecord(std::mt19937& random, const RandomRecordOptions& options)
        : random_(random), options_(options) {
        record_.size = options.size;
    }

    record::Record make() {
        if (options_.header) makeHeader();
        if (options_.setup) makeSetup();
        makeNotes(record::Tree::Root);
        record::NodeId last = record::Tree::Root;
        for (int i = 0; i < options_.nodes; ++i) {
            const auto count = static_cast<int>(record_.tree.capacity());
            const bool branches = options_.variations && chance(4);
            last = add(branches ? static_cast<record::NodeId>(below(count)) : last);
        }
        return std::move(record_);
    }

private:
    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random_); }
    bool chance(int oneIn) { return below(oneIn) == 0; }
    Point point() { return {below(options_.size), below(options_.size)}; }

    std::string words(int most) {
        std::string text;
        for (int i = below(most) + 1; i > 0; --i) {
            if (!text.empty()) text += ' ';
            text += options_.words[static_cast<std::size_t>(
                below(static_cast<int>(options_.words.size())))];
        }
        return text;
    }

    std::string lines() {
        std::string text = words(4);
        for (int i = below(3); i > 0; --i) text += '\n' + words(4);
        return text;
    }

    /// A child of `parent`, or `parent` itself if its line has filled the board.
    record::NodeId add(record::NodeId parent) {
        Board board = startOf(record_);
        for (const record::NodeId id : record_.tree.pathTo(parent)) {
            if (record_.tree[id].isMove()) board.play(record_.tree[id].move);
        }
        record::NodeId id = parent;
        if (options_.emptyNodes && chance(10)) {
            id = record_.tree.add(parent, Stone::None, Move::pass());
        } else if (options_.passes && chance(10)) {
            id = record_.tree.add(parent, board.sideToMove(), Move::pass());
        } else if (!board.isFull()) {
            Point free = point();
            while (!board.isEmpty(free)) free = point();
            id = record_.tree.add(parent, board.sideToMove(), free);
        }
        if (id != parent) makeNotes(id);
        if (id != parent && options_.ownMarks && chance(3)) nameNext(parent, record_.tree[id].move);
        return id;
    }

    void makeNotes(record::NodeId id) {
        using record::Mark;
        const record::Node node = record_.tree[id];
        if (options_.texts && chance(4)) record_.tree.editNotes(id).title = words(3);
        if (options_.texts && chance(4)) record_.tree.editNotes(id).comment = lines();
        const bool hasPoint = node.isMove() && !node.move.isPass();
        if (options_.ownMarks && hasPoint && chance(5)) {
            addMark(id, {Mark::Kind::Circle, node.move.point(), ""});
        }
        if (options_.ownMarks && hasPoint && chance(3)) {
            addMark(id, {Mark::Kind::Label, node.move.point(), words(1)});
        }
        if (options_.otherMarks && chance(4)) {
            const auto kind = static_cast<Mark::Kind>(below(5));
            addMark(id, {kind, point(), kind == Mark::Kind::Label ? words(1) : ""});
        }
        if (options_.times && node.isMove() && chance(2)) {
            record_.tree.editNotes(id).timeSpent = std::chrono::milliseconds(below(100'000));
        }
        if (options_.evaluations && chance(3)) {
            record::Evaluation evaluation;
            evaluation.value = below(2001) - 1000;
            record_.tree.editNotes(id).evaluation = evaluation;
        }
    }

    /// A label on the point of a move that follows, one at most.
    void nameNext(record::NodeId parent, Move move) {
        if (move.isPass()) return;
        for (const record::Mark& mark : record_.tree.editNotes(parent).marks) {
            if (mark.point == move.point() && mark.kind == record::Mark::Kind::Label) return;
        }
        addMark(parent, {record::Mark::Kind::Label, move.point(), words(1)});
    }

    void addMark(record::NodeId id, record::Mark mark) {
        record_.tree.editNotes(id).marks.push_back(std::move(mark));
    }

    void makeHeader() {
        record_.rule = AllRules[static_cast<std::size_t>(below(AllRules.size()))];
        record_.black = words(2);
        record_.white = words(2);
        record_.event = words(3);
        record_.round = std::to_string(below(20) + 1);
        record_.place = words(2);
        record_.date = "2026-11-" + std::to_string(below(20) + 10);
        record_.comment = lines();
        record_.outcome = Outcome::win(chance(2) ? Stone::Black : Stone::White, Ending::Five);
    }

    void makeSetup() {
        Board board(options_.size);
        for (int i = below(6); i > 0; --i) {
            const Point free = point();
            const Stone stone = chance(2) ? Stone::Black : Stone::White;
            if (!board.isEmpty(free)) continue;
            board.place(free, stone);
            record_.setup.push_back({free, stone});
        }
        record_.firstToMove = chance(2) ? Stone::Black : Stone::White;
    }

    std::mt19937& random_;
    const RandomRecordOptions& options_;
    record::Record record_;
};

inline record::Record randomRecord(std::mt19937& random, const RandomRecordOptions& options = {}) {
    return RandomRecord(random, options).make();
}

}  // namespace tianyuan::test
