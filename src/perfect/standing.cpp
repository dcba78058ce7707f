#include "perfect/standing.h"

#include "core/codes.h"
#include "core/notation.h"

#include <algorithm>

namespace tianyuan::perfect {
namespace {

/// Points that are told one by one.
constexpr std::size_t MostNamed = 16;

std::string namesOf(const std::vector<Point>& points, int size) {
    std::string text;
    for (std::size_t i = 0; i < std::min(points.size(), MostNamed); ++i) {
        text += (i == 0 ? "" : " ") + pointName(points[i], size);
    }
    return points.size() > MostNamed ? text + " …" : text;
}

void tellInside(const Standing& standing, std::vector<Reason>& sentences) {
    const Explanation& found = *standing.explanation;
    const std::string attacker = sideCode(found.place.attacker);
    const std::string defender = sideCode(opponent(found.place.attacker));
    const std::string moves = std::to_string(found.place.moves);
    if (found.answer) {
        sentences.push_back(
            {"walk.answer", {attacker, moves, pointName(*found.answer, standing.size)}});
    } else {
        sentences.push_back({"walk.defend", {attacker, moves, defender}});
    }
    if (found.answer && found.place.moves == 1) return;
    if (found.threat.empty()) {
        sentences.push_back({"walk.no-threat", {defender}});
    } else {
        sentences.push_back({"walk.threat", {defender, namesOf(found.threat, standing.size)}});
    }
    if (!found.zone.empty()) {
        sentences.push_back({"walk.zone", {std::to_string(found.zone.size()), defender}});
    }
    if (found.resistance.size() > 1) {
        sentences.push_back(
            {"walk.resistance", {defender, namesOf(found.resistance, standing.size)}});
    }
    if (found.checked > 0) {
        sentences.push_back({"walk.checked", {std::to_string(found.checked)}});
    }
}

void tellOutside(const Standing& standing, std::vector<Reason>& sentences) {
    if (standing.departure) {
        sentences.push_back({"walk.left",
                             {pointName(*standing.departed, standing.size),
                              pointName(standing.departure->proved, standing.size),
                              std::to_string(standing.departure->moves)}});
    }
    sentences.push_back({standing.leads.empty() ? "walk.outside" : "walk.on-the-way", {}});
    std::vector<Point> proved, partly;
    for (const Lead& lead : standing.leads) {
        (lead.isProved ? proved : partly).push_back(lead.point);
    }
    if (!proved.empty()) {
        sentences.push_back({"walk.proved-after", {namesOf(proved, standing.size)}});
    }
    if (!partly.empty()) {
        sentences.push_back({"walk.partly-after", {namesOf(partly, standing.size)}});
    }
}

}  // namespace

Standing standingOf(const ProofWalk& walk, std::uint64_t mostPositions) {
    Standing standing;
    standing.size = walk.board().size();
    standing.isOver = walk.isOver();
    if (walk.isOver()) return standing;
    standing.next = walk.next();
    if (const auto& place = walk.place()) {
        standing.explanation = explain(walk.book(), walk.board(), *place, mostPositions);
        if (!place->attackerMoves) {
            standing.replies = repliesOf(walk.book(), walk.board(), *place);
        }
        return standing;
    }
    const auto departures = walk.departures();
    if (!departures.empty()) {
        standing.departure = departures.back();
        standing.departed = walk.moves()[static_cast<std::size_t>(standing.departure->ply)];
    }
    standing.leads = leadsFrom(walk.book(), walk.board());
    return standing;
}

std::vector<Reason> tell(const Standing& standing) {
    if (standing.isOver) return {{"walk.end", {}}};
    std::vector<Reason> sentences;
    if (standing.explanation) {
        tellInside(standing, sentences);
    } else {
        tellOutside(standing, sentences);
    }
    return sentences;
}

}  // namespace tianyuan::perfect
