#include "desktop/export/board_print.h"

#include "desktop/export/gif_writer.h"

#include <QBuffer>
#include <QImageWriter>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace tianyuan::desktop {
namespace {

std::string textOf(const QBuffer& buffer) { return buffer.data().toStdString(); }

Result<std::string> printPng(const BoardPrint& print) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    const QImage image = boardImage(print.pictures.front(), print.look, print.side);
    if (!writer.write(image)) {
        return Reason{"export.failed", {writer.errorString().toStdString()}};
    }
    return textOf(buffer);
}

Result<std::string> printSvg(const BoardPrint& print) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({print.side, print.side});
    generator.setViewBox(QRect(0, 0, print.side, print.side));
    generator.setTitle(print.title);
    QPainter painter;
    if (!painter.begin(&generator)) return Reason{"export.failed", {"SVG"}};
    drawBoard(painter, print.pictures.front(), print.look, print.side);
    painter.end();
    return textOf(buffer);
}

Result<std::string> printGif(const BoardPrint& print, const std::stop_token& stop) {
    GifWriter writer;
    QImage material;
    for (const BoardPicture& picture : print.pictures) {
        if (stop.stop_requested()) return Reason{"export.stopped", {}};
        writer.add(boardImage(picture, print.look, print.side, &material),
                   &picture == &print.pictures.back() ? print.lastStands : print.stands);
    }
    return writer.write();
}

/// Paper, from top to bottom, in millimetres.
class PdfPage {
public:
    static constexpr double Width = 170, Height = 261, Gap = 6;
    static constexpr int Dots = 300;

    PdfPage(QPdfWriter& writer, QPainter& painter, const BoardImageOptions& look)
        : writer_(writer), painter_(painter), look_(look) {
        begin();
    }
    ~PdfPage() { painter_.restore(); }
    PdfPage(const PdfPage&) = delete;
    PdfPage& operator=(const PdfPage&) = delete;

    void leave(double space) { y_ += space; }
    bool isNew() const { return y_ == 0; }
    /// Goes to the next page if there is less room than this.
    void need(double height) {
        if (y_ + height <= Height || isNew()) return;
        painter_.restore();
        writer_.newPage();
        begin();
    }
    void write(const QString& text, double size, bool bold) {
        y_ += put(text, size, bold, {0, y_, Width, Height - y_});
    }
    /// A board on the left, and the words about it on the right.
    void write(const PrintedReview::Note& note, double side) {
        const double left = side + Gap;
        const auto words = [&](double top, bool isTried) {
            const auto line = [&](const QString& text, double size, bool bold) {
                top += put(text, size, bold, {left, top, Width - left, Height - top}, isTried);
            };
            line(note.headline, 4.4, true);
            for (const QString& text : note.lines) line(text, 3.6, false);
            return top;
        };
        need(std::max(side, words(0, true)));
        const double end = words(y_, false);
        draw(note.picture, side);
        y_ = std::max(y_, end + Gap);
    }
    void draw(const BoardPicture& picture, double side) {
        // The board is measured in pixels as on a screen, so that lines and texts are as on one.
        constexpr double Screen = 900;
        painter_.save();
        painter_.translate(0, y_);
        painter_.scale(side / Screen, side / Screen);
        drawBoard(painter_, picture, look_, Screen);
        painter_.restore();
        y_ += side + Gap;
    }

private:
    /// Puts a text into a place, or only tries it; how high it is, with the room below it.
    double put(const QString& text, double size, bool bold, QRectF place, bool isTried = false) {
        if (text.isEmpty()) return 0;
        constexpr int Flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
        constexpr double Fine = 10;  // sizes of letters are whole numbers
        QFont font(look_.font);
        font.setPixelSize(static_cast<int>(size * Fine));
        font.setBold(bold);
        painter_.save();
        painter_.scale(1 / Fine, 1 / Fine);
        painter_.setFont(font);
        painter_.setPen(Qt::black);
        const QRectF room(place.topLeft() * Fine, place.size() * Fine);
        const double height = painter_.boundingRect(room, Flags, text).height();
        if (!isTried) painter_.drawText(room, Flags, text);
        painter_.restore();
        return height / Fine + Gap / 3;
    }
    void begin() {
        y_ = 0;
        painter_.save();
        const double dot = Dots / 25.4;  // to a millimetre
        painter_.scale(dot, dot);
    }

    QPdfWriter& writer_;
    QPainter& painter_;
    const BoardImageOptions& look_;
    double y_ = 0;
};

/// The game in a few lines, and each mistake with its board: three on a page.
void printReview(const PrintedReview& review, PdfPage& page) {
    constexpr double Side = 80;
    if (review.summary.isEmpty()) return;
    page.need(PdfPage::Height);
    for (const QString& line : review.summary)
        page.write(line, 4, &line == &review.summary.front());
    page.leave(PdfPage::Gap);
    for (const PrintedReview::Note& note : review.notes) page.write(note, Side);
}

/// Who and when, the board, and the moves below it; then what looking back has found.
void printPages(const BoardPrint& print, QPdfWriter& writer, QPainter& painter) {
    PdfPage page(writer, painter, print.look);
    page.write(print.title, 6.5, true);
    page.write(print.subtitle, 4, false);
    page.write(print.result, 4.4, true);
    page.leave(PdfPage::Gap / 2);
    page.draw(print.pictures.front(), PdfPage::Width);
    page.write(print.moves, 3.6, false);
    printReview(print.review, page);
}

Result<std::string> printPdf(const BoardPrint& print) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(20, 18, 20, 18), QPageLayout::Millimeter);
    writer.setResolution(PdfPage::Dots);
    writer.setTitle(print.title);
    writer.setCreator("Tianyuan");
    QPainter painter;
    if (!painter.begin(&writer)) return Reason{"export.failed", {"PDF"}};
    printPages(print, writer, painter);
    painter.end();
    return textOf(buffer);
}

}  // namespace

Result<std::string> printBoard(const BoardPrint& print, const std::stop_token& stop) {
    switch (print.kind) {
        case BoardPrint::Kind::Svg:
            return printSvg(print);
        case BoardPrint::Kind::Gif:
            return printGif(print, stop);
        case BoardPrint::Kind::Pdf:
            return printPdf(print);
        case BoardPrint::Kind::Png:
            break;
    }
    return printPng(print);
}

}  // namespace tianyuan::desktop
