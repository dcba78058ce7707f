#pragma once

#include "board_drawing.h"
#include "command.h"
#include "inbox.h"
#include "perfect/proof_walk.h"
#include "screen.h"
#include "terminal.h"

#include <string>

namespace tianyuan::cli {

/// A walk through a proof at the terminal, typed move by move.
class TerminalWalk {
public:
    TerminalWalk(const Context& context, Inbox& inbox, TerminalAbilities abilities,
                 perfect::ProofWalk& walk);

    /// Until the person leaves.
    void run();

private:
    void show();
    /// False: the person leaves.
    bool obey(const std::string& line);
    void take(const std::string& text);
    void complain(const Reason& reason) { screen_.say(context_.say(reason)); }

    const Context& context_;
    Inbox& inbox_;
    TerminalAbilities abilities_;
    perfect::ProofWalk& walk_;
    Screen screen_;
};

}  // namespace tianyuan::cli
