#pragma once

#include <QString>
#include <QVariantMap>

namespace tianyuan::desktop {

/// One of the things that a list offers: what is chosen, how it is called, what there is to say
/// about it, and why it cannot be chosen now (empty: it can).
inline QVariantMap choice(const QVariant& value, const QString& text, const QString& about = {},
                          const QString& reason = {}) {
    return {{"value", value}, {"text", text}, {"about", about}, {"reason", reason}};
}

}  // namespace tianyuan::desktop
