#include "desktop/export/board_print.h"

#include "desktop/export/gif_writer.h"

#include <QBuffer>
#include <QImageWriter>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

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
    std::vector<GifFrame> frames;
    QImage material;
    for (const BoardPicture& picture : print.pictures) {
        if (stop.stop_requested()) return Reason{"export.stopped", {}};
        frames.push_back({boardImage(picture, print.look, print.side, &material), print.stands});
    }
    frames.back().stands = print.lastStands;
    return writeGif(frames);
}

/// One page: who and when, the board, and the moves below it.
Result<std::string> printPdf(const BoardPrint& print) {
    constexpr double Width = 170, Gap = 6;  // millimetres
    constexpr int Dots = 300;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(20, 18, 20, 18), QPageLayout::Millimeter);
    writer.setResolution(Dots);
    writer.setTitle(print.title);
    writer.setCreator("Tianyuan");
    QPainter painter;
    if (!painter.begin(&writer)) return Reason{"export.failed", {"PDF"}};
    const double dot = Dots / 25.4;  // to a millimetre
    painter.scale(dot, dot);
    double y = 0;
    const auto write = [&](const QString& text, double size, bool bold) {
        if (text.isEmpty()) return;
        QFont font(print.look.font);
        font.setPixelSize(static_cast<int>(size * 10));
        font.setBold(bold);
        painter.save();
        painter.scale(0.1, 0.1);
        painter.setFont(font);
        painter.setPen(Qt::black);
        QRectF used;
        const QRectF room(0, y * 10, Width * 10, 2600 - y * 10);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text, &used);
        painter.restore();
        y += used.height() / 10 + Gap / 3;
    };
    write(print.title, 6.5, true);
    write(print.subtitle, 4, false);
    write(print.result, 4.4, true);
    y += Gap / 2;
    // The board is measured in pixels as on a screen, so that lines and texts are as on one.
    constexpr double Screen = 900;
    painter.save();
    painter.translate(0, y);
    painter.scale(Width / Screen, Width / Screen);
    drawBoard(painter, print.pictures.front(), print.look, Screen);
    painter.restore();
    y += Width + Gap;
    write(print.moves, 3.6, false);
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
