#include "record/renlib.h"
#include "support/library_bytes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tianyuan::record {
namespace {

using test::bytes;
using test::libraryHeader;
using test::libraryText;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string Root = bytes({0x00, 0x00});

Record readOne(const std::string& file, const ReadOptions& options = {}) {
    const Result<std::vector<Record>> records = readRenLib(file, options);
    if (!records) {
        ADD_FAILURE() << records.reason().code;
        return {};
    }
    EXPECT_EQ(records->size(), 1U);
    return records->front();
}

const Notes& notesOf(const Record& record, NodeId id) {
    static const Notes none;
    const Notes* notes = record.tree.notes(id);
    return notes ? *notes : none;
}

NodeId firstMove(const Record& record) { return record.tree[Tree::Root].firstChild; }

Point h8() { return {7, 7}; }

TEST(RenLibReader, ReadsALineWithColoursInTurn) {
    const Record record =
        readOne(libraryHeader() + Root + bytes({0x78, 0x00, 0x79, 0x00, 0x68, 0x40}));
    EXPECT_EQ(record.size, 15);
    EXPECT_THAT(mainLine(record), ElementsAre(Move({7, 7}), Move({8, 7}), Move({7, 6})));
    const std::vector<NodeId> path = record.tree.pathTo(record.tree.endOfLine());
    EXPECT_EQ(record.tree[path[0]].stone, Stone::Black);
    EXPECT_EQ(record.tree[path[1]].stone, Stone::White);
    EXPECT_EQ(record.tree[path[2]].stone, Stone::Black);
    EXPECT_THAT(record.others, IsEmpty());
    for (NodeId id = 0; id < record.tree.capacity(); ++id) {
        EXPECT_EQ(record.tree.notes(id), nullptr) << "ordinary nodes need no notes";
    }
}

TEST(RenLibReader, FindsTheCornersOfTheBoard) {
    const Record record =
        readOne(libraryHeader() + Root + bytes({0x01, 0x00, 0x0F, 0x00, 0xE1, 0x00, 0xEF, 0x40}));
    EXPECT_THAT(mainLine(record),
                ElementsAre(Move({0, 0}), Move({14, 0}), Move({0, 14}), Move({14, 14})));
}

TEST(RenLibReader, ReadsVariationsAtEveryDepth) {
    // h8 (i8 (a15 | b15) | j8) | k8
    const Record record =
        readOne(libraryHeader() + Root +
                bytes({0x78, 0x80, 0x79, 0x80, 0x01, 0xC0, 0x02, 0x40, 0x7A, 0x40, 0x7B, 0x40}));
    const Tree& tree = record.tree;
    const std::vector<NodeId> first = tree.children(Tree::Root);
    ASSERT_EQ(first.size(), 2U);
    EXPECT_EQ(tree[first[0]].move, Move({7, 7}));
    EXPECT_EQ(tree[first[1]].move, Move({10, 7}));
    EXPECT_EQ(tree[first[1]].stone, Stone::Black);
    const std::vector<NodeId> second = tree.children(first[0]);
    ASSERT_EQ(second.size(), 2U);
    EXPECT_EQ(tree[second[0]].move, Move({8, 7}));
    EXPECT_EQ(tree[second[1]].move, Move({9, 7}));
    EXPECT_EQ(tree[second[1]].stone, Stone::White);
    const std::vector<NodeId> third = tree.children(second[0]);
    ASSERT_EQ(third.size(), 2U);
    EXPECT_EQ(tree[third[0]].move, Move({0, 0}));
    EXPECT_EQ(tree[third[1]].move, Move({1, 0}));
    EXPECT_EQ(tree[third[1]].stone, Stone::Black);
}

TEST(RenLibReader, MakesTheOneLineCommentATitle) {
    for (const std::string title : {"even", "odd"}) {
        const Record record =
            readOne(libraryHeader() + Root + bytes({0x78, 0x48}) + libraryText(title));
        EXPECT_EQ(notesOf(record, 1).title, title);
        EXPECT_EQ(notesOf(record, 1).comment, "");
        EXPECT_THAT(notesOf(record, 1).others, IsEmpty());
    }
}

TEST(RenLibReader, ReadsTheRestOfACommentBehindTheSeparator) {
    const Record record = readOne(libraryHeader() + bytes({0x00, 0x08}) + libraryText("\bon all") +
                                  bytes({0x78, 0x48}) + libraryText("title\bline 1\r\nline 2"));
    EXPECT_EQ(notesOf(record, Tree::Root).title, "");
    EXPECT_EQ(notesOf(record, Tree::Root).comment, "on all");
    EXPECT_EQ(notesOf(record, 1).title, "title");
    EXPECT_EQ(notesOf(record, 1).comment, "line 1\nline 2");
    EXPECT_THAT(notesOf(record, 1).others, IsEmpty());
}

TEST(RenLibReader, PartsTextsThatWerePutTogether) {
    const Record record =
        readOne(libraryHeader() + Root + bytes({0x78, 0x48}) + libraryText("title\bone\btwo"));
    EXPECT_EQ(notesOf(record, 1).title, "title");
    EXPECT_EQ(notesOf(record, 1).comment, "one\ntwo");
}

TEST(RenLibReader, ShowsTheTextOfAMoveBeforeItIsPlayed) {
    const Record record =
        readOne(libraryHeader() + Root + bytes({0x78, 0x11, 0x00, 0x01}) + libraryText("A1") +
                bytes({0x79, 0xC1, 0x00, 0x01}) + libraryText("a") +
                bytes({0x68, 0x41, 0x00, 0x01}) + libraryText("b"));
    EXPECT_THAT(notesOf(record, Tree::Root).marks,
                ElementsAre(Mark{Mark::Kind::Label, h8(), "A1"}));
    EXPECT_THAT(notesOf(record, 1).marks, ElementsAre(Mark{Mark::Kind::Circle, h8(), ""},
                                                      Mark{Mark::Kind::Label, {8, 7}, "a"},
                                                      Mark{Mark::Kind::Label, {7, 6}, "b"}));
    EXPECT_THAT(notesOf(record, 1).others, IsEmpty());
    EXPECT_EQ(record.tree.notes(2), nullptr);
}

TEST(RenLibReader, ReadsCommentBeforeBoardText) {
    const Record record = readOne(libraryHeader() + Root + bytes({0x78, 0x49, 0x00, 0x01}) +
                                  libraryText("comment") + libraryText("txt"));
    EXPECT_EQ(notesOf(record, 1).title, "comment");
    EXPECT_THAT(notesOf(record, Tree::Root).marks,
                ElementsAre(Mark{Mark::Kind::Label, h8(), "txt"}));
}

TEST(RenLibReader, TakesNoTurnForANodeThatIsNotAMove) {
    // h8, then a text on i8, also on the taken h8, then White plays j8 and i8 after all.
    const Record record =
        readOne(libraryHeader() + Root + bytes({0x78, 0x00}) + bytes({0x79, 0xC3, 0x00, 0x01}) +
                libraryText("?") + bytes({0x78, 0x83, 0x00, 0x01}) + libraryText("!") +
                bytes({0x7A, 0x40}) + bytes({0x79, 0x40}));
    const NodeId first = firstMove(record);
    const std::vector<NodeId> children = record.tree.children(first);
    ASSERT_EQ(children.size(), 3U);
    EXPECT_FALSE(record.tree[children[0]].isMove()) << "another node has the same point";
    EXPECT_FALSE(record.tree[children[1]].isMove());
    EXPECT_THAT(notesOf(record, first).marks, ElementsAre(Mark{Mark::Kind::Label, Point(8, 7), "?"},
                                                          Mark{Mark::Kind::Label, h8(), "!"}));
    EXPECT_EQ(record.tree[record.tree[children[1]].firstChild].stone, Stone::White);
    EXPECT_EQ(record.tree[children[2]].stone, Stone::White);
}

TEST(RenLibReader, MakesNoNodeOfWhatIsOnlyAText) {
    // After h8: a text on i8, the move j8, a text on a1.
    const Record record =
        readOne(libraryHeader() + Root + bytes({0x78, 0x00}) + bytes({0x79, 0xC3, 0x00, 0x01}) +
                libraryText("?") + bytes({0x7A, 0xC0}) + bytes({0xE1, 0x43, 0x00, 0x01}) +
                libraryText("x"));
    EXPECT_THAT(mainLine(record), ElementsAre(Move(h8()), Move({9, 7})));
    const NodeId first = firstMove(record);
    EXPECT_EQ(record.tree.children(first).size(), 1U);
    EXPECT_THAT(notesOf(record, first).marks,
                ElementsAre(Mark{Mark::Kind::Label, Point(8, 7), "?"},
                            Mark{Mark::Kind::Label, Point(0, 14), "x"}));
}

TEST(RenLibReader, CountsAPassAsATurn) {
    const Record record =
        readOne(libraryHeader() + Root + bytes({0x78, 0x00, 0x00, 0x00, 0x79, 0x40}));
    EXPECT_THAT(mainLine(record), ElementsAre(Move(h8()), Move::pass(), Move({8, 7})));
    EXPECT_EQ(record.tree[record.tree.endOfLine()].stone, Stone::Black);
}

TEST(RenLibReader, KeepsStartPositionAndUnknownBits) {
    const Record record = readOne(libraryHeader() + Root + bytes({0x78, 0x04}) +
                                  bytes({0x79, 0x41, 0xAB, 0xCD}) + libraryText("T"));
    EXPECT_THAT(notesOf(record, 1).others, ElementsAre(Property{"LIBFLAGS", {"040000"}}));
    EXPECT_THAT(notesOf(record, 2).others, ElementsAre(Property{"LIBFLAGS", {"00ABCC"}}));
    EXPECT_THAT(notesOf(record, 1).marks, ElementsAre(Mark{Mark::Kind::Label, Point(8, 7), "T"}));
}

TEST(RenLibReader, ReadsOldComments) {
    const Record record =
        readOne(libraryHeader() + Root + bytes({0x78, 0x20, 'f', '}', 'r', '\b', 'b', '[' | 0x80}) +
                bytes({0x79, 0x60, 'x' | 0x80, 'y'}));
    EXPECT_EQ(notesOf(record, 1).title, "får");
    EXPECT_EQ(notesOf(record, 1).comment, "bÄ");
    EXPECT_EQ(notesOf(record, 2).title, "x");
    EXPECT_THAT(record.others, IsEmpty()) << "old comments are in no encoding";
}

TEST(RenLibReader, BlanksWhatATerminalWouldObey) {
    const Record record = readOne(libraryHeader() + Root + bytes({0x78, 0x08}) +
                                  libraryText("a\x1B[2m\u009B[31m\x7F\bb\r\nc\u0085\u00A0d") +
                                  bytes({0x79, 0x60, 'x', 0x7F, 'y' | 0x80, 0}));
    EXPECT_EQ(notesOf(record, 1).title, "a [2m [31m ");
    EXPECT_EQ(notesOf(record, 1).comment, "b\nc \u00A0d");
    EXPECT_EQ(notesOf(record, 2).title, "x y");
}

TEST(RenLibReader, ReadsAVeryOldFileWithoutHeader) {
    const Record record = readOne(bytes({0x78, 0x00, 0x79, 0x40}));
    EXPECT_THAT(mainLine(record), ElementsAre(Move(h8()), Move({8, 7})));
    EXPECT_THAT(record.others,
                ElementsAre(Property{"LIBHEADER", {""}}, Property{"LIBNOROOT", {""}}));
}

TEST(RenLibReader, ReadsAFileWithoutRoot) {
    const Record record = readOne(libraryHeader(3, 0) + bytes({0x78, 0x00, 0x79, 0x40}));
    EXPECT_THAT(mainLine(record), ElementsAre(Move(h8()), Move({8, 7})));
    EXPECT_EQ(record.tree[firstMove(record)].stone, Stone::Black);
}

TEST(RenLibReader, ReadsABranchThatWasSavedAlone) {
    // The trunk root, h8, i8 tells of siblings that stayed in the other file.
    const Record record =
        readOne(libraryHeader() + Root + bytes({0x78, 0x80, 0x79, 0x80, 0x01, 0xC0, 0x02, 0x40}));
    EXPECT_THAT(mainLine(record), ElementsAre(Move(h8()), Move({8, 7}), Move({0, 0})));
    EXPECT_EQ(record.tree.children(Tree::Root).size(), 1U);
    EXPECT_EQ(record.tree.children(2).size(), 2U);
    EXPECT_THAT(notesOf(record, 1).others, ElementsAre(Property{"LIBMORE", {""}}));
    EXPECT_THAT(notesOf(record, 2).others, ElementsAre(Property{"LIBMORE", {""}}));
}

TEST(RenLibReader, ReadsABranchThatEndsWithItsTrunk) {
    const Record record = readOne(libraryHeader() + Root + bytes({0x78, 0x80, 0x79, 0x00}));
    EXPECT_THAT(mainLine(record), ElementsAre(Move(h8()), Move({8, 7})));
    EXPECT_THAT(notesOf(record, 2).others, ElementsAre(Property{"LIBOPEN", {""}}));
}

TEST(RenLibReader, ReadsALibraryWithoutMoves) {
    const Record record = readOne(libraryHeader() + Root);
    EXPECT_EQ(record.tree.capacity(), 1U);
    EXPECT_THAT(record.others, IsEmpty());
}

TEST(RenLibReader, FindsOneEncodingForAllTextsTogether) {
    // "Да" alone would look Chinese.
    const Record record =
        readOne(libraryHeader() + Root + bytes({0x78, 0x08}) + libraryText("\xC4\xE0") +
                bytes({0x79, 0x49, 0x00, 0x01}) + libraryText("\xF5\xEE\xE4 \xE1\xE5\xEB\xFB\xF5") +
                libraryText("\xFF"));
    EXPECT_EQ(notesOf(record, 1).title, "Да");
    EXPECT_EQ(notesOf(record, 2).title, "ход белых");
    EXPECT_EQ(notesOf(record, 1).marks.front().text, "я");
    EXPECT_THAT(record.others, ElementsAre(Property{"LIBENCODING", {"WINDOWS-1251"}}));
}

TEST(RenLibReader, TakesTheEncodingItIsTold) {
    const std::string file =
        libraryHeader() + Root + bytes({0x78, 0x48}) + libraryText("\xBA\xDA\xCA\xA4");
    EXPECT_EQ(notesOf(readOne(file), 1).title, "黑胜");
    EXPECT_EQ(notesOf(readOne(file, {"WINDOWS-1251", ""}), 1).title, "єЪК¤");
    const Result<std::vector<Record>> records = readRenLib(file, {"klingon", ""});
    ASSERT_FALSE(records);
    EXPECT_EQ(records.reason(), (Reason{"text.unknown-encoding", {"klingon"}}));
}

TEST(RenLibReader, ShowsBrokenBytesAndKeepsThem) {
    const Record record = readOne(libraryHeader() + Root + bytes({0x78, 0x48}) +
                                      libraryText("\xBA\xDA\xFF\xCA\xA4"
                                                  "a\xBA"),
                                  {"GB18030", ""});
    EXPECT_EQ(notesOf(record, 1).title, "黑\uFFFD胜a\uFFFD");
    EXPECT_THAT(notesOf(record, 1).others, ElementsAre(Property{"LIBTEXT", {"BADAFFCAA461BA00"}}));
}

TEST(RenLibReader, MakesOneLineOfATitleAndPlainTextOfTheRest) {
    const Record record = readOne(libraryHeader() + Root + bytes({0x78, 0x08}) +
                                  libraryText("one\r\ntwo\bthree\rfour\nfive\tsix") +
                                  bytes({0x79, 0x41, 0x00, 0x01}) + libraryText("a\nb"));
    EXPECT_EQ(notesOf(record, 1).title, "one");
    EXPECT_EQ(notesOf(record, 1).comment, "two\nthree\nfour\nfive six");
    EXPECT_EQ(notesOf(record, 1).marks.front().text, "a b");
}

struct BrokenFile {
    const char* what;
    std::string file;
    Reason reason;
};

TEST(RenLibReader, SaysWhatIsWrongWithABrokenFileAndWhere) {
    const std::string header = libraryHeader();
    const std::vector<BrokenFile> files{
        {"nothing", "", {"renlib.not-a-library", {}}},
        {"something else", "(;GM[4])", {"renlib.not-a-library", {}}},
        {"half a header", header.substr(0, 15), {"renlib.truncated", {"15"}}},
        {"a newer version", libraryHeader(3, 5) + Root, {"renlib.newer-version", {"3.5"}}},
        {"a far version", libraryHeader(200, 0) + Root, {"renlib.newer-version", {"200.0"}}},
        {"a header alone", header, {"renlib.truncated", {"20"}}},
        {"half a node", header + Root + bytes({0x78}), {"renlib.truncated", {"23"}}},
        {"half an extension", header + bytes({0, 1, 0}), {"renlib.truncated", {"23"}}},
        {"a comment without end", header + bytes({0, 8, 'a', 'b'}), {"renlib.truncated", {"24"}}},
        {"half of an end", header + bytes({0, 8, 'a', 'b', 0}), {"renlib.truncated", {"25"}}},
        {"an old comment without end",
         header + bytes({0, 0x20, 'a', 'b'}),
         {"renlib.truncated", {"24"}}},
        {"a board text without end",
         header + bytes({0, 1, 0, 1, 'a', 'b'}),
         {"renlib.truncated", {"26"}}},
        {"a variation that does not end",
         header + Root + bytes({0x78, 0xC0, 0x79, 0x00}),
         {"renlib.truncated", {"26"}}},
        {"a variation that is missing",
         header + Root + bytes({0x78, 0x00, 0x79, 0xC0}),
         {"renlib.truncated", {"26"}}},
        {"a column that is none",
         header + Root + bytes({0x10, 0x40}),
         {"renlib.off-board", {"22", "10"}}},
        {"a row that is none",
         header + Root + bytes({0xF1, 0x40}),
         {"renlib.off-board", {"22", "F1"}}},
        {"a point that is none for a text",
         header + Root + bytes({0xF1, 0x42}),
         {"renlib.off-board", {"22", "F1"}}},
        {"a taken point",
         header + Root + bytes({0x78, 0x00, 0x79, 0x00, 0x78, 0x40}),
         {"renlib.occupied", {"26", "h8"}}},
        {"more behind the end",
         header + Root + bytes({0x78, 0x40, 0x79, 0x40}),
         {"renlib.after-end", {"24"}}},
        {"a second root",
         header + bytes({0x00, 0x80, 0x78, 0x40, 0x79, 0x40}),
         {"renlib.after-end", {"24"}}},
    };
    for (const BrokenFile& broken : files) {
        const Result<std::vector<Record>> records = readRenLib(broken.file);
        ASSERT_FALSE(records) << broken.what;
        EXPECT_EQ(records.reason(), broken.reason) << broken.what;
    }
}

TEST(RenLibReader, LeavesOutWhatCannotBePlayedAndReadsTheRest) {
    // h8; then i8, h8 again with a comment and two lines under it, then j8; and i9 beside i8.
    const std::string file = libraryHeader() + Root + bytes({0x78, 0x00, 0x79, 0x80}) +
                             bytes({0x78, 0x88}) + libraryText("lost") +
                             bytes({0x7B, 0x80, 0x7C, 0x40, 0x7D, 0x40}) +  // under it
                             bytes({0x7A, 0x40}) + bytes({0x69, 0x40});
    Damage damage;
    const Result<std::vector<Record>> records = readRenLib(file, {}, &damage);
    ASSERT_TRUE(records);
    const Record& record = records->front();
    EXPECT_THAT(mainLine(record), ElementsAre(Move(h8()), Move({8, 7}), Move({9, 7})));
    ASSERT_EQ(record.tree.children(1).size(), 2U);
    EXPECT_EQ(record.tree[record.tree.children(1)[1]].move, Move({8, 6}));
    EXPECT_EQ(record.tree.capacity(), 5U);
    EXPECT_EQ(damage.parts, 1U);
    EXPECT_THAT(damage.first, ElementsAre(Reason{"renlib.occupied", {"26", "h8"}}));
}

TEST(RenLibReader, ReadsALibraryThatWasCutOffAsFarAsItGoes) {
    const std::string file =
        libraryHeader() + Root + bytes({0x78, 0x00, 0x79, 0xC0, 0x7A, 0x80, 0x7B, 0x48, 'a'});
    Damage damage;
    const Result<std::vector<Record>> records = readRenLib(file, {}, &damage);
    ASSERT_TRUE(records);
    EXPECT_EQ(records->front().tree.children(1).size(), 2U);
    EXPECT_EQ(damage.parts, 1U);

    damage = {};
    const Result<std::vector<Record>> more =
        readRenLib(libraryHeader() + Root + bytes({0x78, 0x40, 0x79, 0x40}), {}, &damage);
    ASSERT_TRUE(more);
    EXPECT_THAT(damage.first, ElementsAre(Reason{"renlib.after-end", {"24"}}));
    EXPECT_FALSE(readRenLib(libraryHeader() + Root + bytes({0xF1, 0x40}), {}, &damage));
}

TEST(RenLibReader, FreesThePointsOfALineForTheNext) {
    const Record record =
        readOne(libraryHeader() + Root +
                bytes({0x78, 0x00, 0x79, 0x80, 0x7A, 0x40, 0x7A, 0x00, 0x79, 0x40}));
    EXPECT_EQ(record.tree.children(1).size(), 2U);
}

}  // namespace
}  // namespace tianyuan::record
