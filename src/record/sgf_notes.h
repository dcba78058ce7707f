#pragma once

#include "core/result.h"
#include "record/sgf_fields.h"
#include "record/tree.h"

#include <array>
#include <bitset>
#include <string_view>

namespace tianyuan::record {

/// Reads what is written beside a move. Marks come in the order of their kinds; a mark or number
/// that makes no sense is kept as a property that we do not know.
class SgfNotesReader {
public:
    SgfNotesReader(std::string_view text, int size) : text_(text), size_(size) {}

    /// Understands the fields from `first` up to `last`, beside a move of `stone` (None: no move).
    /// Only a file that draws out too many points from rectangles is refused.
    Result<Notes> read(SgfFields& fields, std::size_t first, std::size_t last, Stone stone);

private:
    void readNumbers(SgfFields& fields, std::size_t first, std::size_t last, Stone stone,
                     Notes& notes) const;
    /// Are all values of a list of marks sound? Then they are in the notes, else nothing changed.
    bool readMarks(const SgfProperty& property, Mark::Kind kind, Notes& notes);
    bool readLabels(const SgfProperty& property, Notes& notes) const;
    bool readLetters(const SgfProperty& property, Notes& notes) const;
    bool readAnyMarks(const SgfProperty& property, Notes& notes);

    std::string_view text_;
    int size_;
    std::size_t drawnOut_ = 0;  // points that came from rectangles, in the whole game
    std::array<std::bitset<22 * 22>, 4> marked_;
};

}  // namespace tianyuan::record
