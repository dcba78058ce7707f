#pragma once

#include "core/result.h"
#include "desktop/board/board_image.h"
#include "desktop/export/printed_review.h"

#include <chrono>
#include <stop_token>
#include <string>
#include <vector>

namespace tianyuan::desktop {

/// What a file of pictures is to hold, as plain data: any thread can make it.
struct BoardPrint {
    enum class Kind { Png, Svg, Gif, Pdf };

    Kind kind = Kind::Png;
    std::vector<BoardPicture> pictures;  // one; for an animation, all in order
    BoardImageOptions look;
    int side = 900;                         // pixels
    std::chrono::milliseconds stands{800};  // each picture of an animation
    std::chrono::milliseconds lastStands{3000};
    // For paper.
    QString title;
    QString subtitle;
    QString result;
    QString moves;
    PrintedReview review;  // on further pages
};

/// The bytes of the file. An animation takes a while; `stop` ends it with the reason
/// "export.stopped".
Result<std::string> printBoard(const BoardPrint& print, const std::stop_token& stop = {});

}  // namespace tianyuan::desktop
