#include "desktop/study/proof_view.h"

#include "core/codes.h"
#include "core/notation.h"
#include "desktop/settings/language.h"
#include "desktop/study/analysis.h"
#include "study/telling.h"

#include <algorithm>

namespace tianyuan::desktop {
namespace {

/// What a checker looks at while somebody waits: less than a second.
constexpr std::uint64_t MostPositions = 200'000;
/// Replies with a figure on the board: how many moves they hold out.
constexpr int MostFigures = 5;
/// How strongly a point is marked that only leads towards something proved.
constexpr double Partly = 0.35;

constexpr std::string_view Resistance = "walk.resistance";

/// Where the moves do not lead from the start to the board (stones of one side in a row, say), the
/// board is where the walk begins.
perfect::ProofWalk walkTo(std::shared_ptr<const perfect::ProvedBook> book,
                          const player::Position& position, const Board& start) {
    Board here = start;
    for (const Move move : position.moves) {
        if (!move.isPass() && !here.isEmpty(move.point())) break;
        here.play(move);
    }
    if (here == position.board) return {std::move(book), start, position.moves};
    return {std::move(book), position.board};
}

}  // namespace

ProofView::ProofView(Language& language, QObject* parent)
    : QObject(parent), language_(language), installed_(perfect::installedKinds()) {
    pool_.setMaxThreadCount(1);
    connect(&language_, &Language::changed, this, &ProofView::changed);
}

ProofView::~ProofView() { pool_.waitForDone(); }

void ProofView::clear() {
    ++ticket_;
    book_.reset();
    standing_.reset();
    looking_ = false;
    pointed_ = false;
    Q_EMIT changed();
}

void ProofView::follow(Rule rule, int size) {
    const bool isHere = std::ranges::any_of(installed_, [&](const perfect::BookKind& kind) {
        return kind.rule == rule && kind.size == size;
    });
    if (isHere == isHere_) return;
    isHere_ = isHere;
    Q_EMIT changed();
}

void ProofView::look(const player::Position& position, const Board& start) {
    looking_ = true;
    pointed_ = false;
    pool_.start([this, position, start, ticket = ++ticket_] {
        const Book book = perfect::installedBooks()(position.rule, position.board.size());
        std::optional<perfect::Standing> standing;
        if (book) {
            standing = perfect::standingOf(walkTo(book, position, start), MostPositions);
        }
        const auto arrive = [this, ticket, book, standing, next = position.board.sideToMove()] {
            if (ticket != ticket_) return;
            book_ = book;
            standing_ = standing;
            next_ = next;
            looking_ = false;
            Q_EMIT changed();
        };
        QMetaObject::invokeMethod(this, arrive, Qt::QueuedConnection);
    });
    Q_EMIT changed();
}

QVariantList ProofView::installed() const {
    QVariantList kinds;
    for (const perfect::BookKind& kind : installed_) {
        const QString rule = QString::fromLatin1(idOf(kind.rule));
        kinds << QVariantMap{{"rule", rule}, {"size", kind.size}};
    }
    return kinds;
}

std::vector<Reason> ProofView::sentences() const {
    if (standing_) return perfect::tell(*standing_);
    if (looking_) return {};
    return {{"study.no-proof", {}}};
}

QString ProofView::headline() const {
    const auto all = sentences();
    return all.empty() ? QString() : language_.say(all.front());
}

QStringList ProofView::reasons() const {
    QStringList texts;
    const auto all = sentences();
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (all[i].code != Resistance) texts << language_.say(all[i]);
    }
    if (standing_ && !standing_->replies.empty()) {
        const Stone defender = opponent(standing_->explanation->place.attacker);
        texts << language_.say("study.proof-figures", sideCode(defender), figures());
    }
    return texts;
}

/// "H11 23, D12 19": what stands on the board, for who does not see it.
QString ProofView::figures() const {
    QStringList texts;
    for (const perfect::RatedReply& reply : standing_->replies) {
        if (texts.size() == MostFigures) break;
        const std::string name = pointName(reply.point, standing_->size);
        texts << QString("%1 %2").arg(QString::fromStdString(name)).arg(reply.moves);
    }
    return texts.join(", ");
}

QString ProofView::resistance() const {
    const auto all = sentences();
    const auto found = std::ranges::find(all, Resistance, &Reason::code);
    return found == all.end() ? QString() : language_.say(*found);
}

QPoint ProofView::next() const {
    if (looking_ || !standing_ || !standing_->next) return {-1, -1};
    return {standing_->next->x, standing_->next->y};
}

QString ProofView::nextKind() const {
    if (!standing_ || !standing_->next) return {};
    if (!standing_->explanation) return "lead";
    return standing_->explanation->answer ? "answer" : "reply";
}

void ProofView::point(bool pointed) {
    if (pointed == pointed_) return;
    pointed_ = pointed;
    Q_EMIT changed();
}

std::vector<Point> ProofView::zone() const {
    if (looking_ || !standing_ || !standing_->explanation || pointed_) return {};
    return standing_->explanation->zone;
}

std::vector<ScoreMark> ProofView::marks() const {
    std::vector<ScoreMark> marks;
    if (looking_ || !standing_ || pointed_) return marks;
    for (const perfect::Lead& lead : standing_->leads) {
        marks.push_back({lead.point, lead.isProved ? 1 : Partly, {}});
    }
    for (const perfect::RatedReply& reply : standing_->replies) {
        if (std::ssize(marks) == MostFigures) break;
        const double value = static_cast<double>(reply.moves) / standing_->replies.front().moves;
        marks.push_back({reply.point, value, QString::number(reply.moves)});
    }
    return marks;
}

std::vector<ShownStone> ProofView::line() const {
    if (looking_ || !standing_ || !standing_->explanation) return {};
    const perfect::Explanation& found = *standing_->explanation;
    std::vector<Move> moves;
    if (pointed_) {
        moves.assign(found.resistance.begin(), found.resistance.end());
    } else if (found.answer) {
        moves.emplace_back(*found.answer);
    }
    return stonesOf(moves, next_);
}

}  // namespace tianyuan::desktop
