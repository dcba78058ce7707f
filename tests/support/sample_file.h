#pragma once

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

namespace tianyuan::test {

/// The bytes of a file in tests/data/records.
inline std::string sampleFile(const std::string& name) {
    std::ifstream file(std::string(TIANYUAN_TEST_DATA "/records/") + name, std::ios::binary);
    if (!file) throw std::runtime_error("no sample " + name);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace tianyuan::test
