#pragma once

#include "command.h"
#include "game_saver.h"
#include "inbox.h"
#include "play_options.h"
#include "screen.h"
#include "table/play_table.h"
#include "terminal.h"
#include "terminal_words.h"

#include <optional>
#include <string>

namespace tianyuan::cli {

/// A game at the terminal: shows the board, takes what is typed, until somebody quits.
class TerminalGame : private table::TableListener {
public:
    TerminalGame(const Context& context, Inbox& inbox, const Thinking& thinking,
                 TerminalAbilities abilities, GameSaver& saver);

    /// Starts a game, or goes on with one that was left; before run() or watch().
    Attempt begin(const table::Plan& plan) { return table_.begin(plan); }
    Attempt beginFrom(const table::Plan& plan, const record::Record& start) {
        return table_.beginFrom(plan, start);
    }
    Attempt resume(store::GameId id);

    void run();

    /// Shows the game between two computers to its end; nothing is typed.
    void watch();

private:
    void onEvent(const game::Event&) override { isNews_ = true; }
    void onSeated() override { isNews_ = true; }
    void onShown() override { isNews_ = true; }
    void onMessage(const table::Message& message) override;

    void show();
    std::string picture() const;
    std::optional<Inbox::TimePoint> nextLook() const;
    /// False: quit.
    bool obey(const std::string& line);
    bool obeyCommand(TypedCommand command);
    bool obeyWithArgument(const TypedLine& typed);
    void takeInput(const std::string& text);
    void saveFile(const std::string& name, bool replace);
    void loadFile(const std::string& name);
    void lookBack(int steps);
    void offerOrTakeDraw();
    void goOn();
    void tellWhy();
    void showMap();
    std::string whoseMap() const;
    void complain(const Reason& reason);
    const game::Game& game() const { return table_.game(); }
    const game::Session& session() const { return table_.session(); }

    const Context& context_;
    Inbox& inbox_;
    TerminalAbilities abilities_;
    GameSaver& saver_;
    Screen screen_;
    bool isNews_ = false;  // something has happened that was not shown yet
    table::PlayTable table_;
};

}  // namespace tianyuan::cli
