#include "proof/certificate.h"

#include "proof/checker.h"
#include "proof/coverage.h"
#include "proof/examples.h"
#include "proof/random_game.h"

#include <gtest/gtest.h>

namespace tianyuan::proof {
namespace {

using namespace test;

std::string faultOf(std::string_view bytes) {
    const auto certificate = readCertificate(bytes);
    return certificate ? "" : certificate.reason().code;
}

TEST(Certificate, IsReadAsItWasWritten) {
    const Certificate certificate = openFour();
    const std::string bytes = writeCertificate(certificate);
    const auto read = readCertificate(bytes);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->rule, certificate.rule);
    EXPECT_EQ(read->size, certificate.size);
    EXPECT_EQ(read->claims.size(), 1U);
    EXPECT_EQ(read->claims.front().position, certificate.claims.front().position);
    EXPECT_EQ(writeCertificate(*read), bytes);
}

TEST(Certificate, OfALargeBoardHasRoomForEveryPoint) {
    Certificate certificate;
    certificate.size = 22;
    const Link five{certificate.strategies.addFive({21, 21})};
    certificate.claims.push_back(
        {{{{17, 21}, {18, 21}, {19, 21}, {20, 21}}, {}, Stone::Black}, five});
    const auto read = readCertificate(writeCertificate(certificate));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->claims, certificate.claims);
    EXPECT_TRUE(checkAll(*read));
}

TEST(Certificate, LeavesOutWhatNoClaimNeeds) {
    Certificate certificate = openFour();
    certificate.strategies.addFive(pointAt("a15"));
    EXPECT_EQ(writeCertificate(certificate), writeCertificate(openFour()));
}

TEST(Certificate, KeepsEqualNodesOnce) {
    Strategies strategies;
    const std::uint32_t five = strategies.addFive({3, 4});
    EXPECT_EQ(strategies.addFive({3, 4}), five);
    EXPECT_NE(strategies.addFive({4, 3}), five);
    EXPECT_EQ(strategies.size(), 2U);
}

TEST(Certificate, IsRefusedWhereverItIsCutOff) {
    const std::string bytes = writeCertificate(openFour());
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        EXPECT_NE(faultOf(std::string_view(bytes).substr(0, length)), "") << length;
    }
    EXPECT_EQ(faultOf("hello"), "proof.no-certificate");
    EXPECT_EQ(faultOf(std::string_view(bytes).substr(0, bytes.size() - 1)), "proof.damaged");
}

TEST(Certificate, IsRefusedWhicheverBitIsWrong) {
    const std::string bytes = writeCertificate(openFour());
    for (std::size_t i = 0; i < bytes.size() * 8; ++i) {
        std::string damaged = bytes;
        damaged[i / 8] = static_cast<char>(damaged[i / 8] ^ (1 << (i % 8)));
        EXPECT_NE(faultOf(damaged), "") << "bit " << i;
    }
}

TEST(Certificate, OfAnotherVersionIsRefused) {
    std::string bytes = writeCertificate(openFour());
    bytes[Magic.size()] = 2;
    EXPECT_EQ(faultOf(resummed(bytes)), "proof.other-version");
}

TEST(Certificate, WithMoreBehindItsEndIsRefused) {
    std::string bytes = writeCertificate(openFour());
    bytes.insert(bytes.size() - ChecksumBytes, 1, '\0');
    EXPECT_EQ(faultOf(resummed(bytes)), "proof.bad-bytes");
}

// The first node of the file stands behind the magic, version, rule, size and the count: a point
// and a head. If its head says "otherwise" the link has nowhere to go but itself or forward.
TEST(Certificate, CannotGoRoundInACircle) {
    const std::string bytes = writeCertificate(openFour());
    constexpr std::size_t FirstHead = Magic.size() + 1 + 1 + 1 + 1 + 1;
    ASSERT_EQ(bytes[FirstHead], 0);         // a five
    for (const char back : {'\0', '\2'}) {  // to itself, and one before the first
        std::string circle = bytes;
        circle[FirstHead] = 1;
        circle.insert(FirstHead + 1, 1, back);
        const auto read = readCertificate(resummed(circle));
        ASSERT_FALSE(read);
        EXPECT_EQ(read.reason().code, "proof.bad-bytes");
        EXPECT_EQ(read.reason().arguments.front(), std::to_string(FirstHead + 2));
    }
}

/// What is refused, and from which byte on: the bytes of the open four with one of them changed.
std::string faultWith(std::size_t place, int value) {
    std::string bytes = writeCertificate(openFour());
    bytes[place] = static_cast<char>(value);
    const auto read = readCertificate(resummed(bytes));
    if (!read) return read.reason().code + " " + read.reason().arguments.front();
    const auto checked = checkAll(*read);
    return checked ? "" : checked.reason().code + " " + checked.reason().arguments.front();
}

