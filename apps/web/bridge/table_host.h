#pragma once

#include "table/play_table.h"
#include "table/record_table.h"
#include "web/bridge/browser_keeper.h"
#include "web/bridge/speaker.h"

#include <functional>
#include <memory>
#include <string>

namespace tianyuan::web {

/// What a person wants of the computers.
struct Habits {
    std::string thinking = "auto";    // is a person let wait: "auto", "on" or "off"
    player::Milliseconds turn{5000};  // for a move without a clock
    int tipsSeen = 0;                 // what a newcomer has been told
};

/// Has the table: a game being played or a record being read, and turns what it tells into tidings.
class TableHost : private table::TableListener {
public:
    /// Both outlive it.
    TableHost(PostOffice& office, const Speaker& speaker);

    table::PlayTable& play() { return play_; }
    table::RecordTable* reading() { return reading_.get(); }
    /// What is on the table; nothing: it is empty.
    table::Table* table();

    /// A game waits under the record that is read, which is a copy of its own.
    bool isTrying() const { return play_.hasGame() && reading_; }

    Attempt takeUp(const KeptPast& kept);
    /// Puts a record on the table. What is changed in it is kept under this name; without one,
    /// under a new one.
    Attempt read(const record::Record& record, const std::string& id = {});
    void leave();
    /// Lets variations of the game be tried, which waits; and returns to it, with them.
    void tryVariations();
    void returnToGame();

    void setToday(const std::string& today) { today_ = today; }
    void setHabits(const Habits& habits) { habits_ = habits; }
    /// What a newcomer is told; nothing: nothing, or no more.
    std::string tip() const;
    std::string nameOf(const std::string& spec) const;
    /// Is everybody who is to play here?
    static bool canSeat(const table::Plan& plan);

private:
    table::World world();
    table::Guest guest(const std::string& spec, const char* room, player::Milliseconds pause);
    void sound(const char* name) { office_.tell({{"kind", "sound"}, {"name", name}}); }
    void announce(const std::string& text) { office_.tell({{"kind", "say"}, {"text", text}}); }

    void onSeated() override;
    void onEvent(const game::Event& event) override;
    void onEdited() override;
    void onMessage(const table::Message& message) override;
    void announceMove();
    void moveTipsOn();

    PostOffice& office_;
    const Speaker& speaker_;
    std::string today_;
    Habits habits_;
    BrowserKeeper keeper_;
    std::unique_ptr<table::RecordTable> reading_;
    std::string readingId_;  // under which the record is kept
    table::PlayTable play_;
};

}  // namespace tianyuan::web
