#pragma once

#include <QQmlEngine>
#include <QVariant>

namespace tianyuan::desktop {

/// Lends an object that C++ owns to a QML engine, where it is the singleton of its type. Before the
/// engine loads anything; it must be gone before the object is.
template <typename Object>
void lendTo(QQmlEngine& engine, Object& object) {
    QQmlEngine::setObjectOwnership(&object, QQmlEngine::CppOwnership);
    engine.setProperty(Object::staticMetaObject.className(),
                       QVariant::fromValue<QObject*>(&object));
}

/// The object of this type that was lent to an engine.
template <typename Object>
Object& borrowedFrom(const QQmlEngine& engine) {
    const QVariant lent = engine.property(Object::staticMetaObject.className());
    auto* object = qobject_cast<Object*>(lent.value<QObject*>());
    Q_ASSERT(object);
    return *object;
}

}  // namespace tianyuan::desktop
