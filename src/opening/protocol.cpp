#include "opening/protocol.h"

#include <string>

namespace tianyuan::opening {
namespace {

struct Facts {
    std::string_view id;
    int smallest;  // board size
    bool oddOnly;
};

Facts factsOf(Protocol protocol) {
    switch (protocol) {
        case Protocol::Free:
            return {"free", 5, false};
        case Protocol::Pro:
            return {"pro", 7, false};
        case Protocol::LongPro:
            return {"long-pro", 9, false};
        case Protocol::Swap1:
            return {"swap1", 5, false};
        case Protocol::Swap:
            return {"swap", 5, false};
        case Protocol::Swap2:
            return {"swap2", 5, false};
        case Protocol::Rif:
            return {"rif", 9, true};
        case Protocol::Yamaguchi:
            return {"yamaguchi", 9, true};
        case Protocol::Soosorv8:
            return {"soosorv-8", 9, true};
        case Protocol::Taraguchi10:
            return {"taraguchi-10", 9, true};
    }
    return {};
}

}  // namespace

std::string_view idOf(Protocol protocol) { return factsOf(protocol).id; }

std::optional<Protocol> protocolFromId(std::string_view id) {
    for (const Protocol protocol : AllProtocols) {
        if (idOf(protocol) == id) return protocol;
    }
    return std::nullopt;
}

bool mayChangeColours(Protocol protocol) {
    return protocol != Protocol::Free && protocol != Protocol::Pro && protocol != Protocol::LongPro;
}

Attempt checkSize(Protocol protocol, int size) {
    const Facts facts = factsOf(protocol);
    if (size < facts.smallest) {
        return Reason{"opening.board-too-small",
                      {std::string(facts.id), std::to_string(facts.smallest)}};
    }
    if (facts.oddOnly && size % 2 == 0) {
        return Reason{"opening.needs-odd-size", {std::string(facts.id), std::to_string(size)}};
    }
    return Done{};
}

}  // namespace tianyuan::opening
