#include "record/renlib.h"
#include "record/text_encoding.h"
#include "support/library_bytes.h"
#include "support/random_record.h"

#include <gtest/gtest.h>

namespace tianyuan::record {
namespace {

using test::RandomLibrary;
using test::randomRecord;
using test::RandomRecordOptions;

/// What reading and writing makes of a file; a sentence of its own if it cannot be read.
std::string readAndWritten(const std::string& file) {
    const Result<std::vector<Record>> records = readRenLib(file);
    if (!records) return "not read: " + records.reason().code;
    const Result<Written> written = writeRenLib(records->front());
    return written ? written->bytes : "not written: " + written.reason().code;
}

/// The record as it comes back from SGF, which has one place for the properties of the record and
/// those of its root.
Record asThroughSgf(Record record) {
    std::vector<Property>& ofRoot = record.tree.editNotes(Tree::Root).others;
    record.others.insert(record.others.end(), ofRoot.begin(), ofRoot.end());
    ofRoot.clear();
    return record;
}

bool holdsOnlyUtf8(const Record& record) {
    for (NodeId id = Tree::Root; id != NoNode; id = record.tree.next(id)) {
        const Notes* notes = record.tree.notes(id);
        if (!notes) continue;
        if (!isUtf8(notes->title) || !isUtf8(notes->comment)) return false;
        for (const Mark& mark : notes->marks) {
            if (!isUtf8(mark.text)) return false;
        }
    }
    return true;
}

TEST(RenLibRoundTrip, ReadsWhatItWroteOfAnyTree) {
    const std::vector<std::vector<std::string>> languages{
        {"four", "three-four", "VCF", "a[b]", "x\\y:z"},
        {"黑必胜", "白四三", "失败图", "做杀", "A"},
        {"ход", "Победа чёрных", "вилка 4-3", "белые"},
        {"黒勝ち", "四追い", "ここで白の最強防", "①"},
        {"黑胜", "ход", "黒勝ち", "Müller", "🙂"},
    };
    std::mt19937 random(2026);
    for (int i = 0; i < 200; ++i) {
        RandomRecordOptions options;
        options.nodes = i;
        options.passes = i % 2 == 0;
        options.emptyNodes = i % 3 == 0;
        options.texts = true;
        options.ownMarks = true;
        options.words = languages[static_cast<std::size_t>(i) % languages.size()];
        const Record record = randomRecord(random, options);
        const Result<Written> written = writeRenLib(record);
        ASSERT_TRUE(written);
        EXPECT_TRUE(written->leftOut.empty());
        const Result<std::vector<Record>> back = readRenLib(written->bytes);
        ASSERT_TRUE(back);
        EXPECT_EQ(back->front().tree, record.tree) << i;
        EXPECT_EQ(readAndWritten(written->bytes), written->bytes) << i;
    }
}

TEST(RenLibRoundTrip, GivesBackEveryByteOfALibrary) {
    const std::vector<std::vector<std::string>> languages{
        {"four", "three-four", "VCF", "one\ntwo", "one\r\ntwo", "a\tb", "a\bb\bc"},
        {"\xBA\xDA\xCA\xA4", "\xBB\xA8\xD4\xC2\xB1\xD8\xCA\xA4", "A"},              // GBK
        {"\xF5\xEE\xE4", "\xCF\xEE\xE1\xE5\xE4\xE0", "\xD7\xB8\xF0\xED\xFB\xE5"},   // 1251
        {"\x8D\x95\x8F\x9F\x82\xBF", "\x87\x40", "\x81\x60", "\x5C", "\xFA\x4A"},   // SJIS
        {"黑胜", "ход", "\xF4\x90\x80\x80"},                                        // UTF-8
        {"\xFF", "\x80", "\xBA", "\x98", "\xE3\x81", "a\xFE\xFE", "\xA2\xE3\x80"},  // broken
    };
    std::mt19937 random(34);
    for (int i = 0; i < 600; ++i) {
        RandomRecordOptions options;
        options.nodes = i % 60;
        options.passes = true;
        options.emptyNodes = true;
        const Record shape = randomRecord(random, options);
        const auto& texts = languages[static_cast<std::size_t>(i) % languages.size()];
        const std::string file = RandomLibrary(random, shape, texts).make();
        ASSERT_EQ(readAndWritten(file), file) << i;

        const Result<std::vector<Record>> records = readRenLib(file);
        EXPECT_TRUE(holdsOnlyUtf8(records->front())) << i;
        const Result<Written> fromSgf = writeRenLib(asThroughSgf(records->front()));
        ASSERT_TRUE(fromSgf);
        ASSERT_EQ(fromSgf->bytes, file) << i;
        EXPECT_TRUE(fromSgf->leftOut.empty());
    }
}

TEST(RenLibRoundTrip, GivesBackEveryByteInAnyEncodingItIsTold) {
    std::mt19937 random(7);
    for (const std::string encoding : {"UTF-8", "GB18030", "WINDOWS-1251", "CP932", "ISO-8859-1",
                                       "UTF-16", "ISO-2022-JP", "UTF-7", "BIG5-HKSCS"}) {
        for (int i = 0; i < 20; ++i) {
            const Record shape = randomRecord(random);
            const std::vector<std::string> texts{
                "\xBA\xDA\xCA\xA4", "\xF5\xEE\xE4", "a\x1B$B",         "+AGE-",
                "\xFF\xFE",         "\x82\xBF\x98", "\x88\x62\x88\x66"};
            const std::string file = RandomLibrary(random, shape, texts).make();
            const Result<std::vector<Record>> records = readRenLib(file, {encoding, ""});
            ASSERT_TRUE(records);
            const Result<Written> written = writeRenLib(records->front());
            ASSERT_TRUE(written);
            ASSERT_EQ(written->bytes, file) << encoding << ' ' << i;
        }
    }
}

TEST(RenLibRoundTrip, NeverTakesPartOfALibraryForMoreThanItsTrunk) {
    std::mt19937 random(5);
    RandomRecordOptions options;
    options.nodes = 40;
    const Record shape = randomRecord(random, options);
    const std::string file = RandomLibrary(random, shape, {"a", "bc"}).make();
    for (std::size_t size = 0; size < file.size(); ++size) {
        const std::string part = file.substr(0, size);
        const Result<std::vector<Record>> records = readRenLib(part);
        if (!records) continue;
        EXPECT_EQ(records->front().tree.endOfLine() + 1, records->front().tree.capacity()) << size;
        EXPECT_EQ(readAndWritten(part), part);
    }
}

TEST(RenLibRoundTrip, WritesWhatIsSoundOfADamagedLibrary) {
    std::mt19937 random(8);
    for (int i = 0; i < 300; ++i) {
        RandomRecordOptions options;
        options.nodes = 40;
        const Record shape = randomRecord(random, options);
        std::string file = RandomLibrary(random, shape, {"a", "bc"}).make();
        for (int k = 0; k < 3; ++k) {
            file[20 + random() % (file.size() - 20)] = static_cast<char>(random() % 256);
        }
        Damage damage;
        const Result<std::vector<Record>> records = readRenLib(file, {}, &damage);
        if (!records) continue;
        const Result<Written> written = writeRenLib(records->front());
        ASSERT_TRUE(written) << written.reason().code;
        Damage none;
        const Result<std::vector<Record>> again = readRenLib(written->bytes, {}, &none);
        ASSERT_TRUE(again);
        EXPECT_EQ(none.parts, 0U) << i;
        EXPECT_EQ(again->front().tree, records->front().tree) << i;
    }
}

TEST(RenLibRoundTrip, HoldsAMillionNodes) {
    constexpr int Nodes = 1'000'000;
    constexpr int Depth = 30;
    std::mt19937 random(1);
    Record record;
    std::vector<NodeId> line{Tree::Root};
    while (record.tree.capacity() <= Nodes) {
        const auto depth = static_cast<int>(line.size());
        if (depth > Depth || random() % 4 == 0) line.resize(1 + random() % line.size());
        // Every depth has points of its own, so no line meets a point twice.
        const auto place = static_cast<int>((line.size() - 1) * 7 + random() % 7);
        const Point point(place % 15, place / 15);
        const Stone stone = line.size() % 2 == 1 ? Stone::Black : Stone::White;
        line.push_back(record.tree.add(line.back(), stone, point));
    }
    const Result<Written> written = writeRenLib(record);
    ASSERT_TRUE(written);
    EXPECT_EQ(written->bytes.size(), 20 + 2 * record.tree.capacity());
    const Result<std::vector<Record>> back = readRenLib(written->bytes);
    ASSERT_TRUE(back);
    EXPECT_TRUE(back->front().tree == record.tree);
    EXPECT_TRUE(readAndWritten(written->bytes) == written->bytes);
}

TEST(RenLibRoundTrip, HoldsAVeryLongLineOfPasses) {
    std::string file = test::libraryHeader() + test::bytes({0, 0});
    for (int i = 0; i < 300'000; ++i) file += test::bytes({0, 0x80});
    file += test::bytes({0, 0x40});
    EXPECT_TRUE(readAndWritten(file) == file);
}

}  // namespace
}  // namespace tianyuan::record
