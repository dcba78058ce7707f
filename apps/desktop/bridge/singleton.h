#pragma once

#include <QQmlEngine>

namespace tianyuan::desktop {

/// Lends an object that C++ owns to the QML engine as a singleton.
template <typename Object>
Object* lend(Object& object) {
    QQmlEngine::setObjectOwnership(&object, QQmlEngine::CppOwnership);
    return &object;
}

}  // namespace tianyuan::desktop
