#pragma once

#include "expect.h"
#include "record/sgf_reader.h"
#include "record/sgf_writer.h"

#include <vector>

namespace tianyuan::fuzz {

/// Whatever was read goes into SGF, without loss, and comes back the same.
inline void expectThroughSgf(const std::vector<record::Record>& records) {
    const record::Written written = record::writeSgf(records);
    expect(written.leftOut.empty());
    const Result<record::Reading> again = record::readSgf(written.bytes);
    expect(again && again->refused.empty() && again->records == records);
}

}  // namespace tianyuan::fuzz
