#pragma once

#include "core/foul.h"
#include "desktop/board/board_picture.h"
#include "desktop/settings/language.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tianyuan::desktop {

/// Why a point is forbidden to Black or, though it looks so, not: in words and as capsules on the
/// board, numbered alike.
struct FoulExplanation {
    QString headline;  // "G9 is forbidden for Black: double three"
    QString summary;   // what that means
    QString question;  // "Why not G9?"
    QStringList reasons, details;
    std::vector<Capsule> capsules;
};

/// The words for a foul, such as "double three".
QString foulName(FoulStatus foul, const Language& language);

/// Nothing to explain: an empty headline.
FoulExplanation explain(const Board& board, Point point, const Language& language);

}  // namespace tianyuan::desktop
