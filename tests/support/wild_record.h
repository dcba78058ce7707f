#pragma once

#include "record/record.h"

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::test {

/// Makes records that hold a bit of everything, with texts that are awkward to write, from a seed.
/// They are as SGF gives them back: set-up with Black first, marks by kind.
class WildRecord {
public:
    explicit WildRecord(unsigned seed) : random_(seed) {}

    record::Record make() {
        record_.size = between(Board::MinSize, Board::MaxSize);
        makeHeader();
        makeSetup();
        record_.others = others();
        record_.tree.editNotes(record::Tree::Root) = notes(record::Tree::Root);
        for (int i = between(0, 60); i > 0; --i) addNode();
        return record_;
    }

private:
    int between(int low, int high) { return std::uniform_int_distribution(low, high)(random_); }
    bool chance(int percent) { return between(1, 100) <= percent; }

    std::string text(bool manyLines) {
        static constexpr std::array<std::string_view, 24> Pieces{
            "a", "Z", "9", " ", "]", "[", "\\", "\\\\", ":", "\\:", ";", "(", ")", "\t",
            // beyond ASCII, and with a meaning in a file
            "黑", "白棋", "ё", "😀", "é", "\"", "--", "B[hh]", "\\]", "表"};
        std::string made;
        for (int i = between(1, 12); i > 0; --i) {
            made += manyLines && chance(15) ? "\n" : Pieces[at(Pieces.size())];
        }
        return made;
    }
    std::size_t at(std::size_t size) {
        return static_cast<std::size_t>(between(0, static_cast<int>(size) - 1));
    }
    std::string line() { return text(false); }
    std::string maybeLine() { return chance(50) ? line() : std::string(); }

    void makeHeader() {
        if (chance(70)) record_.rule = AllRules[at(AllRules.size())];
        static constexpr std::array<std::string_view, 5> Openings{"", "swap2", "taraguchi-10",
                                                                  "sakata;2", "x]y\\z"};
        record_.opening = Openings[at(Openings.size())];
        record_.openingSteps = chance(30) ? "h8 i9 j10 swap" : maybeLine();
        record_.black = maybeLine();
        record_.white = maybeLine();
        record_.event = maybeLine();
        record_.round = maybeLine();
        record_.place = maybeLine();
        record_.date = maybeLine();
        record_.timeControl = maybeLine();
        if (chance(50)) record_.comment = text(true);
        if (chance(80)) {
            record_.outcome.ending = static_cast<Ending>(between(1, 9));
            record_.outcome.winner = static_cast<Stone>(between(0, 2));
        }
        record_.firstToMove = chance(70) ? Stone::Black : Stone::White;
    }

    void makeSetup() {
        if (chance(60)) return;
        Board board(record_.size);
        for (const Stone stone : {Stone::Black, Stone::White}) {
            for (int i = between(0, 5); i > 0; --i) {
                const Point spot = point();
                if (!board.isEmpty(spot)) continue;
                board.place(spot, stone);
                record_.setup.push_back({spot, stone});
            }
        }
    }

    Point point() { return {between(0, record_.size - 1), between(0, record_.size - 1)}; }

    void addNode() {
        const auto count = static_cast<int>(record_.tree.capacity());
        const auto parent =
            static_cast<record::NodeId>(chance(70) ? count - 1 : between(0, count - 1));
        Board board = startOf(record_);
        for (const record::NodeId id : record_.tree.pathTo(parent)) {
            const record::Node& node = record_.tree[id];
            if (node.isMove() && !node.move.isPass()) board.place(node.move.point(), node.stone);
        }
        const Stone stone = chance(50) ? Stone::Black : Stone::White;
        const Point spot = point();
        record::NodeId id = record::NoNode;
        if (chance(10)) {
            id = record_.tree.add(parent, Stone::None, Move::pass());
        } else if (chance(10) || !board.isEmpty(spot)) {
            id = record_.tree.add(parent, stone, Move::pass());
        } else {
            id = record_.tree.add(parent, stone, spot);
        }
        if (chance(60)) record_.tree.editNotes(id) = notes(id);
    }

    record::Notes notes(record::NodeId) {
        record::Notes made;
        if (chance(20)) made.title = line();
        if (chance(40)) made.comment = text(true);
        if (chance(30)) made.marks = marks();
        if (chance(40)) made.timeSpent = std::chrono::milliseconds(between(0, 100000));
        if (chance(40)) made.timeLeft = std::chrono::milliseconds(between(-5000, 10000000));
        if (chance(40)) {
            made.evaluation.emplace();
            made.evaluation->value = std::uniform_real_distribution(-1000.0, 1000.0)(random_);
            if (chance(30)) made.evaluation->value = between(-3, 3);
            if (chance(30)) made.evaluation->winInMoves = between(-30, 30);
            if (chance(50)) made.evaluation->depth = between(0, 99);
        }
        if (chance(30)) made.others = others();
        return made;
    }

    std::vector<record::Mark> marks() {
        std::vector<record::Mark> made;
        for (int i = between(1, 6); i > 0; --i) {
            record::Mark mark{static_cast<record::Mark::Kind>(between(0, 4)), point(), {}};
            if (mark.kind == record::Mark::Kind::Label) mark.text = maybeLine();
            const bool isThere = std::find(made.begin(), made.end(), mark) != made.end();
            if (!isThere) made.push_back(mark);
        }
        std::stable_sort(made.begin(), made.end(),
                         [](const auto& a, const auto& b) { return a.kind < b.kind; });
        return made;
    }

    std::vector<record::Property> others() {
        static constexpr std::array<std::string_view, 6> Names{"XX", "KM",       "5A",
                                                               "AR", "LONGNAME", "SL"};
        std::vector<record::Property> made;
        for (int i = between(0, 3); i > 0; --i) {
            record::Property property{std::string(Names[at(Names.size())]), {}};
            for (int k = between(1, 3); k > 0; --k) {
                property.values.push_back(chance(80) ? text(true) : std::string());
            }
            made.push_back(property);
        }
        return made;
    }

    std::mt19937 random_;
    record::Record record_;
};

}  // namespace tianyuan::test