// Head: 7 bytes magic, version, rule, size, how many nodes. The first nodes are the two fives; the
// third plays i8, and leads back to both.
TEST(Certificate, IsRefusedAtTheByteThatMakesNoSense) {
    constexpr std::size_t Rule = 8, Size = 9, FirstPoint = 11, ThirdPoint = 15, Otherwise = 17;
    const std::string bytes = writeCertificate(openFour());
    ASSERT_EQ(bytes[Otherwise - 1], 3);  // one listed reply, and a link for all others
    EXPECT_EQ(faultWith(Rule, 2), "proof.bad-bytes 9");  // renju cannot be certified
    EXPECT_EQ(faultWith(Size, 4), "proof.bad-bytes 10");
    EXPECT_EQ(faultWith(Size, 23), "proof.bad-bytes 10");
    EXPECT_EQ(faultWith(FirstPoint, 225), "proof.bad-bytes 12");      // off the board
    EXPECT_EQ(faultWith(Otherwise, 0), "proof.bad-bytes 18");         // to itself
    EXPECT_EQ(faultWith(Otherwise, 6), "proof.bad-bytes 18");         // before the first
    EXPECT_EQ(faultWith(ThirdPoint, 7 * 15 + 7), "proof.occupied ");  // h8
    EXPECT_EQ(faultWith(ThirdPoint, 7 * 15 + 9), "proof.occupied j8e8");
    EXPECT_EQ(faultWith(Otherwise, 4), "proof.occupied i8j8");
    EXPECT_EQ(faultWith(Rule, 1), "");  // five are five by either rule
}

// A certificate for freestyle whose last stone makes six proves nothing by the other rule.
TEST(Certificate, OfAnotherRuleIsRefusedWhereARowIsTooLong) {
    Certificate certificate;
    const Link six{certificate.strategies.addFive(pointAt("h8"))};
    certificate.claims.push_back(
        {{pointsAt("e8f8g8i8j8"), pointsAt("a1a3a5a7a9"), Stone::Black}, six});
    EXPECT_TRUE(checkAll(certificate));
    std::string bytes = writeCertificate(certificate);
    bytes[Magic.size() + 1] = 1;
    const auto read = readCertificate(resummed(bytes));
    ASSERT_TRUE(read);
    const auto checked = checkAll(*read);
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.reason().code, "proof.no-five");
    EXPECT_EQ(checked.reason().arguments.front(), "h8");
}

TEST(Certificate, WithAWrongSymmetryIsRefused) {
    Certificate certificate = openFour();
    for (std::uint8_t symmetry = 1; symmetry < AllSymmetries.size(); ++symmetry) {
        certificate.claims.front().how.symmetry = symmetry;
        std::string bytes = writeCertificate(certificate);
        const std::size_t last = bytes.size() - ChecksumBytes - 1;
        ASSERT_EQ(bytes[last], symmetry);
        const auto read = readCertificate(bytes);
        ASSERT_TRUE(read);
        const bool isSame = AllSymmetries[symmetry](pointAt("i8"), ExampleSize) == pointAt("i8");
        EXPECT_EQ(checkAll(*read).operator bool(), isSame) << int{symmetry};
        for (const int wrong : {0, 8, 255}) {  // there is none such, and the first is not written
            bytes[last] = static_cast<char>(wrong);
            const auto refused = readCertificate(resummed(bytes));
            ASSERT_FALSE(refused) << wrong;
            EXPECT_EQ(refused.reason().code, "proof.bad-bytes");
        }
    }
}

// Whatever is done to the bytes: what the checker still accepts must still win.
TEST(Certificate, ThatWasChangedAndIsAcceptedStillWins) {
    const std::string bytes = writeCertificate(openFour());
    std::mt19937_64 random(1);
    int accepted = 0;
    for (std::size_t i = Magic.size() + 1; i < bytes.size() - ChecksumBytes; ++i) {
        for (int value = 0; value < 256; ++value) {
            std::string changed = bytes;
            changed[i] = static_cast<char>(value);
            const auto read = readCertificate(resummed(changed));
            if (!read || !checkAll(*read, {.mostPositions = 10'000})) continue;
            ++accepted;
            for (const Claim& claim : read->claims) {
                for (int game = 0; game < 20; ++game) {
                    EXPECT_EQ(playAgainst(*read, claim, random), "")
                        << "byte " << i << ": " << value;
                }
            }
        }
    }
    EXPECT_GT(accepted, 100);  // White's stones may stand nearly anywhere
}

TEST(Coverage, CountsSecondMovesOnceAndFourthMovesWithTheirImages) {
    Certificate certificate;
    const Link any{certificate.strategies.addFive({0, 0})};
    const auto claim = [&](std::string_view black, std::string_view white) {
        certificate.claims.push_back({{pointsAt(black), pointsAt(white), Stone::Black}, any});
    };
    EXPECT_EQ(coverageOf(certificate).allSeconds, 35);
    EXPECT_EQ(coverageOf(certificate).allFourths, 7770);
    claim("h8", "a1");
    claim("h8", "o15");
    EXPECT_EQ(coverageOf(certificate).seconds, 1);
    EXPECT_EQ(coverageOf(certificate).fourths, 222);
    claim("h8i9", "a2b7");  // nothing in this position is symmetric
    claim("h8i9", "a2b8");
    claim("h8i9", "g7a3");  // here the diagonal is
    EXPECT_EQ(coverageOf(certificate).seconds, 1);
    EXPECT_EQ(coverageOf(certificate).fourths, 222 + 2 + 2);
    EXPECT_FALSE(coverageOf(certificate).whole);
    claim("", "");
    EXPECT_EQ(coverageOf(certificate).seconds, 35);
    EXPECT_EQ(coverageOf(certificate).fourths, 7770);
    EXPECT_TRUE(coverageOf(certificate).whole);
}

}  // namespace
}  // namespace tianyuan::proof
