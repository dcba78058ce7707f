#include "board_drawing.h"

#include <fmt/format.h>

#include <algorithm>

namespace tianyuan::cli {
namespace {

bool holds(const std::vector<Point>& points, Point point) {
    return std::find(points.begin(), points.end(), point) != points.end();
}

/// The star points: four in the corners and the centre, as far as the size has them.
bool isStar(Point point, int size) {
    if (size % 2 == 1 && point == Point(size / 2, size / 2)) return true;
    if (size < 9) return false;
    const int edge = size < 13 ? 2 : 3;
    const auto onStarLine = [&](int i) {
        return i == edge || i == size - 1 - edge || (size >= 19 && size % 2 == 1 && i == size / 2);
    };
    return onStarLine(point.x) && onStarLine(point.y);
}

std::string_view crossing(Point point, int size) {
    constexpr std::string_view Corners[3][3] = {{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};
    const auto third = [size](int i) { return i == 0 ? 0 : i == size - 1 ? 2 : 1; };
    if (isStar(point, size)) return "╋";
    return Corners[third(point.y)][third(point.x)];
}

/// Draws one board; holds what every row needs.
class Painter {
public:
    Painter(const Board& board, const BoardMarks& marks, TerminalAbilities abilities)
        : board_(board), marks_(marks), abilities_(abilities) {}

    std::string row(int y) const {
        std::string text;
        for (int x = 0; x < board_.size(); ++x) {
            text += between(Point(x - 1, y), Point(x, y));
            text += point(Point(x, y));
        }
        return text + between(Point(board_.size() - 1, y), Point(board_.size(), y));
    }

private:
    // Wood, ink for lines, and stones, in the 256 colours.
    static constexpr std::string_view Wood = "48;5;179";
    static constexpr std::string_view Ink = "38;5;94";
    static constexpr std::string_view BlackInk = "38;5;16";
    static constexpr std::string_view WhiteInk = "38;5;231";
    static constexpr std::string_view Red = "38;5;124";
    static constexpr std::string_view Shade = "38;5;130";

    std::string paint(std::string_view text, std::string_view ink) const {
        if (!abilities_.colour) return std::string(text);
        return fmt::format("\x1b[{};{}m{}\x1b[0m", Wood, ink, text);
    }

    std::string between(Point left, Point right) const {
        if (holds(marks_.ringed, right) && !holds(marks_.ringed, left)) return paint("[", Red);
        if (holds(marks_.ringed, left)) {
            return paint(holds(marks_.ringed, right) ? " " : "]", Red);
        }
        const bool inside = board_.contains(left) && board_.contains(right);
        return paint(inside && abilities_.unicode ? "─" : " ", Ink);
    }

    std::string point(Point point) const {
        switch (board_.at(point)) {
            case Stone::Black:
                return paint(abilities_.unicode ? "●" : "X", BlackInk);
            case Stone::White:
                return white();
            default:
                break;
        }
        if (holds(marks_.forbidden, point)) return paint(abilities_.unicode ? "×" : "!", Red);
        const auto offer = std::find(marks_.offered.begin(), marks_.offered.end(), point);
        if (offer != marks_.offered.end()) {
            const auto number = offer - marks_.offered.begin() + 1;
            return paint(std::to_string(number % 10), Red);
        }
        if (holds(marks_.shaded, point)) return paint(abilities_.unicode ? "▒" : ":", Shade);
        if (abilities_.unicode) return paint(crossing(point, board_.size()), Ink);
        return paint(isStar(point, board_.size()) ? "+" : ".", Ink);
    }

    /// With colour a filled stone in white reads better than a ring.
    std::string white() const {
        if (!abilities_.unicode) return paint("O", WhiteInk);
        return paint(abilities_.colour ? "●" : "○", WhiteInk);
    }

    const Board& board_;
    const BoardMarks& marks_;
    TerminalAbilities abilities_;
};

}  // namespace

std::string drawBoard(const Board& board, const BoardMarks& marks, TerminalAbilities abilities) {
    const Painter painter(board, marks, abilities);
    std::string text;
    for (int y = 0; y < board.size(); ++y) {
        text += fmt::format("{:>3} {}\n", board.size() - y, painter.row(y));
    }
    text += "    ";
    for (int x = 0; x < board.size(); ++x) text += fmt::format(" {}", static_cast<char>('A' + x));
    return text + "\n";
}

}  // namespace tianyuan::cli
