#pragma once

#include "core/result.h"
#include "record/format.h"
#include "record/record.h"

#include <string_view>
#include <vector>

namespace tianyuan::record {

/// Reads a RenLib library (.lib), of any version up to 3.4, as one record. A move that cannot be
/// made is left out with all that follows it, and so is the rest of a library that is cut off: it
/// is noted in `damage`, with the place counted in bytes from 0. Without that, and if there is no
/// move that can be made, the library is refused.
///
/// A one-line comment becomes the title of its node, a mark a circle on the node's point. A text on
/// the board becomes a label on that point before the move is played, where RenLib shows it: it
/// stands with the parent. A node that is not a move has no stone, and none is made of it if it
/// holds nothing but its text. Text that is not in the file's encoding is shown with U+FFFD in
/// place of each broken byte, control characters as spaces.
///
/// What a record cannot say stands in properties whose names begin with LIB, in hexadecimal, so
/// that writing gives back every byte of what was read:
/// of the record LIBENCODING, LIBHEADER (another than that of version 3.4; empty: none),
/// LIBNOROOT (the file begins with the first move);
/// of a node LIBFLAGS (info and extension bits), LIBTEXT and LIBLABEL (comment and board text that
/// would be written otherwise), LIBPOINT (of a node without stone and circle), LIBMORE (a sibling
/// is announced but not there), LIBOPEN (a last move that is not said to be one), LIBBARE (no text,
/// though another of the same point has one), LIBTEXTS (how many children stand before each of the
/// texts that are not of a child's point).
Result<std::vector<Record>> readRenLib(std::string_view bytes, const ReadOptions& options = {},
                                       Damage* damage = nullptr);

/// Writes a library: what came from one byte for byte, and in its encoding as long as that has the
/// characters; other records as version 3.4, in an encoding that readRenLib finds by itself. Only
/// 15 lines, and no point twice on a path.
Result<Written> writeRenLib(const Record& record);

}  // namespace tianyuan::record
