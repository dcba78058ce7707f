#include "prove/job_text.h"

#include "core/notation.h"

#include <algorithm>
#include <sstream>

namespace tianyuan::prove {
namespace {

const Reason Bad{"prove.bad-record", {}};
constexpr std::string_view Nothing = "-";

std::string textOf(const std::vector<Point>& points, int size) {
    const std::vector<Move> moves(points.begin(), points.end());
    return moves.empty() ? std::string(Nothing) : toText(moves, size);
}

bool readPoints(std::istream& in, int size, std::vector<Point>& points) {
    std::string text;
    if (!(in >> text)) return false;
    if (text == Nothing) return true;
    const auto moves = movesFromText(text, size);
    if (!moves) return false;
    for (const Move move : *moves) {
        if (move.isPass()) return false;
        points.push_back(move.point());
    }
    return true;
}

}  // namespace

std::string bytesOf(const Record& record, Rule rule, int size,
                    const proof::Strategies& strategies) {
    const JobResult& result = record.result;
    std::vector<proof::Claim> claims;
    if (result.how.leads()) claims.push_back({record.position, result.how});
    std::vector<Point> settled;
    for (const proof::Reply& reply : result.settled) {
        settled.push_back(reply.point);
        claims.push_back({record.position, reply.next});
    }
    std::ostringstream line;
    line << (record.position.attacker == Stone::Black ? 'b' : 'w') << ' '
         << textOf(record.position.black, size) << ' ' << textOf(record.position.white, size) << ' '
         << (record.move ? toText(*record.move, size) : std::string(Nothing)) << ' ' << record.level
         << ' ' << result.effort << ' ' << result.how.leads() << ' ' << textOf(settled, size) << ' '
         << textOf(result.open, size) << ' ' << textOf(result.untested, size) << '\n';
    return line.str() + proof::writeCertificate(rule, size, strategies, std::move(claims));
}

Result<Record> recordFromBytes(std::string_view bytes, int size, proof::Strategies& strategies) {
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos) return Bad;
    const auto certificate = proof::readCertificate(bytes.substr(end + 1));
    if (!certificate || certificate->size != size) return Bad;

    std::istringstream in{std::string(bytes.substr(0, end))};
    Record record;
    char attacker = 0;
    bool leads = false;
    std::vector<Point> move;
    std::vector<Point> settled;
    const bool read = in >> attacker && readPoints(in, size, record.position.black) &&
                      readPoints(in, size, record.position.white) && readPoints(in, size, move) &&
                      in >> record.level >> record.result.effort >> leads &&
                      readPoints(in, size, settled) && readPoints(in, size, record.result.open) &&
                      readPoints(in, size, record.result.untested);
    if (!read || certificate->claims.size() != settled.size() + (leads ? 1 : 0)) return Bad;
    record.position.attacker = attacker == 'b' ? Stone::Black : Stone::White;
    if (!move.empty()) record.move = move.front();

    proof::Strategies::Known known;
    auto claim = certificate->claims.begin();
    const auto nextLink = [&] {
        return strategies.addFrom(certificate->strategies, (claim++)->how, known);
    };
    if (leads) record.result.how = nextLink();
    for (const Point point : settled) record.result.settled.push_back({point, nextLink()});
    return record;
}

}  // namespace tianyuan::prove
