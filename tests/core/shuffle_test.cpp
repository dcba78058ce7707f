#include "core/shuffle.h"

#include <gtest/gtest.h>

#include <string>

namespace tianyuan {
namespace {

TEST(Shuffle, GivesTheSameOrderOnEverySystem) {
    std::mt19937_64 random(1);
    std::string letters = "abcdefghij";
    shuffle(letters, random);
    EXPECT_EQ(letters, "bhdjeafcgi");
}

TEST(Shuffle, LeavesOneOrNoneAsTheyAre) {
    std::mt19937_64 random(1);
    for (std::string few : {"", "a"}) {
        const std::string before = few;
        shuffle(few, random);
        EXPECT_EQ(few, before);
    }
}

}  // namespace
}  // namespace tianyuan
