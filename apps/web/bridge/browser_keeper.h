#pragma once

#include "table/world.h"
#include "web/bridge/post_office.h"

#include <string>

namespace tianyuan::web {

/// A game as the browser keeps it: its events, and the name under which the list of games has it.
struct KeptPast {
    std::string id;
    game::Past past;
};

/// Keeps the game that is being played in the browser: after each event the page is told the whole
/// of it, as JSON that keptPastFrom() reads. A game that is over or left goes into the list of
/// games.
class BrowserKeeper : public table::Keeper {
public:
    explicit BrowserKeeper(PostOffice& office) : office_(office) {}

    void begin(const game::Past& past) override;
    void save(const game::Event& event) override;
    void note(const std::string& text) override;
    void keep(const record::Record& record) override;
    void leave(const record::Record& record) override;
    void discard() override;

    /// Goes on with a game that was left.
    void resume(const KeptPast& kept) { kept_ = kept; }

private:
    void write();

    PostOffice& office_;
    KeptPast kept_;
};

Json toJson(const KeptPast& kept);
Result<KeptPast> keptPastFrom(const Json& json);

}  // namespace tianyuan::web
