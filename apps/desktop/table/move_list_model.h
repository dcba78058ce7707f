#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QStringList>

namespace tianyuan::desktop {

/// The moves of a game, two to a row: number, Black's, White's.
class MoveListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The move list belongs to the game")
    Q_PROPERTY(int plies READ plies NOTIFY changed)

public:
    enum Role { Number = Qt::UserRole, First, Second };

    using QAbstractListModel::QAbstractListModel;

    /// Shows these moves; rows that stay the same are left alone.
    void show(const QStringList& moves);
    int plies() const { return static_cast<int>(moves_.size()); }
    /// The move with this number, from 1; for lists in one line.
    Q_INVOKABLE QString move(int number) const { return moves_.value(number - 1); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void changed();

private:
    QStringList moves_;
};

}  // namespace tianyuan::desktop
