// Signs and letters on the points of a record: a click puts one there, another takes it away.

#include "desktop/table/game_controller.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tianyuan::desktop {
namespace {

using record::Mark;

constexpr std::array Tools{
    std::pair{"triangle", Mark::Kind::Triangle}, std::pair{"square", Mark::Kind::Square},
    std::pair{"circle", Mark::Kind::Circle},     std::pair{"cross", Mark::Kind::Cross},
    std::pair{"label", Mark::Kind::Label},
};

std::optional<Mark::Kind> kindOf(const QString& tool) {
    const auto known = std::find_if(Tools.begin(), Tools.end(),
                                    [&](const auto& each) { return tool == each.first; });
    if (known == Tools.end()) return std::nullopt;
    return known->second;
}

/// The first of A to Z, a to z, 1, 2, 3 … that no label says yet.
std::string nextLetter(const std::vector<Mark>& marks) {
    const auto isFree = [&](const std::string& text) {
        return std::none_of(marks.begin(), marks.end(),
                            [&](const Mark& mark) { return mark.text == text; });
    };
    for (const char first : {'A', 'a'}) {
        for (char letter = first; letter < first + 26; ++letter) {
            if (isFree(std::string(1, letter))) return std::string(1, letter);
        }
    }
    int number = 1;
    while (!isFree(std::to_string(number))) ++number;
    return std::to_string(number);
}

}  // namespace

void GameController::setMarkTool(const QString& tool) {
    if (tool == markTool_ || (!tool.isEmpty() && (!reading_ || !kindOf(tool)))) return;
    markTool_ = tool;
    update();
}

void GameController::setMarkText(const QString& text) {
    if (text == markText_) return;
    markText_ = text;
    Q_EMIT changed();
}

void GameController::mark(QPoint place) {
    const auto kind = kindOf(markTool_);
    const Point point(place.x(), place.y());
    if (!reading_ || !kind || !game().board().contains(point)) return;
    auto& marks = session_->game().editNotes().marks;
    Mark wanted{*kind, point, {}};
    if (*kind == Mark::Kind::Label) wanted.text = markText_.trimmed().toStdString();
    const auto isSame = [&](const Mark& there) {
        return there.point == point && there.kind == *kind &&
               (wanted.text.empty() || there.text == wanted.text);
    };
    const bool isThere = std::any_of(marks.begin(), marks.end(), isSame);
    std::erase_if(marks, [&](const Mark& there) { return there.point == point; });
    if (!isThere) {
        if (*kind == Mark::Kind::Label && wanted.text.empty()) wanted.text = nextLetter(marks);
        marks.push_back(std::move(wanted));
    }
    noteChange();
    update();
}

void GameController::unmark(QPoint place) {
    if (!reading_) return;
    const Point point(place.x(), place.y());
    auto& marks = session_->game().editNotes().marks;
    if (std::erase_if(marks, [&](const Mark& there) { return there.point == point; }) == 0) return;
    noteChange();
    update();
}

}  // namespace tianyuan::desktop
