#include "table/supervision.h"

#include <utility>

namespace tianyuan::table {
namespace {

player::Position positionOf(const game::Game& game) {
    return {game.rule(), game.board(), {game.moves().begin(), game.moves().end()}};
}

}  // namespace

Supervision::Supervision(const World& world, TableListener& listener, KeptGame& kept,
                         std::function<void()> onWait)
    : world_(world),
      listener_(listener),
      kept_(kept),
      onWait_(std::move(onWait)),
      teacher_(world) {}

World Supervision::taught() {
    World world = world_;
    world.invite = [this](const std::string& spec, const Plan& plan) -> Result<Guest> {
        auto guest = world_.invite(spec, plan);
        if (!guest || !plan.teacher || !plan.hasPerson() || !world_.hire) return guest;
        guest->player = std::make_shared<TaughtPlayer>(
            std::move(guest->player),
            [this](const player::Position& position, std::function<void()> answer) {
                consider(position, std::move(answer));
            },
            [this] {
                answer_ = {};
                teacher_.forget();
            });
        return guest;
    };
    return world;
}

void Supervision::begin(game::Session& session, const std::optional<TeacherPlan>& plan) {
    session_ = &session;
    answer_ = {};
    teacher_.begin(plan);
}

void Supervision::end() { teacher_.forget(); }

bool Supervision::isPersonsTurn() const {
    const game::Game& game = session_->game();
    return !game.outcome().isOver() && session_->isPerson(game.seatToMove());
}

void Supervision::consider(const player::Position& position, std::function<void()> answer) {
    // An offer of a draw is considered on the person's turn: no move of his is to be looked at.
    if (isPersonsTurn()) return answer();
    answer_ = std::move(answer);
    onWait_();
    teacher_.consider(position, [this](bool hasRemark) {
        if (hasRemark) return tellRemark();
        goOn();
    });
}

/// Between people nobody waits: whoever moves next has heard it, or does not want to.
void Supervision::follow(const game::Event& event) {
    if (!answer_) teacher_.forget();
    if (session_->isHeld()) onWait_();
    const game::Game& game = session_->game();
    const bool isBetweenPeople =
        session_->isPerson(opening::Seat::First) && session_->isPerson(opening::Seat::Second);
    const bool isMove = event.kind == game::Event::Kind::Play;
    if (!isMove || !isBetweenPeople || !isHere() || game.outcome().isOver()) return;
    teacher_.consider(positionOf(game), [this](bool hasRemark) {
        if (hasRemark) tellRemark();
    });
}

void Supervision::tellRemark() {
    const Remark& remark = *teacher_.remark();
    if (world_.say) {
        std::string text = world_.say(remark.headline);
        for (const Reason& line : remark.lines) text += " " + world_.say(line);
        kept_.comment(world_.say({"teacher.comment", {text}}), *session_);
        kept_.keepNotes(session_->game());
    }
    const std::optional<Reason> line =
        remark.lines.empty() ? std::nullopt : std::optional(remark.lines.front());
    if (isOpponentWaiting()) listener_.onTurn();  // he does not think any more
    listener_.onShown();
    const Move move = remark.critique.move;
    const std::optional<Point> stone = move.isPass() ? std::nullopt : std::optional(move.point());
    listener_.onMessage({remark.headline, line, stone, false});
}

void Supervision::goOn() {
    const auto answer = std::exchange(answer_, {});
    const bool wasRemarked = remark().has_value();
    teacher_.forget();
    onWait_();
    if (answer) answer();
    if (wasRemarked) listener_.onShown();
}

void Supervision::showRefutation(int step) {
    if (!remark()) return listener_.onMessage(refusal(Reason{"teacher.no-remark", {}}));
    teacher_.showStep(step);
    listener_.onShown();
}

void Supervision::ask() {
    if (!isHere()) return listener_.onMessage(refusal(Reason{"teacher.not-here", {}}));
    if (!isPersonsTurn()) {
        return listener_.onMessage(refusal(Reason{"teacher.not-your-turn", {}}));
    }
    if (teacher_.isThinking()) {
        return listener_.onMessage(refusal(Reason{"teacher.still-looking", {}}));
    }
    teacher_.lookOut(positionOf(session_->game()),
                     [this](const Message& message) { listener_.onMessage(message); });
}

}  // namespace tianyuan::table
