#pragma once

#include "proof/certificate.h"
#include "proof/window_board.h"

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tianyuan::proof {

/// How a checker goes about its work.
struct CheckOptions {
    /// Plays every reply out, instead of passing over those that cannot matter: for who does not
    /// want to believe that argument either. Only small proofs end in a lifetime.
    bool everyReply = false;
    std::uint64_t mostPositions = UINT64_MAX;  // in one check; then it gives up
};

/// What a claim that holds has shown.
struct Checked {
    int plies = 0;                // stones to the five at the latest
    std::uint64_t positions = 0;  // looked at, the attacker to move
    CellSet zone;                 // a stone of the defender elsewhere would have changed nothing
};

/// Finds out whether a strategy wins. It knows windows of five and nothing else; docs/proof.md
/// explains why what it accepts is a win.
///
/// After a stone of the attacker the defender may play anywhere. Listed replies are followed. Every
/// other reply is answered by `otherwise`, which is checked without the reply first; this also
/// gives its zone, and where the zone says that a stone might matter, it is checked again with the
/// stone in place.
///
/// What has been found out is kept, and stays true while the strategies only grow.
class Checker {
public:
    /// `strategies` must outlive it. The rule is one that can be certified.
    Checker(const Strategies& strategies, Rule rule, int size, CheckOptions options = {});

    /// Does the attacker, who is to move, win like this? Reasons, the first argument always the
    /// line that leads there, with "pass" where the defender has played nothing: "proof.occupied",
    /// "proof.no-five", "proof.defender-wins", "proof.reply-missing", "proof.bad-position",
    /// "proof.too-many-positions".
    Result<Checked> check(const Position& position, Link how);

    /// How many results are kept, and an end of them; each takes less than half a kilobyte.
    std::size_t kept() const { return known_.size(); }
    void forget() {
        known_.clear();
        isKept_.clear();
    }

private:
    /// zones.at[f]: the points where a stone of the defender might matter, f other stones of his
    /// that are nowhere listed being on the board already.
    struct Zones {
        static constexpr std::size_t Levels = 3;
        std::array<CellSet, Levels> at;
    };
    struct Win {
        int plies = 0;
        Zones zones;
    };
    struct Key {
        std::uint32_t node;
        std::uint64_t hash;
        CellSet attacker;
        CellSet defender;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct HashOfKey {
        std::size_t operator()(const Key& key) const { return key.hash + key.node * 0x9E3779B9ULL; }
    };

    std::optional<Reason> setUp(const Position& position);
    bool follow(Link link, Win& win);
    bool attack(std::uint32_t number, Win& win);
    bool defend(const Node& node, Win& win);
    bool reply(Cell cell, Link next, Win& win);
    bool otherwise(const Node& node, const CellSet& listed, Win& win);
    bool measureDanger(Win& win);
    bool fail(const char* code, std::optional<Cell> point = {});

    const Strategies& strategies_;
    CheckOptions options_;
    WindowBoard board_;
    std::vector<Cell> line_;  // the stones placed since the position, and passes
    std::uint64_t positions_ = 0;
    std::optional<Reason> fault_;
    std::vector<Cell> faultLine_;
    std::optional<Cell> faultPoint_;
    std::unordered_map<Key, Win, HashOfKey> known_;
    std::vector<bool> isKept_;  // is anything known of this node?
};

/// Checks every claim; the reason of the first that does not hold names its number and position.
struct CheckedCertificate {
    std::uint64_t positions = 0;
    int plies = 0;           // of the longest claim
    std::size_t claims = 0;  // that were checked to their end
};
Result<CheckedCertificate> checkAll(const Certificate& certificate, CheckOptions options = {});

/// Checks a part of a certificate: claims in an order that nobody has chosen, and that another
/// certificate has otherwise, until so many positions were looked at. A claim that takes a large
/// share of them is left in its middle. The same claims each time, on every machine.
Result<CheckedCertificate> checkSample(const Certificate& certificate, std::uint64_t positions);

/// A position as a line of moves, "h8i9j10", if the stones can have been played in turn; else the
/// stones of either side, "h8i9/j10".
std::string textOf(const Position& position, int size);

}  // namespace tianyuan::proof
