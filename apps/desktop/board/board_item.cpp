#include "desktop/board/board_item.h"

#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QQuickWindow>
#include <QSGNode>

#include <algorithm>

namespace tianyuan::desktop {
namespace {

constexpr int LandingMilliseconds = 140;
constexpr int LeavingMilliseconds = 100;

QPoint toQt(Point point) { return {point.x, point.y}; }
Point fromQt(QPoint point) { return {point.x(), point.y()}; }

}  // namespace

BoardItem::BoardItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    setFlag(ItemAcceptsInputMethod, false);
    for (QVariantAnimation* animation : {&landing_, &leaving_, &victory_}) {
        animation->setStartValue(0.0);
        animation->setEndValue(1.0);
    }
    landing_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&landing_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        moment_.landed = value.toDouble();
        if (moment_.landing) repaint(*moment_.landing);
    });
    connect(&leaving_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        moment_.left = value.toDouble();
        if (moment_.leaving) repaint(moment_.leaving->point);
    });
    connect(&victory_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        moment_.victory = value.toDouble();
        repaintAll();
    });
    connect(&victory_, &QVariantAnimation::stateChanged, this, &BoardItem::settledChanged);
    connect(this, &BoardItem::lookChanged, this, [this] { measure(); });
}

int BoardItem::duration(int milliseconds, bool isFade) const {
    if (motion_ == "none" || (motion_ == "reduced" && !isFade)) return 0;
    return milliseconds;
}

void BoardItem::setPicture(const BoardPicture& picture) {
    if (picture == picture_) return;
    const BoardPicture before = std::exchange(picture_, picture);
    if (before.size != picture_.size) {
        moment_.hovered.reset();
        moment_.cursorShown = false;
        measure();
        Q_EMIT hoveredChanged();
    }
    animateFrom(before);
    repaintAll();
    Q_EMIT pictureChanged();
}

/// One stone more is set down, one less is lifted; anything else is simply there.
void BoardItem::animateFrom(const BoardPicture& before) {
    const std::size_t now = picture_.stones.size(), then = before.stones.size();
    landing_.stop();
    leaving_.stop();
    moment_.landing.reset();
    moment_.leaving.reset();
    moment_.landed = 1;
    if (before.size == picture_.size && now == then + 1) {
        moment_.landing = picture_.stones.back().point;
        landing_.setDuration(duration(LandingMilliseconds, false));
        landing_.start();
    } else if (before.size == picture_.size && now + 1 == then) {
        moment_.leaving = before.stones.back();
        leaving_.setDuration(duration(LeavingMilliseconds, true));
        leaving_.start();
    }
    if (picture_.winning == before.winning) return;
    victory_.stop();
    moment_.victory = 1;
    if (picture_.winning.empty()) return;
    victory_.setDuration(duration(VictoryMilliseconds, false));
    victory_.start();
}

void BoardItem::setLook(const QString& look) {
    if (look == look_) return;
    look_ = look;
    Q_EMIT lookChanged();
}

void BoardItem::setCoordinates(bool on) {
    if (on == coordinates_) return;
    coordinates_ = on;
    Q_EMIT lookChanged();
}

void BoardItem::measure() {
    moment_.lastMark = lastMark_ == "ring"       ? LastMark::Ring
                       : lastMark_ == "triangle" ? LastMark::Triangle
                                                 : LastMark::Dot;
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    geometry_ = BoardGeometry(picture_.size, std::min(width(), height()), ratio, coordinates_);
    const bool flat = BoardStyle::named(look_).isFlat();
    if (stones_.cell() != geometry_.cell() || stones_.ratio() != ratio ||
        stones_.isFlat() != flat) {
        stones_ = StoneImages(geometry_.cell(), ratio, flat);
    }
    repaintAll();
    Q_EMIT geometryChanged();
}

void BoardItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size()) measure();
}

void BoardItem::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickPaintedItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange) measure();
    if (change == ItemVisibleHasChanged) repaintAll();
}

/// What nobody sees has no picture: there are more boards in the window than pages that are shown.
QSGNode* BoardItem::updatePaintNode(QSGNode* node, UpdatePaintNodeData* data) {
    if (isVisible()) return QQuickPaintedItem::updatePaintNode(node, data);
    delete node;
    return nullptr;
}

