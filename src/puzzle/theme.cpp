#include "puzzle/theme.h"

namespace tianyuan::puzzle {

std::string_view idOf(Theme theme) {
    switch (theme) {
        case Theme::Fours:
            return "fours";
        case Theme::Threes:
            return "threes";
        case Theme::Defence:
            return "defence";
        case Theme::FoulTrap:
            return "foul-trap";
        case Theme::CleanWin:
            return "clean-win";
        case Theme::FindFoul:
            return "find-foul";
        case Theme::Hold:
            break;
    }
    return "hold";
}

std::optional<Theme> themeFromId(std::string_view id) {
    for (const Theme theme : AllThemes) {
        if (idOf(theme) == id) return theme;
    }
    return {};
}

}  // namespace tianyuan::puzzle
