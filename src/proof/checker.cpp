#include "proof/checker.h"

#include "core/notation.h"
#include "core/splitmix.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace tianyuan::proof {
namespace {

/// Checks of more positions than this are worth remembering.
constexpr std::uint64_t WorthKeeping = 200;

/// The defender's stones in a window that one more turns into a five.
constexpr int Four = 4;
/// The part of a sample's positions that one claim may take: a sixteenth.
constexpr std::uint64_t SharesOfASample = 16;
/// Results that are kept from one claim to the next; they take less than 150 megabytes.
constexpr std::size_t MostKept = 300'000;

/// With so many, one more stone that is nowhere listed would make a four.
constexpr int Three = 3;

constexpr const char* TooMany = "proof.too-many-positions";

/// In a line: the defender has played nothing.
constexpr Cell Pass = UINT16_MAX;

constexpr auto Attacker = WindowBoard::Attacker;
constexpr auto Defender = WindowBoard::Defender;

CellSet laidOver(const CellSet& cells, Symmetry symmetry, const WindowBoard& board) {
    CellSet image;
    for (int i = 0; i < board.area(); ++i) {
        const auto cell = static_cast<Cell>(i);
        if (cells[cell]) image.set(board.cellOf(symmetry(board.pointOf(cell), board.size())));
    }
    return image;
}

/// A reason that also tells of which claim it speaks.
Reason refusalOf(Reason reason, const Claim& claim, int size) {
    reason.arguments.push_back(textOf(claim.position, size));
    return reason;
}

Cell firstOf(const CellSet& cells, const WindowBoard& board) {
    int cell = 0;
    while (cell < board.area() && !cells[static_cast<std::size_t>(cell)]) ++cell;
    return static_cast<Cell>(cell);
}

}  // namespace

Checker::Checker(const Strategies& strategies, Rule rule, int size, CheckOptions options)
    : strategies_(strategies), options_(options), board_(std::make_shared<Windows>(size), rule) {
    assert(canBeCertified(rule));
}

Result<Checked> Checker::check(const Position& position, Link how) {
    const WindowBoard before = board_;
    positions_ = 0;
    fault_.reset();
    line_.clear();
    faultPoint_.reset();
    Win win;
    if (std::optional<Reason> bad = setUp(position)) {
        fault_ = std::move(bad);
    } else if (!follow(how, win)) {
        std::vector<Move> moves;
        for (const Cell cell : faultLine_) {
            moves.push_back(cell == Pass ? Move::pass() : Move(board_.pointOf(cell)));
        }
        fault_->arguments.push_back(toText(moves, board_.size()));
        if (faultPoint_) {
            fault_->arguments.push_back(toText(board_.pointOf(*faultPoint_), board_.size()));
        }
    }
    board_ = before;
    if (fault_) return *fault_;
    return Checked{win.plies, positions_, win.zones.at[0]};
}

/// Puts the stones on the board. A position in which somebody has won is none.
std::optional<Reason> Checker::setUp(const Position& position) {
    const Reason bad{"proof.bad-position", {textOf(position, board_.size())}};
    for (const Stone stone : {Stone::Black, Stone::White}) {
        const auto side = stone == position.attacker ? Attacker : Defender;
        for (const Point point : stone == Stone::Black ? position.black : position.white) {
            const Cell cell = board_.cellOf(point);
            if (!board_.isEmpty(cell)) return bad;
            board_.place(cell, side);
        }
    }
    for (int i = 0; i < board_.area(); ++i) {
        const auto cell = static_cast<Cell>(i);
        if (board_.hasFive(cell, Attacker) || board_.hasFive(cell, Defender)) return bad;
    }
    return {};
}

bool Checker::fail(const char* code, std::optional<Cell> point) {
    fault_ = Reason{code, {}};
    faultLine_ = line_;
    faultPoint_ = point;
    return false;
}

/// A node that is laid over the board by a symmetry is checked on the board as the node sees it.
bool Checker::follow(Link link, Win& win) {
    if (link.symmetry == 0) return attack(link.node, win);
    const Symmetry symmetry = AllSymmetries[link.symmetry];
    const std::size_t before = line_.size();
    WindowBoard here = board_.image(symmetry.inverse());
    std::swap(here, board_);
    const bool wins = attack(link.node, win);
    std::swap(here, board_);
    const auto back = [&](Cell cell) {
        return cell == Pass ? Pass : board_.cellOf(symmetry(board_.pointOf(cell), board_.size()));
    };
    if (!wins) {
        for (std::size_t i = before; i < faultLine_.size(); ++i)
            faultLine_[i] = back(faultLine_[i]);
        if (faultPoint_) faultPoint_ = back(*faultPoint_);
        return false;
    }
    for (CellSet& zone : win.zones.at) zone = laidOver(zone, symmetry, board_);
    return true;
}

/// The attacker is to move: does he win like this?
bool Checker::attack(std::uint32_t number, Win& win) {
    const Node node = strategies_.at(number);
    const Cell cell = board_.cellOf(node.point);
    if (++positions_ > options_.mostPositions) return fail(TooMany);
    if (!board_.isEmpty(cell)) return fail("proof.occupied", cell);

    const Key key{number, board_.hash(), board_.stones(Attacker), board_.stones(Defender)};
    if (number < isKept_.size() && isKept_[number]) {
        if (const auto known = known_.find(key); known != known_.end()) {
            win = known->second;
            return true;
        }
    }
    const std::uint64_t before = positions_;
    board_.place(cell, Attacker);
    line_.push_back(cell);
    win = {};
    const bool wins = board_.hasFive(cell, Attacker) ? (win.plies = 1, true) : defend(node, win);
    line_.pop_back();
    board_.remove(cell, Attacker);
    for (CellSet& zone : win.zones.at) zone.set(cell);
    if (wins && positions_ - before >= WorthKeeping) {
        known_.emplace(key, win);
        if (number >= isKept_.size()) isKept_.resize(number + 1);
        isKept_[number] = true;
    }
    return wins;
}

