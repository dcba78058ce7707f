#pragma once

#include "core/board.h"
#include "core/result.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace tianyuan::web {

using Json = nlohmann::ordered_json;

/// JSON that came from outside: a wrong type or a missing field is not there.
std::string textAt(const Json& json, const char* key, const std::string& otherwise = {});
int numberAt(const Json& json, const char* key, int otherwise = 0);
bool flagAt(const Json& json, const char* key, bool otherwise = false);
/// A list, or an empty one.
const Json& listAt(const Json& json, const char* key);

/// A crossing is [x, y], from the upper left; a pass is null.
Json toJson(Point point);
Json toJson(Move move);
Json toJson(const std::vector<Point>& points);
std::optional<Point> pointFrom(const Json& json);
Move moveFrom(const Json& json);
std::vector<Point> pointsFrom(const Json& json);

/// "black", "white" or "".
std::string toText(Stone stone);
Stone stoneFrom(const std::string& text);

Json toJson(const Reason& reason);
Reason reasonFrom(const Json& json);

Json toJson(const Board& board);
Board boardFrom(const Json& json);

/// "H8", as it is shown.
std::string shownName(Point point, int size);

}  // namespace tianyuan::web
