#pragma once

#include "words/sentence.h"

namespace tianyuan::words {

std::span<const Entry> puzzlesTable();

}  // namespace tianyuan::words
