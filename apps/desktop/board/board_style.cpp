#include "desktop/board/board_style.h"

namespace tianyuan::desktop {
namespace {

QColor withAlpha(const char* colour, double alpha) {
    QColor result(colour);
    result.setAlphaF(static_cast<float>(alpha));
    return result;
}

}  // namespace

const BoardStyle& BoardStyle::of(BoardKind kind) {
    static const std::array<BoardStyle, 4> styles{{
        {BoardKind::Wood,
         {"#EBCB93", "#DDB374", "#C99A58"},
         withAlpha("#5A3F1E", 0.82),
         "#4A3315",
         "#8C220E",
         "#1F5241",
         "#DDB678",
         withAlpha("#E0B97C", 0.92),
         "#A67A3F",
         "#8A6230",
         "#2B6552"},
        {BoardKind::Paper,
         {"#F6F0E2", "#F0E8D6", "#E6DCC6"},
         withAlpha("#3D3730", 0.72),
         "#645C4E",
         "#AE3A22",
         "#1F5241",
         "#F0E8D6",
         withAlpha("#F2EBDA", 0.92),
         Qt::transparent,
         Qt::transparent,
         "#2B6552"},
        {BoardKind::Slate,
         {"#59646A", "#515C62", "#485258"},
         withAlpha("#E6EDEE", 0.40),
         "#D9E1E2",
         "#FFCBBC",
         "#BFF0DB",
         "#515C62",
         withAlpha("#515C62", 0.92),
         "#2B3236",
         "#20262A",
         "#7FC6A9"},
        {BoardKind::Flat,
         {"#FFFFFF", "#FFFFFF", "#FFFFFF"},
         "#000000",
         "#000000",
         "#C00000",
         "#000000",
         "#FFFFFF",
         "#FFFFFF",
         Qt::transparent,
         Qt::transparent,
         "#0A5C36"},
    }};
    return styles[static_cast<std::size_t>(kind)];
}

const BoardStyle& BoardStyle::named(const QString& name) {
    if (name == "paper") return of(BoardKind::Paper);
    if (name == "slate") return of(BoardKind::Slate);
    if (name == "flat") return of(BoardKind::Flat);
    return of(BoardKind::Wood);
}

}  // namespace tianyuan::desktop
