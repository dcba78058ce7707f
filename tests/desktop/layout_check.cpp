// Walks through every page in both languages, text sizes and forms of the window, and fails where a
// text is cut, lies outside what holds it, or lies over another one.
//
//   layout_check [zh|en] [PATTERN]     in one language, only scenes whose names contain PATTERN

#include "stage.h"

#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickStyle>
#include <QSet>

#include <algorithm>
#include <cstdio>

namespace {

struct ShownText {
    QQuickItem* item;
    QRectF place;  // in the window, as far as it can be seen
    QString text;
};

bool isText(const QQuickItem* item) {
    return item->inherits("QQuickText") && !item->inherits("QQuickTextInput");
}

/// What can be seen of it, where its holders cut it off.
QRectF visiblePart(const QQuickItem* item, QRectF place) {
    for (const QQuickItem* holder = item->parentItem(); holder; holder = holder->parentItem()) {
        if (holder->clip()) place &= holder->mapRectToScene(holder->boundingRect());
    }
    return place;
}

/// Is it in something that can be scrolled?
bool canScroll(const QQuickItem* item) {
    for (const QQuickItem* holder = item->parentItem(); holder; holder = holder->parentItem()) {
        if (holder->inherits("QQuickFlickable")) return true;
    }
    return false;
}

double opacityOf(const QQuickItem* item) {
    double opacity = 1;
    for (; item; item = item->parentItem()) opacity *= item->opacity();
    return opacity;
}

QString nameOf(const QQuickItem* item) {
    QString name;
    for (; item; item = item->parentItem()) {
        const QString type = QString(item->metaObject()->className()).section('_', 0, 0);
        if (!type.startsWith("QQuick")) return type + name;
    }
    return name;
}

class Inspection {
public:
    explicit Inspection(QQuickWindow& window) : window_(window) {
        collect(window.contentItem());
        for (const ShownText& each : texts_) judge(each);
        for (std::size_t i = 0; i < texts_.size(); ++i) {
            for (std::size_t j = i + 1; j < texts_.size(); ++j) compare(texts_[i], texts_[j]);
        }
    }
    const QStringList& faults() const { return faults_; }

private:
    void collect(QQuickItem* item) {
        if (!item->isVisible() || item->opacity() == 0) return;
        // What a popup covers is not read through it.
        if (item->inherits("QQuickOverlay")) texts_.clear();
        if (isText(item) && opacityOf(item) > 0) add(item);
        QList<QQuickItem*> children = item->childItems();
        std::stable_sort(children.begin(), children.end(), [](const auto* a, const auto* b) {
            return a->inherits("QQuickOverlay") < b->inherits("QQuickOverlay");
        });
        for (QQuickItem* child : children) collect(child);
    }

    void add(QQuickItem* item) {
        const QString text = item->property("text").toString();
        if (text.trimmed().isEmpty()) return;
        const QRectF own(0, 0, item->property("paintedWidth").toDouble(),
                         item->property("paintedHeight").toDouble());
        const double slack = item->width() - own.width();
        const int alignment = item->property("effectiveHorizontalAlignment").toInt();
        const QRectF painted =
            own.translated(alignment == Qt::AlignHCenter ? slack / 2
                           : alignment == Qt::AlignRight ? slack
                                                         : item->property("leftPadding").toDouble(),
                           item->property("topPadding").toDouble());
        const QRectF whole = item->mapRectToScene(painted);
        const QRectF seen = visiblePart(item, whole);
        if (!canScroll(item) && !whole.adjusted(1, 1, -1, -1).isEmpty() &&
            !QRectF(QPointF(), QSizeF(window_.size())).contains(whole.adjusted(1, 1, -1, -1))) {
            blame(item, text, "is not all in the window");
        }
        if (!seen.isEmpty()) texts_.push_back({item, seen, text});
    }

    void judge(const ShownText& shown) {
        const QQuickItem* item = shown.item;
        if (item->property("truncated").toBool()) blame(item, shown.text, "is cut");
        if (item->property("paintedWidth").toDouble() > item->width() + 1.5) {
            blame(item, shown.text, "is wider than its place");
        }
        const QQuickItem* holder = item->parentItem();
        if (!holder || canScroll(item)) return;
        // The bounding rectangle of a field is that of what was typed, not its own.
        const QRectF whole(0, 0, holder->width(), holder->height());
        const QRectF room = holder->mapRectToScene(whole).adjusted(-2, -2, 2, 2);
        if (holder->width() > 0 && holder->height() > 0 && !room.contains(shown.place)) {
            blame(item, shown.text, "reaches out of what holds it");
        }
    }

    void compare(const ShownText& a, const ShownText& b) {
        const QRectF common = a.place & b.place;
        if (common.width() > 1.5 && common.height() > 3) {
            blame(a.item, a.text, "lies over \"" + b.text + '"');
        }
    }

    void blame(const QQuickItem* item, const QString& text, const QString& what) {
        faults_ << QString("%1: \"%2\" %3").arg(nameOf(item), text.left(40), what);
    }

    QQuickWindow& window_;
    std::vector<ShownText> texts_;
    QStringList faults_;
};

}  // namespace

int main(int count, char** arguments) {
    tianyuan::desktop::chooseOffscreen();
    const QGuiApplication application(count, arguments);
    QQuickStyle::setStyle("Basic");
    constexpr QSize Sizes[]{{480, 360},  {800, 600},   {1000, 700},
                            {1280, 800}, {1920, 1080}, {600, 860}};
    QStringList languages{"zh", "en"};
    QString pattern;
    for (int i = 1; i < count; ++i) {
        const QString argument = arguments[i];
        if (languages.contains(argument)) {
            languages = {argument};
        } else {
            pattern = argument;
        }
    }
    int checked = 0;
    QSet<QString> faults;
    tianyuan::desktop::Stage stage;
    // No text lies on the board, and to make wood for every size takes most of the time.
    stage.settings().look().setBoard("flat");
    for (const QString& language : languages) {
        stage.settings().look().setLanguage(language);
        for (const double scale : {1.0, 1.3, 1.5}) {
            stage.settings().look().setTextScale(scale);
            for (const tianyuan::desktop::Scene& scene : tianyuan::desktop::allScenes()) {
                if (!QString(scene.name).contains(pattern)) continue;
                for (const QSize& size : Sizes) {
                    stage.resize(size.width(), size.height());
                    scene.arrange(stage);
                    stage.settle();
                    const Inspection inspection(stage.window());
                    for (const QString& fault : inspection.faults()) {
                        faults << QString("%1 %2 ×%3 %4×%5: %6")
                                      .arg(scene.name, language)
                                      .arg(scale)
                                      .arg(size.width())
                                      .arg(size.height())
                                      .arg(fault);
                    }
                    ++checked;
                    scene.leave(stage);
                }
            }
        }
    }
    QStringList sorted(faults.begin(), faults.end());
    sorted.sort();
    for (const QString& fault : sorted) std::puts(qPrintable(fault));
    std::printf("layout: %d views, %lld faults\n", checked, static_cast<long long>(sorted.size()));
    return sorted.isEmpty() ? 0 : 1;
}
