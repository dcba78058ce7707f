#pragma once

/// Stands before a function that adds up rows of numbers: it is compiled a second time for
/// processors with AVX2, and which of the two is called is decided when the program starts. Whole
/// numbers, so both say the same. Elsewhere, and under sanitizers, which are not ready when that is
/// decided, there is only one.
#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define TIANYUAN_ALSO_FOR_AVX2 __attribute__((target_clones("avx2", "default")))
#else
#define TIANYUAN_ALSO_FOR_AVX2
#endif
