#include "prove/proof_log.h"

#include "core/byte_stream.h"
#include "proof/certificate_bytes.h"
#include "proof/checker.h"

#include <sstream>

namespace tianyuan::prove {
namespace {

constexpr std::size_t LengthBytes = 4;
constexpr std::size_t FrameBytes = LengthBytes + proof::ChecksumBytes;

std::string headerOf(const Question& question) {
    std::string header = "tianyuan proof log 1 ";
    header += idOf(question.rule);
    header += ' ' + std::to_string(question.size) + ' ';
    header += question.root.attacker == Stone::Black ? "black " : "white ";
    return header + proof::textOf(question.root, question.size) + '\n';
}

/// The record that begins at `place`; nothing if it is not whole.
std::string_view recordAt(std::string_view bytes, std::size_t place) {
    ByteReader reader(bytes.substr(place));
    const std::uint64_t length = reader.fixed(LengthBytes);
    const std::uint64_t sum = reader.fixed(proof::ChecksumBytes);
    const std::string_view record = reader.raw(length);
    return sum == proof::checksumOf(record) ? record : std::string_view{};
}

}  // namespace

Attempt ProofLog::open() {
    file_.open(path_, std::ios::binary | std::ios::app);
    if (!file_) return Reason{"prove.cannot-write", {path_.string()}};
    return Done{};
}

Result<ProofLog> ProofLog::create(const std::filesystem::path& path, const Question& question) {
    std::error_code error;
    if (std::filesystem::file_size(path, error) > 0 && !error) {
        return Reason{"prove.log-exists", {path.string()}};
    }
    ProofLog log(path);
    if (Attempt opened = log.open(); !opened) return opened.reason();
    log.file_ << headerOf(question) << std::flush;
    if (!log.file_) return Reason{"prove.cannot-write", {path.string()}};
    return log;
}

Result<ProofLog> ProofLog::resume(const std::filesystem::path& path, const Question& question,
                                  const OnRecord& onRecord) {
    std::error_code error;
    if (!std::filesystem::exists(path, error) || std::filesystem::file_size(path, error) == 0) {
        return create(path, question);
    }
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    if (!file || !content) return Reason{"prove.cannot-read", {path.string()}};
    const std::string bytes = std::move(content).str();
    const std::string header = headerOf(question);
    // A kill may have come before even the header was there.
    if (!bytes.starts_with(header) && !header.starts_with(bytes)) {
        return Reason{"prove.other-question", {path.string()}};
    }
    std::size_t place = header.size();
    if (bytes.size() < place) {
        std::filesystem::resize_file(path, 0, error);
        return create(path, question);
    }
    for (auto record = recordAt(bytes, place); !record.empty(); record = recordAt(bytes, place)) {
        if (!onRecord(record)) break;
        place += FrameBytes + record.size();
    }
    if (place < bytes.size()) std::filesystem::resize_file(path, place, error);
    ProofLog log(path);
    if (Attempt opened = log.open(); !opened) return opened.reason();
    return log;
}

Attempt ProofLog::append(std::string_view bytes) {
    ByteWriter frame;
    frame.fixed(bytes.size(), LengthBytes);
    frame.fixed(proof::checksumOf(bytes), proof::ChecksumBytes);
    file_ << frame.bytes() << bytes << std::flush;
    if (!file_) return Reason{"prove.cannot-write", {path_.string()}};
    return Done{};
}

}  // namespace tianyuan::prove
