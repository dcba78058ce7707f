#include "desktop/study/line_list_model.h"

namespace tianyuan::desktop {

void LineListModel::show(std::vector<ExpectedLine> lines) {
    if (lines == lines_) return;
    const int before = rowCount(), after = static_cast<int>(lines.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        lines_ = std::move(lines);
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        lines_ = std::move(lines);
        endRemoveRows();
    } else {
        lines_ = std::move(lines);
    }
    if (after > 0) Q_EMIT dataChanged(index(0), index(after - 1));
}

int LineListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant LineListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const ExpectedLine& line = lines_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Figure:
            return line.figure;
        case Names:
            return line.names;
        case Note:
            return line.note;
        default:
            return {};
    }
}

QHash<int, QByteArray> LineListModel::roleNames() const {
    return {{Figure, "figure"}, {Names, "names"}, {Note, "note"}};
}

}  // namespace tianyuan::desktop
