#include "desktop/table/foul_explanation.h"

#include "core/notation.h"

#include <algorithm>
#include <string>

namespace tianyuan::desktop {
namespace {

std::string idOf(FoulStatus foul) {
    switch (foul) {
        case FoulStatus::Overline:
            return "overline";
        case FoulStatus::DoubleFour:
            return "double-four";
        case FoulStatus::Five:
            return "five";
        default:
            return "double-three";
    }
}

class Explainer {
public:
    Explainer(const Board& board, const Language& language) : board_(board), language_(language) {}

    QString name(Point point) const {
        return QString::fromStdString(toText(point, board_.size())).toUpper();
    }

    template <typename Points>
    QString names(const Points& points, const char* joint = "window.and") const {
        QStringList list;
        for (const Point point : points) list.push_back(name(point));
        return list.join(language_.say(joint));
    }

    void addRow(FoulExplanation& to, const std::vector<Point>& row) const {
        add(to, row, {}, true,
            language_.say("window.reason.row", static_cast<int>(row.size()), names(row)), {});
    }

    void addFour(FoulExplanation& to, const Four& four) const {
        add(to, {four.stones.begin(), four.stones.end()}, four.completions, true,
            language_.say("window.reason.four", names(four.stones)),
            language_.say("window.reason.four-grows", names(four.completions, "window.or")));
    }

    void addThree(FoulExplanation& to, const Three& three) const {
        std::vector<Point> growth;
        for (const Inspection& each : three.completions) {
            if (each.status == FoulStatus::Free) growth.push_back(each.point);
        }
        if (three.counts()) {
            add(to, {three.stones.begin(), three.stones.end()}, growth, true,
                language_.say("window.reason.three", names(three.stones)),
                language_.say("window.reason.three-grows", names(growth, "window.or")));
            return;
        }
        QStringList why;
        for (const Inspection& each : three.completions) {
            why += each.status == FoulStatus::Five
                       ? language_.say("window.reason.growth-is-five", name(each.point))
                       : language_.say("window.reason.no-growth", name(each.point),
                                       foulName(each.status, language_));
        }
        add(to, {three.stones.begin(), three.stones.end()}, {}, false,
            language_.say("window.reason.no-three", names(three.stones)), why.join(' '));
    }

private:
    static void add(FoulExplanation& to, std::vector<Point> stones, std::vector<Point> growth,
                    bool counts, const QString& reason, const QString& detail) {
        std::sort(stones.begin(), stones.end(),
                  [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
        const int tag = static_cast<int>(to.reasons.size()) + 1;
        to.capsules.push_back({std::move(stones), std::move(growth), tag, counts,
                               tag % 2 == 1 ? Capsule::Tone::Warning : Capsule::Tone::Own});
        to.reasons.push_back(reason);
        to.details.push_back(detail);
    }

    const Board& board_;
    const Language& language_;
};

}  // namespace

QString foulName(FoulStatus foul, const Language& language) {
    return language.say("window.foul." + idOf(foul));
}

FoulExplanation explain(const Board& board, Point point, const Language& language) {
    FoulExplanation result;
    const Inspection found = inspect(board, point);
    const Explainer explainer(board, language);
    const bool foul = isFoul(found.status);
    const bool looksSo = found.status == FoulStatus::Free && found.threes.size() >= 2;
    if (!foul && !looksSo) return result;
    const QString name = explainer.name(point);
    if (foul) {
        result.headline = language.say("window.forbidden", name, foulName(found.status, language));
        result.summary = language.say("window.meaning." + idOf(found.status));
        result.question = language.say("window.why-not", name);
    } else {
        result.headline = language.say("window.allowed", name);
        result.summary = language.say("window.allowed-help");
        result.question = language.say("window.why-allowed", name);
    }
    if (found.status == FoulStatus::Overline) {
        for (const auto& row : found.rows) explainer.addRow(result, row);
    }
    if (found.status == FoulStatus::DoubleFour) {
        for (const Four& four : found.fours) explainer.addFour(result, four);
    }
    if (found.status == FoulStatus::DoubleThree || looksSo) {
        for (const Three& three : found.threes) explainer.addThree(result, three);
    }
    return result;
}

}  // namespace tianyuan::desktop
