#include "desktop/export/exported_line.h"

#include "core/notation.h"
#include "core/referee.h"
#include "desktop/settings/language.h"
#include "desktop/table/game_controller.h"
#include "words/ending.h"

#include <algorithm>
#include <climits>

namespace tianyuan::desktop {

ExportedLine::ExportedLine(const GameController& game)
    : record_(game.onTable()->record()),
      rule_(game.onTable()->rule()),
      marks_(game.picture().marks),
      markedPly_(game.shownPly()) {
    const auto shown = static_cast<std::size_t>(game.isReading() ? INT_MAX : game.onTable()->ply());
    for (const record::NodeId id : game.onTable()->line()) {
        const record::Node& node = record_.tree[id];
        if (node.isMove() && steps_.size() < shown) steps_.push_back({node.move, node.stone});
    }
    record_.tree = {};
}

BoardPicture ExportedLine::pictureAt(int ply, const Numbering& numbering) const {
    BoardPicture picture;
    picture.size = record_.size;
    Board board = startOf(record_);
    for (const record::SetupStone& stone : record_.setup) {
        picture.stones.push_back({stone.point, stone.stone, 0});
    }
    const int end = std::clamp(ply, 0, plies());
    for (int i = 0; i < end; ++i) {
        const Step& step = steps_[static_cast<std::size_t>(i)];
        if (step.move.isPass()) continue;
        const Point point = step.move.point();
        const bool isNumbered = numbering.from > 0 && i + 1 >= numbering.from;
        const int number = numbering.again ? i + 2 - numbering.from : i + 1;
        picture.stones.push_back({point, step.stone, isNumbered ? number : 0});
        picture.last = point;
        const bool wins = i + 1 == end && judge(board, point, step.stone, rule_) == Judgement::Win;
        board.place(point, step.stone);
        if (wins) picture.winning = winningStones(board, point, step.stone, rule_);
    }
    if (end == markedPly_) picture.marks = marks_;
    return picture;
}

void ExportedLine::writeText(int last, const Language& language, BoardPrint& print) const {
    print.title = language.say("files.players", language.storedName(record_.black),
                               language.storedName(record_.white));
    QStringList about{language.say("window.rule." + std::string(idOf(rule_)))};
    for (const std::string& text : {record_.event, record_.place, record_.date}) {
        if (!text.empty()) about << QString::fromStdString(text);
    }
    print.subtitle = about.join(" · ");
    print.result = resultText(language);
    print.moves = movesText(last);
}

QString ExportedLine::movesText(int last) const {
    QStringList moves;
    for (int i = 0; i < std::min(last, plies()); ++i) {
        const Move move = steps_[static_cast<std::size_t>(i)].move;
        const QString name =
            move.isPass() ? "–" : QString::fromStdString(toText(move.point(), record_.size));
        moves << QString("%1.%2%3").arg(i + 1).arg(QChar(QChar::Nbsp)).arg(name.toUpper());
    }
    return moves.join("   ");
}

/// Of the whole game: "Black won · by five in a row".
QString ExportedLine::resultText(const Language& language) const {
    const Outcome& outcome = record_.outcome;
    if (!outcome.isOver()) return {};
    const char* who = outcome.isDraw()                 ? "library.result.draw"
                      : outcome.winner == Stone::Black ? "library.result.black"
                                                       : "library.result.white";
    if (outcome.ending == Ending::Unknown) return language.say(who);
    return language.say(who) + " · " + language.phrase(words::endingCode(outcome));
}

}  // namespace tianyuan::desktop
