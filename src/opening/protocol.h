#pragma once

#include "core/result.h"

#include <array>
#include <optional>
#include <string_view>

namespace tianyuan::opening {

/// The agreed ways to begin a game so that the first move is no sure win.
enum class Protocol {
    Free,         // no restriction
    Pro,          // 1 in the centre, 3 outside the central 5x5
    LongPro,      // the same, outside 7x7
    Swap1,        // one stone, then the other may swap colours
    Swap,         // three stones, then the other chooses
    Swap2,        // as Swap, or the other adds two stones and hands the choice back
    Rif,          // one of the 26 openings, swap, two fifth moves to choose from
    Yamaguchi,    // as RIF, with the number of fifth moves declared beforehand
    Soosorv8,     // one of the 26, swap, White declares 1 to 8 fifth moves, swap
    Taraguchi10,  // a swap after every move, growing squares, or ten fifth moves
};

inline constexpr std::array AllProtocols{
    Protocol::Free,  Protocol::Pro, Protocol::LongPro,   Protocol::Swap1,    Protocol::Swap,
    Protocol::Swap2, Protocol::Rif, Protocol::Yamaguchi, Protocol::Soosorv8, Protocol::Taraguchi10};

/// The name in files and options: "free", "pro", "long-pro", "swap1", "swap", "swap2", "rif",
/// "yamaguchi", "soosorv-8", "taraguchi-10".
std::string_view idOf(Protocol protocol);
std::optional<Protocol> protocolFromId(std::string_view id);

/// May colours change hands in it?
bool mayChangeColours(Protocol protocol);

/// Can it be played on a board of this size? Squares around the centre need an odd size, and room.
Attempt checkSize(Protocol protocol, int size);

}  // namespace tianyuan::opening
