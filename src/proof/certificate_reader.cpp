#include "core/board.h"
#include "proof/certificate_bytes.h"
#include "proof/certificate_parts.h"

namespace tianyuan::proof {
namespace {

/// Magic, version, rule and size.
constexpr std::size_t HeadBytes = Magic.size() + 3;

bool readNodes(CertificateParts& reader, Strategies& strategies) {
    const std::size_t nodes = reader.count();
    ReadNode node;
    for (std::uint32_t here = 0; here < nodes && reader.isGood(); ++here) {
        reader.node(here, node);
        // Equal nodes are written once; twice would be another numbering than the links mean.
        if (!reader.isGood()) return false;
        if (strategies.add(node.point, node.replies, node.otherwise) != here) return false;
        if (strategies.heightOf(here) > reader.size() * reader.size()) return false;
    }
    return reader.isGood();
}

bool hasItsChecksum(std::string_view bytes) {
    const std::string_view summed = bytes.substr(0, bytes.size() - ChecksumBytes);
    return ByteReader(bytes.substr(summed.size())).fixed(ChecksumBytes) == checksumOf(summed);
}

Reason badBytesAt(std::size_t place) { return {"proof.bad-bytes", {std::to_string(place)}}; }

}  // namespace

Point CertificateParts::point() {
    const int at = static_cast<int>(fixed(pointBytes(size_)));
    if (at >= size_ * size_) fail();
    return isGood() ? Point(at % size_, at / size_) : Point();
}

Link CertificateParts::link(std::uint32_t here) {
    const std::uint64_t value = number();
    const std::uint64_t back = value / 2;
    const unsigned symmetry = value % 2 == 1 ? byte() : 0;
    const bool makesSense = back >= 1 && back <= here && symmetry < AllSymmetries.size() &&
                            (symmetry != 0) == (value % 2 == 1);
    if (!makesSense) fail();
    if (failed()) return {};
    return {here - static_cast<std::uint32_t>(back), static_cast<std::uint8_t>(symmetry)};
}

void CertificateParts::node(std::uint32_t here, ReadNode& node) {
    node.point = point();
    const std::uint64_t head = number();
    node.otherwise = head % 2 == 1 ? link(here) : Link{};
    node.replies.clear();
    for (std::uint64_t left = head / 2; left > 0 && isGood(); --left) {
        const Point reply = point();
        node.replies.push_back({reply, link(here)});
    }
}

std::vector<Point> CertificateParts::stones() {
    std::vector<Point> points;
    for (std::size_t left = count(); left > 0 && isGood(); --left) points.push_back(point());
    return points;
}

std::vector<Claim> CertificateParts::claims(std::uint32_t nodes) {
    std::vector<Claim> claims;
    for (std::size_t left = count(); left > 0 && isGood(); --left) {
        Claim claim;
        const unsigned attacker = byte();
        if (attacker > 1) fail();
        claim.position.attacker = attacker == 0 ? Stone::Black : Stone::White;
        claim.position.black = stones();
        claim.position.white = stones();
        claim.how = link(nodes);
        claims.push_back(std::move(claim));
    }
    return claims;
}

Reason CertificateParts::badBytes() const { return badBytesAt(HeadBytes + place()); }

Result<CertificateParts> openCertificate(std::string_view bytes) {
    if (!bytes.starts_with(Magic) || bytes.size() == Magic.size()) {
        return Reason{"proof.no-certificate", {}};
    }
    const unsigned version = static_cast<std::uint8_t>(bytes[Magic.size()]);
    if (version != Version) return Reason{"proof.other-version", {std::to_string(version)}};
    if (bytes.size() < Magic.size() + 1 + ChecksumBytes || !hasItsChecksum(bytes)) {
        return Reason{"proof.damaged", {}};
    }
    if (bytes.size() < HeadBytes + ChecksumBytes) return badBytesAt(bytes.size() - ChecksumBytes);
    const auto rule = static_cast<std::uint8_t>(bytes[Magic.size() + 1]);
    const auto size = static_cast<std::uint8_t>(bytes[Magic.size() + 2]);
    if (rule > 1) return badBytesAt(Magic.size() + 2);
    if (size < Board::MinSize || size > Board::MaxSize) return badBytesAt(HeadBytes);
    return CertificateParts(bytes.substr(HeadBytes, bytes.size() - HeadBytes - ChecksumBytes),
                            rule == 1 ? Rule::Standard : Rule::Freestyle, size);
}

Result<Certificate> readCertificate(std::string_view bytes) {
    auto reader = openCertificate(bytes);
    if (!reader) return reader.reason();
    Certificate certificate;
    certificate.rule = reader->rule();
    certificate.size = reader->size();
    if (!readNodes(*reader, certificate.strategies)) return reader->badBytes();
    certificate.claims = reader->claims(certificate.strategies.size());
    if (!reader->isGood() || !reader->isAtEnd()) return reader->badBytes();
    return certificate;
}

}  // namespace tianyuan::proof
