#include "table/foul_view.h"

#include "core/codes.h"
#include "core/notation.h"
#include "core/reason_list.h"

#include <algorithm>

namespace tianyuan::table {
namespace {

/// Adds the parts of an explanation, one by one.
class Explainer {
public:
    Explainer(int size, FoulView& view) : size_(size), view_(view) {}

    void addRow(const std::vector<Point>& row) {
        add(row, {}, true, {"table.reason.row", {std::to_string(row.size()), names(row)}}, {});
    }

    void addFour(const Four& four) {
        add({four.stones.begin(), four.stones.end()}, four.completions, true,
            {"table.reason.four", {names(four.stones)}},
            {{"table.reason.four-grows", {names(four.completions, Joint::Or)}}});
    }

    void addThree(const Three& three) {
        if (!three.counts()) return addFalseThree(three);
        std::vector<Point> growth;
        for (const Inspection& each : three.completions) {
            if (each.status == FoulStatus::Free) growth.push_back(each.point);
        }
        add({three.stones.begin(), three.stones.end()}, growth, true,
            {"table.reason.three", {names(three.stones)}},
            {{"table.reason.three-grows", {names(growth, Joint::Or)}}});
    }

private:
    void addFalseThree(const Three& three) {
        std::vector<Reason> why;
        for (const Inspection& each : three.completions) {
            const std::string name = pointName(each.point, size_);
            if (each.status == FoulStatus::Five) {
                why.push_back({"table.reason.growth-is-five", {name}});
            } else {
                why.push_back({"table.reason.no-growth", {name, codeOf(each.status)}});
            }
        }
        add({three.stones.begin(), three.stones.end()}, {}, false,
            {"table.reason.no-three", {names(three.stones)}}, std::move(why));
    }

    template <typename Points>
    std::string names(const Points& points, Joint joint = Joint::And) const {
        std::vector<std::string> list;
        for (const Point point : points) list.push_back(pointName(point, size_));
        return listArgument(list, joint);
    }

    void add(std::vector<Point> stones, std::vector<Point> growth, bool counts, Reason reason,
             std::vector<Reason> details) {
        std::sort(stones.begin(), stones.end(),
                  [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
        const int tag = static_cast<int>(view_.parts.size()) + 1;
        view_.capsules.push_back({std::move(stones), std::move(growth), tag, counts,
                                  tag % 2 == 1 ? Capsule::Tone::Warning : Capsule::Tone::Own});
        view_.parts.push_back({std::move(reason), std::move(details)});
    }

    int size_;
    FoulView& view_;
};

}  // namespace

std::string codeOf(FoulStatus foul) { return "table.foul." + idOf(foul); }

std::optional<FoulView> foulViewOf(const Board& board, Point point) {
    const Inspection found = inspect(board, point);
    const bool looksSo = found.status == FoulStatus::Free && found.threes.size() >= 2;
    if (!isFoul(found.status) && !looksSo) return std::nullopt;
    FoulView view;
    view.point = point;
    view.isForbidden = isFoul(found.status);
    const std::string name = pointName(point, board.size());
    if (view.isForbidden) {
        view.headline = {"table.forbidden", {name, codeOf(found.status)}};
        view.summary = {"table.meaning." + idOf(found.status), {}};
        view.question = {"table.why-not", {name}};
    } else {
        view.headline = {"table.allowed", {name}};
        view.summary = {"table.allowed-help", {}};
        view.question = {"table.why-allowed", {name}};
    }
    Explainer explainer(board.size(), view);
    if (found.status == FoulStatus::Overline) {
        for (const auto& row : found.rows) explainer.addRow(row);
    }
    if (found.status == FoulStatus::DoubleFour) {
        for (const Four& four : found.fours) explainer.addFour(four);
    }
    if (found.status == FoulStatus::DoubleThree || looksSo) {
        for (const Three& three : found.threes) explainer.addThree(three);
    }
    return view;
}

}  // namespace tianyuan::table
