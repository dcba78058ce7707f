#include "perfect/stored_nodes.h"

#include <algorithm>
#include <limits>

namespace tianyuan::perfect {

std::optional<StoredNodes> StoredNodes::read(proof::CertificateParts& parts) {
    StoredNodes nodes(parts.rule(), parts.size());
    const std::size_t count = parts.count();
    if (parts.bytes().size() > std::numeric_limits<std::uint32_t>::max()) return {};
    nodes.heights_.reserve(count);
    nodes.places_.reserve(count / Step + 1);
    const int mostStones = parts.size() * parts.size();
    for (std::uint32_t here = 0; here < count && parts.isGood(); ++here) {
        if (here % Step == 0) nodes.places_.push_back(static_cast<std::uint32_t>(parts.place()));
        int height = 0;
        parts.links(here, [&](proof::Link link) {
            if (parts.isGood()) height = std::max<int>(height, nodes.heights_[link.node]);
        });
        if (++height > std::min(mostStones, int{std::numeric_limits<std::uint8_t>::max()}))
            return {};
        nodes.heights_.push_back(static_cast<std::uint8_t>(height));
    }
    if (!parts.isGood()) return {};
    return nodes;
}

void StoredNodes::keep(std::string bytes, std::size_t head) {
    bytes_ = std::move(bytes);
    head_ = head;
}

proof::ReadNode StoredNodes::at(std::uint32_t node) const {
    const std::string_view behind = std::string_view(bytes_).substr(head_ + places_[node / Step]);
    proof::CertificateParts parts(behind, rule_, size_);
    for (std::uint32_t here = node / Step * Step; here < node; ++here) {
        parts.links(here, [](proof::Link) {});
    }
    proof::ReadNode read;
    parts.node(node, read);
    return read;
}

std::size_t StoredNodes::memory() const {
    return bytes_.capacity() + places_.capacity() * sizeof(places_.front()) + heights_.capacity();
}

}  // namespace tianyuan::perfect
