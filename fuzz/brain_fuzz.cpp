#include "brain/brain.h"
#include "expect.h"
#include "protocol/line_buffer.h"

#include <cstdint>

namespace {

using namespace tianyuan;
using fuzz::expect;

/// Answers at once with the first empty point, so that the state machine and not the search is
/// tried.
class QuickEngine : public brain::AdjustablePlayer {
public:
    Result<Move> choose(const player::Position& position, const player::Limits&, std::stop_token,
                        const OnThought& onThought) override {
        const Board& board = position.board;
        for (int i = 0; i < board.area(); ++i) {
            const Point point(i % board.size(), i / board.size());
            if (!board.isEmpty(point)) continue;
            player::Thought thought;
            thought.line = {point};
            onThought(thought);
            return Move(point);
        }
        return Reason{"bot.board-full", {}};
    }
    void adjust(const brain::Adjustments& options) override {
        expect(1 <= options.threads && options.threads <= brain::ManagerSettings::MostThreads);
        expect(0 <= options.strength && options.strength <= 100);
        expect(options.tableBytes > 0);
    }
    void watch(OnRootMove) override {}
    void ponder(const player::Position&, std::stop_token) override {}
    Result<std::vector<Point>> balance(const player::Position& position, int stones, double,
                                       const player::Limits& limits,
                                       std::stop_token stop) override {
        expect(stones == 1 || stones == 2);
        const auto move = choose(position, limits, stop, [](const player::Thought&) {});
        if (!move) return move.reason();
        return std::vector<Point>{move->point()};
    }
    int tableUse() const override { return 0; }
    double winRate(player::Score) const override { return 0.5; }
};

}  // namespace

/// Whatever a manager sends, every answer is one line, and nothing is said after END.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    QuickEngine engine;
    bool ended = false;
    brain::Brain brain(engine, {"Quick", "", "", "", "", "", ""}, [&](const std::string& line) {
        expect(!ended && !line.empty() && line.find_first_of("\r\n") == std::string::npos);
    });
    protocol::LineBuffer lines(200);
    lines.append({reinterpret_cast<const char*>(data), size});
    for (;;) {
        while (const auto line = lines.takeLine()) {
            ended = !brain.take(*line);
            if (ended) return 0;
        }
        if (!lines.isTooLong()) break;
        brain.takeTooLong();
        lines.passOver();
    }
    brain.finish();
    return 0;
}
