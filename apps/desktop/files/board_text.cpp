#include "desktop/files/board_text.h"

namespace tianyuan::desktop {

std::string boardText(const Board& board) {
    std::string text;
    const int size = board.size();
    for (int y = 0; y < size; ++y) {
        const std::string row = std::to_string(size - y);
        text += row.size() < 2 ? " " + row : row;
        for (int x = 0; x < size; ++x) {
            const Stone stone = board.at({x, y});
            text += stone == Stone::Black ? " X" : stone == Stone::White ? " O" : " .";
        }
        text += '\n';
    }
    text += "  ";
    for (int x = 0; x < size; ++x) {
        text += ' ';
        text += static_cast<char>('A' + x);
    }
    return text + '\n';
}

}  // namespace tianyuan::desktop
