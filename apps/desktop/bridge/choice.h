#pragma once

#include <QString>
#include <QVariantMap>

#include <concepts>

namespace tianyuan::desktop {

/// One of the things that a list offers: what is chosen, how it is called, what there is to say
/// about it, and why it cannot be chosen now (empty: it can).
/// The value has a type: an empty text is one that can be chosen, `{}` would be none.
inline QVariantMap choice(std::convertible_to<QVariant> auto value, const QString& text,
                          const QString& about = {}, const QString& reason = {}) {
    return {{"value", QVariant(value)}, {"text", text}, {"about", about}, {"reason", reason}};
}

}  // namespace tianyuan::desktop
