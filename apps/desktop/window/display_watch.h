#pragma once

#include "words/language.h"

namespace tianyuan::desktop {

/// While it lives, a program that cannot reach a display ends with a sentence of ours and exit code
/// 1, not with Qt's words and a crash. There is one at a time, around the making of
/// QGuiApplication.
class DisplayWatch {
public:
    explicit DisplayWatch(words::Language language);
    ~DisplayWatch();

    DisplayWatch(const DisplayWatch&) = delete;
    DisplayWatch& operator=(const DisplayWatch&) = delete;
};

}  // namespace tianyuan::desktop
