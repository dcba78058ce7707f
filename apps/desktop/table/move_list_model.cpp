#include "desktop/table/move_list_model.h"

#include <algorithm>

namespace tianyuan::desktop {

void MoveListModel::show(const QStringList& moves) {
    if (moves == moves_) return;
    const auto rowsOf = [](const QStringList& list) {
        return static_cast<int>(list.size() + 1) / 2;
    };
    const int before = rowsOf(moves_), after = rowsOf(moves);
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        moves_ = moves;
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        moves_ = moves;
        endRemoveRows();
    } else {
        moves_ = moves;
    }
    if (after > 0) Q_EMIT dataChanged(index(0), index(after - 1));
    Q_EMIT changed();
}

int MoveListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(moves_.size() + 1) / 2;
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    switch (role) {
        case Number:
            return index.row() + 1;
        case First:
            return moves_.value(2 * index.row());
        case Second:
            return moves_.value(2 * index.row() + 1);
        default:
            return {};
    }
}

QHash<int, QByteArray> MoveListModel::roleNames() const {
    return {{Number, "number"}, {First, "first"}, {Second, "second"}};
}

}  // namespace tianyuan::desktop
