#pragma once

#include "proof/certificate_parts.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::perfect {

/// The nodes of a certificate, left as the bytes that they are in the file: a node takes little
/// more memory than it does on the disk, and is read each time it is asked for.
class StoredNodes {
public:
    /// Passes over the nodes; afterwards `parts` stands behind them. Nothing if they make no sense.
    static std::optional<StoredNodes> read(proof::CertificateParts& parts);
    /// Takes the bytes that were read, which begin behind so many others. Before at().
    void keep(std::string bytes, std::size_t head);

    std::uint32_t size() const { return static_cast<std::uint32_t>(heights_.size()); }
    /// Stones of the attacker on the longest way from here, this included.
    int heightOf(std::uint32_t node) const { return heights_[node]; }
    proof::ReadNode at(std::uint32_t node) const;
    /// Bytes that they take.
    std::size_t memory() const;

private:
    static constexpr std::uint32_t Step = 16;  // nodes from one place that is kept to the next

    StoredNodes(Rule rule, int size) : rule_(rule), size_(size) {}

    Rule rule_;
    int size_;
    std::string bytes_;
    std::size_t head_ = 0;
    std::vector<std::uint32_t> places_;  // of every Step-th node
    std::vector<std::uint8_t> heights_;
};

}  // namespace tianyuan::perfect
