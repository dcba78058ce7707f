#include "web/bridge/json.h"

#include "core/notation.h"

#include <algorithm>

namespace tianyuan::web {

std::string textAt(const Json& json, const char* key, const std::string& otherwise) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : otherwise;
}

int numberAt(const Json& json, const char* key, int otherwise) {
    const auto found = json.find(key);
    return found != json.end() && found->is_number() ? found->get<int>() : otherwise;
}

bool flagAt(const Json& json, const char* key, bool otherwise) {
    const auto found = json.find(key);
    return found != json.end() && found->is_boolean() ? found->get<bool>() : otherwise;
}

const Json& listAt(const Json& json, const char* key) {
    static const Json Nothing = Json::array();
    const auto found = json.find(key);
    return found != json.end() && found->is_array() ? *found : Nothing;
}

Json toJson(Point point) { return Json::array({point.x, point.y}); }

Json toJson(Move move) { return move.isPass() ? Json(nullptr) : toJson(move.point()); }

Json toJson(const std::vector<Point>& points) {
    Json list = Json::array();
    for (const Point point : points) list.push_back(toJson(point));
    return list;
}

std::optional<Point> pointFrom(const Json& json) {
    const bool isPair = json.is_array() && json.size() == 2 && json[0].is_number_integer() &&
                        json[1].is_number_integer();
    if (!isPair) return std::nullopt;
    const int x = json[0].get<int>();
    const int y = json[1].get<int>();
    if (x < 0 || y < 0 || x >= Board::MaxSize || y >= Board::MaxSize) return std::nullopt;
    return Point(x, y);
}

Move moveFrom(const Json& json) {
    const auto point = pointFrom(json);
    return point ? Move(*point) : Move::pass();
}

std::vector<Point> pointsFrom(const Json& json) {
    std::vector<Point> points;
    if (!json.is_array()) return points;
    for (const Json& each : json) {
        if (const auto point = pointFrom(each)) points.push_back(*point);
    }
    return points;
}

std::string toText(Stone stone) {
    return stone == Stone::Black ? "black" : stone == Stone::White ? "white" : "";
}

Stone stoneFrom(const std::string& text) {
    return text == "black" ? Stone::Black : text == "white" ? Stone::White : Stone::None;
}

Json toJson(const Reason& reason) {
    return {{"code", reason.code}, {"arguments", reason.arguments}};
}

Reason reasonFrom(const Json& json) {
    Reason reason{textAt(json, "code"), {}};
    for (const Json& each : listAt(json, "arguments")) {
        if (each.is_string()) reason.arguments.push_back(each.get<std::string>());
    }
    return reason;
}

Json toJson(const Board& board) {
    std::string stones;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x) {
            const Stone stone = board.at({x, y});
            stones += stone == Stone::Black ? 'X' : stone == Stone::White ? 'O' : '.';
        }
    }
    return {{"size", board.size()}, {"stones", stones}, {"side", toText(board.sideToMove())}};
}

Board boardFrom(const Json& json) {
    Board board(
        std::clamp(numberAt(json, "size", Board::DefaultSize), Board::MinSize, Board::MaxSize));
    const std::string stones = textAt(json, "stones");
    for (int i = 0; i < board.area() && i < static_cast<int>(stones.size()); ++i) {
        const Point point(i % board.size(), i / board.size());
        const char stone = stones[static_cast<std::size_t>(i)];
        if (stone != '.') board.place(point, stone == 'X' ? Stone::Black : Stone::White);
    }
    board.setSideToMove(textAt(json, "side") == "white" ? Stone::White : Stone::Black);
    return board;
}

std::string shownName(Point point, int size) {
    std::string name = tianyuan::toText(point, size);
    if (name[0] >= 'a') name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
}

}  // namespace tianyuan::web
