#include "record/formats.h"

#include "core/notation.h"
#include "support/reason_text.h"
#include "support/sample_file.h"
#include "words/sentence.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace tianyuan::record {
namespace {

using test::reasonOf;
using test::sampleFile;
using test::textOf;

std::vector<std::string> sampleNames() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(TIANYUAN_TEST_DATA "/records")) {
        names.push_back(entry.path().filename().string());
    }
    return names;
}

std::optional<Format> formatOfSample(const std::string& name) {
    if (name == "gomocalc.txt") return Format::Gomocalc;
    if (name.ends_with(".txt")) return Format::PositionCode;
    return formatFromFileName(name);
}

TEST(Formats, FindsEverySampleByItsContent) {
    EXPECT_GE(sampleNames().size(), 27u);
    for (const std::string& name : sampleNames()) {
        EXPECT_EQ(detectFormat(sampleFile(name)), formatOfSample(name)) << name;
        EXPECT_EQ(detectFormat(sampleFile(name), {"", name}), formatOfSample(name)) << name;
        const Result<Reading> reading = read(sampleFile(name));
        EXPECT_EQ(reasonOf(reading), "") << name;
        if (!reading) continue;
        EXPECT_EQ(reading->format, formatOfSample(name)) << name;
    }
}

TEST(Formats, IdsAndExtensionsGoBothWays) {
    for (const Format format : AllFormats) {
        EXPECT_EQ(formatFromId(idOf(format)), format);
        if (extensionOf(format) == "txt") continue;
        EXPECT_EQ(formatFromFileName("dir.x/a.b." + std::string(extensionOf(format))), format);
    }
    EXPECT_EQ(formatFromFileName("GAME.SGF"), Format::Sgf);
    EXPECT_EQ(formatFromFileName("game.txt"), std::nullopt);
    EXPECT_EQ(formatFromFileName("sgf"), std::nullopt);
    EXPECT_EQ(formatFromFileName("a.sgf/b"), std::nullopt);
    EXPECT_EQ(formatFromId("xyz"), std::nullopt);
}

TEST(Formats, TakesAGameForAGameWhateverItsCommentsQuote) {
    EXPECT_EQ(detectFormat(" (;C[see https://gomocalc.com/#/h8 and ty1:AAAAAAAAA])"), Format::Sgf);
    EXPECT_EQ(detectFormat("here: (;B[hh])"), Format::Sgf);
    EXPECT_EQ(detectFormat("here: ty1:UwDcGFi58l (;-)"), Format::Share);
}

TEST(Formats, TellsAPosFileFromText) {
    EXPECT_EQ(detectFormat(std::string("\x03\x70\x61\x62", 4)), Format::Pos);
    EXPECT_EQ(detectFormat(std::string("\x03\x70\x61\x70", 4)), std::nullopt);
    EXPECT_EQ(detectFormat(std::string("\x02\x70\x61\x62", 4)), std::nullopt);
    EXPECT_EQ(detectFormat("\xFFRenLib\xFF"), Format::RenLib);
}

TEST(Formats, AsksTheFileNameWhereContentSaysNothing) {
    EXPECT_EQ(detectFormat("", {"", "x.sgf"}), Format::Sgf);
    EXPECT_EQ(reasonOf(read("nonsense", {"", "x.psq"})), "record.psq-header 1 1");
    EXPECT_EQ(reasonOf(read("nonsense", {"", "x.sgf"})), "record.sgf-no-game");
    EXPECT_EQ(detectFormat("(;B[hh])", {"", "x.psq"}), Format::Sgf);
}

TEST(Formats, DoesNotTakeProseForAGame) {
    for (const char* text :
         {"Hello, I play h8 and you?", "1. Milk 2. Eggs", "<html><body>x</body></html>", "12 13 14",
          "call 0800 1234", "a,b,c\nd,e,f\n"}) {
        EXPECT_EQ(reasonOf(read(text)), "record.unknown-format") << text;
    }
    EXPECT_EQ(reasonOf(read("")), "record.empty");
    EXPECT_EQ(reasonOf(read(" \r\n ")), "record.empty");
}

