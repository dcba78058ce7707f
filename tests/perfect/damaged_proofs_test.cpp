// The certificates that come with the program, damaged: the checker refuses them where they fail.

#include "core/notation.h"
#include "core/referee.h"
#include "perfect/landed_proofs.h"
#include "proof/checker.h"
#include "proof/random_game.h"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace tianyuan::perfect {
namespace {

using proof::Claim;
using proof::Link;
using proof::ReadNode;
using test::landedProofs;

constexpr std::size_t MostNodes = 400;  // of a claim that is damaged
constexpr std::uint64_t MostPositions = 100'000;

enum class Damage : std::uint8_t { LeftOut, OtherPoint, OtherSymmetry, OtherNode, NoThreat };
constexpr std::array Damages{Damage::LeftOut, Damage::OtherPoint, Damage::OtherSymmetry,
                             Damage::OtherNode, Damage::NoThreat};

/// A claim of its own, its nodes apart.
struct Part {
    Rule rule = Rule::Freestyle;
    int size = 15;
    Claim claim;
    std::vector<ReadNode> nodes;

    proof::Certificate certificate() const {
        proof::Certificate whole;
        whole.rule = rule;
        whole.size = size;
        std::vector<std::uint32_t> numbers;
        const auto there = [&](Link link) {
            return link.leads() ? Link{numbers[link.node], link.symmetry} : link;
        };
        for (ReadNode node : nodes) {
            for (proof::Reply& reply : node.replies) reply.next = there(reply.next);
            numbers.push_back(
                whole.strategies.add(node.point, node.replies, there(node.otherwise)));
        }
        whole.claims.push_back({claim.position, there(claim.how)});
        return whole;
    }
};

/// A position somewhere in the proof from which few nodes are needed.
std::optional<Part> partOf(const ProvedBook& book, std::mt19937_64& random) {
    Part part;
    part.rule = book.rule();
    part.size = book.size();
    part.claim = book.claims()[random() % book.claims().size()];
    while (true) {
        proof::Strategies strategies;
        if (const auto how = book.copy(part.claim.how, strategies, MostNodes)) {
            part.claim.how = *how;
            for (std::uint32_t i = 0; i < strategies.size(); ++i) {
                const proof::Node node = strategies.at(i);
                part.nodes.push_back(
                    {node.point, {node.replies.begin(), node.replies.end()}, node.otherwise});
            }
            return part;
        }
        // One round further: the point, and a listed reply to it.
        const ReadNode node = book.at(part.claim.how);
        if (node.replies.empty()) return {};
        const proof::Reply& reply = node.replies[random() % node.replies.size()];
        auto& [black, white, attacker] = part.claim.position;
        (attacker == Stone::Black ? black : white).push_back(node.point);
        (attacker == Stone::Black ? white : black).push_back(reply.point);
        part.claim.how = reply.next;
    }
}

/// False: nothing can be damaged so at this node.
bool damage(Part& part, std::size_t number, Damage how, std::mt19937_64& random) {
    ReadNode& node = part.nodes[number];
    const bool hasReply = !node.replies.empty();
    Link& link = hasReply ? node.replies[random() % node.replies.size()].next : node.otherwise;
    switch (how) {
        case Damage::LeftOut:
            if (!hasReply) return false;
            node.replies.erase(node.replies.begin() +
                               static_cast<std::ptrdiff_t>(random() % node.replies.size()));
            return true;
        case Damage::OtherPoint:
            node.point = Point((node.point.x + 1) % part.size, node.point.y);
            return true;
        case Damage::OtherSymmetry:
            if (!link.leads()) return false;
            link.symmetry = static_cast<std::uint8_t>((link.symmetry + 1 + random() % 7) % 8);
            return true;
        case Damage::OtherNode:
            if (!link.leads() || link.node == 0) return false;
            --link.node;
            return true;
        case Damage::NoThreat:
            if (!node.otherwise.leads()) return false;
            node.otherwise = {};
            return true;
    }
    return false;
}

/// Does what the checker says hold on a board, by the referee? "" if so.
std::string doubtOf(const Reason& reason, const Part& part) {
    const Stone attacker = part.claim.position.attacker;
    Board board(part.size);
    for (const Point point : part.claim.position.black) board.place(point, Stone::Black);
    for (const Point point : part.claim.position.white) board.place(point, Stone::White);
    board.setSideToMove(attacker);
    bool isFive = false;
    const auto line = movesFromText(reason.arguments.at(0), part.size);
    if (!line) return "no line";
    for (const Move move : *line) {
        if (isFive) return "the game is over before";
        if (!move.isPass() && !board.isEmpty(move.point())) return "the line is occupied";
        isFive = !move.isPass() &&
                 judge(board, move.point(), board.sideToMove(), part.rule) == Judgement::Win;
        board.play(move);
    }
    const auto pointOf = [&] { return moveFromText(reason.arguments.at(1), part.size)->point(); };
    if (reason.code == "proof.occupied") {
        return board.isEmpty(pointOf())         ? "it is empty"
               : board.sideToMove() == attacker ? ""
                                                : "turn";
    }
    if (reason.code == "proof.no-five") return isFive ? "it is a five" : "";
    if (reason.code == "proof.reply-missing") return board.isEmpty(pointOf()) ? "" : "occupied";
    if (reason.code != "proof.defender-wins") return reason.code;
    for (int i = 0; i < board.area(); ++i) {
        const Point point(i % part.size, i / part.size);
        const bool wins = board.isEmpty(point) &&
                          judge(board, point, opponent(attacker), part.rule) == Judgement::Win;
        if (wins) return "";
    }
    return "the defender has no five";
}

TEST(DamagedProofs, AreRefusedWhereTheyFailOrStillWin) {
    for (const auto& [path, book] : landedProofs()) {
        std::mt19937_64 random(1);
        std::map<Damage, int> refused;
        std::map<std::string, int> reasons;
        for (int i = 0; i < 400; ++i) {
            auto part = partOf(*book, random);
            if (!part) continue;
            const Damage how = Damages[static_cast<std::size_t>(i) % Damages.size()];
            if (!damage(*part, random() % part->nodes.size(), how, random)) continue;
            const proof::Certificate damaged = part->certificate();
            const auto checked = proof::checkAll(damaged, {.mostPositions = MostPositions});
            if (checked) {
                for (int game = 0; game < 20; ++game) {
                    ASSERT_EQ(test::playAgainst(damaged, damaged.claims.front(), random), "")
                        << path << " " << i;
                }
                continue;
            }
            if (checked.reason().code == "proof.too-many-positions") continue;
            ++refused[how];
            ++reasons[checked.reason().code];
            ASSERT_EQ(doubtOf(checked.reason(), *part), "") << path << " " << i;
        }
        for (const Damage how : Damages)
            EXPECT_GT(refused[how], 10) << path << static_cast<int>(how);
        EXPECT_GE(reasons.size(), 3U) << path;
    }
}

}  // namespace
}  // namespace tianyuan::perfect