QPoint BoardItem::hovered() const {
    return moment_.hovered ? toQt(*moment_.hovered) : QPoint(-1, -1);
}

QPointF BoardItem::centreOf(QPoint point) const { return geometry_.at(fromQt(point)); }

QPoint BoardItem::quietSide(QPoint point) const {
    constexpr int Near = 4;
    QPoint best(1, -1);
    int fewest = 1000;
    for (const QPoint side : {QPoint(1, -1), QPoint(1, 1), QPoint(-1, -1), QPoint(-1, 1)}) {
        const auto isThere = [&](const ShownStone& stone) {
            const int across = (stone.point.x - point.x()) * side.x();
            const int down = (stone.point.y - point.y()) * side.y();
            return across >= 0 && across <= Near && down >= 0 && down <= Near;
        };
        const auto count = static_cast<int>(
            std::count_if(picture_.stones.begin(), picture_.stones.end(), isThere));
        // A quarter that lies mostly off the board has no room.
        const int room = side.y() < 0 ? point.y() : picture_.size - 1 - point.y();
        const int crowded = count + (room < 2 ? 20 : 0);
        if (crowded >= fewest) continue;
        fewest = crowded;
        best = side;
    }
    return best;
}

/// Told without a rectangle, Qt would forget about it as soon as a part is to be painted too.
void BoardItem::repaintAll() { update(boundingRect().toAlignedRect()); }

void BoardItem::repaint(Point point) { update(geometry_.around(point).toAlignedRect()); }

void BoardItem::hover(std::optional<Point> point, bool byKeyboard) {
    if (point == moment_.hovered && byKeyboard == moment_.cursorShown) return;
    moment_.hovered = point;
    moment_.cursorShown = byKeyboard && point;
    repaintAll();
    Q_EMIT hoveredChanged();
}

void BoardItem::mousePressEvent(QMouseEvent* event) {
    if (!interactive_) return event->ignore();
    forceActiveFocus(Qt::MouseFocusReason);
    if (event->button() == Qt::RightButton) {
        Q_EMIT rightClicked();
        return;
    }
    if (const auto point = geometry_.nearest(event->position())) Q_EMIT clicked(toQt(*point));
}

void BoardItem::hoverMoveEvent(QHoverEvent* event) {
    // Qt also sends these when the mouse rests and something moves under it.
    if (!interactive_ || mouse_ == event->position()) return;
    mouse_ = event->position();
    hover(geometry_.nearest(*mouse_), false);
}

void BoardItem::hoverEnterEvent(QHoverEvent* event) { hoverMoveEvent(event); }

void BoardItem::hoverLeaveEvent(QHoverEvent*) {
    // The keyboard's cursor stays, and a mouse that rests does not take it back.
    if (moment_.cursorShown) return;
    mouse_.reset();
    hover(std::nullopt, false);
}

void BoardItem::moveCursor(int dx, int dy) {
    const Point from = moment_.hovered.value_or(
        picture_.last.value_or(Point(picture_.size / 2, picture_.size / 2)));
    if (!moment_.hovered) return hover(from, true);
    const int last = picture_.size - 1;
    hover(Point(std::clamp(from.x + dx, 0, last), std::clamp(from.y + dy, 0, last)), true);
}

void BoardItem::keyPressEvent(QKeyEvent* event) {
    if (!interactive_ || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) {
        return event->ignore();
    }
    switch (event->key()) {
        case Qt::Key_Left:
            return moveCursor(-1, 0);
        case Qt::Key_Right:
            return moveCursor(1, 0);
        case Qt::Key_Up:
            return moveCursor(0, -1);
        case Qt::Key_Down:
            return moveCursor(0, 1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (!moment_.cursorShown || picture_.next == Stone::None) return event->ignore();
            Q_EMIT clicked(hovered());
            return;
        default:
            return event->ignore();
    }
}

void BoardItem::paint(QPainter* painter) {
    BoardPainter(*painter, geometry_, BoardStyle::named(look_), stones_, picture_, moment_, font_)
        .paint();
}

}  // namespace tianyuan::desktop
