#include "desktop/reading/tree_item.h"

#include "desktop/bridge/singleton.h"
#include "desktop/reading/record_desk.h"

#include <QPainter>
#include <QQmlEngine>

#include <algorithm>
#include <cmath>

namespace tianyuan::desktop {

using table::TreeLayout;
using table::TreePlace;

TreeItem::TreeItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &TreeItem::lookChanged, this, [this] { update(); });
}

void TreeItem::componentComplete() {
    QQuickPaintedItem::componentComplete();
    game_ = &borrowedFrom<GameController>(*qmlEngine(this));
    desk_ = &borrowedFrom<RecordDesk>(*qmlEngine(this));
    connect(game_, &GameController::positionChanged, this, &TreeItem::follow);
    connect(desk_, &RecordDesk::changed, this, &TreeItem::follow);
    follow();
}

void TreeItem::follow() {
    layout_ = game_->onTable()
                  ? table::layOut(game_->onTable()->record().tree, game_->onTable()->line())
                  : TreeLayout{};
    update();
    Q_EMIT treeChanged();
}

QSizeF TreeItem::whole() const {
    return {(layout_.lanes + 0.5) * cell_, (layout_.rows + 0.5) * cell_};
}

QPointF TreeItem::centreOf(int lane, int row) const {
    return {(lane + 0.75) * cell_, (row + 0.75) * cell_};
}

const TreePlace* TreeItem::placeOf(record::NodeId node) const {
    const auto found = std::find_if(layout_.places.begin(), layout_.places.end(),
                                    [node](const TreePlace& each) { return each.node == node; });
    return found == layout_.places.end() ? nullptr : &*found;
}

QRectF TreeItem::current() const {
    const TreePlace* place =
        game_ && game_->onTable() ? placeOf(game_->onTable()->here()) : nullptr;
    if (!place) return {};
    return QRectF(-cell_ / 2, -cell_ / 2, cell_, cell_)
        .translated(centreOf(place->lane, place->row));
}

bool TreeItem::goTo(QPointF place) {
    for (const TreePlace& each : layout_.places) {
        const QPointF apart = centreOf(each.lane, each.row) - place;
        if (std::hypot(apart.x(), apart.y()) > cell_ * 0.55) continue;
        desk_->goTo(each.node);
        return true;
    }
    return false;
}

void TreeItem::step(int across, int down) {
    if (!game_->onTable()) return;
    if (down != 0) return game_->showPly(game_->shownPly() + down);
    const record::Tree& tree = game_->onTable()->record().tree;
    const record::NodeId here = game_->onTable()->here();
    if (here == record::Tree::Root) return;
    const std::vector<record::NodeId> beside = tree.children(tree[here].parent);
    const auto place = std::find(beside.begin(), beside.end(), here) - beside.begin() + across;
    if (place >= 0 && place < static_cast<std::ptrdiff_t>(beside.size())) {
        desk_->goTo(beside[static_cast<std::size_t>(place)]);
    }
}

void TreeItem::drawBranches(QPainter& painter) const {
    QColor line = ink_;
    line.setAlphaF(0.35F);
    painter.setPen(QPen(line, 1.5));
    for (const TreePlace& place : layout_.places) {
        if (place.row == 0) continue;
        const QPointF to = centreOf(place.lane, place.row);
        const QPointF from = centreOf(place.parentLane, place.row - 1);
        if (std::max(from.y(), to.y()) < offset_.y() - cell_ ||
            from.y() > offset_.y() + height() + cell_) {
            continue;
        }
        painter.drawLine(from, to);
    }
}

void TreeItem::drawMove(QPainter& painter, const TreePlace& place) const {
    const game::Game& game = *game_->onTable();
    const record::Tree& tree = game.record().tree;
    const record::Node& node = tree[place.node];
    const QPointF centre = centreOf(place.lane, place.row);
    const double radius = cell_ * (node.isMove() ? 0.4 : 0.16);
    const bool black = node.stone == Stone::Black;
    if (place.node == game.here()) {
        painter.setPen(QPen(accent_, 2.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, radius + 3, radius + 3);
    }
    // Ink stands out from the panel, and so a black stone from a dark one.
    painter.setPen(QPen(node.isMove() && !black ? QColor("#6B5F4A") : ink_, 1.2));
    painter.setBrush(!node.isMove() ? ink_ : black ? QColor("#26272B") : QColor("#FAF8F3"));
    painter.drawEllipse(centre, radius, radius);
    if (place.number > 0) {
        QFont font(font_);
        font.setPixelSize(
            std::max(8, static_cast<int>(cell_ * (place.number >= 100 ? 0.30 : 0.38))));
        painter.setFont(font);
        painter.setPen(black ? QColor("#F4F1EA") : QColor("#26221C"));
        painter.drawText(QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(centre),
                         Qt::AlignCenter, QString::number(place.number));
    }
    const record::Notes* notes = tree.notes(place.node);
    if (!notes || (notes->comment.empty() && notes->title.empty())) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(noted_);
    painter.drawEllipse(centre + QPointF(cell_ * 0.34, -cell_ * 0.34), cell_ * 0.13, cell_ * 0.13);
}

void TreeItem::paint(QPainter* painter) {
    if (!game_ || !game_->onTable()) return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(-offset_);
    const QRectF seen = QRectF(offset_, size()).adjusted(-cell_, -cell_, cell_, cell_);
    drawBranches(*painter);
    for (const TreePlace& place : layout_.places) {
        if (seen.contains(centreOf(place.lane, place.row))) drawMove(*painter, place);
    }
}

}  // namespace tianyuan::desktop
