#include "desktop/board/sample_pictures.h"

#include <algorithm>
#include <array>
#include <span>

namespace tianyuan::desktop {
namespace {

constexpr std::array SmallGame{Point{2, 2}, Point{3, 3}, Point{2, 3}, Point{3, 2}, Point{1, 2}};
constexpr std::array PreviewGame{Point{4, 4}, Point{5, 5}, Point{5, 4}, Point{4, 5}, Point{3, 4},
                                 Point{6, 4}, Point{3, 5}, Point{2, 6}, Point{4, 3}, Point{5, 2}};
constexpr std::array LessonGame{Point{4, 4}, Point{4, 3}, Point{5, 3}, Point{5, 5}, Point{3, 5}};
constexpr std::array PuzzleGame{Point{4, 4}, Point{3, 3}, Point{4, 5}, Point{4, 6}, Point{5, 3},
                                Point{6, 2}, Point{3, 4}, Point{2, 4}, Point{6, 5}, Point{5, 6}};
constexpr std::array ProofGame{Point{4, 4}, Point{4, 5}, Point{3, 4}, Point{2, 5}};
constexpr int LastFew = 5;

BoardPicture pictureOf(int size, std::span<const Point> moves, int numbered) {
    BoardPicture picture;
    picture.size = size;
    const int count = static_cast<int>(moves.size());
    for (int i = 0; i < count; ++i) {
        const bool hasNumber = i >= count - numbered;
        picture.stones.push_back({moves[static_cast<std::size_t>(i)],
                                  i % 2 == 0 ? Stone::Black : Stone::White, hasNumber ? i + 1 : 0});
    }
    picture.last = moves.back();
    return picture;
}

}  // namespace

BoardPicture SamplePictures::small() const { return pictureOf(6, SmallGame, 0); }

BoardPicture SamplePictures::lesson() const {
    BoardPicture picture = pictureOf(9, LessonGame, 0);
    picture.last.reset();
    table::Capsule three;
    three.stones = {{5, 3}, {4, 4}, {3, 5}};
    three.growth = {{6, 2}, {2, 6}};
    three.tone = table::Capsule::Tone::Own;
    picture.capsules.push_back(three);
    return picture;
}

BoardPicture SamplePictures::puzzle() const {
    BoardPicture picture = pictureOf(9, PuzzleGame, 0);
    picture.last.reset();
    picture.area = Point{5, 4};
    return picture;
}

BoardPicture SamplePictures::proof() const {
    BoardPicture picture = pictureOf(9, ProofGame, 0);
    picture.last.reset();
    picture.zone = {{2, 4}, {6, 4}, {7, 4}};
    picture.line.push_back({{5, 4}, Stone::Black, 1});
    return picture;
}

BoardPicture SamplePictures::preview(const QString& numbers) const {
    const int all = static_cast<int>(PreviewGame.size());
    return pictureOf(9, PreviewGame, numbers == "all" ? all : numbers == "last" ? LastFew : 0);
}

BoardPicture SamplePictures::empty(int size, const QString& colour) const {
    BoardPicture picture;
    picture.size = std::clamp(size, Board::MinSize, Board::MaxSize);
    picture.next = colour == "black"   ? Stone::Black
                   : colour == "white" ? Stone::White
                                       : Stone::None;
    return picture;
}

}  // namespace tianyuan::desktop
