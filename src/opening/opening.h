#pragma once

#include "opening/decision.h"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::opening {

/// A protocol being played through: says who decides what next and what is allowed, and takes the
/// decisions. A small value: keep a copy to be able to go back.
class Opening {
public:
    /// The start of `protocol`; checkSize(protocol, size) must hold.
    Opening(Protocol protocol, int size);

    Protocol protocol() const { return protocol_; }
    /// What is asked next, or nothing: the protocol is over and the game goes on freely.
    std::optional<Question> question() const;
    bool isOver() const { return steps_.empty(); }

    /// Takes a decision of the seat that is asked; a refusal says why and changes nothing.
    Attempt decide(const Decision& decision);

    Seat black() const { return black_; }
    /// May colours change hands with what is asked now, or later?
    bool mayStillSwap() const;
    /// The stones so far, and whose colour is next.
    const Board& board() const { return board_; }
    /// All decisions so far.
    const std::vector<Decision>& decisions() const { return decisions_; }

    /// The decisions in one line, "h8 i9 j10 swap"; and an opening that has taken them.
    std::string toText() const;
    static Result<Opening> fromText(Protocol protocol, int size, std::string_view text);

private:
    struct Step {
        enum class Ask { Stone, Swap, Swap2, Branch, Count, Offer, Pick };
        enum class Who { First, Second, Black, White };
        Ask ask;
        Who who;
        int within = Board::MaxSize;  // Stone: at most so far from the centre (a king's steps)
        int beyond = -1;              // Stone: farther than this
        int number = 0;               // Count: the most; Offer: how many (0: as declared)
    };

    static std::deque<Step> script(Protocol protocol);
    Seat seatOf(Step::Who who) const;
    std::vector<Choice> choicesOf(const Step& step) const;
    std::vector<Point> pointsOf(const Step& step) const;
    int offersWanted(const Step& step) const { return step.number > 0 ? step.number : declared_; }
    int fifthsToCome() const;
    bool isSameAsAnOffer(Point point) const;
    Attempt check(const Step& step, const Decision& decision) const;
    void carryOut(const Step& step, const Decision& decision);

    Protocol protocol_;
    Board board_;
    Seat black_ = Seat::First;
    std::deque<Step> steps_;  // still to come; a choice may put further ones in front
    int declared_ = 0;
    std::vector<Point> offered_;
    std::vector<Decision> decisions_;
};

}  // namespace tianyuan::opening
