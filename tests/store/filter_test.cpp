#include "store/filter.h"

#include "store/library.h"
#include "store/random_record.h"
#include "support/must.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tianyuan::store {
namespace {

using record::Record;
using test::must;
using testing::ElementsAre;
using testing::IsEmpty;

/// A library with a few games; found games are told by the event.
class Filtering : public testing::Test {
protected:
    void SetUp() override {
        Record first = recordOf({Point(7, 7)});
        first.event = "1 Eesti karikas";
        first.black = "Ants Soosõrv";
        first.white = "Иванов";
        first.date = "2024-03-01";
        first.rule = Rule::Renju;
        first.opening = "soosorv-8";
        first.outcome = Outcome::win(Stone::Black, Ending::Five);
        first.tree.editNotes(1).comment = "The only move: 50%_\\ of all";

        Record second = recordOf({Point(7, 7), Point(8, 8)}, 19);
        second.event = "2";
        second.black = "иванова";
        second.white = "陆伟元";
        second.date = "2024";
        second.rule = Rule::Freestyle;
        second.outcome = Outcome::draw(Ending::Agreement);
        second.comment = "天元开局";

        Record third = recordOf({});
        third.event = "3";
        third.white = "Soosorv";
        third.date = "May 2025";
        third.outcome = Outcome::win(Stone::White, Ending::Time);

        for (const Record& record : {first, second, third}) {
            must(library_.add(record, {"", Time{}}));
        }
        Record running = recordOf({});
        running.event = "4";
        running.date = "2025-12-31";
        must(library_.begin(running, {"", Time{}}));
    }

    std::vector<char> found(const Filter& filter, const Page& page = {}) {
        std::vector<char> events;
        for (const Summary& summary : must(library_.find(filter, page))) {
            events.push_back(summary.event.front());
        }
        if (page.first == 0 && page.most == Page().most) {
            EXPECT_EQ(must(library_.count(filter)), std::ssize(events));
        }
        return events;
    }

    Library library_ = must(Library::inMemory());
};

TEST_F(Filtering, WithoutAnythingFindsAllTheLatestDateFirst) {
    EXPECT_THAT(found({}), ElementsAre('3', '4', '1', '2'));
}

TEST_F(Filtering, GivesTheWantedPage) {
    EXPECT_THAT(found({}, {.first = 1, .most = 2}), ElementsAre('4', '1'));
    EXPECT_THAT(found({}, {.first = 4, .most = 2}), IsEmpty());
}

TEST_F(Filtering, FindsPlayersByAnyPartOfTheirNameWhateverItsLetters) {
    EXPECT_THAT(found({.player = "SOOSORV"}), ElementsAre('3', '1'));
    EXPECT_THAT(found({.player = "soosõ"}), ElementsAre('3', '1'));
    EXPECT_THAT(found({.player = "ИВАН"}), ElementsAre('1', '2'));
    EXPECT_THAT(found({.player = "伟"}), ElementsAre('2'));
    EXPECT_THAT(found({.black = "soosorv"}), ElementsAre('1'));
    EXPECT_THAT(found({.white = "soosorv"}), ElementsAre('3'));
    EXPECT_THAT(found({.player = "nobody"}), IsEmpty());
}

TEST_F(Filtering, FindsWholeNamesWhereAsked) {
    EXPECT_THAT(found({.player = "soosorv", .wholeNames = true}), ElementsAre('3'));
    EXPECT_THAT(found({.player = "Иванов", .wholeNames = true}), ElementsAre('1'));
}

TEST_F(Filtering, FindsTextInNamesEventsAndComments) {
    EXPECT_THAT(found({.text = "ONLY MOVE"}), ElementsAre('1'));
    EXPECT_THAT(found({.text = "karikas"}), ElementsAre('1'));
    EXPECT_THAT(found({.text = "天元"}), ElementsAre('2'));
    EXPECT_THAT(found({.text = "soos"}), ElementsAre('3', '1'));
    EXPECT_THAT(found({.event = "eesti"}), ElementsAre('1'));
}

TEST_F(Filtering, TakesSignsThatMeanSomethingElsewhereAsTheyAre) {
    EXPECT_THAT(found({.text = "50%_\\ of"}), ElementsAre('1'));
    EXPECT_THAT(found({.text = "%"}), ElementsAre('1'));
    EXPECT_THAT(found({.text = "o%y"}), IsEmpty());
    EXPECT_THAT(found({.player = "' OR 1=1 --"}), IsEmpty());
}

TEST_F(Filtering, FindsDatesFromTo) {
    EXPECT_THAT(found({.fromDate = "2024-02"}), ElementsAre('4', '1'));
    EXPECT_THAT(found({.fromDate = "2024", .toDate = "2024"}), ElementsAre('1', '2'));
    EXPECT_THAT(found({.toDate = "2024-03-01"}), ElementsAre('1', '2'));
    EXPECT_THAT(found({.fromDate = "2025-12-31", .toDate = "2025-12-31"}), ElementsAre('4'));
}

TEST_F(Filtering, FindsByRuleSizeOpeningAndResult) {
    EXPECT_THAT(found({.rule = Rule::Renju}), ElementsAre('1'));
    EXPECT_THAT(found({.size = 19}), ElementsAre('2'));
    EXPECT_THAT(found({.opening = "soosorv-8"}), ElementsAre('1'));
    EXPECT_THAT(found({.winner = Stone::Black}), ElementsAre('1'));
    EXPECT_THAT(found({.winner = Stone::White}), ElementsAre('3'));
    EXPECT_THAT(found({.winner = Stone::None}), ElementsAre('2'));
    EXPECT_THAT(found({.ending = Ending::Time}), ElementsAre('3'));
    EXPECT_THAT(found({.ending = Ending::None}), ElementsAre('4'));
}

TEST_F(Filtering, TellsRunningGamesFromOthers) {
    EXPECT_THAT(found({.running = true}), ElementsAre('4'));
    EXPECT_THAT(found({.running = false}), ElementsAre('3', '1', '2'));
}

TEST_F(Filtering, WantsEverythingAtOnce) {
    EXPECT_THAT(found({.player = "soosorv", .rule = Rule::Renju, .winner = Stone::Black}),
                ElementsAre('1'));
    EXPECT_THAT(found({.player = "soosorv", .rule = Rule::Freestyle}), IsEmpty());
}

}  // namespace
}  // namespace tianyuan::store
