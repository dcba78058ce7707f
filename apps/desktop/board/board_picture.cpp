#include "desktop/board/board_picture.h"

#include <algorithm>

namespace tianyuan::desktop {

bool BoardPicture::isPlayable(Point point) const {
    const auto isHere = [&](const auto& mark) { return mark.point == point; };
    if (next == Stone::None || !Board(size).contains(point)) return false;
    if (std::any_of(stones.begin(), stones.end(), isHere)) return false;
    if (next == Stone::Black && std::any_of(forbidden.begin(), forbidden.end(), isHere))
        return false;
    return open.empty() || std::find(open.begin(), open.end(), point) != open.end();
}

}  // namespace tianyuan::desktop
