#pragma once

#include "core/result.h"
#include "core/rule.h"
#include "core/stone.h"
#include "proof/strategies.h"

#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::proof {

/// Stones on a board; the attacker is to move. Where they were played in turn, both lists are in
/// that order.
struct Position {
    std::vector<Point> black;
    std::vector<Point> white;
    Stone attacker = Stone::Black;

    friend bool operator==(const Position&, const Position&) = default;
};

/// "The attacker wins from here, and this is how."
struct Claim {
    Position position;
    Link how;

    friend bool operator==(const Claim&, const Claim&) = default;
};

/// What is claimed to be proved, for one rule and one size of the board. Whether it is, a Checker
/// finds out.
struct Certificate {
    Rule rule = Rule::Freestyle;
    int size = 15;
    Strategies strategies;
    std::vector<Claim> claims;
};

/// The rules that certificates can be made for. By the others a stone of the defender can spoil
/// what would be a five, or make a point forbidden; that takes another proof.
constexpr bool canBeCertified(Rule rule) {
    return rule == Rule::Freestyle || rule == Rule::Standard;
}

/// Reads the bytes of a certificate. What is read is well formed: points lie on the board, links
/// lead to earlier nodes. Reasons: "proof.no-certificate", "proof.other-version", "proof.damaged",
/// "proof.bad-bytes" with the place in the file.
Result<Certificate> readCertificate(std::string_view bytes);

/// Only nodes that a claim leads to are written.
std::string writeCertificate(const Certificate& certificate);
/// The same for claims about strategies that stand elsewhere.
std::string writeCertificate(Rule rule, int size, const Strategies& strategies,
                             std::vector<Claim> claims);

}  // namespace tianyuan::proof
