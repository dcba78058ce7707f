#pragma once

#include "core/result.h"
#include "core/rule.h"
#include "proof/certificate.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>

namespace tianyuan::prove {

/// What a log is about.
struct Question {
    Rule rule = Rule::Freestyle;
    int size = 15;
    proof::Position root;
};

/// The file in which finished jobs are kept, so that a proof can be gone on with after a stop or a
/// kill: a line for the question, then the bytes of each record with their length and a checksum.
/// Only ever added to.
class ProofLog {
public:
    /// A new log; a file that holds something is refused, not overwritten. Reasons:
    /// "prove.log-exists", "prove.cannot-write".
    static Result<ProofLog> create(const std::filesystem::path& path, const Question& question);

    /// Goes on with a log, or begins one if there is none: hands over the records in order. What
    /// was not written to its end is cut off. Reasons: "prove.other-question", "prove.cannot-read",
    /// "prove.cannot-write".
    using OnRecord = std::function<bool(std::string_view bytes)>;
    static Result<ProofLog> resume(const std::filesystem::path& path, const Question& question,
                                   const OnRecord& onRecord);

    /// Afterwards the record survives a kill. Reason: "prove.cannot-write".
    Attempt append(std::string_view bytes);

private:
    explicit ProofLog(std::filesystem::path path) : path_(std::move(path)) {}
    Attempt open();

    std::filesystem::path path_;
    std::ofstream file_;
};

}  // namespace tianyuan::prove
