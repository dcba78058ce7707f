#include "study/reviewed_game.h"

#include "core/notation.h"
#include "study/evaluation.h"
#include "study/kept_findings.h"
#include "study/telling.h"

#include <algorithm>
#include <set>

namespace tianyuan::study {
namespace {

using Kind = MoveReview::Kind;

const char* markOf(Kind kind) {
    switch (kind) {
        case Kind::Strong:
            return "!";
        case Kind::Doubtful:
            return "?";
        case Kind::Mistake:
            return "??";
        case Kind::Plain:
            break;
    }
    return "";
}

bool isWorthALook(const MoveReview& review) {
    return review.kind == Kind::Mistake || review.kind == Kind::Doubtful;
}

std::string nameOf(Move move, int size) {
    return move.isPass() ? "study.pass" : pointName(move, size);
}

template <typename Told>
std::optional<Told> ofPly(const std::vector<Told>& all, int ply) {
    const auto found =
        std::find_if(all.begin(), all.end(), [ply](const Told& each) { return each.ply == ply; });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

bool ReviewedMove::hasBetter() const {
    if (proved) return !proved->held.empty() || proved->kind == Finding::Kind::MissedWin;
    return judged && isWorthALook(*judged) && !judged->better.empty();
}

std::string ReviewedMove::mark() const {
    return proved ? markOf(Kind::Mistake) : judged ? markOf(judged->kind) : "";
}

std::string ReviewedMove::change() const {
    if (!judged) return {};
    const std::string before = percent(judged->before), after = percent(judged->after);
    return before == after ? after : before + " → " + after;
}

Reason ReviewedMove::headline(int size) const {
    if (proved) return verdictOf(*proved, size);
    const char* code = judged->kind == Kind::Strong     ? "study.strong"
                       : judged->kind == Kind::Doubtful ? "study.doubtful"
                       : judged->kind == Kind::Plain    ? "study.plain"
                       : judged->missesWin              ? "study.misses-win"
                       : judged->loses                  ? "study.losing-move"
                                                        : "study.mistake";
    return {code, {codeOf(judged->side), std::to_string(judged->ply), nameOf(judged->move, size)}};
}

std::vector<Reason> ReviewedMove::details(int size) const {
    if (proved) {
        std::vector<Reason> all = detailsOf(*proved);
        for (Reason& reason : heldOf(*proved, size)) all.push_back(std::move(reason));
        return all;
    }
    if (judged->better.empty() || !isWorthALook(*judged)) return {};
    const std::string better = nameOf(judged->better.front(), size);
    if (judged->betterScore.isWin()) {
        return {{"study.would-have-won", {better, std::to_string(judged->betterScore.plies())}}};
    }
    return {{judged->loses ? "study.would-have-saved" : "study.was-better",
             {better, percent(judged->before)}}};
}

std::vector<int> ReviewedGame::pliesWorthALook() const {
    std::set<int> plies;
    for (const Finding& finding : findings) plies.insert(finding.ply);
    for (const MoveReview& review : reviews) {
        if (isWorthALook(review)) plies.insert(review.ply);
    }
    return {plies.begin(), plies.end()};
}

std::optional<int> ReviewedGame::mistakeAfter(int ply) const {
    const std::vector<int> plies = pliesWorthALook();
    if (plies.empty()) return std::nullopt;
    const auto next = std::upper_bound(plies.begin(), plies.end(), ply);
    return next == plies.end() ? plies.front() : *next;
}

std::vector<std::string> ReviewedGame::marks() const {
    std::vector<std::string> marks(judged.empty() ? 0 : judged.size() - 1);
    const auto mark = [&marks](int ply, Kind kind) {
        marks[static_cast<std::size_t>(ply - 1)] = markOf(kind);
    };
    for (const MoveReview& review : reviews) mark(review.ply, review.kind);
    for (const Finding& finding : findings) mark(finding.ply, Kind::Mistake);
    return marks;
}

ReviewedMove ReviewedGame::moveAt(const game::Game& game, int ply) const {
    ReviewedMove move{ofPly(reviews, ply), ofPly(findings, ply), {}};
    if (move.proved) {
        const Board board = positionAfter(game, move.proved->winsAfter()).board;
        move.steps = stepsOf(game.rule(), board, move.proved->winner(), move.proved->line);
    }
    return move;
}

ReviewedGame reviewedGame(const game::Game& game, const std::vector<Finding>& fresh) {
    const auto kept = readFindings(game);
    ReviewedGame known;
    known.chances = chancesOf(game);
    known.reviews = reviewOf(game);
    known.findings = kept.value_or(fresh);
    known.examined = kept.has_value();
    const auto views = viewsOf(game);
    for (const auto& view : views) known.judged.push_back(view && view->isSettled());
    // Of a five there is nothing to be found out.
    if (!game.winningStones().empty()) known.judged.back() = true;
    return known;
}

}  // namespace tianyuan::study
