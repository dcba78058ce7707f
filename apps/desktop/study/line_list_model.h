#pragma once

#include "core/point.h"

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QStringList>

#include <vector>

namespace tianyuan::desktop {

/// A line that somebody expects, in words.
struct ExpectedLine {
    QString figure;     // what it is worth: a win chance or a score
    QStringList names;  // its moves
    QString note;       // how it ends, if that is known
    std::vector<Move> moves;

    friend bool operator==(const ExpectedLine&, const ExpectedLine&) = default;
};

/// The lines that somebody expects, the best first.
class LineListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Lines belong to whoever thinks")

public:
    enum Role { Figure = Qt::UserRole, Names, Note };

    using QAbstractListModel::QAbstractListModel;

    const std::vector<ExpectedLine>& lines() const { return lines_; }
    /// Rows that are there already stay, so that nothing moves under the mouse.
    void show(std::vector<ExpectedLine> lines);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<ExpectedLine> lines_;
};

}  // namespace tianyuan::desktop
