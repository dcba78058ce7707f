#include "table/draw_judge.h"

#include "study/draw_offer.h"
#include "study/evaluation.h"
#include "study/score_unit.h"

#include <algorithm>

namespace tianyuan::table {
namespace {

/// Both sides together, between a draw that was declined and the next offer.
constexpr int PliesBetweenOffers = 10;

}  // namespace

std::optional<DrawOfferView> drawOfferViewOf(
    const game::Session& session, const std::function<std::string(opening::Seat)>& nameOf) {
    const auto by = session.drawOffer();
    if (!by) return std::nullopt;
    if (session.isConsideringDraw()) {
        return DrawOfferView{{"table.draw-considered", {nameOf(other(*by))}}, false};
    }
    return DrawOfferView{{"table.draw-offered", {nameOf(*by)}}, true};
}

void DrawJudge::hear(int ply, const player::Thought& thought) {
    if (thought.rank == 0 && !thought.score.isProved()) scores_[ply] = thought.score.value();
}

bool DrawJudge::takesDraw(const game::Game& game, Stone side,
                          const std::optional<player::Thought>& thought, bool isOurs) const {
    std::optional<double> chance;
    if (thought) chance = study::chanceIn(*thought, isOurs);
    if (thought && !chance) {
        const auto ours = study::evaluationsOf(game);
        std::vector<study::ScorePair> pairs;
        for (const auto& [ply, score] : scores_) {
            const auto at = static_cast<std::size_t>(ply);
            if (at < ours.size()) pairs.push_back({score, ours[at]});
        }
        if (const auto unit = study::fittedUnit(pairs)) {
            chance = study::chanceWith(*unit, thought->score.value());
        }
    }
    if (chance && game.board().sideToMove() != side) chance = 1 - *chance;
    return study::takesDraw(game.board(), side, chance);
}

int DrawJudge::movesToNextOffer(int ply) const {
    if (!declinedAt_) return 0;
    return std::max(0, (*declinedAt_ + PliesBetweenOffers - ply + 1) / 2);
}

}  // namespace tianyuan::table
