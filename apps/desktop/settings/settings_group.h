#pragma once

#include "desktop/settings/allowed_values.h"

#include <QObject>
#include <QQmlEngine>
#include <QSettings>
#include <QVariant>

#include <functional>
#include <utility>
#include <vector>

namespace tianyuan::desktop {

/// Settings that belong together. Each is a SETTING, is kept in the file under its own name as soon
/// as it changes, and tells so with its own signal.
class SettingsGroup : public QObject {
    Q_OBJECT

public:
    SettingsGroup(QSettings& file, QObject* parent) : QObject(parent), file_(file) {}

    /// Puts everything back to how it was at the very first start.
    void reset() {
        for (const auto& each : resets_) each();
    }

private:
    template <typename>
    friend class Setting;

    QSettings& file_;
    std::vector<std::function<void()>> resets_;
};

/// The value of one setting. What stands in the file and makes no sense is as good as nothing.
template <typename Value>
class Setting {
public:
    Setting(
        SettingsGroup& group, const char* name, std::function<void()> changed, Value usual,
        Allowed<Value> allowed = [](const Value& wished) { return std::optional(wished); })
        : file_(group.file_),
          name_(name),
          changed_(std::move(changed)),
          allowed_(std::move(allowed)),
          value_(usual) {
        QVariant kept = file_.value(name);
        if (kept.convert(QMetaType::fromType<Value>())) {
            value_ = allowed_(kept.value<Value>()).value_or(usual);
        }
        group.resets_.push_back([this, usual] { set(usual); });
    }
    Setting(const Setting&) = delete;
    Setting& operator=(const Setting&) = delete;

    const Value& get() const { return value_; }

    void set(const Value& wished) {
        const auto value = allowed_(wished);
        if (!value || *value == value_) return;
        value_ = *value;
        file_.setValue(name_, value_);
        changed_();
    }

private:
    QSettings& file_;
    const char* name_;
    std::function<void()> changed_;
    Allowed<Value> allowed_;
    Value value_;
};

/// SETTING(type, name, setter, value at the very first start, allowed values): a property of a
/// SettingsGroup. Where nothing is said about it, every value of the type is allowed.
#define SETTING(Type, name, setter, ...)                              \
    Q_PROPERTY(Type name READ name WRITE setter NOTIFY name##Changed) \
public:                                                               \
    const Type& name() const { return name##_.get(); }                \
    void setter(const Type& wished) { name##_.set(wished); }          \
    Q_SIGNAL void name##Changed();                                    \
                                                                      \
private:                                                              \
    Setting<Type> name##_{*this, #name, [this] { Q_EMIT name##Changed(); }, __VA_ARGS__};

}  // namespace tianyuan::desktop
