#pragma once

#include <QString>

#include <algorithm>
#include <functional>
#include <optional>

namespace tianyuan::desktop {

/// What a setting becomes when a value is wished for; nothing where the value makes no sense.
template <typename Value>
using Allowed = std::function<std::optional<Value>(const Value&)>;

/// Only these make sense.
template <typename... Values>
auto oneOf(Values... values) {
    return [=]<typename Value>(const Value& wished) {
        return ((wished == values) || ...) ? std::optional(wished) : std::nullopt;
    };
}

/// The nearest one in this range.
template <typename Value>
Allowed<Value> between(Value least, Value most) {
    return [=](Value wished) -> std::optional<Value> {
        const bool isNumber = wished <= most || wished > most;
        return isNumber ? std::optional(std::clamp(wished, least, most)) : std::nullopt;
    };
}

/// Whatever a reader of such texts understands.
template <typename Reader>
Allowed<QString> readBy(Reader reader) {
    return [=](const QString& wished) {
        return reader(wished.toStdString()) ? std::optional(wished) : std::nullopt;
    };
}

}  // namespace tianyuan::desktop
