#include "store/identity.h"

#include "store/random_record.h"

#include <gtest/gtest.h>

namespace tianyuan::store {
namespace {

record::Record sample() {
    record::Record record = recordOf({Point(7, 7), Point(7, 6), Point(8, 5)});
    record.black = "Ann";
    record.date = "2026-11-15";
    return record;
}

TEST(Identity, DoesNotDependOnNotesAndVariations) {
    record::Record other = sample();
    other.comment = "good";
    other.tree.editNotes(2).comment = "bad";
    other.tree.add(record::Tree::Root, Stone::Black, Point(1, 1));
    other.tree.add(3, Stone::None, Move::pass());
    other.others.push_back({"AP", {"x"}});
    EXPECT_EQ(identityOf(other), identityOf(sample()));
    EXPECT_EQ(hashOf(identityOf(other)), hashOf(identityOf(sample())));
}

TEST(Identity, DependsOnEverythingElse) {
    std::vector<record::Record> others(9, sample());
    others[0].white = "Bob";
    others[1].date = "2026-11-16";
    others[2].rule = Rule::Renju;
    others[3].size = 19;
    others[4].outcome = Outcome::draw(Ending::Agreement);
    others[5].tree.add(3, Stone::White, Point(1, 1));
    others[6].setup = {{Point(1, 1), Stone::White}};
    others[7].round = std::string("2");
    others[8].firstToMove = Stone::White;
    for (const record::Record& other : others) EXPECT_NE(identityOf(other), identityOf(sample()));
}

TEST(Identity, DoesNotConfuseNeighbouringTexts) {
    record::Record one;
    one.black = std::string("ab");
    record::Record two;
    two.black = std::string("a");
    two.white = std::string("b");
    EXPECT_NE(identityOf(one), identityOf(two));
}

}  // namespace
}  // namespace tianyuan::store
