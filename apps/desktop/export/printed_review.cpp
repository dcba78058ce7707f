#include "desktop/export/printed_review.h"

#include "desktop/settings/language.h"
#include "study/evaluation.h"
#include "study/kept_findings.h"
#include "study/summary.h"
#include "study/telling.h"

namespace tianyuan::desktop {
namespace {

/// The stones before the win, and those of the win with their numbers.
BoardPicture pictureOf(const game::Game& game, const study::Finding& finding,
                       const std::vector<study::WinStep>& steps) {
    BoardPicture picture;
    const Board board = study::positionAfter(game, finding.winsAfter()).board;
    picture.size = board.size();
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            if (!board.isEmpty({x, y})) picture.stones.push_back({{x, y}, board.at({x, y}), 0});
        }
    }
    if (finding.winsAfter() == finding.ply && !finding.move.isPass()) {
        picture.last = finding.move.point();
    }
    int number = 0;
    for (const study::WinStep& step : steps) {
        ++number;
        if (!step.move.isPass()) picture.stones.push_back({step.move.point(), step.side, number});
    }
    return picture;
}

QString lineText(const std::vector<study::WinStep>& steps, int size, const Language& language) {
    QStringList texts;
    int number = 0;
    for (const study::WinStep& step : steps) {
        texts << QString("%1. %2").arg(++number).arg(language.say(study::textOf(step, size)));
        texts.back().replace(' ', QChar::Nbsp);  // a move is not torn apart
    }
    return texts.join("   ");
}

}  // namespace

PrintedReview printedReview(const game::Game& game, const Language& language) {
    PrintedReview review;
    const auto summary = study::summaryOf(game);
    const auto findings = study::readFindings(game);
    if (!summary || !findings) return review;
    const int size = game.board().size();
    for (const Reason& line : summary->lines(size)) review.summary << language.say(line);
    for (const study::Finding& finding : *findings) {
        const Board board = study::positionAfter(game, finding.winsAfter()).board;
        const auto steps = study::stepsOf(game.rule(), board, finding.winner(), finding.line);
        PrintedReview::Note note;
        note.headline = language.say(study::verdictOf(finding, size));
        note.lines << language.say(study::whyOf(finding, steps, size));
        for (const auto& reasons : {study::detailsOf(finding), study::heldOf(finding, size)}) {
            for (const Reason& reason : reasons) note.lines << language.say(reason);
        }
        if (!steps.empty()) note.lines << lineText(steps, size, language);
        note.picture = pictureOf(game, finding, steps);
        review.notes.push_back(std::move(note));
    }
    return review;
}

}  // namespace tianyuan::desktop
