#pragma once

#include "core/point.h"

#include <string>
#include <variant>
#include <vector>

namespace tianyuan::protocol {

/// What a manager says to an engine.
namespace command {

struct Start {
    int size = 0;
    friend bool operator==(const Start&, const Start&) = default;
};
struct RectStart {
    int width = 0;
    int height = 0;
    friend bool operator==(const RectStart&, const RectStart&) = default;
};
struct Restart {
    friend bool operator==(const Restart&, const Restart&) = default;
};
struct Begin {
    friend bool operator==(const Begin&, const Begin&) = default;
};
struct Turn {
    Point point;
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// Whose a stone is, as the engine sees it. Dead ones belong to nobody: they stood in a five of a
/// game that goes on after it.
enum class Owner { Own = 1, Opponent = 2, Dead = 3 };
struct OwnedStone {
    Point point;
    Owner owner = Owner::Own;
    friend bool operator==(const OwnedStone&, const OwnedStone&) = default;
};
/// A whole position, in the order of the moves if that is known.
struct Board {
    std::vector<OwnedStone> stones;
    friend bool operator==(const Board&, const Board&) = default;
};
struct TakeBack {
    Point point;
    friend bool operator==(const TakeBack&, const TakeBack&) = default;
};
/// Takes up what the engine suggested.
struct Play {
    Point point;
    friend bool operator==(const Play&, const Play&) = default;
};
/// Asks for a step of the Swap2 opening, with no, three or five stones.
struct Swap2Board {
    std::vector<Point> stones;
    friend bool operator==(const Swap2Board&, const Swap2Board&) = default;
};
struct Info {
    std::string key;  // in small letters
    std::string value;
    friend bool operator==(const Info&, const Info&) = default;
};
struct About {
    friend bool operator==(const About&, const About&) = default;
};
struct End {
    friend bool operator==(const End&, const End&) = default;
};
/// Answer now with the best so far. Not of Gomocup but of Yixin, and understood by its family.
struct Stop {
    friend bool operator==(const Stop&, const Stop&) = default;
};

// Further words of Yixin and its family, which boards use for analysis.

/// A whole position, as with Board, but nothing is asked.
struct SetBoard {
    std::vector<OwnedStone> stones;
    friend bool operator==(const SetBoard&, const SetBoard&) = default;
};
/// Think on the position as it is, and report this many lines.
struct Best {
    int lines = 1;
    friend bool operator==(const Best&, const Best&) = default;
};
/// Place one stone, or two, so that the score comes as near to `bias` as it can.
struct Balance {
    int stones = 1;
    int bias = 0;
    friend bool operator==(const Balance&, const Balance&) = default;
};
/// Do not consider these points for a move; do consider them again.
struct Block {
    std::vector<Point> points;
    friend bool operator==(const Block&, const Block&) = default;
};
struct Unblock {
    std::vector<Point> points;
    friend bool operator==(const Unblock&, const Unblock&) = default;
};
struct UnblockAll {
    friend bool operator==(const UnblockAll&, const UnblockAll&) = default;
};
/// Which points are forbidden to Black, if he is to move?
struct ShowForbidden {
    friend bool operator==(const ShowForbidden&, const ShowForbidden&) = default;
};
/// A board introduces itself: what can be set, and how high?
struct ShowLimits {
    friend bool operator==(const ShowLimits&, const ShowLimits&) = default;
};
/// Forget what was found in earlier searches; how much of the memory for it is in use?
struct ForgetFindings {
    friend bool operator==(const ForgetFindings&, const ForgetFindings&) = default;
};
struct ShowUsage {
    friend bool operator==(const ShowUsage&, const ShowUsage&) = default;
};

// What Yixin-Board says besides.

/// Do not consider the last of these moves after the others, which lead to it from the empty board;
/// do consider it again; and all of them.
struct BlockPath {
    std::vector<Point> moves;
    friend bool operator==(const BlockPath&, const BlockPath&) = default;
};
struct UnblockPath {
    std::vector<Point> moves;
    friend bool operator==(const UnblockPath&, const UnblockPath&) = default;
};
struct UnblockAllPaths {
    friend bool operator==(const UnblockAllPaths&, const UnblockAllPaths&) = default;
};
/// Judge every move there is in the position as it is, to see which of them defend.
struct SearchDefend {
    friend bool operator==(const SearchDefend&, const SearchDefend&) = default;
};
/// A step of an opening, as the board counts them: of Swap2 (on the position as it is) or of
/// Soosõrv-8 (with the stones so far).
struct OpeningStep {
    bool isSoosorv = false;
    int step = 1;
    int fifths = 0;  // Soosõrv-8: how many were declared
    std::vector<Point> stones;
    friend bool operator==(const OpeningStep&, const OpeningStep&) = default;
};
/// Something about its database of positions.
struct Database {
    std::string keyword;  // in capitals: "YXQUERYDATABASEALLT"
    friend bool operator==(const Database&, const Database&) = default;
};
/// What else it says, which no search needs to know of.
struct Aside {
    std::string line;
    friend bool operator==(const Aside&, const Aside&) = default;
};

/// A keyword of the protocol with arguments that make no sense; to be answered with ERROR.
struct Malformed {
    std::string line;
    friend bool operator==(const Malformed&, const Malformed&) = default;
};
/// A command that is none of these; to be answered with UNKNOWN.
struct Other {
    std::string line;
    friend bool operator==(const Other&, const Other&) = default;
};

}  // namespace command

using Command = std::variant<
    command::Start, command::RectStart, command::Restart, command::Begin, command::Turn,
    command::Board, command::TakeBack, command::Play, command::Swap2Board, command::Info,
    command::About, command::End, command::Stop, command::SetBoard, command::Best, command::Balance,
    command::Block, command::Unblock, command::UnblockAll, command::ShowForbidden,
    command::ShowLimits, command::ForgetFindings, command::ShowUsage, command::BlockPath,
    command::UnblockPath, command::UnblockAllPaths, command::SearchDefend, command::OpeningStep,
    command::Database, command::Aside, command::Malformed, command::Other>;

/// What an engine says to a manager.
namespace reply {

struct Ok {
    std::string text;
    friend bool operator==(const Ok&, const Ok&) = default;
};
/// The command is known but cannot be carried out.
struct Error {
    std::string text;
    friend bool operator==(const Error&, const Error&) = default;
};
/// The command is not known.
struct Unknown {
    std::string text;
    friend bool operator==(const Unknown&, const Unknown&) = default;
};
/// For the user.
struct Message {
    std::string text;
    friend bool operator==(const Message&, const Message&) = default;
};
/// For the author of the engine.
struct Debug {
    std::string text;
    friend bool operator==(const Debug&, const Debug&) = default;
};
/// A line of a report on the search, "INFO DEPTH 12", as the family of Yixin prints them.
struct Detail {
    std::string key;  // in small letters
    std::string value;
    friend bool operator==(const Detail&, const Detail&) = default;
};
struct Suggest {
    Point point;
    friend bool operator==(const Suggest&, const Suggest&) = default;
};
/// One point is a move; two and three are stones of a Swap2 opening.
struct Points {
    std::vector<Point> points;
    friend bool operator==(const Points&, const Points&) = default;
};
/// The colours, in a Swap2 opening.
struct Swap {
    friend bool operator==(const Swap&, const Swap&) = default;
};
/// The points forbidden to Black.
struct Forbidden {
    std::vector<Point> points;
    friend bool operator==(const Forbidden&, const Forbidden&) = default;
};
struct Nonsense {
    std::string line;
    friend bool operator==(const Nonsense&, const Nonsense&) = default;
};

/// Who the engine is. Old engines answer ABOUT with any text; it is in `text`, as is the whole line
/// of the others.
struct About {
    std::string name;
    std::string version;
    std::string author;
    std::string country;
    std::string www;
    std::string email;
    std::string text;
    friend bool operator==(const About&, const About&) = default;
};

}  // namespace reply

using Reply = std::variant<reply::Ok, reply::Error, reply::Unknown, reply::Message, reply::Debug,
                           reply::Detail, reply::Suggest, reply::Points, reply::Swap,
                           reply::Forbidden, reply::Nonsense>;

}  // namespace tianyuan::protocol
