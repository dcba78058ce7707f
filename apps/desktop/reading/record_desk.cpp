#include "desktop/reading/record_desk.h"

#include "desktop/bridge/singleton.h"
#include "desktop/settings/language.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tianyuan::desktop {
namespace {

using record::Mark;

constexpr int RestBeforeKeeping = 2000;  // milliseconds

constexpr std::array Tools{
    std::pair{"triangle", Mark::Kind::Triangle}, std::pair{"square", Mark::Kind::Square},
    std::pair{"circle", Mark::Kind::Circle},     std::pair{"cross", Mark::Kind::Cross},
    std::pair{"label", Mark::Kind::Label},
};

/// Puts a changed record in the place of the one that was kept before. The first time it finds its
/// place: another copy of the same game may have something that this one lacks, and stays.
Attempt keepRecord(store::Library& library, const record::Record& record,
                   std::optional<store::GameId>& kept, const std::string& source) {
    if (kept) return library.replace(*kept, record, autosave::timeNow());
    const auto place = library.keep(record, {source, autosave::timeNow(), false});
    if (!place) return place.reason();
    kept = *place;
    return Done{};
}

}  // namespace

RecordDesk::RecordDesk(TableHost& host, GameController& game, GameStore& store,
                       const Language& language, QObject* parent)
    : QObject(parent), host_(host), game_(game), store_(store), language_(language) {
    rest_.setSingleShot(true);
    rest_.setInterval(RestBeforeKeeping);
    connect(&rest_, &QTimer::timeout, this, &RecordDesk::keep);
    connect(&host_, &TableHost::leaving, this, &RecordDesk::keep);
    connect(&host_, &TableHost::seated, this, [this] {
        origin_ = host_.reading() ? std::exchange(next_, std::nullopt) : std::nullopt;
        markText_.clear();
        Q_EMIT changed();
    });
    connect(&host_, &TableHost::edited, this, &RecordDesk::noteChange);
    connect(&host_, &TableHost::shown, this, &RecordDesk::changed);
    connect(&host_, &TableHost::happened, this, &RecordDesk::changed);
}

RecordDesk::~RecordDesk() { keep(); }

RecordDesk* RecordDesk::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<RecordDesk>(*engine);
}

bool RecordDesk::read(const record::Record& record, OpenRecord origin) {
    next_ = std::move(origin);
    const Attempt opened = host_.read(record);
    next_.reset();
    if (opened) return true;
    game_.complain(language_.say("files.cannot-open"), language_.say(opened.reason()));
    return false;
}

void RecordDesk::readEmpty(const QString& rule, int size) {
    record::Record record;
    record.rule = ruleFromId(rule.toStdString());
    record.size = size;
    read(record, {});
}

void RecordDesk::playOn(QPoint point) {
    if (!game_.isOver() || host_.reading() || !tryMove(point)) game_.play(point);
}

void RecordDesk::readGame() {
    if (!host_.isPlaying()) return;
    const table::PlayTable& table = host_.play();
    const int ply = game_.shownPly();
    if (!table.isOver() && !table.plan().isBetweenPeople()) {
        const record::Record record = table.game().record();
        if (read(record, {})) game_.showPly(ply);
        return;
    }
    next_ = OpenRecord{};
    const Attempt opened = host_.tryVariations();
    next_.reset();
    if (opened) return game_.showPly(ply);
    game_.complain(language_.say("files.cannot-open"), language_.say(opened.reason()));
}

bool RecordDesk::tryMove(QPoint point) {
    if (!host_.isPlaying()) return false;
    const game::Game& game = host_.play().game();
    const bool isFinalFive = !game_.isLookingBack() && !game.winningStones().empty();
    const Point place(point.x(), point.y());
    if (isFinalFive || !game_.shownBoard().contains(place) || !game_.shownBoard().isEmpty(place)) {
        return false;
    }
    readGame();
    if (host_.reading()) host_.reading()->play(place);
    return host_.reading() != nullptr;
}

/// The record has been changed: it is kept as soon as the person rests.
void RecordDesk::noteChange() {
    if (!origin_) return;
    origin_->changed = true;
    rest_.start();
    Q_EMIT changed();
}

void RecordDesk::keep() {
    rest_.stop();
    if (!host_.reading() || !origin_ || !origin_->changed) return;
    origin_->changed = false;
    if (host_.isTrying()) {
        host_.keepVariations();
        return Q_EMIT kept();
    }
    const std::string source = origin_->file.section('/', -1).toStdString();
    store_.run([record = host_.reading()->game().record(), kept = origin_->kept, source](
                   auto& keeper) { return keepRecord(keeper.library(), record, *kept, source); });
    Q_EMIT kept();
}

void RecordDesk::savedAs(const QString& file, record::Format format) {
    if (!origin_) return;
    origin_->file = file;
    origin_->format = format;
    Q_EMIT changed();
}

void RecordDesk::goTo(record::NodeId node) {
    readGame();
    if (host_.reading()) host_.reading()->goTo(node);
}

void RecordDesk::cutHere() {
    if (host_.reading()) host_.reading()->cutHere();
}

void RecordDesk::promoteHere() {
    if (host_.reading()) host_.reading()->promoteHere();
}

void RecordDesk::unmark(QPoint point) {
    if (host_.reading()) host_.reading()->unmark(Point(point.x(), point.y()));
}

QString RecordDesk::comment() const {
    return host_.reading() ? QString::fromStdString(host_.reading()->comment()) : QString();
}

void RecordDesk::setComment(const QString& text) {
    if (host_.reading()) host_.reading()->setComment(text.toStdString());
}

bool RecordDesk::isInVariation() const {
    return host_.reading() && host_.reading()->isInVariation();
}

QString RecordDesk::markTool() const {
    const auto tool = host_.reading() ? host_.reading()->tool() : std::nullopt;
    const auto known = std::find_if(Tools.begin(), Tools.end(),
                                    [&](const auto& each) { return tool == each.second; });
    return known == Tools.end() ? QString() : known->first;
}

void RecordDesk::setMarkTool(const QString& tool) {
    const auto known = std::find_if(Tools.begin(), Tools.end(),
                                    [&](const auto& each) { return tool == each.first; });
    if (!host_.reading() || (known == Tools.end() && !tool.isEmpty())) return;
    host_.reading()->setTool(tool.isEmpty() ? std::nullopt : std::optional(known->second));
}

void RecordDesk::setMarkText(const QString& text) {
    if (!host_.reading() || text == markText_) return;
    markText_ = text;
    host_.reading()->setLabelText(text.trimmed().toStdString());
    Q_EMIT changed();
}

}  // namespace tianyuan::desktop
