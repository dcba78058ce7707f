#pragma once

#include "protocol/message.h"

#include <optional>
#include <string_view>

namespace tianyuan::protocol {

// The words of Yixin-Board that no manager says.

/// A command of it that is told with this line alone, or the start of one whose lines follow. What
/// follows an Aside that is not over is of no interest.
struct BoardCommand {
    enum class Rest { None, Path, Block };  // nothing, one line, or lines up to DONE
    Command command;
    Rest rest = Rest::None;
};
/// `keyword` in capitals, `rest` what stands behind it. Nothing: it is none.
std::optional<BoardCommand> boardCommand(std::string_view keyword, std::string_view line,
                                         std::string_view rest);

std::string_view keywordOf(const command::OpeningStep& step);

}  // namespace tianyuan::protocol
