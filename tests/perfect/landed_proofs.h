#pragma once

#include "perfect/proved_book.h"
#include "support/must.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace tianyuan::test {

inline std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The certificates that come with the program.
struct LandedProof {
    std::filesystem::path path;
    std::shared_ptr<const perfect::ProvedBook> book;
};
inline std::vector<LandedProof> landedProofs() {
    std::vector<LandedProof> all;
    for (const auto& entry : std::filesystem::directory_iterator(TIANYUAN_PROOFS)) {
        if (entry.path().extension() != ".proof") continue;
        auto book = must(perfect::ProvedBook::read(bytesOf(entry.path())));
        all.push_back({entry.path(), std::make_shared<const perfect::ProvedBook>(std::move(book))});
    }
    return all;
}

}  // namespace tianyuan::test
