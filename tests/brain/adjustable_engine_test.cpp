#include "brain/adjustable_engine.h"

#include "core/notation.h"
#include "proof/examples.h"
#include "support/must.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>

namespace tianyuan::brain {
namespace {

using test::must;

/// What the engine says of a position in which the proof makes an open four.
std::optional<int> provedMoves(AdjustableEngine& engine) {
    player::Position position;
    for (const Point point : test::pointsAt("f8g8h8")) position.board.place(point, Stone::Black);
    for (const Point point : test::pointsAt("a1a3a5")) position.board.place(point, Stone::White);
    player::Limits limits;
    limits.nodes = 100;
    std::optional<int> moves;
    must(engine.choose(position, limits, {},
                       [&](const player::Thought& thought) { moves = thought.provedMoves; }));
    return moves;
}

TEST(AdjustableEngine, FollowsProofsWithAllItsStrengthUnlessToldNotTo) {
    const test::TemporaryFolder folder;
    std::ofstream(folder / perfect::bookFile(Rule::Freestyle, 15), std::ios::binary)
        << proof::writeCertificate(test::openFour());
    AdjustableEngine engine(1, perfect::booksIn(folder.path()));
    EXPECT_TRUE(engine.prepare(Rule::Freestyle, 15, {}, {}));
    EXPECT_EQ(provedMoves(engine), 2);
    Adjustments wanted;
    wanted.tableBytes = 1 << 20;
    wanted.strength = 50;
    engine.adjust(wanted);
    EXPECT_FALSE(provedMoves(engine)) << "levels below the top do not";
    wanted.strength = 100;
    wanted.proofs = false;
    engine.adjust(wanted);
    EXPECT_FALSE(provedMoves(engine)) << "switched off";
    wanted.proofs = true;
    engine.adjust(wanted);
    EXPECT_EQ(provedMoves(engine), 2);
}

TEST(AdjustableEngine, DoesWithoutProofs) {
    AdjustableEngine engine(1);
    EXPECT_FALSE(provedMoves(engine));
}

}  // namespace
}  // namespace tianyuan::brain