TEST(Formats, WritesSeveralGamesOnlyAsSgf) {
    const std::vector<Record> records(2);
    EXPECT_TRUE(write(records, Format::Sgf));
    EXPECT_EQ(reasonOf(write(records, Format::Psq)), "record.one-game-only psq");
    EXPECT_TRUE(write(std::span(records).first(1), Format::Psq));
    EXPECT_EQ(reasonOf(write(records.front(), Format::Rif)), "record.read-only rif");
}

struct Broken {
    Format format;
    std::string bytes;
    std::string reason;
};

std::vector<Broken> brokenInputs() {
    return {
        {Format::Sgf, "", "record.sgf-no-game"},
        {Format::Sgf, "(GM[4])", "record.sgf-no-game"},
        {Format::Sgf, "(;B[hh]", "record.sgf-unclosed-game 1 1"},
        {Format::Sgf, "x\n (;B[hh](;W[ii])", "record.sgf-unclosed-game 2 2"},
        {Format::Sgf, "(;C[never closed\\])", "record.sgf-unclosed-value 1 4"},
        {Format::Sgf, "(;C[x\\", "record.sgf-unclosed-value 1 4"},
        {Format::Sgf, "(;B[hh] what;W[ii])", "record.sgf-no-value 1 9 what"},
        {Format::Sgf, "(;B)", "record.sgf-no-value 1 3 B"},
        {Format::Sgf, "(;SZ[15]\n;B[hh]]\n)", "record.sgf-unexpected 2 7 ] )"},
        {Format::Sgf, "(;GM[2])", "record.other-game 1 6 2"},
        {Format::Sgf, "(;SZ[23])", "record.bad-size 1 6 23"},
        {Format::Sgf, "(;SZ[4])", "record.bad-size 1 6 4"},
        {Format::Sgf, "(;SZ[big])", "record.bad-size 1 6 big"},
        {Format::Sgf, "(;SZ[99999999999])", "record.bad-size 1 6 99999999999"},
        {Format::Sgf, "(;SZ[15:15:15])", "record.bad-size 1 6 15:15:15"},
        {Format::Sgf, "(;SZ[15:13])", "record.not-square 1 6 15 13"},
        {Format::Sgf, "(;SZ[15];B[hh];W[hh])", "record.occupied 1 18 2 h8"},
        {Format::Sgf, "(;SZ[15];B[hh]\r\n(;W[ii])(;W[ij];B[ij]))", "record.occupied 2 19 3 i6"},
        {Format::Sgf, "(;AB[hh];W[hh])", "record.occupied 1 12 1 h8"},
        {Format::Sgf, "(;SZ[15];B[pa])", "record.off-board 1 12 1 pa 15"},
        {Format::Sgf, "(;SZ[20];B[ua])", "record.off-board 1 12 1 ua 20"},
        {Format::Sgf, "(;B[h16])", "record.off-board 1 5 1 h16 15"},
        {Format::Sgf, "(;B[h0])", "record.off-board 1 5 1 h0 15"},
        {Format::Sgf, "(;B[h])", "record.not-a-move 1 5 1 h"},
        {Format::Sgf, "(;B[黑])", "record.not-a-move 1 5 1 黑"},
        {Format::Sgf, "(;C[黑棋]B[hhh])", "record.not-a-move 1 10 1 hhh"},
        {Format::Sgf, "(;B[hh][ii])", "record.not-a-move 1 9 1 ii"},
        {Format::Sgf, "(;AB[hh:zz])", "record.setup-not-a-point 1 6 hh:zz 15"},
        {Format::Sgf, "(;AB[hh][])", "record.setup-not-a-point 1 10  15"},
        {Format::Sgf, "(;AB[gg:hh]AW[hh])", "record.setup-twice 1 15 h8"},
        {Format::Psq, "", "record.psq-header 1 1"},
        {Format::Psq, "Gomoku 15x15", "record.psq-header 1 1"},
        {Format::Psq, "Piskvorky", "record.psq-header 1 1"},
        {Format::Psq, "\nPiskvorky 15, 0:0, 0", "record.psq-header 2 1"},
        {Format::Psq, "Piskvorky 15x20, 0:0, 0", "record.not-square 1 11 15 20"},
        {Format::Psq, "Piskvorky 30x30, 0:0, 0", "record.bad-size 1 11 30x30"},
        {Format::Psq, "Piskvorky 15x15\n0,1,0", "record.off-board 2 1 1 0,1,0 15"},
        {Format::Psq, "Piskvorky 15x15\n16,1,0", "record.off-board 2 1 1 16,1,0 15"},
        {Format::Psq, "Piskvorky 15x15\n1,99999999999,0",
         "record.off-board 2 1 1 1,99999999999,0 15"},
        {Format::Psq, "Piskvorky 15x15\n8,8,1\n9,9,1\n8,8,1", "record.occupied 4 1 3 h8"},
        {Format::Psq, "Piskvorky 15x15\n8,8,1\n9,x,1", "record.bad-move-line 3 1 9,x,1"},
        {Format::Psq, "Piskvorky 15x15\n8,8,1,5", "record.bad-move-line 2 1 8,8,1,5"},
        {Format::Psq, "Piskvorky 15x15\n8,8,1\noops\n9,9,1", "record.bad-move-line 3 1 oops"},
        {Format::Rec, "", "record.rec-no-moves"},
        {Format::Rec, "a\nb\n", "record.rec-no-moves"},
        {Format::Rec, "1,1,1\n2,2,2\n3,3,3\n", "record.rec-no-moves"},
        {Format::Rec, "a\nb\n1,1,0\n1,1,0", "record.occupied 4 1 2 b19"},
        {Format::Rec, "a\nb\n-1,1,0", "record.off-board 3 1 1 -1,1,0 20"},
        {Format::YixinSav, "15 15", "record.sav-no-head"},
        {Format::YixinSav, "15 15 x", "record.sav-not-a-number 1 7 x"},
        {Format::YixinSav, "30 30 0", "record.bad-size 1 1 30"},
        {Format::YixinSav, "15 20 0", "record.not-square 1 4 15 20"},
        {Format::YixinSav, "15\n15\n2\n7 7", "record.sav-wrong-count 3 1 2 2"},
        {Format::YixinSav, "15\n15\n1\n7 7\n8", "record.sav-wrong-count 3 1 1 3"},
        {Format::YixinSav, "15\n15\n-1\n", "record.sav-wrong-count 3 1 -1 0"},
        {Format::YixinSav, "15\n15\n2\n7 7\n7 7", "record.occupied 5 1 2 h8"},
        {Format::YixinSav, "15\n15\n1\n7 15", "record.off-board 4 1 1 7 15 15"},
        {Format::PositionCode, "h8h9x", "record.not-a-move 1 5 3 x"},
        {Format::PositionCode, "h8 i9\nh8", "record.occupied 2 1 3 h8"},
        {Format::PositionCode, "1. h8 5. h9", "record.not-a-move 1 7 2 5. h9"},
        {Format::Gomocalc, "no link", "record.no-address"},
        {Format::Gomocalc, "gomocalc.com/#/h8h8", "record.occupied 1 18 2 h8"},
        {Format::Rif, "<database><games>", "record.rif-xml 1 17 Start-end tags mismatch"},
        {Format::Rif, "<database/>", "record.rif-no-games"},
        {Format::Rif, "", "record.rif-xml 1 1 No document element found"},
        {Format::Rif, "<d><games><game id='1'>\n<move>h8 x</move></game></games></d>",
         "record.not-a-move 2 10 2 x"},
        {Format::Rif, "<d><games><game id='1'>\n<move>p8</move></game></games></d>",
         "record.off-board 2 7 1 p8 15"},
        {Format::Share, "ty1:AAAAAAAA", "record.share-damaged 1 1"},
        {Format::Share, "\nty1:UwDcGFi58", "record.share-cut-short 2 1"},
    };
}

