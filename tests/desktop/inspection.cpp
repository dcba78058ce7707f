#include "inspection.h"

#include <QColor>
#include <QFontMetricsF>
#include <QJSValue>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace tianyuan::desktop {
namespace {

constexpr int FixedSize = 0;  // as QML's Text.FixedSize

bool isText(const QQuickItem* item) { return item->inherits("QQuickText"); }

bool isControl(const QQuickItem* item) {
    return item->inherits("QQuickAbstractButton") || item->inherits("QQuickComboBox") ||
           item->inherits("QQuickTextField") || item->inherits("QQuickSlider");
}

/// A picture that nothing may lie over. Faces may: their stone does.
bool isPicture(const QQuickItem* item) {
    return item->inherits("tianyuan::desktop::IconItem") ||
           item->inherits("tianyuan::desktop::GraphItem") ||
           item->inherits("tianyuan::desktop::ThumbnailItem") ||
           item->inherits("tianyuan::desktop::BoardItem");
}

/// How the component is called in which an item was made.
QString typeOf(const QQuickItem* item) {
    return QString(item->metaObject()->className()).section("_QMLTYPE", 0, 0);
}

QString nameOf(const QQuickItem* item) {
    for (; item; item = item->parentItem()) {
        if (const QString type = typeOf(item); !type.startsWith("QQuick")) return type;
    }
    return {};
}

/// What floats above a page for a while, on purpose.
bool floats(const QQuickItem* item) {
    for (; item; item = item->parentItem()) {
        for (const char* type : {"Bubble", "Invitation", "Messages"}) {
            if (typeOf(item) == type) return true;
        }
    }
    return false;
}

bool isIn(const QQuickItem* item, const QQuickItem* holder) {
    for (; item; item = item->parentItem()) {
        if (item == holder) return true;
    }
    return false;
}

bool scrollsAcross(const QQuickItem* flickable) {
    return flickable->property("contentWidth").toDouble() > flickable->width() + 1;
}

/// The nearest holder that can be scrolled.
const QQuickItem* scrollOf(const QQuickItem* item) {
    for (item = item->parentItem(); item; item = item->parentItem()) {
        if (item->inherits("QQuickFlickable")) return item;
    }
    return nullptr;
}

/// Does a bar show that there is more, in anything that holds it?
bool tellsOfMore(const QQuickItem* item) {
    for (item = item->parentItem(); item; item = item->parentItem()) {
        const auto children = item->childItems();
        const bool hasBar = std::any_of(children.begin(), children.end(), [](const auto* child) {
            return child->inherits("QQuickScrollBar") && child->isVisible();
        });
        if (hasBar) return true;
    }
    return false;
}

/// What an item is drawn on: the nearest holder with a ground, or the control it belongs to.
const QQuickItem* groundOf(const QQuickItem* item) {
    for (item = item->parentItem(); item; item = item->parentItem()) {
        if (item->inherits("QQuickControl")) return item;
        if (!item->inherits("QQuickRectangle")) continue;
        const auto colour = item->property("color").value<QColor>();
        if (colour.alpha() > 0) return item;
    }
    return nullptr;
}

double opacityOf(const QQuickItem* item) {
    double opacity = 1;
    for (; item; item = item->parentItem()) opacity *= item->opacity();
    return opacity;
}

/// What can be seen of it, where its holders cut it off.
QRectF visiblePart(const QQuickItem* item, QRectF place) {
    for (const QQuickItem* holder = item->parentItem(); holder; holder = holder->parentItem()) {
        if (holder->clip()) {
            place &= holder->mapRectToScene({0, 0, holder->width(), holder->height()});
        }
    }
    return place;
}

QRectF paintedRect(const QQuickItem* text) {
    const QRectF own(0, 0, text->property("paintedWidth").toDouble(),
                     text->property("paintedHeight").toDouble());
    const double across = text->width() - own.width(), down = text->height() - own.height();
    const int horizontal = text->property("effectiveHorizontalAlignment").toInt();
    const int vertical = text->property("verticalAlignment").toInt();
    return own.translated(horizontal == Qt::AlignHCenter ? across / 2
                          : horizontal == Qt::AlignRight ? across
                                                         : text->property("leftPadding").toDouble(),
                          vertical == Qt::AlignVCenter  ? down / 2
                          : vertical == Qt::AlignBottom ? down
                                                        : text->property("topPadding").toDouble());
}

}  // namespace

Inspection::Inspection(QQuickWindow& window) : window_(QPointF(), QSizeF(window.size())) {
    collect(window.contentItem());
    for (const Thing& each : things_) judge(each);
    for (std::size_t i = 0; i < things_.size(); ++i) {
        for (std::size_t j = i + 1; j < things_.size(); ++j) compare(things_[i], things_[j]);
    }
    faults_.removeDuplicates();
}

