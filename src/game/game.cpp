#include "game/game.h"

#include "core/codes.h"
#include "core/foul.h"
#include "core/notation.h"
#include "core/referee.h"

#include <algorithm>
#include <cassert>

namespace tianyuan::game {

using opening::Decision;
using opening::Seat;
using record::NodeId;
using record::NoNode;
using record::Tree;

namespace {

bool placesStone(const Decision& decision) {
    return decision.choice == opening::Choice::Place || decision.choice == opening::Choice::Pick;
}

/// The protocol that a record names, if its board can hold it and it did not begin with a set-up.
opening::Protocol protocolOf(const record::Record& record) {
    const auto protocol = opening::protocolFromId(record.opening);
    const bool fits = protocol && record.setup.empty() && checkSize(*protocol, record.size);
    return fits ? *protocol : opening::Protocol::Free;
}

}  // namespace

Game::Game(const GameOptions& options)
    : rule_(options.rule),
      fouls_(options.fouls),
      board_(options.size),
      opening_(options.opening, options.size) {
    record_.rule = options.rule;
    record_.size = options.size;
    record_.opening = idOf(options.opening);
}

Result<Game> Game::fromRecord(record::Record source, FoulHandling fouls) {
    const opening::Protocol protocol = protocolOf(source);
    Game game({source.rule.value_or(Rule::Freestyle), source.size, protocol, fouls});
    auto steps = opening::Opening::fromText(protocol, source.size, source.openingSteps);
    if (steps) game.openingLine_ = steps->decisions();
    if (!steps || steps->decisions().empty()) {
        // Nobody wrote down how the opening went: take it as over, unless it has not begun.
        const bool begun = source.tree[Tree::Root].firstChild != NoNode;
        if (begun) game.opening_ = opening::Opening(opening::Protocol::Free, source.size);
    }
    game.record_ = std::move(source);
    const NodeId end = game.record_.tree.endOfLine();
    if (!game.goTo(end)) return Reason{"game.moves-collide", {}};
    if (!game.outcome_.isOver() && game.record_.outcome.isOver()) {
        game.outcome_ = game.declared_[end] = game.record_.outcome;
    }
    return game;
}

Attempt Game::checkMove(Move move) const {
    if (outcome_.isOver()) return Reason{"move.game-over", {}};
    if (move.isPass()) return Done{};
    const Point point = move.point();
    if (!board_.contains(point)) return Reason{"move.off-board", {}};
    if (!board_.isEmpty(point)) return Reason{"move.occupied", {toText(point, board_.size())}};
    if (fouls_ == FoulHandling::Refuse && rule_ == Rule::Renju &&
        board_.sideToMove() == Stone::Black) {
        const FoulStatus status = foulStatus(board_, point);
        if (isFoul(status)) {
            return Reason{"move.forbidden", {toText(point, board_.size()), "foul." + idOf(status)}};
        }
    }
    return Done{};
}

Attempt Game::play(Move move) {
    if (Attempt legal = checkMove(move); !legal) return legal;
    if (const auto asked = question()) {
        if (!studying_) {
            if (move.isPass()) return Reason{"move.no-pass-in-opening", {}};
            if (!asked->allows(opening::Choice::Place)) return Reason{"move.decide-first", {}};
            return decide({opening::Choice::Place, move.point(), 0});
        }
        offOpening_ = true;
    }
    proceed(move);
    return Done{};
}

Attempt Game::decide(const Decision& decision) {
    if (outcome_.isOver()) return Reason{"move.game-over", {}};
    if (!question()) return Reason{"opening.over", {}};
    if (Attempt taken = opening_.decide(decision); !taken) return taken;
    const std::size_t index = opening_.decisions().size() - 1;
    if (index >= openingLine_.size() || openingLine_[index] != decision) {
        openingLine_.resize(index);
        openingLine_.push_back(decision);
        record_.openingSteps = opening_.toText();
    }
    if (placesStone(decision)) proceed(decision.point);
    return Done{};
}

void Game::proceed(Move move) {
    const NodeId node = record_.tree.descend(here_, board_.sideToMove(), move);
    if (!ahead_.empty() && ahead_.back() == node) {
        ahead_.pop_back();
    } else {
        ahead_.clear();
    }
    enter(node);
    if (studying_) return;
    for (const NodeId step : record_.tree.pathTo(here_)) record_.tree.promote(step);
    record_.outcome = outcome_;
}

void Game::enter(NodeId node) {
    const record::Node& step = record_.tree[node];
    here_ = node;
    if (step.isMove()) {
        if (!step.move.isPass()) board_.place(step.move.point(), step.stone);
        board_.setSideToMove(opponent(step.stone));
        moves_.push_back(step.move);
    }
    outcome_ = judgeHere();
}

void Game::leave() {
    const record::Node& step = record_.tree[here_];
    here_ = step.parent;
    if (step.isMove()) {
        if (!step.move.isPass()) board_.remove(step.move.point());
        board_.setSideToMove(step.stone);
        moves_.pop_back();
    }
    outcome_ = judgeHere();
}

Outcome Game::judgeHere() const {
    if (const auto found = declared_.find(here_); found != declared_.end()) return found->second;
    const record::Node& step = record_.tree[here_];
    if (!step.isMove()) return {};
    if (step.move.isPass()) {
        const bool again = moves_.size() >= 2 && moves_[moves_.size() - 2].isPass();
        return again ? Outcome::draw(Ending::TwoPasses) : Outcome{};
    }
    Board before = board_;
    before.remove(step.move.point());
    switch (judge(before, step.move.point(), step.stone, rule_)) {
        case Judgement::Win:
            return Outcome::win(step.stone, Ending::Five);
        case Judgement::Foul:
            return Outcome::win(opponent(step.stone), Ending::Foul);
        case Judgement::Draw:
            return Outcome::draw(Ending::FullBoard);
        case Judgement::Fine:
            break;
    }
    return {};
}

/// Is the last thing that happened here a decision of the opening, or may the next one be?
bool Game::atOpening() const {
    return !offOpening_ && !openingLine_.empty() && opening_.board().stones() == ply();
}

bool Game::canUndo() const {
    return declared_.contains(here_) || here_ != Tree::Root ||
           (atOpening() && !opening_.decisions().empty());
}

bool Game::canRedo() const {
    return (atOpening() && opening_.decisions().size() < openingLine_.size()) ||
           record_.tree[here_].firstChild != NoNode;
}

bool Game::undo() {
    if (!canUndo()) return false;
    if (declared_.erase(here_) > 0) {
        outcome_ = judgeHere();
        if (!studying_) record_.outcome = outcome_;
    } else if (atOpening() && !opening_.decisions().empty()) {
        const Decision last = opening_.decisions().back();
        rewindOpening(opening_.decisions().size() - 1);
        if (placesStone(last)) {
            ahead_.push_back(here_);
            leave();
        }
    } else {
        ahead_.push_back(here_);
        leave();
        if (offOpening_) followOpening(record_.tree.pathTo(here_));
    }
    return true;
}

bool Game::redo() {
    if (!canRedo()) return false;
    const std::size_t decided = opening_.decisions().size();
    if (atOpening() && decided < openingLine_.size()) {
        const Decision next = openingLine_[decided];
        const Attempt taken = opening_.decide(next);
        assert(taken);
        if (!placesStone(next)) return true;
    }
    NodeId next = record_.tree[here_].firstChild;
    if (!ahead_.empty()) {
        if (record_.tree[ahead_.back()].parent == here_) next = ahead_.back();
        ahead_.pop_back();
    }
    enter(next);
    return true;
}

void Game::jumpTo(int target) {
    if (target < ply()) {
        std::vector<NodeId> path = record_.tree.pathTo(here_);
        std::erase_if(path, [this](NodeId id) { return !record_.tree[id].isMove(); });
        const auto keep = static_cast<std::size_t>(std::max(target, 0));
        std::vector<NodeId> forward(path.rbegin(), path.rend() - static_cast<std::ptrdiff_t>(keep));
        forward.insert(forward.begin(), ahead_.begin(), ahead_.end());
        goTo(keep == 0 ? Tree::Root : path[keep - 1]);
        ahead_ = std::move(forward);
        return;
    }
    while (ply() < target && redo()) {
    }
}

bool Game::goTo(NodeId node) {
    const std::vector<NodeId> path = record_.tree.pathTo(node);
    Board probe = startOf(record_);
    for (const NodeId id : path) {
        const record::Node& step = record_.tree[id];
        if (!step.isMove() || step.move.isPass()) continue;
        if (!probe.isEmpty(step.move.point())) return false;
        probe.place(step.move.point(), step.stone);
    }
    board_ = startOf(record_);
    moves_.clear();
    ahead_.clear();
    here_ = Tree::Root;
    outcome_ = judgeHere();
    for (const NodeId id : path) enter(id);
    followOpening(path);
    return true;
}

std::vector<NodeId> Game::line() const {
    std::vector<NodeId> nodes = record_.tree.pathTo(here_);
    NodeId last = here_;
    for (auto next = ahead_.rbegin(); next != ahead_.rend(); ++next) {
        if (record_.tree[*next].parent != last) break;
        nodes.push_back(last = *next);
    }
    for (NodeId next = record_.tree[last].firstChild; next != NoNode;
         next = record_.tree[next].firstChild) {
        nodes.push_back(next);
    }
    return nodes;
}

void Game::cut(NodeId node) {
    assert(node != Tree::Root);
    const NodeId parent = record_.tree[node].parent;
    const std::vector<NodeId> path = record_.tree.pathTo(here_);
    if (std::find(path.begin(), path.end(), node) != path.end()) {
        [[maybe_unused]] const bool gone = goTo(parent);
        assert(gone);
    }
    ahead_.clear();
    record_.tree.remove(node);
}

void Game::makeMain(NodeId node) {
    for (const NodeId step : record_.tree.pathTo(node)) record_.tree.promote(step);
}

void Game::rewindOpening(std::size_t decisions) {
    opening::Opening earlier(opening_.protocol(), board_.size());
    for (std::size_t i = 0; i < decisions; ++i) {
        const Attempt taken = earlier.decide(openingLine_[i]);
        assert(taken);
    }
    opening_ = std::move(earlier);
}

/// Brings the opening to where it stood at the end of `path`, decisions before the next stone
/// taken.
void Game::followOpening(std::span<const NodeId> path) {
    std::size_t decided = 0;
    std::size_t stones = 0;
    offOpening_ = false;
    for (; decided < openingLine_.size(); ++decided) {
        if (!placesStone(openingLine_[decided])) continue;
        if (stones == path.size()) break;
        if (record_.tree[path[stones]].move != Move(openingLine_[decided].point)) {
            offOpening_ = true;
            decided = openingLine_.size();
            break;
        }
        ++stones;
    }
    rewindOpening(decided);
}

Attempt Game::declare(const Outcome& outcome) {
    if (outcome_.isOver()) return Reason{"move.game-over", {}};
    outcome_ = declared_[here_] = outcome;
    if (!studying_) record_.outcome = outcome;
    return Done{};
}

Attempt Game::resign(Stone side) {
    return declare(Outcome::win(opponent(side), Ending::Resignation));
}

Attempt Game::loseOnTime(Stone side) { return declare(Outcome::win(opponent(side), Ending::Time)); }

Attempt Game::forfeit(Stone side) { return declare(Outcome::win(opponent(side), Ending::Forfeit)); }

Attempt Game::agreeOnDraw() { return declare(Outcome::draw(Ending::Agreement)); }

std::vector<Point> Game::winningStones() const {
    if (outcome_.ending != Ending::Five) return {};
    const record::Node& last = record_.tree[here_];
    return tianyuan::winningStones(board_, last.move.point(), last.stone, rule_);
}

std::optional<opening::Question> Game::question() const {
    if (offOpening_ || opening_.board().stones() != ply()) return std::nullopt;
    auto question = opening_.question();
    if (question) question->rule = rule_;
    return question;
}

Seat Game::seatOf(Stone stone) const { return stone == Stone::Black ? black() : other(black()); }

Seat Game::seatToMove() const {
    const auto asked = question();
    return asked ? asked->seat : seatOf(board_.sideToMove());
}

bool Game::hasActed(Seat seat) const {
    opening::Opening walked(opening_.protocol(), board_.size());
    for (const Decision& decision : opening_.decisions()) {
        if (walked.question()->seat == seat) return true;
        [[maybe_unused]] const Attempt taken = walked.decide(decision);
        assert(taken);
    }
    const int since = ply() - opening_.board().stones();
    return since > 1 || (since == 1 && seatOf(opponent(board_.sideToMove())) == seat);
}

}  // namespace tianyuan::game
