#include "record/sgf_notes.h"

#include "core/number_text.h"
#include "record/sgf_point.h"
#include "record/sgf_text.h"
#include "record/text_fault.h"
#include "record/text_lines.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::record {
namespace {

// Far more than any game has; a small file could otherwise ask for all the memory.
constexpr std::size_t MostDrawnOut = 1 << 20;

std::optional<double> realFrom(std::string_view text) {
    text = trimmed(text);
    if (text.starts_with('+')) text.remove_prefix(1);
    const auto value = numberFromText<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

/// Texts of ours that say nothing if they are empty, as many programs write them.
bool isEmptyText(const SgfProperty& property) {
    switch (property.code) {
        case sgfCode("PB"):
        case sgfCode("PW"):
        case sgfCode("EV"):
        case sgfCode("RO"):
        case sgfCode("PC"):
        case sgfCode("DT"):
        case sgfCode("RU"):
        case sgfCode("RE"):
        case sgfCode("GC"):
        case sgfCode("N"):
        case sgfCode("TYTC"):
        case sgfCode("TYOS"):
            return property.values.size() == 1 && sgfUnknown(property.values.front()).empty();
        default:
            return false;
    }
}

void addComment(const SgfProperty& property, std::string& comment) {
    for (const std::string_view raw : property.values) {
        const std::string text = sgfText(raw);
        if (text.empty()) continue;
        if (!comment.empty()) comment += '\n';
        comment += text;
    }
}

Property unknown(const SgfProperty& property) {
    Property kept{std::string(property.name), {}};
    for (const std::string_view raw : property.values) kept.values.push_back(sgfUnknown(raw));
    return kept;
}

}  // namespace

Result<Notes> SgfNotesReader::read(SgfFields& fields, std::size_t first, std::size_t last,
                                   Stone stone) {
    Notes notes;
    for (auto& points : marked_) points.reset();
    readNumbers(fields, first, last, stone, notes);
    fields.take(sgfCode("N"), first, last, [&](std::string_view raw) {
        notes.title = sgfLine(raw);
        return !notes.title.empty();
    });
    for (std::size_t i = first; i < last; ++i) {
        if (fields.isTaken(i) || isEmptyText(fields[i])) continue;
        if (fields[i].code == sgfCode("C")) {
            addComment(fields[i], notes.comment);
        } else if (!readAnyMarks(fields[i], notes)) {
            notes.others.push_back(unknown(fields[i]));
        }
        if (drawnOut_ > MostDrawnOut) {
            return faultAt("record.sgf-too-many-points", text_, fields[i].name);
        }
    }
    std::stable_sort(notes.marks.begin(), notes.marks.end(),
                     [](const Mark& a, const Mark& b) { return a.kind < b.kind; });
    return notes;
}

void SgfNotesReader::readNumbers(SgfFields& fields, std::size_t first, std::size_t last,
                                 Stone stone, Notes& notes) const {
    std::string room;
    const auto time = [&](std::string_view name, std::optional<std::chrono::milliseconds>& field) {
        if (field) return;
        fields.take(sgfCode(name), first, last, [&](std::string_view raw) {
            field = secondsFrom(sgfPlain(raw, room));
            return field.has_value();
        });
    };
    time("TYTS", notes.timeSpent);
    if (stone == Stone::Black) time("BL", notes.timeLeft);
    if (stone == Stone::White) time("WL", notes.timeLeft);
    time("TYTL", notes.timeLeft);

    std::optional<double> value;
    Evaluation evaluation;
    fields.take(sgfCode("V"), first, last, [&](std::string_view raw) {
        value = realFrom(sgfPlain(raw, room));
        return value.has_value();
    });
    const auto number = [&](std::string_view name, std::optional<int>& field) {
        fields.take(sgfCode(name), first, last, [&](std::string_view raw) {
            field = integerFrom<int>(trimmed(sgfPlain(raw, room)));
            return field.has_value();
        });
    };
    number("TYWI", evaluation.winInMoves);
    number("TYDE", evaluation.depth);
    if (!value && !evaluation.winInMoves && !evaluation.depth) return;
    evaluation.value = value.value_or(0);
    notes.evaluation = evaluation;
}

bool SgfNotesReader::readAnyMarks(const SgfProperty& property, Notes& notes) {
    switch (property.code) {
        case sgfCode("TR"):
            return readMarks(property, Mark::Kind::Triangle, notes);
        case sgfCode("SQ"):
            return readMarks(property, Mark::Kind::Square, notes);
        case sgfCode("CR"):
            return readMarks(property, Mark::Kind::Circle, notes);
        case sgfCode("MA"):
        case sgfCode("M"):
            return readMarks(property, Mark::Kind::Cross, notes);
        case sgfCode("LB"):
            return readLabels(property, notes);
        case sgfCode("L"):
            return readLetters(property, notes);
        default:
            return false;
    }
}

bool SgfNotesReader::readMarks(const SgfProperty& property, Mark::Kind kind, Notes& notes) {
    auto& marked = marked_[static_cast<std::size_t>(kind)];
    const auto before = marked;
    const std::size_t marksBefore = notes.marks.size();
    std::string room;
    for (const std::string_view raw : property.values) {
        const std::optional<std::vector<Point>> points = sgfPoints(sgfPlain(raw, room), size_);
        if (!points) {
            marked = before;
            notes.marks.resize(marksBefore);
            return false;
        }
        if (points->size() > 1) drawnOut_ += points->size();
        if (drawnOut_ > MostDrawnOut) return true;
        for (const Point point : *points) {
            const auto index = static_cast<std::size_t>(point.y * size_ + point.x);
            if (!marked[index]) notes.marks.push_back({kind, point, {}});
            marked.set(index);
        }
    }
    return true;
}

bool SgfNotesReader::readLabels(const SgfProperty& property, Notes& notes) const {
    std::vector<Mark> labels;
    std::string room;
    for (const std::string_view raw : property.values) {
        const std::size_t colon = raw.find(':');
        const std::optional<SgfSpot> spot = sgfSpot(sgfPlain(raw.substr(0, colon), room), size_);
        if (colon == std::string_view::npos || !spot || !spot->isOn(size_)) return false;
        labels.push_back(
            {Mark::Kind::Label, Point(spot->x, spot->y), sgfLine(raw.substr(colon + 1))});
    }
    notes.marks.insert(notes.marks.end(), labels.begin(), labels.end());
    return true;
}

bool SgfNotesReader::readLetters(const SgfProperty& property, Notes& notes) const {
    std::vector<Mark> labels;
    std::string room;
    for (const std::string_view raw : property.values) {
        const std::optional<SgfSpot> spot = sgfSpot(sgfPlain(raw, room), size_);
        if (!spot || !spot->isOn(size_) || labels.size() == 26) return false;
        const auto letter = static_cast<char>('a' + labels.size());
        labels.push_back({Mark::Kind::Label, Point(spot->x, spot->y), std::string(1, letter)});
    }
    notes.marks.insert(notes.marks.end(), labels.begin(), labels.end());
    return true;
}

}  // namespace tianyuan::record
