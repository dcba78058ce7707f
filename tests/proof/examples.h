#pragma once

#include "core/notation.h"
#include "proof/certificate.h"
#include "proof/certificate_bytes.h"

#include <string>
#include <string_view>

namespace tianyuan::test {

inline constexpr int ExampleSize = 15;

inline Point pointAt(std::string_view text) { return moveFromText(text, ExampleSize)->point(); }

inline std::vector<Point> pointsAt(std::string_view text) {
    std::vector<Point> points;
    for (const Move move : *movesFromText(text, ExampleSize)) points.push_back(move.point());
    return points;
}

/// Black has three in a row and makes an open four of them.
inline proof::Certificate openFour() {
    proof::Certificate certificate;
    proof::Strategies& strategies = certificate.strategies;
    const proof::Link left{strategies.addFive(pointAt("e8"))};
    const proof::Link right{strategies.addFive(pointAt("j8"))};
    const std::vector<proof::Reply> replies{{pointAt("e8"), right}};
    const proof::Link root{strategies.add(pointAt("i8"), replies, left)};
    certificate.claims.push_back({{pointsAt("f8g8h8"), pointsAt("a1a3a5"), Stone::Black}, root});
    return certificate;
}

/// The bytes with their checksum made right again.
inline std::string resummed(std::string bytes) {
    const std::size_t end = bytes.size() - proof::ChecksumBytes;
    const std::uint64_t sum = proof::checksumOf(std::string_view(bytes).substr(0, end));
    for (std::size_t i = 0; i < proof::ChecksumBytes; ++i) {
        bytes[end + i] = static_cast<char>(sum >> (8 * i));
    }
    return bytes;
}

}  // namespace tianyuan::test
