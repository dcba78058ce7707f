#pragma once

// Stands in for uchardet, which is not there for WebAssembly: it has no opinion, and the guess by
// ranges (record/encoding_guess.h) decides alone.

#include <cstddef>

struct uchardet {};
using uchardet_t = uchardet*;

inline uchardet_t uchardet_new() {
    static uchardet one;
    return &one;
}
inline void uchardet_delete(uchardet_t) {}
inline int uchardet_handle_data(uchardet_t, const char*, std::size_t) { return 0; }
inline void uchardet_data_end(uchardet_t) {}
inline const char* uchardet_get_charset(uchardet_t) { return ""; }
