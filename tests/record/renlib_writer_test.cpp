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

Record read(const std::string& file) {
    Result<std::vector<Record>> records = readRenLib(file);
    if (!records) {
        ADD_FAILURE() << records.reason().code;
        return {};
    }
    return std::move(records->front());
}

Written write(const Record& record) {
    const Result<Written> written = writeRenLib(record);
    if (!written) {
        ADD_FAILURE() << written.reason().code;
        return {};
    }
    return *written;
}

/// h8, and i8 after it.
Record twoMoves() {
    Record record;
    const NodeId first = record.tree.add(Tree::Root, Stone::Black, Point(7, 7));
    record.tree.add(first, Stone::White, Point(8, 7));
    return record;
}

Record withComment(const std::string& comment) {
    Record record = twoMoves();
    record.tree.editNotes(1).comment = comment;
    return record;
}

TEST(RenLibWriter, WritesVersionThreeFour) {
    Record record = twoMoves();
    record.tree.add(1, Stone::White, Point(0, 0));
    record.tree.editNotes(Tree::Root).comment = "all";
    record.tree.editNotes(1).title = "title";
    record.tree.editNotes(2).title = "a";
    record.tree.editNotes(2).comment = "b\nc";
    record.tree.editNotes(1).marks = {{Mark::Kind::Label, {0, 0}, "W"}};
    record.tree.editNotes(3).marks = {{Mark::Kind::Circle, {0, 0}, ""}};
    const Written written = write(record);
    EXPECT_EQ(written.bytes, libraryHeader() + bytes({0x00, 0x08}) + libraryText("\ball") +
                                 bytes({0x78, 0x08}) + libraryText("title") + bytes({0x79, 0xC8}) +
                                 libraryText("a\bb\r\nc") + bytes({0x01, 0x51, 0x00, 0x01}) +
                                 libraryText("W"));
    EXPECT_THAT(written.leftOut, IsEmpty());
}

TEST(RenLibWriter, WritesPassesAndNodesWithoutAMove) {
    Record record = twoMoves();
    const NodeId pass = record.tree.add(2, Stone::Black, Move::pass());
    const NodeId remark = record.tree.add(pass, Stone::None, Move::pass());
    record.tree.editNotes(remark).title = "remark";
    record.tree.editNotes(pass).marks = {{Mark::Kind::Label, {14, 14}, "x"}};
    const Written written = write(record);
    EXPECT_EQ(written.bytes, libraryHeader() + bytes({0, 0, 0x78, 0, 0x79, 0, 0x00, 0x00}) +
                                 bytes({0x00, 0xCA}) + libraryText("remark") +
                                 bytes({0xEF, 0x43, 0x00, 0x01}) + libraryText("x"));
    EXPECT_THAT(written.leftOut, IsEmpty());
    EXPECT_EQ(read(written.bytes).tree, record.tree);
}

TEST(RenLibWriter, TellsEverythingThatALibraryCannotHold) {
    Record record = twoMoves();
    record.rule = Rule::Renju;
    record.opening = "swap2";
    record.black = "A";
    record.date = "2026-11-15";
    record.comment = "on the game";
    record.outcome = Outcome::draw(Ending::Agreement);
    record.setup = {{{3, 3}, Stone::Black}};
    record.firstToMove = Stone::White;
    record.others = {{"XY", {"z"}}};
    Notes& notes = record.tree.editNotes(1);
    notes.marks = {{Mark::Kind::Square, {3, 3}, ""}};
    notes.timeSpent = std::chrono::seconds(3);
    notes.evaluation = Evaluation{1.5, std::nullopt, std::nullopt};
    const Written written = write(record);
    EXPECT_THAT(written.leftOut,
                ElementsAre(Loss::Rule, Loss::Opening, Loss::Names, Loss::Event, Loss::Outcome,
                            Loss::Setup, Loss::FirstToMove, Loss::Comments, Loss::Marks,
                            Loss::Times, Loss::Evaluations, Loss::OtherProperties));
    EXPECT_EQ(written.bytes, write(twoMoves()).bytes);
}

