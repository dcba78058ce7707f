#include "web/bridge/examiner.h"

#include "study/examination.h"
#include "web/bridge/request.h"

#include <algorithm>
#include <utility>

namespace tianyuan::web {

void Examiner::start(const game::Game& game, std::function<void()> onNews) {
    cancel();
    const auto take = [this, size = game.board().size(), onNews = std::move(onNews)](
                          const Json& answer, bool isLast) {
        if (isLast) {
            ticket_.reset();
            if (answer.contains("failed")) trouble_ = reasonFrom(answer.at("failed"));
        } else if (const auto finding = study::findingFromText(textAt(answer, "finding"), size)) {
            add(*finding);
        }
        const auto tell = onNews;  // whoever hears of it may start anew
        tell();
    };
    ticket_ =
        office_.send("proof", {{"task", "examine"}, {"line", toJson(study::lineOf(game))}}, take);
}

void Examiner::cancel() {
    if (ticket_) office_.giveBack(*std::exchange(ticket_, std::nullopt));
    trouble_.reset();
    findings_.clear();
}

/// A worker that died is replaced, and the next one begins at the end again: what it finds a second
/// time is there already.
void Examiner::add(const study::Finding& finding) {
    const auto place =
        std::lower_bound(findings_.begin(), findings_.end(), finding.ply,
                         [](const study::Finding& each, int ply) { return each.ply < ply; });
    if (place == findings_.end() || place->ply != finding.ply) findings_.insert(place, finding);
}

}  // namespace tianyuan::web
