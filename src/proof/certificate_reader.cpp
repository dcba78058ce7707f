#include "core/board.h"
#include "core/byte_stream.h"
#include "proof/certificate.h"
#include "proof/certificate_bytes.h"

#include <optional>

namespace tianyuan::proof {
namespace {

/// Takes the values of a certificate from its bytes; once something is wrong, everything is.
class Reader : public ByteReader {
public:
    using ByteReader::ByteReader;

    void setBoardSize(int size) { size_ = size; }
    bool isGood() const { return !failed(); }

    Point point() {
        const int at = static_cast<int>(fixed(pointBytes(size_)));
        if (at >= size_ * size_) fail();
        return isGood() ? Point(at % size_, at / size_) : Point();
    }

    Link link(std::uint32_t here) {
        const std::uint64_t value = number();
        const std::uint64_t back = value / 2;
        const unsigned symmetry = value % 2 == 1 ? byte() : 0;
        const bool makesSense = back >= 1 && back <= here && symmetry < AllSymmetries.size() &&
                                (symmetry != 0) == (value % 2 == 1);
        if (!makesSense) fail();
        if (failed()) return {};
        return {here - static_cast<std::uint32_t>(back), static_cast<std::uint8_t>(symmetry)};
    }

    std::vector<Point> stones() {
        std::vector<Point> points;
        for (std::size_t left = count(); left > 0 && isGood(); --left) points.push_back(point());
        return points;
    }

private:
    int size_ = Board::MinSize;
};

bool readNodes(Reader& reader, Strategies& strategies, int mostStones) {
    const std::size_t nodes = reader.count();
    std::vector<Reply> replies;
    for (std::uint32_t here = 0; here < nodes && reader.isGood(); ++here) {
        const Point point = reader.point();
        const std::uint64_t head = reader.number();
        const Link otherwise = head % 2 == 1 ? reader.link(here) : Link{};
        replies.clear();
        for (std::uint64_t left = head / 2; left > 0 && reader.isGood(); --left) {
            const Point reply = reader.point();
            replies.push_back({reply, reader.link(here)});
        }
        // Equal nodes are written once; twice would be another numbering than the links mean.
        if (!reader.isGood() || strategies.add(point, replies, otherwise) != here) return false;
        if (strategies.heightOf(here) > mostStones) return false;
    }
    return reader.isGood();
}

bool readClaims(Reader& reader, Certificate& certificate) {
    for (std::size_t left = reader.count(); left > 0 && reader.isGood(); --left) {
        Claim claim;
        const unsigned attacker = reader.byte();
        if (attacker > 1) return false;
        claim.position.attacker = attacker == 0 ? Stone::Black : Stone::White;
        claim.position.black = reader.stones();
        claim.position.white = reader.stones();
        claim.how = reader.link(certificate.strategies.size());
        certificate.claims.push_back(std::move(claim));
    }
    return reader.isGood();
}

bool hasItsChecksum(std::string_view bytes) {
    const std::string_view summed = bytes.substr(0, bytes.size() - ChecksumBytes);
    return ByteReader(bytes.substr(summed.size())).fixed(ChecksumBytes) == checksumOf(summed);
}

}  // namespace

Result<Certificate> readCertificate(std::string_view bytes) {
    if (!bytes.starts_with(Magic) || bytes.size() == Magic.size()) {
        return Reason{"proof.no-certificate", {}};
    }
    const unsigned version = static_cast<std::uint8_t>(bytes[Magic.size()]);
    if (version != Version) return Reason{"proof.other-version", {std::to_string(version)}};
    if (bytes.size() < Magic.size() + 1 + ChecksumBytes || !hasItsChecksum(bytes)) {
        return Reason{"proof.damaged", {}};
    }

    const std::size_t start = Magic.size() + 1;
    Reader reader(bytes.substr(start, bytes.size() - start - ChecksumBytes));
    const auto bad = [&] {
        return Reason{"proof.bad-bytes", {std::to_string(start + reader.place())}};
    };
    Certificate certificate;
    const unsigned rule = reader.byte();
    const unsigned size = reader.byte();
    if (rule > 1 || size < Board::MinSize || size > Board::MaxSize) return bad();
    certificate.rule = rule == 1 ? Rule::Standard : Rule::Freestyle;
    certificate.size = static_cast<int>(size);
    reader.setBoardSize(certificate.size);
    if (!readNodes(reader, certificate.strategies, certificate.size * certificate.size) ||
        !readClaims(reader, certificate) || !reader.isAtEnd()) {
        return bad();
    }
    return certificate;
}

}  // namespace tianyuan::proof