/// The defender is to move: does he lose whatever he does?
bool Checker::defend(const Node& node, Win& win) {
    if (node.isFive()) return fail("proof.no-five");
    if (!measureDanger(win)) return false;

    CellSet listed;
    for (const Reply& each : node.replies) {
        const Cell cell = board_.cellOf(each.point);
        // Where a stone stands already nobody can reply.
        if (!board_.isEmpty(cell) || listed[cell]) continue;
        listed.set(cell);
        if (!reply(cell, each.next, win)) return false;
    }
    if (node.otherwise.leads()) return otherwise(node, listed, win);
    const CellSet missing = board_.empty() & ~listed;
    if (missing.none() && listed.any()) return true;
    return missing.none() ? fail("proof.no-five")
                          : fail("proof.reply-missing", firstOf(missing, board_));
}

/// Whatever is not listed is answered alike. First as if nothing had been played; then with each
/// stone that may matter.
bool Checker::otherwise(const Node& node, const CellSet& listed, Win& win) {
    Win threat;
    line_.push_back(Pass);
    const bool wins = follow(node.otherwise, threat);
    line_.pop_back();
    if (!wins) return false;
    const CellSet mayMatter = options_.everyReply ? board_.empty() : threat.zones.at[0];
    const CellSet replies = mayMatter & board_.empty() & ~listed;
    for (int i = 0; i < board_.area(); ++i) {
        const auto cell = static_cast<Cell>(i);
        if (replies[cell] && !reply(cell, node.otherwise, win)) return false;
    }
    // Below, one more stone is on the board than is listed.
    for (std::size_t f = 0; f + 1 < Zones::Levels; ++f) win.zones.at[f] |= threat.zones.at[f + 1];
    win.zones.at[Zones::Levels - 1].set();
    win.plies = std::max(win.plies, threat.plies + 2);
    return true;
}

bool Checker::reply(Cell cell, Link next, Win& win) {
    board_.place(cell, Defender);
    line_.push_back(cell);
    Win after;
    const bool wins = follow(next, after);
    line_.pop_back();
    board_.remove(cell, Defender);
    if (!wins) return false;
    for (std::size_t f = 0; f < Zones::Levels; ++f) win.zones.at[f] |= after.zones.at[f];
    win.plies = std::max(win.plies, after.plies + 2);
    return true;
}

/// What the defender has in windows where the attacker has nothing: four stones win. With three,
/// one that is not listed would make four; with two, if there is one such stone already; and so on.
bool Checker::measureDanger(Win& win) {
    bool safe = true;
    board_.forEachDanger([&](const Windows::Window& window, int stones) {
        if (stones >= Four) {
            safe = false;
            return;
        }
        win.zones.at[static_cast<std::size_t>(Three - stones)] |= window.set;
    });
    for (std::size_t f = 1; f < Zones::Levels; ++f) win.zones.at[f] |= win.zones.at[f - 1];
    for (CellSet& zone : win.zones.at) zone &= board_.empty();
    return safe || fail("proof.defender-wins");
}

Result<CheckedCertificate> checkAll(const Certificate& certificate, CheckOptions options) {
    Checker checker(certificate.strategies, certificate.rule, certificate.size, options);
    CheckedCertificate all;
    for (const Claim& claim : certificate.claims) {
        const Result<Checked> checked = checker.check(claim.position, claim.how);
        if (!checked) return refusalOf(checked.reason(), claim, certificate.size);
        all.positions += checked->positions;
        all.plies = std::max(all.plies, checked->plies);
        ++all.claims;
        if (checker.kept() > MostKept) checker.forget();
    }
    return all;
}

Result<CheckedCertificate> checkSample(const Certificate& certificate, std::uint64_t positions) {
    std::vector<std::size_t> order(certificate.claims.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return mixed(order.size(), i); });
    const std::uint64_t share = positions / SharesOfASample + 1;
    CheckedCertificate sample;
    for (const std::size_t i : order) {
        if (sample.positions >= positions) break;
        const Claim& claim = certificate.claims[i];
        Checker checker(certificate.strategies, certificate.rule, certificate.size,
                        {.mostPositions = share});
        const Result<Checked> checked = checker.check(claim.position, claim.how);
        if (!checked && checked.reason().code != TooMany) {
            return refusalOf(checked.reason(), claim, certificate.size);
        }
        sample.positions += checked ? checked->positions : share;
        if (checked) ++sample.claims;
        if (checked) sample.plies = std::max(sample.plies, checked->plies);
    }
    return sample;
}

std::string textOf(const Position& position, int size) {
    const auto& [black, white, attacker] = position;
    std::vector<Move> moves;
    const bool inTurn =
        attacker == Stone::Black ? black.size() == white.size() : black.size() == white.size() + 1;
    if (inTurn) {
        for (std::size_t i = 0; i < black.size(); ++i) {
            moves.emplace_back(black[i]);
            if (i < white.size()) moves.emplace_back(white[i]);
        }
        return toText(moves, size);
    }
    const std::vector<Move> blackMoves(black.begin(), black.end());
    const std::vector<Move> whiteMoves(white.begin(), white.end());
    return toText(blackMoves, size) + "/" + toText(whiteMoves, size);
}

}  // namespace tianyuan::proof
