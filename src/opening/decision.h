#pragma once

#include "core/board.h"
#include "core/result.h"
#include "core/rule.h"
#include "opening/protocol.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tianyuan::opening {

/// The two who play. First places the first stone; who is Black may change in the opening.
enum class Seat : std::uint8_t { First, Second };

constexpr Seat other(Seat seat) { return seat == Seat::First ? Seat::Second : Seat::First; }

/// What may be decided.
enum class Choice : std::uint8_t {
    Place,     // a stone on `point`
    Keep,      // one's colour, and go on
    Swap,      // the colours
    TwoMore,   // Swap2: add a white and a black stone, and let the other choose
    OfferTen,  // Taraguchi-10: ten fifth moves instead of a swap
    Declare,   // that `number` fifth moves will be offered
    Offer,     // `point` as one of the fifth moves
    Pick,      // `point` among the offered
};

/// A step of an opening protocol, decided.
struct Decision {
    Choice choice = Choice::Place;
    Point point;     // Place, Offer, Pick
    int number = 0;  // Declare

    friend bool operator==(const Decision&, const Decision&) = default;
};

constexpr bool takesPoint(Choice choice) {
    return choice == Choice::Place || choice == Choice::Offer || choice == Choice::Pick;
}

/// "h8", "keep", "swap", "two-more", "offer-ten", "#3", "+h8", "=h8".
std::string toText(const Decision& decision, int size);
Result<Decision> decisionFromText(std::string_view text, int size);

/// What a protocol asks for next. The choices are all of one kind (points to place, offer or pick;
/// a number to declare) or a short list of alternatives (Keep, Swap, …).
struct Question {
    Protocol protocol = Protocol::Free;
    Seat seat = Seat::First;      // who decides
    Seat black = Seat::First;     // who is Black now
    std::vector<Choice> choices;  // what may be chosen
    std::vector<Point> points;    // Place, Offer, Pick: where
    int most = 0;                 // Declare: 1 to this; Offer: how many are still to be named
    Board board;                  // the stones so far, and whose colour is next
    std::vector<Point> offered;   // fifth moves named so far
    int fifths = 0;               // how many will be offered, if that is known
    Rule rule = Rule::Freestyle;  // of the game; an opening does not know it, whoever asks does

    bool allows(Choice choice) const;
};

}  // namespace tianyuan::opening
