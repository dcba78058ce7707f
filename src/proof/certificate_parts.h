#pragma once

#include "core/byte_stream.h"
#include "core/result.h"
#include "proof/certificate.h"

#include <cstdint>
#include <string_view>
#include <vector>

// How the parts of a certificate are read; for who wants the whole of it (readCertificate) and for
// who leaves the nodes as bytes.
namespace tianyuan::proof {

/// A node with replies of its own.
struct ReadNode {
    Point point;
    std::vector<Reply> replies;
    Link otherwise;
};

/// Takes the values of a certificate from its bytes; once something is wrong, everything is.
class CertificateParts : public ByteReader {
public:
    CertificateParts(std::string_view bytes, Rule rule, int size)
        : ByteReader(bytes), rule_(rule), size_(size) {}

    bool isGood() const { return !failed(); }
    Rule rule() const { return rule_; }
    int size() const { return size_; }

    Point point();
    /// From number `here` to an earlier one.
    Link link(std::uint32_t here);
    void node(std::uint32_t here, ReadNode& node);
    /// Passes over a node; `visit` sees the links.
    template <typename Visit>
    void links(std::uint32_t here, Visit&& visit) {
        point();
        const std::uint64_t head = number();
        if (head % 2 == 1) visit(link(here));
        for (std::uint64_t left = head / 2; left > 0 && isGood(); --left) {
            point();
            visit(link(here));
        }
    }
    /// All of them, behind so many nodes.
    std::vector<Claim> claims(std::uint32_t nodes);

    /// The reason that they make no sense from here on.
    Reason badBytes() const;

private:
    std::vector<Point> stones();

    Rule rule_;
    int size_;
};

/// The certificate behind its head, before the number of nodes, without the checksum, which is
/// right. Reasons as of readCertificate.
Result<CertificateParts> openCertificate(std::string_view bytes);

}  // namespace tianyuan::proof
