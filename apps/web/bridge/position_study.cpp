#include "web/bridge/position_study.h"

#include "study/evaluation.h"
#include "study/telling.h"
#include "web/bridge/request.h"
#include "web/bridge/view_json.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::web {
namespace {

constexpr std::array Sides{Stone::Black, Stone::White};
constexpr const char* Analyst = "level:10";
constexpr player::Milliseconds AnalystThinks{15'000};
constexpr player::Milliseconds MapperThinks{5'000};
constexpr int Lines = 3;
constexpr std::size_t Favourites = 5;
constexpr double Visible = 0.05;  // of the way from the worst point to the best

bool isSame(const std::optional<player::Position>& a, const std::optional<player::Position>& b) {
    if (!a || !b) return !a && !b;
    return a->rule == b->rule && a->board == b->board && a->moves == b->moves;
}

}  // namespace

void PositionStudy::follow(const StudyWishes& wishes,
                           const std::optional<player::Position>& position) {
    if (wishes == wishes_ && isSame(position, position_)) return;
    clear();
    wishes_ = wishes;
    position_ = position;
    if (!position_) return;
    if (wishes_.threats) lookForThreats();
    if (!wishes_.map.empty()) askForMap();
    if (wishes_.analysis) think();
}

void PositionStudy::clear() {
    if (winsTicket_) office_.giveBack(*std::exchange(winsTicket_, std::nullopt));
    analyst_.reset();
    mapper_.reset();
    shapes_ = {};
    wins_ = {};
    thoughts_.clear();
    map_.clear();
    pointed_.clear();
    trouble_.reset();
}

void PositionStudy::lookForThreats() {
    for (std::size_t i = 0; i < Sides.size(); ++i) {
        shapes_[i] = study::standingShapes(position_->rule, position_->board, Sides[i]);
    }
    winsTicket_ =
        office_.send("study", {{"task", "wins"}, {"position", toJson(*position_)}},
                     [this](const Json& answer, bool isLast) {
                         if (!isLast) return;
                         winsTicket_.reset();
                         if (answer.contains("failed")) {
                             trouble_ = reasonFrom(answer.at("failed"));
                         }
                         for (std::size_t i = 0; i < Sides.size(); ++i) {
                             const auto found = answer.find(toText(Sides[i]));
                             if (found == answer.end() || !found->is_object()) continue;
                             Win win{flagAt(*found, "byFours"), numberAt(*found, "plies"), {}};
                             for (const Json& each : listAt(*found, "line"))
                                 win.line.push_back(moveFrom(each));
                             wins_[i] = std::move(win);
                         }
                     });
}

void PositionStudy::note(const Result<player::Reply>& reply) {
    if (!reply) trouble_ = reply.reason();
}

void PositionStudy::think() {
    player::Limits limits;
    limits.turn = AnalystThinks;
    limits.lines = Lines;
    analyst_ = std::make_unique<WorkerPlayer>(office_, "study", Analyst, player::Milliseconds(0));
    analyst_->ask(
        *position_, limits, [this](const auto& reply) { note(reply); },
        [this](const player::Thought& thought) { thoughts_[thought.rank] = thought; });
}

void PositionStudy::askForMap() {
    player::Limits limits;
    limits.turn = MapperThinks;
    mapper_ =
        std::make_unique<WorkerPlayer>(office_, "study", wishes_.map, player::Milliseconds(0));
    mapper_->ask(
        *position_, limits, [this](const auto& reply) { note(reply); },
        [this](const player::Thought& thought) { takeMap(thought); });
}

void PositionStudy::takeMap(const player::Thought& thought) {
    if (!thought.map) return;
    map_ = *thought.map;
    std::stable_sort(map_.begin(), map_.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
}

std::string PositionStudy::names(const std::vector<Point>& points) const {
    std::string text;
    for (const Point point : points) {
        text += (text.empty() ? "" : " ") + shownName(point, position_->board.size());
    }
    return text;
}

void PositionStudy::point(const std::string& line) {
    pointed_ = line;
    step_ = 1;
}

void PositionStudy::step(int stones) {
    if (!position_ || !isWinPointed()) return;
    Stone first = Stone::Black;
    step_ = std::clamp(step_ + stones, 0, static_cast<int>(pointedLine(first).size()));
}

bool PositionStudy::isWinPointed() const {
    return pointed_ == toText(Stone::Black) || pointed_ == toText(Stone::White);
}

Json PositionStudy::view() const {
    Json view = {{"threats", nullptr}, {"analysis", nullptr},
                 {"map", nullptr},     {"pointed", pointed_},
                 {"step", nullptr},    {"trouble", trouble_ ? speaker_.say(*trouble_) : ""}};
    if (!position_) return view;
    Stone first = Stone::Black;
    if (isWinPointed()) view["step"] = {step_, pointedLine(first).size()};
    if (wishes_.threats) view["threats"] = threatsJson();
    if (wishes_.analysis) view["analysis"] = analysisJson();
    if (!wishes_.map.empty()) view["map"] = mapJson();
    return view;
}

Json PositionStudy::threatsJson() const {
    Json sides = Json::array();
    for (std::size_t i = 0; i < Sides.size(); ++i) {
        Json lines = Json::array();
        for (const study::StandingShape& shape : shapes_[i]) {
            lines.push_back(
                speaker_.say({codeOf(shape), {names(shape.stones), names(shape.growth)}}));
        }
        std::string win;
        if (wins_[i]) {
            const bool isTurn = position_->board.sideToMove() == Sides[i];
            const std::string code = std::string(isTurn ? "study.win" : "study.threatens") +
                                     (wins_[i]->byFours ? "-by-fours" : "-by-threats");
            win = speaker_.say({code, {std::to_string(wins_[i]->plies)}});
        }
        sides.push_back({{"side", toText(Sides[i])}, {"lines", lines}, {"win", win}});
    }
    return {{"sides", sides}, {"isLooking", winsTicket_.has_value()}};
}

Json PositionStudy::analysisJson() const {
    Json lines = Json::array();
    int depth = 0;
    Json chanceOfBlack = nullptr;
    for (const auto& [rank, thought] : thoughts_) {
        if (thought.line.empty()) continue;
        const auto chance = study::chanceIn(thought, true);
        if (rank == 0) {
            depth = thought.depth;
            if (chance) {
                chanceOfBlack =
                    position_->board.sideToMove() == Stone::Black ? *chance : 1 - *chance;
            }
        }
        std::string moves;
        for (const Move move : thought.line) {
            const std::string name =
                move.isPass() ? "–" : shownName(move.point(), position_->board.size());
            moves += (moves.empty() ? "" : " ") + name;
        }
        std::string note;
        if (thought.score.isProved()) {
            note = speaker_.say({thought.score.isWin() ? "study.wins-in" : "study.loses-in",
                                 {std::to_string(thought.score.plies())}});
        }
        lines.push_back(
            {{"figure", chance ? study::percent(*chance) : ""}, {"note", note}, {"moves", moves}});
    }
    return {{"who", speaker_.phrase(std::string("player.name.") + Analyst)},
            {"depth", depth},
            {"chanceOfBlack", chanceOfBlack},
            {"isThinking", analyst_ && analyst_->isThinking()},
            {"lines", lines}};
}

Json PositionStudy::mapJson() const {
    std::string text;
    if (!map_.empty()) {
        text = speaker_.say(
            {"study.favourite",
             {names({map_.front().point}), std::to_string(std::lround(map_.front().score))}});
    } else if (!mapper_ || !mapper_->isThinking()) {
        text = speaker_.phrase("study.no-scores");
    }
    return {{"spec", wishes_.map}, {"text", text}};
}

std::vector<Move> PositionStudy::pointedLine(Stone& first) const {
    first = position_->board.sideToMove();
    for (std::size_t i = 0; i < Sides.size(); ++i) {
        if (pointed_ != toText(Sides[i]) || !wins_[i]) continue;
        first = Sides[i];
        return wins_[i]->line;
    }
    for (const auto& [rank, thought] : thoughts_) {
        if (pointed_ == std::to_string(rank)) return thought.line;
    }
    return {};
}

void PositionStudy::showOn(Json& board) const {
    if (!position_) return;
    for (std::size_t i = 0; i < Sides.size(); ++i) {
        const bool isTurn = position_->board.sideToMove() == Sides[i];
        for (const study::StandingShape& shape : shapes_[i]) {
            table::Capsule capsule;
            capsule.stones = shape.stones;
            capsule.growth = shape.growth;
            capsule.counts = shape.counts;
            capsule.tone = isTurn ? table::Capsule::Tone::Own : table::Capsule::Tone::Threat;
            board["capsules"].push_back(toJson(capsule));
        }
    }
    if (!map_.empty()) {
        Json heat = Json::array();
        const double highest = map_.front().score;
        const double lowest = map_.back().score;
        for (std::size_t i = 0; i < map_.size(); ++i) {
            const double value =
                highest > lowest ? (map_[i].score - lowest) / (highest - lowest) : 1;
            if (value < Visible) break;
            const std::string figure =
                i < Favourites ? std::to_string(std::lround(map_[i].score)) : std::string();
            heat.push_back({map_[i].point.x, map_[i].point.y, value, figure});
        }
        board["heat"] = heat;
    }
    Stone side = Stone::Black;
    std::vector<Move> line = pointedLine(side);
    if (isWinPointed())
        line.resize(std::min(line.size(), static_cast<std::size_t>(step_)), Move::pass());
    board["line"] = lineJson(line, side);
}

}  // namespace tianyuan::web