TEST(RenLibWriter, KeepsTheNamesOfTheMovesThatFollow) {
    Record record = twoMoves();
    record.tree.add(1, Stone::White, Point(0, 0));
    record.tree.editNotes(1).marks = {{Mark::Kind::Label, {8, 7}, "a"},
                                      {Mark::Kind::Label, {3, 3}, "?"},
                                      {Mark::Kind::Label, {0, 0}, "b"},
                                      {Mark::Kind::Label, {7, 7}, "own"}};
    const Written written = write(record);
    EXPECT_THAT(written.leftOut, IsEmpty());
    EXPECT_EQ(written.bytes, libraryHeader() + bytes({0, 0, 0x78, 0}) + bytes({0x79, 0xC1, 0, 1}) +
                                 libraryText("a") + bytes({0x34, 0xC3, 0, 1}) + libraryText("?") +
                                 bytes({0x01, 0xC1, 0, 1}) + libraryText("b") +
                                 bytes({0x78, 0x43, 0, 1}) + libraryText("own"));
    EXPECT_EQ(read(written.bytes).tree, record.tree);
}

TEST(RenLibWriter, TellsWhichMarksDoNotFit) {
    const std::vector<std::vector<Mark>> tooMuch{
        {{Mark::Kind::Triangle, {7, 7}, ""}},
        {{Mark::Kind::Circle, {7, 6}, ""}},
        {{Mark::Kind::Circle, {7, 7}, ""}, {Mark::Kind::Circle, {7, 7}, ""}},
        {{Mark::Kind::Label, {7, 7}, "a"}, {Mark::Kind::Label, {7, 7}, "b"}},
        {{Mark::Kind::Label, {7, 7}, ""}},
    };
    for (const std::vector<Mark>& marks : tooMuch) {
        Record record = twoMoves();
        record.tree.editNotes(1).marks = marks;
        EXPECT_THAT(write(record).leftOut, ElementsAre(Loss::Marks));
    }
    Record record = twoMoves();
    record.tree.editNotes(Tree::Root).marks = {{Mark::Kind::Circle, {7, 7}, ""}};
    EXPECT_THAT(write(record).leftOut, ElementsAre(Loss::Marks)) << "the root has no point";
}

TEST(RenLibWriter, TellsWhenTheColoursWillNotBeTheSame) {
    Record record = twoMoves();
    record.tree.add(2, Stone::White, Point(0, 0));
    EXPECT_THAT(write(record).leftOut, ElementsAre(Loss::FirstToMove));
}

TEST(RenLibWriter, RefusesWhatCouldNotBeReadAgain) {
    Record small = twoMoves();
    small.size = 14;
    EXPECT_EQ(writeRenLib(small).reason(), (Reason{"renlib.size", {"14"}}));

    Record twice = twoMoves();
    twice.tree.add(2, Stone::Black, Point(7, 7));
    EXPECT_EQ(writeRenLib(twice).reason(), (Reason{"renlib.point-used-twice", {"h8", "3"}}));

    Record off = twoMoves();
    off.tree.add(2, Stone::Black, Point(15, 0));
    EXPECT_EQ(writeRenLib(off).reason(), (Reason{"renlib.move-off-board", {"3"}}));

    EXPECT_EQ(writeRenLib(withComment("\xFF")).reason(), (Reason{"renlib.broken-text", {}}));
}

