#include "files/zip_archive.h"

#include "core/byte_stream.h"
#include "files/inflate.h"
#include "files/whole_file.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace tianyuan::files {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t MostBytes = std::size_t{1} << 30;
constexpr std::size_t MostFiles = 10'000;
constexpr unsigned Stored = 0;
constexpr unsigned Deflated = 8;
constexpr unsigned MayBeRun = 0111;

/// Numbers and parts at any place; beyond the end there are only zeros.
class Bytes {
public:
    explicit Bytes(std::string_view all) : all_(all) {}

    std::uint32_t number(std::size_t at, std::size_t width) const {
        ByteReader reader(all_.substr(std::min(at, all_.size())));
        return static_cast<std::uint32_t>(reader.fixed(width));
    }
    std::optional<std::string_view> part(std::size_t at, std::size_t size) const {
        if (at > all_.size() || size > all_.size() - at) return std::nullopt;
        return all_.substr(at, size);
    }
    std::size_t size() const { return all_.size(); }
    std::size_t lastOf(std::string_view mark) const { return all_.rfind(mark); }

private:
    std::string_view all_;
};

struct Entry {
    std::string name;
    unsigned method = Stored;
    std::size_t packed = 0;
    std::size_t whole = 0;
    std::uint32_t checkSum = 0;
    std::size_t start = 0;  // of its own header
    bool mayBeRun = false;
};

/// The list of files that stands at the end of an archive.
std::optional<std::vector<Entry>> entriesOf(const Bytes& bytes) {
    const std::size_t end = bytes.lastOf("PK\x05\x06");
    constexpr std::size_t EndSize = 22;
    if (end == std::string_view::npos || !bytes.part(end, EndSize)) return std::nullopt;
    const std::size_t count = bytes.number(end + 10, 2);
    std::size_t at = bytes.number(end + 16, 4);
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < count && i < MostFiles; ++i) {
        if (bytes.part(at, 46).value_or("").substr(0, 4) != "PK\x01\x02") return std::nullopt;
        Entry entry;
        entry.method = bytes.number(at + 10, 2);
        entry.checkSum = bytes.number(at + 16, 4);
        entry.packed = bytes.number(at + 20, 4);
        entry.whole = bytes.number(at + 24, 4);
        const std::size_t nameSize = bytes.number(at + 28, 2);
        const std::size_t more = bytes.number(at + 30, 2) + bytes.number(at + 32, 2);
        entry.mayBeRun = (bytes.number(at + 40, 2) & MayBeRun) != 0;
        entry.start = bytes.number(at + 42, 4);
        const auto name = bytes.part(at + 46, nameSize);
        if (!name) return std::nullopt;
        entry.name = *name;
        entries.push_back(std::move(entry));
        at += 46 + nameSize + more;
    }
    return entries;
}

std::optional<std::string> contentOf(const Bytes& bytes, const Entry& entry) {
    const std::size_t nameSize = bytes.number(entry.start + 26, 2);
    const std::size_t more = bytes.number(entry.start + 28, 2);
    const auto packed = bytes.part(entry.start + 30 + nameSize + more, entry.packed);
    if (!packed) return std::nullopt;
    std::optional<std::string> content;
    if (entry.method == Stored) content = std::string(*packed);
    if (entry.method == Deflated) content = inflated(*packed, entry.whole);
    const bool isSound =
        content && content->size() == entry.whole && checkSumOf(*content) == entry.checkSum;
    return isSound ? content : std::nullopt;
}

/// Where a name of the archive leads to; nothing if that is outside the folder.
std::optional<fs::path> placeOf(std::string name) {
    for (char& c : name) {
        if (c == '\\') c = '/';
        if (c == '\0') return std::nullopt;
    }
    const fs::path path = fs::path(name).lexically_normal();
    const bool isInside = path.is_relative() && !path.empty() && *path.begin() != "..";
    return isInside ? std::optional(path) : std::nullopt;
}

}  // namespace

Result<std::vector<fs::path>> unpackZip(const fs::path& archive, const fs::path& folder) {
    const Result<std::string> file = readFile(archive);
    if (!file) return file.reason();
    const Reason damaged{"zip.damaged", {archive.string()}};
    const Bytes bytes(*file);
    const auto entries = entriesOf(bytes);
    if (!entries) return damaged;
    std::size_t left = MostBytes;
    std::vector<fs::path> files;
    for (const Entry& entry : *entries) {
        const auto place = placeOf(entry.name);
        if (!place || entry.whole > left) return Reason{"zip.unsafe", {archive.string()}};
        left -= entry.whole;
        const fs::path target = folder / *place;
        const bool isFolder = entry.name.ends_with('/') || entry.name.ends_with('\\');
        std::error_code error;
        fs::create_directories(isFolder ? target : target.parent_path(), error);
        if (error) return Reason{"file.cannot-write", {target.string(), error.message()}};
        if (isFolder) continue;
        const auto content = contentOf(bytes, entry);
        if (!content) return damaged;
        if (const Attempt written = writeFile(target, *content, IfThere::Replace); !written) {
            return written.reason();
        }
        if (entry.mayBeRun) {
            fs::permissions(target, fs::perms::owner_exec, fs::perm_options::add, error);
        }
        files.push_back(target);
    }
    return files;
}

}  // namespace tianyuan::files
