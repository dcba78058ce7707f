// What the teacher does at a table where a game is played.

#include "table/play_table.h"
#include "table/point_name.h"

#include <utility>

namespace tianyuan::table {
namespace {

player::Position positionOf(const game::Game& game) {
    return {game.rule(), game.board(), {game.moves().begin(), game.moves().end()}};
}

}  // namespace

/// The same world, in which every opponent of a person waits for the teacher's word.
World PlayTable::taught(World world) {
    world.invite = [this, invite = world_.invite](const std::string& spec,
                                                  const Plan& plan) -> Result<Guest> {
        auto guest = invite(spec, plan);
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

void PlayTable::consider(const player::Position& position, std::function<void()> answer) {
    // An offer of a draw is considered on the person's turn: no move of his is to be looked at.
    if (isPersonsTurn()) return answer();
    answer_ = std::move(answer);
    hold();
    teacher_.consider(position, [this](bool hasRemark) {
        if (hasRemark) return tellRemark();
        goOn();
    });
}

/// Between people nobody waits: whoever moves next has heard it, or does not want to.
void PlayTable::followTeacher(const game::Event& event) {
    const bool isMove = event.kind == game::Event::Kind::Play;
    if (!answer_) teacher_.forget();
    if (session_->isHeld()) hold();
    if (!isMove || !plan_.isBetweenPeople() || !teacher_.isHere() || isOver()) return;
    teacher_.consider(positionOf(game()), [this](bool hasRemark) {
        if (hasRemark) tellRemark();
    });
}

void PlayTable::tellRemark() {
    const Remark& remark = *teacher_.remark();
    if (world_.say) {
        std::string text = world_.say(remark.headline);
        for (const Reason& line : remark.lines) text += " " + world_.say(line);
        kept_.comment(world_.say({"teacher.comment", {text}}), *session_);
        keepNotes();
    }
    const std::optional<Reason> line =
        remark.lines.empty() ? std::nullopt : std::optional(remark.lines.front());
    listener_.onShown();
    listener_.onMessage({remark.headline, line, std::nullopt, false});
}

void PlayTable::goOn() {
    const auto answer = std::exchange(answer_, {});
    const bool wasRemarked = remark().has_value();
    teacher_.forget();
    hold();
    if (answer) answer();
    if (wasRemarked) listener_.onShown();
}

void PlayTable::showRefutation(int step) {
    if (!remark()) return report(Reason{"teacher.no-remark", {}});
    teacher_.showStep(step);
    listener_.onShown();
}

void PlayTable::askTeacher() {
    if (!hasTeacher()) return report(Reason{"teacher.not-here", {}});
    if (!isPersonsTurn() || teacher_.isThinking()) {
        return report(Reason{"teacher.not-your-turn", {}});
    }
    teacher_.lookOut(positionOf(game()),
                     [this](const Message& message) { listener_.onMessage(message); });
}

}  // namespace tianyuan::table