/// Why it could not be read, or not to its end.
Reason troubleOf(const Result<Reading>& reading) {
    if (!reading) return reading.reason();
    return reading->damage.parts == 1 ? reading->damage.first.front() : Reason{"nothing", {}};
}

TEST(Formats, GivesAReasonWithThePlaceForEveryBrokenInput) {
    for (const Broken& broken : brokenInputs()) {
        EXPECT_EQ(textOf(troubleOf(read(broken.bytes, broken.format))), broken.reason)
            << idOf(broken.format) << ": " << broken.bytes;
    }
}

TEST(Formats, HasASentenceInBothLanguagesForEveryReason) {
    const auto isSentence = [](const Reason& reason) {
        for (const auto language : {words::Language::English, words::Language::Chinese}) {
            const std::string sentence = words::sentence(reason, language);
            if (sentence.find(reason.code) != std::string::npos) return false;
        }
        return true;
    };
    for (const Broken& broken : brokenInputs()) {
        const Reason reason = troubleOf(read(broken.bytes, broken.format));
        EXPECT_TRUE(isSentence(reason)) << reason.code;
    }
    for (const Format format : AllFormats) {
        EXPECT_TRUE(isSentence({"format." + std::string(idOf(format)), {}})) << idOf(format);
    }
    for (const Loss loss : AllLosses) {
        EXPECT_TRUE(isSentence({"loss." + std::string(idOf(loss)), {}})) << idOf(loss);
    }
    EXPECT_EQ(words::sentence({"loss.rule", {}}, words::Language::Chinese), "规则");
}