TEST(RenLibWriter, ChoosesAnEncodingThatIsFoundAgain) {
    const std::vector<std::pair<std::string, std::string>> texts{
        {"黑胜", "\xBA\xDA\xCA\xA4"},
        {"ход белых", "\xF5\xEE\xE4 \xE1\xE5\xEB\xFB\xF5"},
        {"黒勝ち", "\x8D\x95\x8F\x9F\x82\xBF"},
        {"Müller vinner över Åke", "M\xFCller vinner \xF6ver \xC5ke"},
    };
    for (const auto& [text, encoded] : texts) {
        const Record record = withComment(text);
        const Written written = write(record);
        EXPECT_THAT(written.bytes, testing::HasSubstr(encoded)) << text;
        EXPECT_EQ(read(written.bytes).tree, record.tree) << text;
    }
    for (const std::string text : {"黑胜 и ход", "ö", "丂", "🙂", "a\U000E0041"}) {
        const Record record = withComment(text);
        EXPECT_EQ(read(write(record).bytes).tree, record.tree) << text;
    }
}

TEST(RenLibWriter, WritesControlCharactersAsSpaces) {
    Record record = withComment(std::string("a\0b\bc\td\r\ne\rf", 12));
    record.tree.editNotes(1).title = "one\btwo\x7Fthree\u009Bfour";
    const Record back = read(write(record).bytes);
    EXPECT_EQ(back.tree.notes(1)->title, "one two three four");
    EXPECT_EQ(back.tree.notes(1)->comment, "a b c d\ne\nf");
}

TEST(RenLibWriter, WritesAnEditedTextAnew) {
    // Broken bytes, a lone line feed, an old comment and an oddly ended text, all changed.
    const std::string file =
        libraryHeader() + bytes({0x00, 0x00, 0x78, 0x08}) +
        libraryText("\xBB\xA8\xD4\xC2\xB1\xD8\xCA\xA4\xA1\xA3\xBA\xDA\xCA\xA4\xFF") +
        bytes({0x79, 0x08}) + libraryText("\ba\nb") + bytes({0x7A, 0x28, 'x' | 0x80, 0}) +
        bytes({0x7B, 0x41, 0x00, 0x01, 0x00, 'x'});
    Record record = read(file);
    EXPECT_EQ(write(record).bytes, file);
    record.tree.editNotes(1).title += "?";
    record.tree.editNotes(2).comment += "?";
    record.tree.editNotes(3).title += "?";
    record.tree.editNotes(3).marks = {{Mark::Kind::Label, {10, 7}, "?"}};
    EXPECT_EQ(write(record).bytes,
              libraryHeader() + bytes({0x00, 0x00, 0x78, 0x08}) +
                  libraryText(
                      "\xBB\xA8\xD4\xC2\xB1\xD8\xCA\xA4\xA1\xA3\xBA\xDA\xCA\xA4\x84\x31\xA4\x37?") +
                  bytes({0x79, 0x08}) + libraryText("\ba\r\nb?") + bytes({0x7A, 0x08}) +
                  libraryText("x?") + bytes({0x7B, 0x41, 0x00, 0x01}) + libraryText("?"));
}

TEST(RenLibWriter, LeavesTheEncodingOfAFileThatLacksACharacter) {
    Record record = read(libraryHeader() + bytes({0x00, 0x00, 0x78, 0x48}) +
                         libraryText("\xF5\xEE\xE4 \xE1\xE5\xEB\xFB\xF5"));
    record.tree.editNotes(1).comment = "黑胜";
    const Record back = read(write(record).bytes);
    EXPECT_EQ(back.tree.notes(1)->title, "ход белых");
    EXPECT_EQ(back.tree.notes(1)->comment, "黑胜");
}

TEST(RenLibWriter, DropsWhatABranchAnnouncedOnceItWouldMislead) {
    const std::string file =
        libraryHeader() + bytes({0x00, 0x00, 0x78, 0x80, 0x79, 0x80, 0x7A, 0x00});
    Record record = read(file);
    EXPECT_EQ(write(record).bytes, file);

    Record longer = record;
    longer.tree.add(3, Stone::White, Point(0, 0));
    EXPECT_EQ(write(longer).bytes, file + bytes({0x01, 0x40}));

    Record wider = record;
    wider.tree.add(Tree::Root, Stone::Black, Point(0, 0));
    EXPECT_EQ(write(wider).bytes, libraryHeader() + bytes({0x00, 0x00, 0x78, 0x80, 0x79, 0x00, 0x7A,
                                                           0x40, 0x01, 0x40}));
}

