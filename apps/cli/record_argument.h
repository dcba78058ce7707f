#pragma once

#include "command.h"
#include "record/formats.h"

#include <string>

namespace tianyuan::cli {

/// The options that say how to read a file; used by several commands.
struct ReadingOptions {
    std::string from;      // id of a format; empty: found from the content
    std::string encoding;  // empty: found from the content

    void addTo(Command app, Context& context);
};

/// Reads the file of that name ("-": standard input).
Result<record::Reading> readRecords(const std::string& path, const ReadingOptions& options);

/// What could not be read of a file or may have been read wrongly, line by line.
std::vector<std::string> whatIsMissing(const Context& context, const std::string& path,
                                       const record::Reading& reading);
/// Says on standard error what could not be read of a file: the games that were refused, and what
/// is missing in the others; also if its encoding is not sure. True: nothing is missing.
bool tellWhatIsMissing(const Context& context, const std::string& path,
                       const record::Reading& reading);

/// The words for what was left out: "variations, comments".
std::string lossesText(const Context& context, const std::vector<record::Loss>& losses);

}  // namespace tianyuan::cli
