#pragma once

#include "command.h"
#include "game/session.h"
#include "game_saver.h"
#include "terminal.h"

#include <memory>
#include <string>

namespace tianyuan::cli {

/// A game at the terminal: shows the board, takes what is typed, until somebody quits. Every move
/// is saved as it is made.
class TerminalGame {
public:
    TerminalGame(const Context& context, Inbox& inbox, game::SessionSetup setup,
                 TerminalAbilities abilities, GameSaver& saver);

    /// Goes on with a game that was left, before run().
    Attempt resume(store::GameId id);

    void run();

    /// Shows the game between two computers to its end; nothing is typed.
    void watch();

private:
    void newGame();
    void seat(game::Game game);
    /// Names, time and the like, as the record of a game tells them.
    void adopt(const record::Record& record);
    void saveFile(const std::string& name, bool replace);
    void loadFile(const std::string& name);
    void show();
    void showPrompt();
    void showEnd();
    /// False: quit.
    bool obey(const std::string& line);
    bool obeyWord(const std::string& word);
    bool obeyFileCommand(const std::string& line);
    /// Prints it, or why there is none.
    void tell(const Result<std::string>& text);
    std::string whoseMap() const;
    void takeInput(const std::string& text);
    void report(const Attempt& attempt);
    std::string nameOf(opening::Seat seat) const;
    std::string clockText(opening::Seat seat) const;
    const game::Game& game() const { return session_->game(); }

    const Context& context_;
    Inbox& inbox_;
    game::SessionSetup setup_;
    TerminalAbilities abilities_;
    GameSaver& saver_;
    std::unique_ptr<game::Session> session_;
};

}  // namespace tianyuan::cli
