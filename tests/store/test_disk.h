#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace tianyuan::store {

/// A disk that SQLite uses while this object lives, and that can run full, fail, or lose power. All
/// is passed on to the real disk. Only one at a time.
class TestDisk {
public:
    TestDisk();
    ~TestDisk();
    TestDisk(const TestDisk&) = delete;
    TestDisk& operator=(const TestDisk&) = delete;

    /// How many bytes may still be written; nothing: as many as one likes.
    std::optional<std::int64_t> room;
    /// Whether the disk refuses to say that it has written everything.
    bool failsToSync = false;

    int syncs() const { return syncs_; }

    /// Makes in `folder` the files that a power cut now would leave: of each, only what had been
    /// synchronised.
    void writeSurvivorsTo(const std::filesystem::path& folder) const;

private:
    friend struct TestFile;

    sqlite3_vfs* real_;
    sqlite3_vfs vfs_;
    std::map<std::string, std::string> synced_;  // path → bytes
    int syncs_ = 0;
};

}  // namespace tianyuan::store