/// The moves of what was read, and what the damage says.
std::string soundPart(std::string_view bytes, Format format) {
    const Result<Reading> reading = read(bytes, format);
    if (!reading) return "refused";
    const Record& record = reading->records.front();
    return toText(mainLine(record), record.size) + " | " + textOf(troubleOf(reading));
}

TEST(Formats, ReadsADamagedGameAsFarAsItIsSound) {
    EXPECT_EQ(soundPart("Piskvorky 15x15\n8,8,1\n8,8,1\n9,9,1\na\nb\n-1\n", Format::Psq),
              "h8 | record.occupied 3 1 2 h8");
    EXPECT_EQ(soundPart("a\nb\n0,0,0\n1,x,0\n2,2,0", Format::Rec),
              "a20 | record.bad-move-line 4 1 1,x,0");
    EXPECT_EQ(soundPart("15 15 3 7 7 8", Format::YixinSav), "h8 | record.sav-wrong-count 1 7 3 3");
    EXPECT_EQ(soundPart("15 15 2 7 7 6 y", Format::YixinSav),
              "h8 | record.sav-not-a-number 1 15 y");
    EXPECT_EQ(soundPart("\x03\x70\x70\x71", Format::Pos), "h8 | pos.occupied 2 h8");
    EXPECT_EQ(soundPart("\x03\x70\x71", Format::Pos), "h8i8 | pos.wrong-length 3 2");
    EXPECT_EQ(soundPart("<d><games><game><move>h8 h9</move></game><ga", Format::Rif).substr(0, 22),
              "h8h9 | record.rif-xml ");
}

TEST(Formats, EveryPartOfASampleIsReadOrRefused) {
    for (const std::string& name : sampleNames()) {
        const std::string bytes = sampleFile(name);
        for (std::size_t length = 0; length < bytes.size(); ++length) {
            const Result<Reading> reading = read(bytes.substr(0, length), {"", name});
            EXPECT_TRUE(!reading || !reading->records.empty());
        }
    }
}

}  // namespace
}  // namespace tianyuan::record
