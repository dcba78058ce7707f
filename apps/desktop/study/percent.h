#pragma once

#include <QString>

#include <cmath>

namespace tianyuan::desktop {

/// A chance as people write it: "75%".
inline QString percent(double chance) { return QString("%1%").arg(std::lround(chance * 100)); }

}  // namespace tianyuan::desktop
