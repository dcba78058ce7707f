#include "puzzle/puzzle_board.h"

#include "core/codes.h"
#include "core/foul.h"
#include "core/notation.h"
#include "core/referee.h"
#include "puzzle/defence_judge.h"
#include "study/hint.h"
#include "study/holding_moves.h"
#include "study/telling.h"

namespace tianyuan::puzzle {
namespace {

std::string foulCode(const Board& board, Point point) {
    return "foul." + idOf(foulStatus(board, point));
}

using search::Verdict;

std::string nameOf(Point point, const Board& board) { return pointName(point, board.size()); }

/// A move, and the win against it to the five.
std::vector<Move> lineOf(Point first, const search::Proof& proof) {
    std::vector<Move> line = study::wholeLine(proof);
    line.insert(line.begin(), first);
    return line;
}

/// Where it is all the same: a move on this point, or on another.
Point anyLegalMove(const Board& board, Rule rule, Point wanted) {
    const auto isLegal = [&](Point point) {
        return board.isEmpty(point) &&
               judge(board, point, board.sideToMove(), rule) != Judgement::Foul;
    };
    for (int i = 0; !isLegal(wanted) && i < board.size() * board.size(); ++i) {
        wanted = {i % board.size(), i / board.size()};
    }
    return wanted;
}

/// The attack that follows an answer to the first one.
int nextIn(const search::Proof& proof, Point answer) {
    const search::Proof::Attack& attack = proof.attack(proof.root());
    for (const search::Proof::Answer& each : attack.answers) {
        if (each.point == answer) return each.next;
    }
    return attack.otherwise;
}

/// What a move of a proof comes to.
AttackVerdict verdictOf(const search::Proof& proof, Rule rule, const Board& board) {
    const search::Proof::Attack& attack = proof.attack(proof.root());
    AttackVerdict verdict{Verdict::Won, attack.plies, {}};
    if (attack.wins()) return verdict;
    Board after = board;
    after.play(attack.point);
    int most = 0;
    for (const search::Proof::Answer& each : attack.answers) {
        if (proof.attack(each.next).plies <= most) continue;
        most = proof.attack(each.next).plies;
        verdict.answer = each.point;
    }
    const Point threat = proof.attack(attack.otherwise).point;
    if (!verdict.answer) verdict.answer = anyLegalMove(after, rule, threat);
    return verdict;
}

}  // namespace

std::optional<Reason> playedInstead(const Puzzle& puzzle) {
    if (!puzzle.played) return {};
    if (puzzle.played->isPass()) return Reason{"puzzles.passed", {}};
    return Reason{"puzzles.played", {pointName(*puzzle.played, puzzle.board.size())}};
}

void PuzzleBoard::put(Move move) {
    board_.play(move);
    moves_.push_back(move);
}

void PuzzleBoard::startOver() {
    board_ = puzzle_.board;
    moves_.clear();
    proof_ = {};
    solved_ = false;
    hintStep_ = 0;
}

Answer PuzzleBoard::play(Point point) {
    if (solved_) return {Answer::Kind::Refused, {"puzzles.over", {}}, {}};
    if (!board_.contains(point)) return {Answer::Kind::Refused, {"puzzles.off-board", {}}, {}};
    if (!board_.isEmpty(point)) {
        return {Answer::Kind::Refused, {"puzzles.occupied", {nameOf(point, board_)}}, {}};
    }
    if (puzzle_.theme == Theme::FindFoul) return name(point);
    if (judge(board_, point, board_.sideToMove(), puzzle_.rule) == Judgement::Foul) {
        return refuted({"puzzles.wrong.foul", {nameOf(point, board_), foulCode(board_, point)}},
                       {point});
    }
    if (puzzle_.theme == Theme::Hold) return hold(point);
    return puzzle_.theme == Theme::Defence ? defend(point) : attack(point);
}

Answer PuzzleBoard::refuted(Reason why, std::vector<Move> line) {
    ++wrong_;
    return {Answer::Kind::Wrong, std::move(why), std::move(line)};
}

Answer PuzzleBoard::attack(Point point) {
    AttackJudge judge(puzzle_.rule, board_, stones());
    AttackVerdict verdict = judge.judge(point, means());
    // Of a long win in a game it is known by what it wins, though it may not be found again later.
    if (puzzle_.played && proof_.isEmpty()) proof_ = win();
    const bool isFollowed = !proof_.isEmpty() && proof_.attack(proof_.root()).point == point;
    if (isFollowed && verdict.verdict == Verdict::Unknown) {
        verdict = verdictOf(proof_, puzzle_.rule, board_);
    }
    if (verdict.verdict == Verdict::Won && moves_.empty() && !puzzle_.isSolution(point)) {
        return {Answer::Kind::NotAsked, {"puzzles.other-win", {nameOf(point, board_)}}, {}};
    }
    if (verdict.verdict == Verdict::Won) {
        hintStep_ = 0;
        put(point);
        if (!verdict.answer) {
            solved_ = true;
            return {Answer::Kind::Solved, {"puzzles.solved", {}}, {point}};
        }
        const Reason goOn{"puzzles.go-on",
                          {sideCode(board_.sideToMove()), nameOf(*verdict.answer, board_)}};
        put(*verdict.answer);
        if (isFollowed)
            proof_.setRoot(nextIn(proof_, *verdict.answer));
        else
            proof_ = {};
        return {Answer::Kind::GoesOn, goOn, {point, *verdict.answer}};
    }
    if (verdict.verdict == Verdict::Unknown) {
        return {Answer::Kind::NotAsked, {"puzzles.unsure", {nameOf(point, board_)}}, {}};
    }
    if (means() == Means::Fours && judge.judge(point, Means::Threes).verdict == Verdict::Won) {
        return {Answer::Kind::NotAsked, {"puzzles.other-win", {nameOf(point, board_)}}, {}};
    }
    return refutedAttack(point, verdict);
}

Answer PuzzleBoard::refutedAttack(Point point, const AttackVerdict& verdict) {
    const std::string enemy = sideCode(opponent(board_.sideToMove()));
    const std::string move = nameOf(point, board_);
    const std::string what =
        means() == Means::Fours ? "puzzles.means.fours" : "puzzles.means.threes";
    if (const auto line = winAgainst(point)) {
        return refuted({"puzzles.wrong.loses", {move, enemy}}, *line);
    }
    if (verdict.answer) {
        return refuted({"puzzles.wrong.stopped", {enemy, nameOf(*verdict.answer, board_), what}},
                       {point, *verdict.answer});
    }
    const Reason quiet{means() == Means::Fours ? "puzzles.wrong.no-four" : "puzzles.wrong.quiet",
                       {move, enemy}};
    for (const Point answer : puzzle_.solutions) {
        if (isCutOff(point, answer)) return refuted(quiet, {point, answer});
    }
    return refuted(quiet, {point});
}

/// How the other side wins after a move, if it does by fours.
std::optional<std::vector<Move>> PuzzleBoard::winAgainst(Point point) const {
    Board after = board_;
    after.play(point);
    const search::ThreatAnswer win = AttackJudge(puzzle_.rule, after).win(Means::Fours);
    if (win.verdict != Verdict::Won) return {};
    return lineOf(point, win.proof);
}

/// Does this answer to a quiet move leave nothing of the win?
bool PuzzleBoard::isCutOff(Point point, Point answer) const {
    Board after = board_;
    after.play(point);
    if (!after.isEmpty(answer)) return false;
    if (judge(after, answer, after.sideToMove(), puzzle_.rule) != Judgement::Fine) return false;
    after.play(answer);
    return AttackJudge(puzzle_.rule, after).win(means()).verdict == Verdict::None;
}

Answer PuzzleBoard::defend(Point point) {
    const std::string enemy = sideCode(opponent(board_.sideToMove()));
    const std::string move = nameOf(point, board_);
    DefenceJudge judge(puzzle_.rule, board_);
    const search::ThreatAnswer win = judge.winAfter(point);
    if (win.verdict == Verdict::Won) {
        return refuted({"puzzles.wrong.loses", {move, enemy}}, lineOf(point, win.proof));
    }
    // Of a mistake in a game not every right move need be known before, nor be proved to hold.
    const bool isProved = judge.stops(point);
    if (!isProved && !puzzle_.isSolution(point)) {
        return {Answer::Kind::NotAsked, {"puzzles.unsure", {move}}, {}};
    }
    put(point);
    solved_ = true;
    return {Answer::Kind::Solved,
            {isProved ? "puzzles.defended" : "puzzles.held", {move, enemy}},
            {point}};
}

/// Whatever looking back does not prove to lose, within the limits it has, holds.
Answer PuzzleBoard::hold(Point point) {
    const std::string enemy = sideCode(opponent(board_.sideToMove()));
    const std::string move = nameOf(point, board_);
    study::WinProver prover({});
    const study::WinAnswer win = study::winAgainst(puzzle_.rule, board_, point, prover);
    if (win.verdict == Verdict::Won) {
        return refuted({"puzzles.wrong.loses", {move, enemy}}, lineOf(point, win.win.proof));
    }
    put(point);
    if (const auto stop = study::stopOfFour(puzzle_.rule, board_, point)) {
        Board after = board_;
        after.play(*stop);
        const Stone side = board_.sideToMove();
        if (prover.prove(puzzle_.rule, after, side).verdict == Verdict::Won) {
            hintStep_ = 0;
            put(*stop);
            const Reason putOff{"puzzles.put-off", {enemy, nameOf(*stop, board_)}};
            return {Answer::Kind::GoesOn, putOff, {point, *stop}};
        }
    }
    solved_ = true;
    const bool isProved = win.verdict == Verdict::None;
    return {Answer::Kind::Solved,
            {isProved ? "puzzles.defended" : "puzzles.held", {move, enemy}},
            {point}};
}

Answer PuzzleBoard::name(Point point) {
    const FoulStatus status = foulStatus(board_, point);
    if (!isFoul(status)) return refuted({"puzzles.wrong.no-foul", {nameOf(point, board_)}}, {});
    solved_ = true;
    return {Answer::Kind::Solved,
            {"puzzles.foul-found", {nameOf(point, board_), "foul." + idOf(status)}},
            {}};
}

std::vector<Move> PuzzleBoard::solution() const {
    if (solved_) return {};
    std::vector<Move> line;
    if (!isAttack(puzzle_.theme)) {
        if (const auto move = holdingMove()) line.emplace_back(*move);
        return line;
    }
    const search::Proof proof = proof_.isEmpty() ? win() : proof_;
    for (const Point point : proof.line()) line.emplace_back(point);
    // What is known of the collection comes first: it is what is asked for.
    if (moves_.empty() && (line.empty() || !puzzle_.isSolution(line.front().point()))) {
        line.assign(1, puzzle_.solutions.front());
    }
    return line;
}

/// The win from here; of a mistake also as looking back finds it.
search::Proof PuzzleBoard::win() const {
    search::Proof proof = AttackJudge(puzzle_.rule, board_, stones()).win(means()).proof;
    if (!proof.isEmpty() || !puzzle_.played) return proof;
    return study::WinProver({}).prove(puzzle_.rule, board_, board_.sideToMove()).win.proof;
}

/// What is right now, where no win is asked for.
std::optional<Point> PuzzleBoard::holdingMove() const {
    if (moves_.empty()) return puzzle_.solutions.front();
    study::WinProver prover({});
    const study::HoldingMoves moves = study::holdingMoves(puzzle_.rule, board_, prover);
    if (moves.held.empty()) return {};
    return moves.held.front().point;
}

Help PuzzleBoard::hint() {
    if (solved_) return {{"puzzles.over", {}}, {}, {}};
    const std::vector<Move> line = solution();
    if (line.empty()) return {{"puzzles.hint.none", {}}, {}, {}};
    const Point move = line.front().point();
    if (hintStep_ < HintSteps) ++hintStep_;
    ++hints_;
    const study::Hint hint = study::hintFor(puzzle_.rule, board_, move,
                                            player::Score::winIn(std::max(puzzle_.plies, 1)));
    if (hintStep_ == 1) {
        const std::string region =
            "study.region." + std::string(study::regionOf(board_, hint.area));
        return {{"study.hint.where", {region}}, Reason{"study.hint.again", {}}, hint.area};
    }
    if (hintStep_ == 2) {
        const Reason once{"study.hint.once-more", {}};
        if (puzzle_.theme == Theme::FindFoul) {
            return {{"puzzles.hint.foul", {foulCode(board_, move)}}, once, {}};
        }
        if (!isAttack(puzzle_.theme)) return hintOfHolding();
        return {{"study.purpose." + std::string(study::idOf(hint.purpose)), {}}, once, {}};
    }
    return {{"puzzles.hint.move", {nameOf(move, board_)}}, {}, move};
}

/// What the other side would do if it were to move.
Help PuzzleBoard::hintOfHolding() const {
    AttackJudge judge(puzzle_.rule, board_, stones());
    const bool byFours = judge.threat(Means::Fours).verdict == Verdict::Won;
    const bool isThreatened = byFours || judge.threat(Means::Threes).verdict == Verdict::Won;
    const std::string code = byFours        ? "puzzles.hint.defence"
                             : isThreatened ? "puzzles.hint.hold"
                                            : "puzzles.hint.quiet";
    return {{code, {}}, Reason{"study.hint.once-more", {}}, {}};
}

}  // namespace tianyuan::puzzle
