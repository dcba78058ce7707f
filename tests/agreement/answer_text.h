#pragma once

#include "core/foul.h"
#include "core/notation.h"
#include "core/referee.h"
#include "support/printing.h"

#include <string>
#include <utility>

namespace tianyuan::test {

/// Whatever a referee answers, for people to read; `size` is that of the board.
inline std::string textOf(bool value, int /*size*/) { return value ? "yes" : "no"; }

inline std::string textOf(Point point, int size) { return toText(point, size); }

inline std::string textOf(Judgement judgement, int /*size*/) { return nameOf(judgement); }

inline std::string textOf(FoulStatus status, int /*size*/) { return nameOf(status); }

template <typename List>
std::string textOf(const List& list, int size);

template <typename First, typename Second>
std::string textOf(const std::pair<First, Second>& pair, int size) {
    return textOf(pair.first, size) + " " + textOf(pair.second, size);
}

template <typename List>
std::string textOf(const List& list, int size) {
    std::string text;
    for (const auto& item : list) text += (text.empty() ? "[" : ", ") + textOf(item, size);
    return text.empty() ? "none" : text + "]";
}

}  // namespace tianyuan::test
