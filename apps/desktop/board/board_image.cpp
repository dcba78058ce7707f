#include "desktop/board/board_image.h"

#include "desktop/board/board_painter.h"

namespace tianyuan::desktop {

QImage boardImage(const BoardPicture& picture, const BoardImageOptions& options, int side,
                  QImage* material) {
    const BoardStyle& style = BoardStyle::named(options.look);
    const GroundSpec spec{BoardGeometry(picture.size, side, 1, options.coordinates), style.kind};
    QImage own;
    QImage& wood = material ? *material : own;
    if (wood.width() != side) wood = makeMaterial(spec);
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(style.ground[1]);
    QPainter painter(&image);
    drawGround(painter, spec, wood);
    const StoneImages stones(spec.geometry.cell(), 1, style.isFlat());
    BoardPainter(painter, spec.geometry, style, stones, picture, {}, options.font).paint();
    return image;
}

void drawBoard(QPainter& painter, const BoardPicture& picture, const BoardImageOptions& options,
               double side) {
    const BoardStyle& style = BoardStyle::named(options.look);
    const GroundSpec spec{BoardGeometry(picture.size, side, 1, options.coordinates), style.kind};
    drawGround(painter, spec, {});
    const StoneImages stones = StoneImages::curves(spec.geometry.cell(), style.isFlat());
    BoardPainter(painter, spec.geometry, style, stones, picture, {}, options.font).paint();
}

}  // namespace tianyuan::desktop
