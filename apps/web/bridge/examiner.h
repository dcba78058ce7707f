#pragma once

#include "core/result.h"
#include "game/game.h"
#include "study/finding.h"
#include "web/bridge/post_office.h"

#include <functional>
#include <optional>
#include <vector>

namespace tianyuan::web {

/// Looks for the moves that decided a game, in a worker of its own; what it has proved is there as
/// soon as it comes, the last of the game first.
class Examiner {
public:
    explicit Examiner(PostOffice& office) : office_(office) {}
    ~Examiner() { cancel(); }
    Examiner(const Examiner&) = delete;
    Examiner& operator=(const Examiner&) = delete;

    /// The line on which the game stands. `onNews` is called with each finding, and at the end.
    void start(const game::Game& game, std::function<void()> onNews);
    void cancel();

    bool isRunning() const { return ticket_.has_value(); }
    /// Why it ended before it had looked at everything.
    const std::optional<Reason>& trouble() const { return trouble_; }
    /// So far, in the order of the moves.
    const std::vector<study::Finding>& findings() const { return findings_; }

private:
    void add(const study::Finding& finding);

    PostOffice& office_;
    std::optional<int> ticket_;
    std::optional<Reason> trouble_;
    std::vector<study::Finding> findings_;
};

}  // namespace tianyuan::web
