#pragma once

#include "desktop/export/board_print.h"
#include "record/record.h"

namespace tianyuan::desktop {

class GameController;
class Language;

/// Which stones have a number, and where counting begins.
struct Numbering {
    int from = 1;        // 0: none has
    bool again = false;  // that move is number 1
};

/// The line on the table as it was when a picture was asked for, and what there is to say of it.
class ExportedLine {
public:
    ExportedLine() = default;
    /// There is a game on the table.
    explicit ExportedLine(const GameController& game);

    int plies() const { return static_cast<int>(steps_.size()); }
    /// The board after so many moves.
    BoardPicture pictureAt(int ply, const Numbering& numbering) const;
    /// Title, result and the moves as far as `last`, for paper.
    void writeText(int last, const Language& language, BoardPrint& print) const;

private:
    struct Step {
        Move move = Move::pass();
        Stone stone = Stone::None;
    };

    QString movesText(int last) const;
    QString resultText(const Language& language) const;

    record::Record record_;  // without its tree
    Rule rule_ = Rule::Freestyle;
    std::vector<Step> steps_;
    std::vector<record::Mark> marks_;
    int markedPly_ = 0;  // the position that has them
};

}  // namespace tianyuan::desktop
