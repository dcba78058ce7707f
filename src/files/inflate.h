#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::files {

/// What was packed by "deflate" (RFC 1951). Nothing: the bytes are damaged, or more than `most`
/// come out of them.
std::optional<std::string> inflated(std::string_view packed, std::size_t most);

/// The check sum that archives keep of their files: CRC-32, as zip and PNG reckon it.
std::uint32_t checkSumOf(std::string_view bytes);

}  // namespace tianyuan::files
