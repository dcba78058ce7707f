#pragma once

#include "core/result.h"
#include "record/format.h"
#include "record/record.h"

#include <string_view>
#include <vector>

namespace tianyuan::record {

/// Reads a RenLib library (.lib), of any version up to 3.4, as one record. Broken or cut off: a
/// reason with the place, counted in bytes from 0.
///
/// A one-line comment becomes the title of its node, a text on the board a label on the node's
/// point, a mark a circle there. A node that is not a move has no stone; the point it speaks of is
/// that of its label or circle. Text that is not in the file's encoding is shown with U+FFFD in
/// place of each broken byte, control characters as spaces.
///
/// What a record cannot say stands in properties whose names begin with LIB, in hexadecimal, so
/// that writing gives back every byte of what was read:
/// of the record LIBENCODING, LIBHEADER (another than that of version 3.4; empty: none),
/// LIBNOROOT (the file begins with the first move);
/// of a node LIBFLAGS (info and extension bits), LIBTEXT and LIBLABEL (comment and board text that
/// would be written otherwise), LIBPOINT (of a node with neither stone nor text), LIBMORE (a
/// sibling is announced but not there), LIBOPEN (a last move that is not said to be one).
Result<std::vector<Record>> readRenLib(std::string_view bytes, const ReadOptions& options = {});

/// Writes a library: what came from one byte for byte, and in its encoding as long as that has the
/// characters; other records as version 3.4, in an encoding that readRenLib finds by itself. Only
/// 15 lines, and no point twice on a path.
Result<Written> writeRenLib(const Record& record);

}  // namespace tianyuan::record