void Inspection::collect(QQuickItem* item) {
    if (!item->isVisible() || opacityOf(item) == 0) return;
    // What a popup covers is not seen through it.
    if (item->inherits("QQuickOverlay")) things_.clear();
    if (isText(item)) {
        addText(item);
    } else if (isControl(item) || isPicture(item)) {
        add(item, {0, 0, item->width(), item->height()}, '[' + nameOf(item) + ']');
    }
    QList<QQuickItem*> children = item->childItems();
    std::stable_sort(children.begin(), children.end(), [](const auto* a, const auto* b) {
        return a->inherits("QQuickOverlay") < b->inherits("QQuickOverlay");
    });
    for (QQuickItem* child : children) collect(child);
}

void Inspection::addText(QQuickItem* item) {
    const QString text = item->property("text").toString();
    if (!text.trimmed().isEmpty()) add(item, paintedRect(item), text);
}

void Inspection::add(QQuickItem* item, const QRectF& own, const QString& text) {
    const QRectF whole = item->mapRectToScene(own);
    const QRectF seen = visiblePart(item, whole);
    if (seen.width() > 1 && seen.height() > 1) things_.push_back({item, whole, seen, text});
}

void Inspection::judge(const Thing& thing) {
    judgePlace(thing);
    if (isText(thing.item)) judgeText(thing);
}

/// Is there a word that is longer than a line? Between Chinese signs a line may end anywhere, and a
/// code is no word.
bool Inspection::breaksWord(const QQuickItem* item) {
    static const QRegularExpression Word("[A-Za-z]{2,24}");
    const QFontMetricsF metrics(item->property("font").value<QFont>());
    auto words = Word.globalMatch(item->property("text").toString());
    while (words.hasNext()) {
        if (metrics.horizontalAdvance(words.next().captured()) > item->width() + 1) return true;
    }
    return false;
}

void Inspection::judgeText(const Thing& thing) {
    const QQuickItem* item = thing.item;
    // What has its middle left out is a path or a code, and known by its ends.
    const bool isCode = item->property("elide").toInt() == Qt::ElideMiddle;
    if (item->property("truncated").toBool() && !isCode) blame(thing, "is cut");
    if (item->property("paintedWidth").toDouble() > item->width() + 1.5) {
        blame(thing, "is wider than its place");
    }
    // Asking costs an object of JavaScript: only of those that may be shrunk.
    if (item->property("fontSizeMode").toInt() != FixedSize) {
        const int asked = item->property("font").value<QFont>().pixelSize();
        const int drawn =
            item->property("fontInfo").value<QJSValue>().property("pixelSize").toInt();
        if (asked > 0 && drawn > 0 && drawn * 10 < asked * 9) {
            blame(thing, QString("is shrunk from %1 to %2 pixels").arg(asked).arg(drawn));
        }
    }
    if (item->property("lineCount").toInt() > 1 && breaksWord(item)) {
        blame(thing, "is broken in the middle of a word");
    }
}

void Inspection::judgePlace(const Thing& thing) {
    const QQuickItem* scroll = scrollOf(thing.item);
    const QRectF whole = thing.whole.adjusted(1, 1, -1, -1);
    const bool isAcross = whole.left() < window_.left() || whole.right() > window_.right();
    const bool isDown = whole.top() < window_.top() || whole.bottom() > window_.bottom();
    if ((isAcross && !(scroll && scrollsAcross(scroll))) || (isDown && !scroll)) {
        blame(thing, "is not all in the window");
    }
    const double beside = thing.whole.width() - thing.seen.width();
    if (beside > 2 && isText(thing.item) && !(scroll && scrollsAcross(scroll))) {
        blame(thing, "is hidden at its side");
    }
    const double hidden = thing.whole.height() - thing.seen.height();
    if (hidden > 2 && !tellsOfMore(thing.item)) blame(thing, "is a row of which a part is hidden");
    if (!isText(thing.item)) return;
    const QQuickItem* ground = groundOf(thing.item);
    if (!ground) return;
    const QRectF room =
        ground->mapRectToScene({0, 0, ground->width(), ground->height()}).adjusted(-2, -2, 2, 2);
    const bool scrollsInIt = scroll && isIn(scroll, ground);
    const bool isBeside = whole.left() < room.left() || whole.right() > room.right();
    const bool isBeyond = whole.top() < room.top() || whole.bottom() > room.bottom();
    if ((isBeside && !(scrollsInIt && scrollsAcross(scroll))) || (isBeyond && !scrollsInIt)) {
        blame(thing, "reaches out of " + nameOf(ground));
    }
}

void Inspection::compare(const Thing& a, const Thing& b) {
    const QRectF common = a.seen & b.seen;
    if (common.width() <= 1.5 || common.height() <= 3) return;
    if (isIn(a.item, b.item) || isIn(b.item, a.item) || floats(a.item) != floats(b.item)) return;
    blame(a, "lies over " + b.text.left(40));
}

void Inspection::blame(const Thing& thing, const QString& what) {
    faults_ << QString("%1: \"%2\" %3").arg(nameOf(thing.item), thing.text.left(40), what);
}

}  // namespace tianyuan::desktop
