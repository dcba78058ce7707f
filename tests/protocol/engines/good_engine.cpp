// An engine that does everything right and plays badly: the empty point nearest to the last stone.
// good_engine [MARK] [TASTE]: tests use the mark to find the process by. The taste two-more or
// take-black is what it does in Swap2 with three stones on the board, where it else takes White;
// tells-scores, tells-chances or tells-nothing is what it says of a position: see Opinion.
#include "core/board.h"
#include "core/foul.h"
#include "protocol/command_text.h"
#include "protocol/reply_text.h"

#include <iostream>
#include <optional>
#include <string>

namespace {

using namespace tianyuan;
using namespace tianyuan::protocol;

/// What the engine thinks of a position with so many stones: White is a little better, until the
/// eighth stone brings Black near a win. Its unit is its own.
struct Opinion {
    double score = 0;   // of Black
    double chance = 0;  // of Black

    static Opinion of(int stones) {
        return stones < 8 ? Opinion{-0.1 * (stones + 1), 0.4} : Opinion{5, 0.9};
    }
};

class GoodEngine {
public:
    explicit GoodEngine(std::string taste) : taste_(std::move(taste)) {}

    /// The answer to a command, or nothing; an empty line ends the program.
    std::optional<std::string> answer(const Command& command) {
        if (std::holds_alternative<command::End>(command)) return "";
        if (std::holds_alternative<command::About>(command)) {
            return toLine(reply::About{"Good", "1.0", "Nobody", "", "", "", ""});
        }
        if (const auto* info = std::get_if<command::Info>(&command)) return learn(*info);
        if (const auto* start = std::get_if<command::Start>(&command)) return begin(start->size);
        if (const auto* start = std::get_if<command::RectStart>(&command)) {
            return start->width == start->height ? begin(start->width) : "ERROR square boards only";
        }
        if (const auto* other = std::get_if<command::Other>(&command))
            return "UNKNOWN " + other->line;
        if (std::holds_alternative<command::Malformed>(command)) return "ERROR what?";
        if (std::holds_alternative<command::Stop>(command)) return std::nullopt;
        if (!board_) return "ERROR no board yet";
        return answerOnBoard(command);
    }

private:
    std::string answerOnBoard(const Command& command) {
        if (std::holds_alternative<command::Restart>(command)) return begin(board_->size());
        if (std::holds_alternative<command::Begin>(command)) return move();
        if (const auto* turn = std::get_if<command::Turn>(&command)) {
            if (!place(turn->point, Stone::White)) return "ERROR that point is taken";
            return move();
        }
        if (const auto* turn = std::get_if<command::TakeBack>(&command)) {
            if (!board_->contains(turn->point) || board_->isEmpty(turn->point)) return "ERROR none";
            board_->remove(turn->point);
            return "OK";
        }
        if (const auto* block = std::get_if<command::Board>(&command)) {
            begin(board_->size());
            for (const command::OwnedStone& stone : block->stones) {
                const bool own = stone.owner == command::Owner::Own;
                if (!place(stone.point, own ? Stone::Black : Stone::White)) return "ERROR board";
            }
            return move();
        }
        if (const auto* block = std::get_if<command::Swap2Board>(&command)) return swap2(*block);
        return "UNKNOWN not now";
    }

    std::optional<std::string> learn(const command::Info& info) {
        if (info.key == "rule") rule_ = ruleFromCode(numberOf(info).value_or(0));
        if (info.key == "show_detail") details_ = info.value != "0";
        return std::nullopt;
    }

    std::string begin(int size) {
        if (size < Board::MinSize || size > Board::MaxSize) return "ERROR size";
        board_ = Board(size);
        last_ = board_->centre();
        return "OK";
    }

    bool place(Point point, Stone stone) {
        if (!board_->isEmpty(point)) return false;
        board_->place(point, stone);
        last_ = point;
        return true;
    }

    /// Whether it is the first of the game or not, it avoids what Black may not do.
    std::optional<Point> nearest() const {
        for (int away = 0; away < board_->size(); ++away) {
            for (int y = last_.y - away; y <= last_.y + away; ++y) {
                for (int x = last_.x - away; x <= last_.x + away; ++x) {
                    const bool fouls = rule_ == Rule::Renju;
                    if (board_->isEmpty({x, y}) && !(fouls && isForbidden(*board_, {x, y}))) {
                        return Point(x, y);
                    }
                }
            }
        }
        return std::nullopt;
    }

    std::string move() {
        const auto point = nearest();
        if (!point) return "ERROR the board is full";
        say(*point);
        place(*point, Stone::Black);
        return toText(*point);
    }

    void say(Point point) const {
        if (taste_ == "tells-nothing") return;
        if (taste_ == "tells-scores" || taste_ == "tells-chances") return sayOpinion(point);
        std::cout << "MESSAGE Depth 2-3 | Eval 12 | Time 5ms | " << static_cast<char>('A' + point.x)
                  << board_->size() - point.y << "\n";
        if (details_) {
            std::cout << "INFO PV 0\nINFO DEPTH 2\nINFO EVAL -M4\nINFO BESTLINE " << toText(point)
                      << "\nINFO PV DONE\n";
        }
    }

    void sayOpinion(Point point) const {
        const Opinion opinion = Opinion::of(board_->stones());
        const bool isBlack = board_->stones() % 2 == 0;
        std::cout << "INFO PV 0\nINFO DEPTH 2\nINFO EVAL "
                  << (isBlack ? opinion.score : -opinion.score) << "\n";
        if (taste_ == "tells-chances") {
            std::cout << "INFO WINRATE " << (isBlack ? opinion.chance : 1 - opinion.chance) << "\n";
        }
        std::cout << "INFO BESTLINE " << toText(point) << "\nINFO PV DONE\n";
    }

    /// Three in a corner; two more in another; with five stones Black.
    std::string swap2(const command::Swap2Board& block) const {
        const std::string last = std::to_string(board_->size() - 1);
        if (block.stones.empty()) return "0,0 1,1 2,0";
        if (block.stones.size() != 3 || taste_ == "take-black") return "SWAP";
        return taste_ == "two-more" ? last + "," + last + " 0," + last : last + ",0";
    }

    const std::string taste_;
    std::optional<Board> board_;
    Point last_;
    std::optional<Rule> rule_;
    bool details_ = false;
};

}  // namespace

int main(int count, char** arguments) {
    GoodEngine engine(count > 2 ? arguments[2] : "");
    CommandReader reader;
    for (std::string line; std::getline(std::cin, line);) {
        const auto command = reader.take(line);
        if (!command) continue;
        const auto answer = engine.answer(*command);
        if (!answer) continue;
        if (answer->empty()) return 0;
        std::cout << *answer << std::endl;
    }
}