TEST(RenLibWriter, GivesAFileWithoutRootOneWhenItNeedsIt) {
    const std::string file = libraryHeader(3, 0) + bytes({0x78, 0x40});
    Record record = read(file);
    EXPECT_EQ(write(record).bytes, file);
    record.tree.editNotes(Tree::Root).title = "a";
    EXPECT_EQ(write(record).bytes,
              libraryHeader() + bytes({0x00, 0x08}) + libraryText("a") + bytes({0x78, 0x40}));

    Record veryOld = read(bytes({0x78, 0x40}));
    veryOld.tree.add(Tree::Root, Stone::Black, Point(0, 0));
    EXPECT_EQ(write(veryOld).bytes, bytes({0x78, 0xC0, 0x01, 0x40}));
    veryOld.tree.promote(2);
    EXPECT_EQ(write(veryOld).bytes, libraryHeader() + bytes({0x00, 0x00, 0x01, 0xC0, 0x78, 0x40}));
}

TEST(RenLibWriter, TakesNoHarmFromPropertiesThatMakeNoSense) {
    Record record = twoMoves();
    const NodeId remark = record.tree.add(2, Stone::None, Move::pass());
    const std::vector<Property> nonsense{
        {"LIBFLAGS", {"FFFFFF"}}, {"LIBTEXT", {"4100"}},  {"LIBTEXT", {"xyz"}},
        {"LIBLABEL", {"41"}},     {"LIBPOINT", {"F1"}},   {"LIBMORE", {}},
        {"LIBHEADER", {"FF"}},    {"LIBNOROOT", {""}},    {"LIBENCODING", {"UTF-16//IGNORE"}},
        {"LIBOPEN", {"1", "2"}},  {"LIBUNHEARDOF", {""}},
    };
    record.others = nonsense;
    for (const NodeId id : {NodeId{Tree::Root}, NodeId{1}, NodeId{2}, remark}) {
        record.tree.editNotes(id).others = nonsense;
    }
    const Record back = read(write(record).bytes);
    EXPECT_EQ(mainLine(back), mainLine(record));
    EXPECT_EQ(back.tree.capacity(), record.tree.capacity());
}

TEST(RenLibWriter, TakesAKeptTextOnlyIfItIsOneText) {
    Record record = twoMoves();
    record.tree.editNotes(1).title = "A";
    const std::string plain = write(record).bytes;
    for (const std::string hex : {"41004100", "41004200", "4141", "00", "410"}) {
        record.tree.editNotes(1).others = {{"LIBTEXT", {hex}}};
        EXPECT_EQ(write(record).bytes, plain) << hex;
    }
    record.tree.editNotes(1).others = {{"LIBTEXT", {"4100"}}};
    EXPECT_EQ(write(record).bytes, plain);
}

TEST(RenLibWriter, WritesAnEncodingThatSuitsNoLibraryDifferently) {
    Record record = withComment("a黑胜");
    for (const std::string encoding : {"UTF-16", "UTF-16LE", "UTF-32", "EBCDIC-US"}) {
        record.others = {{"LIBENCODING", {encoding}}};
        EXPECT_EQ(read(write(record).bytes).tree, record.tree) << encoding;
    }
}

TEST(RenLibWriter, DoesNotLoseACharacterThatTheEncodingPassesOver) {
    Record record = withComment("ход\U000E0041");
    record.others = {{"LIBENCODING", {"WINDOWS-1251"}}};
    EXPECT_EQ(read(write(record).bytes).tree, record.tree);
}

}  // namespace
}  // namespace tianyuan::record
