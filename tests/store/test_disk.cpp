#include "store/test_disk.h"

#include <fstream>
#include <new>

namespace tianyuan::store {

// What SQLite knows of an open file; the real one follows it in memory.
struct TestFile {
    sqlite3_file base;
    TestDisk* disk;
    std::string path;

    static TestFile& of(sqlite3_file* file) { return *reinterpret_cast<TestFile*>(file); }
    static sqlite3_file* realOf(sqlite3_file* file) {
        return reinterpret_cast<sqlite3_file*>(reinterpret_cast<TestFile*>(file) + 1);
    }
    static const sqlite3_io_methods& real(sqlite3_file* file) { return *realOf(file)->pMethods; }

    static int close(sqlite3_file* file) {
        const int code = real(file).xClose(realOf(file));
        of(file).~TestFile();
        return code;
    }
    static int write(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset) {
        std::optional<std::int64_t>& room = of(file).disk->room;
        if (room && *room < size) return SQLITE_FULL;
        if (room) *room -= size;
        return real(file).xWrite(realOf(file), data, size, offset);
    }
    static int sync(sqlite3_file* file, int flags) {
        TestDisk& disk = *of(file).disk;
        if (disk.failsToSync) return SQLITE_IOERR_FSYNC;
        const int code = real(file).xSync(realOf(file), flags);
        sqlite3_int64 size = 0;
        real(file).xFileSize(realOf(file), &size);
        std::string bytes(static_cast<std::size_t>(size), '\0');
        real(file).xRead(realOf(file), bytes.data(), static_cast<int>(size), 0);
        disk.synced_[of(file).path] = std::move(bytes);
        ++disk.syncs_;
        return code;
    }

    static const sqlite3_io_methods* methods() {
        static const sqlite3_io_methods all{
            3,
            close,
            [](sqlite3_file* f, void* data, int size, sqlite3_int64 offset) {
                return real(f).xRead(realOf(f), data, size, offset);
            },
            write,
            [](sqlite3_file* f, sqlite3_int64 size) { return real(f).xTruncate(realOf(f), size); },
            sync,
            [](sqlite3_file* f, sqlite3_int64* size) { return real(f).xFileSize(realOf(f), size); },
            [](sqlite3_file* f, int level) { return real(f).xLock(realOf(f), level); },
            [](sqlite3_file* f, int level) { return real(f).xUnlock(realOf(f), level); },
            [](sqlite3_file* f, int* held) { return real(f).xCheckReservedLock(realOf(f), held); },
            [](sqlite3_file* f, int what, void* data) {
                return real(f).xFileControl(realOf(f), what, data);
            },
            [](sqlite3_file* f) { return real(f).xSectorSize(realOf(f)); },
            [](sqlite3_file* f) { return real(f).xDeviceCharacteristics(realOf(f)); },
            [](sqlite3_file* f, int page, int size, int extend, void volatile** memory) {
                return real(f).xShmMap(realOf(f), page, size, extend, memory);
            },
            [](sqlite3_file* f, int offset, int n, int flags) {
                return real(f).xShmLock(realOf(f), offset, n, flags);
            },
            [](sqlite3_file* f) { real(f).xShmBarrier(realOf(f)); },
            [](sqlite3_file* f, int remove) { return real(f).xShmUnmap(realOf(f), remove); },
            [](sqlite3_file* f, sqlite3_int64 offset, int size, void** data) {
                return real(f).xFetch(realOf(f), offset, size, data);
            },
            [](sqlite3_file* f, sqlite3_int64 offset, void* data) {
                return real(f).xUnfetch(realOf(f), offset, data);
            },
        };
        return &all;
    }

    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags,
                    int* outFlags) {
        auto* disk = static_cast<TestDisk*>(vfs->pAppData);
        new (file) TestFile{{nullptr}, disk, name ? name : ""};
        const int code = disk->real_->xOpen(disk->real_, name, realOf(file), flags, outFlags);
        if (code == SQLITE_OK) {
            file->pMethods = methods();
        } else {
            of(file).~TestFile();
            file->pMethods = nullptr;
        }
        return code;
    }
    static int remove(sqlite3_vfs* vfs, const char* name, int sync) {
        auto* disk = static_cast<TestDisk*>(vfs->pAppData);
        disk->synced_.erase(name);
        return disk->real_->xDelete(disk->real_, name, sync);
    }
};

TestDisk::TestDisk() : real_(sqlite3_vfs_find(nullptr)), vfs_(*real_) {
    vfs_.zName = "test-disk";
    vfs_.pAppData = this;
    vfs_.szOsFile = static_cast<int>(sizeof(TestFile)) + real_->szOsFile;
    vfs_.pNext = nullptr;
    vfs_.xOpen = TestFile::open;
    vfs_.xDelete = TestFile::remove;
    sqlite3_vfs_register(&vfs_, 1);
}

TestDisk::~TestDisk() {
    sqlite3_vfs_unregister(&vfs_);
    sqlite3_vfs_register(real_, 1);
}

void TestDisk::writeSurvivorsTo(const std::filesystem::path& folder) const {
    std::filesystem::create_directories(folder);
    for (const auto& [path, bytes] : synced_) {
        const auto copy = folder / std::filesystem::path(path).filename();
        std::ofstream(copy, std::ios::binary) << bytes;
    }
}

}  // namespace tianyuan::store
