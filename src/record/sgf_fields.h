#pragma once

#include "record/sgf_lexer.h"

#include <span>
#include <vector>

namespace tianyuan::record {

/// The properties of a node while they are being understood: each is taken once, and what nobody
/// takes is left over in its order.
class SgfFields {
public:
    void reset(std::span<const SgfProperty> properties) {
        properties_ = properties;
        taken_.assign(properties.size(), false);
    }

    std::size_t size() const { return properties_.size(); }
    const SgfProperty& operator[](std::size_t i) const { return properties_[i]; }
    bool isTaken(std::size_t i) const { return taken_[i]; }
    void take(std::size_t i) { taken_[i] = true; }

    /// Takes the first property of this name, from `first` up to `last`, that has one value which
    /// `accept` is content with.
    template <typename Accept>
    void take(std::uint32_t code, std::size_t first, std::size_t last, Accept accept) {
        for (std::size_t i = first; i < last; ++i) {
            const SgfProperty& property = properties_[i];
            if (taken_[i] || property.code != code || property.values.size() != 1) continue;
            if (!accept(property.values.front())) continue;
            taken_[i] = true;
            return;
        }
    }

private:
    std::span<const SgfProperty> properties_;
    std::vector<bool> taken_;
};

}  // namespace tianyuan::record
