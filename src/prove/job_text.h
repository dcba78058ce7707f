#pragma once

#include "prove/proof_tree.h"

#include <string>
#include <string_view>

namespace tianyuan::prove {

/// A record as bytes: a line of text and a certificate.
std::string bytesOf(const Record& record, Rule rule, int size, const proof::Strategies& strategies);

/// Reads them; what was found goes into `strategies`. Reason: "prove.bad-record".
Result<Record> recordFromBytes(std::string_view bytes, int size, proof::Strategies& strategies);

}  // namespace tianyuan::prove
