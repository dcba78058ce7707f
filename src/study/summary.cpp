#include "study/summary.h"

#include "core/notation.h"
#include "core/reason_list.h"
#include "study/kept_findings.h"
#include "study/review.h"
#include "study/telling.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace tianyuan::study {
namespace {

/// A chance that is still fair, and one that is hardly any.
constexpr double Fair = 0.4, Slim = 0.25;
/// Moves of both sides that are the opening.
constexpr int OpeningPlies = 8;
/// How fast accuracy falls with the part of its chance that a move gives away: a quarter leaves a
/// bit more than a third.
constexpr double Severity = 4;

std::optional<double> accuracyOf(const std::vector<MoveReview>& reviews, Stone side) {
    double sum = 0;
    int moves = 0;
    for (const MoveReview& review : reviews) {
        if (review.side != side) continue;
        sum += std::exp(-Severity * std::max(0.0, review.before - review.after));
        ++moves;
    }
    return moves > 0 ? std::optional(sum / moves) : std::nullopt;
}

/// How the loser's chances went before move number `end`.
std::optional<GameSummary::Slide> slideOf(const game::Game& game, Stone loser, int end) {
    const std::vector<std::optional<double>> black = chancesOf(game).ofBlack;
    const auto chanceBefore = [&](int ply) -> std::optional<double> {
        const auto place = static_cast<std::size_t>(ply - 1);
        if (ply < 1 || place >= black.size() || !black[place]) return std::nullopt;
        return loser == Stone::Black ? *black[place] : 1 - *black[place];
    };
    const auto worse = chanceBefore(end);
    if (!worse || *worse > Slim || end <= OpeningPlies + 1) return std::nullopt;
    GameSummary::Slide slide{0, 0, end, *worse};
    for (int ply = end - 1; ply > 0; --ply) {
        const auto chance = chanceBefore(ply);
        if (!chance) continue;
        if (*chance >= Fair) {
            // Fair in the opening only means that it was lost from there on.
            if (ply <= OpeningPlies) break;
            slide.ply = ply;
            slide.chance = *chance;
            return slide;
        }
        if (ply > OpeningPlies) slide.chance = std::max(slide.chance, *chance);
    }
    return slide;
}

void tellLoser(const GameSummary& summary, int size, std::vector<Reason>& lines) {
    const std::string loser = codeOf(*summary.loser);
    if (const auto& turn = summary.turningPoint) {
        lines.push_back({"lookback.turning." + std::string(idOf(turn->kind)),
                         {loser, std::to_string(turn->ply), pointName(turn->move, size)}});
    } else {
        lines.push_back({"lookback.no-turning", {}});
    }
    if (const auto& slide = summary.slide) {
        if (slide->ply == 0) {
            lines.push_back({"lookback.opening",
                             {loser, percent(slide->chance), std::to_string(OpeningPlies)}});
        } else {
            lines.push_back({"lookback.slid",
                             {loser, percent(slide->chance), std::to_string(slide->ply),
                              percent(slide->worse), std::to_string(slide->worsePly)}});
        }
    }
}

}  // namespace

std::vector<Reason> GameSummary::lines(int size) const {
    std::vector<Reason> lines;
    if (loser) {
        tellLoser(*this, size, lines);
    } else {
        lines.push_back({"lookback.nobody-lost", {}});
    }
    for (const Stone side : {Stone::Black, Stone::White}) {
        std::vector<std::string> kinds;
        for (const Finding& slip : slips[side == Stone::Black ? 0 : 1]) {
            const std::string kind = slipOf(slip);
            if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
        }
        if (kinds.empty()) {
            lines.push_back({"lookback.flawless", {codeOf(side)}});
        } else {
            lines.push_back({"lookback.overlooked", {codeOf(side), listArgument(kinds)}});
        }
    }
    if (accuracy[0] && accuracy[1]) {
        lines.push_back({"lookback.accuracy", {percent(*accuracy[0]), percent(*accuracy[1])}});
    }
    return lines;
}

std::optional<GameSummary> summaryOf(const game::Game& game) {
    const auto findings = readFindings(game);
    if (!findings) return std::nullopt;
    GameSummary summary;
    const Outcome& outcome = game.outcome();
    if (outcome.winner != Stone::None) summary.loser = opponent(outcome.winner);
    for (const Finding& finding : *findings) {
        summary.slips[finding.side == Stone::Black ? 0 : 1].push_back(finding);
        if (finding.side == summary.loser) summary.turningPoint = finding;
    }
    if (summary.loser) {
        const int end = summary.turningPoint ? summary.turningPoint->ply : game.ply();
        summary.slide = slideOf(game, *summary.loser, end);
    }
    const std::vector<MoveReview> reviews = reviewOf(game);
    summary.accuracy = {accuracyOf(reviews, Stone::Black), accuracyOf(reviews, Stone::White)};
    return summary;
}

}  // namespace tianyuan::study
