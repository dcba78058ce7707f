#pragma once

#include "table/world.h"
#include "web/bridge/post_office.h"

namespace tianyuan::web {

/// Keeps the game that is being played in the browser: after each event the page is told the whole
/// of it, as JSON that pastFrom() reads.
class BrowserKeeper : public table::Keeper {
public:
    explicit BrowserKeeper(PostOffice& office) : office_(office) {}

    void begin(const game::Past& past) override;
    void save(const game::Event& event) override;
    void note(const std::string& text) override;
    /// There is no library here: a game that is over stays until it is left.
    void keep(const record::Record&) override {}
    void leave(const record::Record& record) override;
    void discard() override;

    /// Goes on with a game that was left.
    void resume(const game::Past& past) { past_ = past; }

private:
    void write();

    PostOffice& office_;
    game::Past past_;
};

Json toJson(const game::Past& past);
Result<game::Past> pastFrom(const Json& json);

}  // namespace tianyuan::web
