#include "position_argument.h"

#include "core/notation.h"

#include <filesystem>
#include <system_error>

namespace tianyuan::cli {

namespace {

/// "game.sgf", "../x": nobody writes moves so.
bool looksLikeAFile(std::string_view text) {
    return text.find_first_of(" \t\n") == std::string_view::npos &&
           text.find_first_of("./\\") != std::string_view::npos;
}

}  // namespace

Reason whyNoPosition(std::string_view text, const Reason& reason) {
    if (!looksLikeAFile(text)) return reason;
    std::error_code error;
    const bool isThere = std::filesystem::exists(text, error);
    return {isThere ? "file.is-no-position" : "file.not-there", {std::string(text)}};
}

Result<PositionArgument> positionFromText(std::string_view text, int size) {
    auto moves = movesFromText(text, size);
    if (!moves) return whyNoPosition(text, moves.reason());
    const auto board = boardFromMoves(*moves, size);
    if (!board) return board.reason();
    return PositionArgument{std::move(*moves), *board};
}

}  // namespace tianyuan::cli
