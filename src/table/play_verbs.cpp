#include "table/play_verbs.h"

namespace tianyuan::table {
namespace {

using Refusal = std::optional<Reason>;

Refusal no(const char* code) { return Reason{code, {}}; }
constexpr std::nullopt_t Yes = std::nullopt;

Refusal whyNotUndo(const PlayState& state) {
    const game::Game& game = state.session.game();
    if (state.isOver() || state.isLookingBack()) {
        return state.shownPly == 0 ? no("table.at-start") : Yes;
    }
    if (!state.plan.hasPerson()) return no("table.watching");
    if (!game.canUndo()) return no("game.nothing-to-undo");
    const auto person = state.plan.onlyPerson();
    return person && !game.hasActed(*person) ? no("game.only-their-stone") : Yes;
}

Refusal whyNotRedo(const PlayState& state) {
    if (state.isLookingBack()) return Yes;
    if (state.isOver()) return no("table.at-end");
    if (!state.plan.hasPerson()) return no("table.watching");
    return state.session.game().canRedo() ? Yes : no("game.nothing-to-redo");
}

/// What only the person whose turn it is may do.
Refusal whyNotOnTurn(const PlayState& state) {
    if (state.isOver()) return no("table.over");
    if (!state.plan.hasPerson()) return no("table.watching");
    if (state.session.game().question()) return no("table.opening-first");
    return state.session.isPerson(state.session.game().seatToMove()) ? Yes : no("table.wait-turn");
}

Refusal whyNotHint(const PlayState& state) {
    if (Refusal refusal = whyNotOnTurn(state)) return refusal;
    if (!state.mayHelp) return no("study.no-help");
    return state.isAdviserThinking ? no("table.hint-coming") : Yes;
}

Refusal whyNotEnd(const PlayState& state) {
    if (state.isOver()) return no("table.over");
    if (!state.plan.hasPerson()) return no("table.watching");
    return state.session.game().ply() == 0 ? no("table.nobody-moved") : Yes;
}

Refusal whyNotOfferDraw(const PlayState& state) {
    if (Refusal refusal = whyNotEnd(state)) return refusal;
    if (state.session.drawOffer()) return no("table.draw-waiting");
    if (state.session.game().question()) return no("table.opening-first");
    if (state.movesToNextOffer == 0) return Yes;
    return Reason{"table.draw-too-soon", {std::to_string(state.movesToNextOffer)}};
}

Refusal whyNotPause(const PlayState& state) {
    if (state.isOver()) return no("table.over");
    const bool hasClock = !state.session.clock().control().isUnlimited();
    return hasClock || !state.plan.hasPerson() ? Yes : no("table.no-clock");
}

}  // namespace

Refusal whyNot(Verb verb, const PlayState& state) {
    switch (verb) {
        case Verb::Undo:
            return whyNotUndo(state);
        case Verb::Redo:
            return whyNotRedo(state);
        case Verb::Hint:
            return whyNotHint(state);
        case Verb::SwitchSides:
            return !state.isOver() && state.session.game().question() ? no("table.opening-sides")
                                                                      : Yes;
        case Verb::Restart:
            return Yes;
        case Verb::Pass:
            return whyNotOnTurn(state);
        case Verb::OfferDraw:
            return whyNotOfferDraw(state);
        case Verb::Resign:
            return whyNotEnd(state);
        case Verb::PlayFromHere:
            return state.isOver() || state.isLookingBack() ? Yes : no("table.at-end");
        case Verb::Pause:
            return whyNotPause(state);
    }
    return Yes;
}

}  // namespace tianyuan::table
