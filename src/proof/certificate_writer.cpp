#include "proof/certificate.h"
#include "proof/certificate_bytes.h"

namespace tianyuan::proof {
namespace {

class Writer {
public:
    explicit Writer(int size) : size_(size) {}

    void byte(unsigned value) { bytes_ += static_cast<char>(value); }

    /// Seven bits a byte, the lowest first; the highest bit says that more follow.
    void number(std::uint64_t value) {
        for (; value >= 128; value >>= 7) byte(static_cast<unsigned>(value & 127) | 128U);
        byte(static_cast<unsigned>(value));
    }

    void point(Point point) {
        const auto index = static_cast<unsigned>(point.y * size_ + point.x);
        byte(index & 255U);
        if (!pointsAreBytes(size_)) byte(index >> 8);
    }

    /// How far back the node stands from number `here`, and the symmetry if there is one.
    void link(Link link, std::uint32_t here) {
        number(std::uint64_t{here - link.node} * 2 + (link.symmetry != 0));
        if (link.symmetry != 0) byte(link.symmetry);
    }

    void node(const Node& node, std::uint32_t here) {
        point(node.point);
        number(node.replies.size() * 2 + node.otherwise.leads());
        if (node.otherwise.leads()) link(node.otherwise, here);
        for (const Reply& reply : node.replies) {
            point(reply.point);
            link(reply.next, here);
        }
    }

    void stones(const std::vector<Point>& points) {
        number(points.size());
        for (const Point each : points) point(each);
    }

    std::string finish() {
        const std::uint64_t sum = checksumOf(bytes_);
        for (int i = 0; i < ChecksumBytes; ++i) byte(static_cast<unsigned>(sum >> (8 * i)) & 255U);
        return std::move(bytes_);
    }

    void text(std::string_view text) { bytes_ += text; }

private:
    int size_;
    std::string bytes_;
};

}  // namespace

std::string writeCertificate(const Certificate& certificate) {
    return writeCertificate(certificate.rule, certificate.size, certificate.strategies,
                            certificate.claims);
}

std::string writeCertificate(Rule rule, int size, const Strategies& strategies,
                             std::vector<Claim> claims) {
    Strategies needed;
    Strategies::Known known;
    for (Claim& claim : claims) claim.how = needed.addFrom(strategies, claim.how, known);

    Writer writer(size);
    writer.text(Magic);
    writer.byte(Version);
    writer.byte(rule == Rule::Standard);
    writer.byte(static_cast<unsigned>(size));
    writer.number(needed.size());
    for (std::uint32_t i = 0; i < needed.size(); ++i) writer.node(needed.at(i), i);
    writer.number(claims.size());
    for (const Claim& claim : claims) {
        writer.byte(claim.position.attacker == Stone::White);
        writer.stones(claim.position.black);
        writer.stones(claim.position.white);
        writer.link(claim.how, needed.size());
    }
    return writer.finish();
}

}  // namespace tianyuan::proof
