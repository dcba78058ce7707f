#include "core/byte_stream.h"
#include "proof/certificate.h"
#include "proof/certificate_bytes.h"

namespace tianyuan::proof {
namespace {

class Writer : public ByteWriter {
public:
    explicit Writer(int size) : size_(size) {}

    void point(Point point) {
        fixed(static_cast<std::uint64_t>(point.y * size_ + point.x), pointBytes(size_));
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

private:
    int size_;
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
    writer.raw(Magic);
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
    writer.fixed(checksumOf(writer.bytes()), ChecksumBytes);
    return std::move(writer).bytes();
}

}  // namespace tianyuan::proof
