#pragma once

#include "core/result.h"
#include "game/session.h"
#include "player/thought.h"

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace tianyuan::table {

/// A draw that is offered, as it is shown.
struct DrawOfferView {
    Reason text;               // who offers, or who thinks about an offer
    bool isForPerson = false;  // somebody at the board has to accept or decline

    friend bool operator==(const DrawOfferView&, const DrawOfferView&) = default;
};

/// Of the offer that stands at a table, if there is one.
std::optional<DrawOfferView> drawOfferViewOf(
    const game::Session& session, const std::function<std::string(opening::Seat)>& nameOf);

/// Whether a computer takes a draw that a person offers it: by what it thinks of the game, and not
/// asked again before some moves were played.
class DrawJudge {
public:
    /// A new game is on the table.
    void begin() { *this = {}; }
    /// The computer has said this of the position after so many moves, in its own units.
    void hear(int ply, const player::Thought& thought);

    /// Does the computer that plays `side` take a draw now? `thought` is what it thinks of the
    /// position, as whoever is to move sees it; `isOurs`: its scores are those of our engine.
    /// Scores in other units are measured by what it has said in this game; who cannot tell
    /// declines.
    bool takesDraw(const game::Game& game, Stone side,
                   const std::optional<player::Thought>& thought, bool isOurs) const;
    /// It has declined after so many moves.
    void decline(int ply) { declinedAt_ = ply; }
    /// How many moves the person has to play before the next offer; 0: it can be made.
    int movesToNextOffer(int ply) const;

private:
    std::map<int, double> scores_;  // by ply
    std::optional<int> declinedAt_;
};

}  // namespace tianyuan::table
