#include "core/referee.h"
#include "expect.h"
#include "proof/certificate_bytes.h"
#include "proof/checker.h"

#include <cstdint>
#include <random>

namespace {

using namespace tianyuan;

/// Enough to check what a few hundred bytes can hold.
constexpr std::uint64_t MostPositions = 20'000;
constexpr int Games = 20;

/// A defender at random against a claim that was accepted, with the referee alone: he must lose.
void play(const proof::Certificate& certificate, const proof::Claim& claim,
          std::mt19937_64& random) {
    const int size = certificate.size;
    const Stone attacker = claim.position.attacker;
    Board board(size);
    for (const Point point : claim.position.black) board.place(point, Stone::Black);
    for (const Point point : claim.position.white) board.place(point, Stone::White);
    proof::Link link = claim.how;
    while (true) {
        const proof::Node node = certificate.strategies.at(link.node);
        const auto here = [&](Point point) { return AllSymmetries[link.symmetry](point, size); };
        const Point point = here(node.point);
        fuzz::expect(board.isEmpty(point));
        if (judge(board, point, attacker, certificate.rule) == Judgement::Win) return;
        board.place(point, attacker);
        fuzz::expect(!board.isFull());
        Point reply;
        do {
            reply = {static_cast<int>(random() % static_cast<unsigned>(size)),
                     static_cast<int>(random() % static_cast<unsigned>(size))};
        } while (!board.isEmpty(reply));
        fuzz::expect(judge(board, reply, opponent(attacker), certificate.rule) != Judgement::Win);
        board.place(reply, opponent(attacker));
        proof::Link next = node.otherwise;
        for (const proof::Reply& each : node.replies) {
            if (here(each.point) == reply) {
                next = each.next;
                break;
            }
        }
        fuzz::expect(next.leads());
        link = {next.node, proof::composed(next.symmetry, link.symmetry)};
    }
}

}  // namespace

/// Any bytes are read or refused; what is read is written as it can be read again, and what the
/// checker accepts wins against whoever plays at random. The checksum is put right first, else
/// nothing would come past it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string bytes(reinterpret_cast<const char*>(data), size);
    const std::uint64_t sum = proof::checksumOf(bytes);
    for (int i = 0; i < proof::ChecksumBytes; ++i) bytes += static_cast<char>(sum >> (8 * i));

    const Result<proof::Certificate> certificate = proof::readCertificate(bytes);
    if (!certificate) return 0;
    const auto again = proof::readCertificate(proof::writeCertificate(*certificate));
    fuzz::expect(again && again->claims.size() == certificate->claims.size());
    if (!proof::checkAll(*certificate, {.mostPositions = MostPositions})) return 0;
    std::mt19937_64 random(size);
    for (const proof::Claim& claim : certificate->claims) {
        for (int game = 0; game < Games; ++game) play(*certificate, claim, random);
    }
    return 0;
}
