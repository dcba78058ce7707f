#pragma once

#include "command.h"
#include "game_saver.h"
#include "play_options.h"
#include "table/play_table.h"
#include "terminal.h"

#include <string>

namespace tianyuan::cli {

/// A game at the terminal: shows the board, takes what is typed, until somebody quits.
class TerminalGame : private table::TableListener {
public:
    TerminalGame(const Context& context, Inbox& inbox, const Thinking& thinking,
                 TerminalAbilities abilities, GameSaver& saver);

    /// Starts a game, or goes on with one that was left; before run() or watch().
    Attempt begin(const table::Plan& plan) { return table_.begin(plan); }
    Attempt resume(store::GameId id);

    void run();

    /// Shows the game between two computers to its end; nothing is typed.
    void watch();

private:
    void onEvent(const game::Event&) override { isNews_ = true; }
    void onSeated() override { isNews_ = true; }
    void onMessage(const table::Message& message) override;

    void saveFile(const std::string& name, bool replace);
    void loadFile(const std::string& name);
    void show();
    void showPrompt();
    void showEnd();
    /// False: quit.
    bool obey(const std::string& line);
    bool obeyWord(const std::string& word);
    bool obeyFileCommand(const std::string& line);
    void takeInput(const std::string& text);
    void offerOrTakeDraw();
    std::string whoseMap() const;
    void tell(const Result<std::string>& text);
    void complain(const Reason& reason);
    std::string nameOf(opening::Seat seat) const;
    std::string clockText(opening::Seat seat) const;
    const game::Game& game() const { return table_.game(); }
    const game::Session& session() const { return table_.session(); }

    const Context& context_;
    Inbox& inbox_;
    TerminalAbilities abilities_;
    GameSaver& saver_;
    table::PlayTable table_;
    bool isNews_ = false;  // something has happened that was not shown yet
};

}  // namespace tianyuan::cli
