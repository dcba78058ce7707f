#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tianyuan::puzzle {

/// What a puzzle asks for.
enum class Theme : std::uint8_t {
    Fours,     // win by fours alone
    Threes,    // win by fours and threes, where fours alone do not
    Defence,   // stop a win by fours that the other side threatens
    FoulTrap,  // renju: White wins by fours, but only because of Black's fouls
    CleanWin,  // renju: Black wins by fours, where a foul stands in the way of the obvious ones
    FindFoul,  // renju: the point that is forbidden to Black
    Hold,      // a mistake in a game: a move after which no win is proved; there may be many
};

inline constexpr std::array AllThemes{Theme::Fours,    Theme::Threes,   Theme::Defence,
                                      Theme::FoulTrap, Theme::CleanWin, Theme::FindFoul,
                                      Theme::Hold};
/// Those of the collection, which can be wished for.
inline constexpr std::array CollectionThemes{Theme::Fours,    Theme::Threes,   Theme::Defence,
                                             Theme::FoulTrap, Theme::CleanWin, Theme::FindFoul};

/// "fours", "threes", "defence", "foul-trap", "clean-win", "find-foul", "hold".
std::string_view idOf(Theme theme);
std::optional<Theme> themeFromId(std::string_view id);

/// Is a win to be found, played out to its five?
constexpr bool isAttack(Theme theme) {
    return theme != Theme::Defence && theme != Theme::FindFoul && theme != Theme::Hold;
}

/// Can it only be asked in renju?
constexpr bool needsFouls(Theme theme) {
    return theme == Theme::FoulTrap || theme == Theme::CleanWin || theme == Theme::FindFoul;
}

}  // namespace tianyuan::puzzle
