#pragma once

#include "core/rule.h"
#include "protocol/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tianyuan::protocol {

// What a manager says, as text. Lines here have no ends; keywords are read in any case and written
// in capitals, keys of INFO in small letters. Coordinates are "column,row" from the top left, from
// 0. A number that is too large for a point becomes one that is off every board.

/// The lines of a command: one, or the first, the stones and DONE.
std::vector<std::string> toLines(const Command& command);
/// The keyword of a command, such as "TURN"; it may lie in the command.
std::string_view keywordOf(const Command& command);

/// Puts the lines that come from a manager together to commands.
class CommandReader {
public:
    /// The command that ends with this line; nothing if it is empty or more lines belong to it. A
    /// block with a bad line is Malformed as a whole, at its DONE.
    std::optional<Command> take(std::string_view line);

    /// Is a block (BOARD … DONE) open?
    bool inBlock() const { return block_.has_value(); }

private:
    std::optional<Command> takeInBlock(std::string_view line);

    std::optional<Command> block_;               // BOARD or its like, until its DONE
    std::optional<Command> aside_;               // whose second line is still to come
    std::optional<command::Malformed> problem_;  // the first bad line of the block
};

/// What INFO time_left says where there is no limit: what the engines that are made for Gomocup
/// have from the start. The largest int, which is said elsewhere, makes some of them overflow.
inline constexpr std::int64_t NoTimeLimit = 1'000'000'000;

/// A number in the value of an INFO line, which may be larger than an int.
std::optional<std::int64_t> numberOf(const command::Info& info);

/// The number of a rule in INFO: 0 freestyle, 1 standard, 4 renju, 8 caro with overlines, 9 caro.
int codeOf(Rule rule);
/// The rule of a number. 2 is renju as well: so the boards of the Yixin family say it, and the
/// freestyle game that goes on after a five, which it means elsewhere, is played by nobody.
std::optional<Rule> ruleFromCode(std::int64_t code);
/// Does the number mean a game that goes on after a five?
bool isContinuousCode(std::int64_t code);

}  // namespace tianyuan::protocol
