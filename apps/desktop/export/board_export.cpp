#include "desktop/export/board_export.h"

#include "core/notation.h"
#include "core/referee.h"
#include "desktop/bridge/singleton.h"
#include "desktop/files/game_files.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/table/game_controller.h"
#include "files/whole_file.h"
#include "words/ending.h"

#include <QFileInfo>

#include <algorithm>

namespace tianyuan::desktop {

BoardExport::BoardExport(GameController& game, GameFiles& files, Settings& settings,
                         Language& language, QObject* parent)
    : QObject(parent), game_(game), files_(files), settings_(settings), language_(language) {}

BoardExport::~BoardExport() {
    stop_.request_stop();
    worker_.waitForDone();
}

BoardExport* BoardExport::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<BoardExport>(*engine);
}

bool BoardExport::begin() {
    const game::Game* game = game_.onTable();
    if (!game) {
        game_.complain(language_.say("files.no-game"), {});
        return false;
    }
    record_ = game->record();
    record_.tree = {};
    rule_ = game->rule();
    line_.clear();
    const auto shown = static_cast<std::size_t>(game_.isReading() ? INT_MAX : game->ply());
    for (const record::NodeId id : game->line()) {
        const record::Node& node = game->record().tree[id];
        if (node.isMove() && line_.size() < shown) line_.push_back({node.move, node.stone});
    }
    marks_ = game_.picture().marks;
    markedPly_ = game_.shownPly();
    first_ = 0;
    last_ = game_.shownPly();
    numbersFrom_ = 1;
    countAgain_ = false;
    const LookSettings& look = settings_.look();
    look_ = look.theme() == "contrast" ? "flat" : look.board();
    coordinates_ = look.coordinates();
    Q_EMIT changed();
    return true;
}

BoardPicture BoardExport::pictureAt(int ply) const {
    BoardPicture picture;
    picture.size = record_.size;
    Board board = startOf(record_);
    for (const record::SetupStone& stone : record_.setup) {
        picture.stones.push_back({stone.point, stone.stone, 0});
    }
    const int end = std::clamp(ply, 0, plies());
    for (int i = 0; i < end; ++i) {
        const Step& step = line_[static_cast<std::size_t>(i)];
        if (step.move.isPass()) continue;
        const Point point = step.move.point();
        const bool numbered = numbersFrom_ > 0 && i + 1 >= numbersFrom_;
        const int number = countAgain_ ? i + 2 - numbersFrom_ : i + 1;
        picture.stones.push_back({point, step.stone, numbered ? number : 0});
        picture.last = point;
        if (i + 1 == end && judge(board, point, step.stone, rule_) == Judgement::Win) {
            board.place(point, step.stone);
            picture.winning = winningStones(board, point, step.stone, rule_);
        } else {
            board.place(point, step.stone);
        }
    }
    if (end == markedPly_) picture.marks = marks_;
    return picture;
}

QString BoardExport::movesText() const {
    QStringList moves;
    for (int i = 0; i < std::min(last_, plies()); ++i) {
        const Move move = line_[static_cast<std::size_t>(i)].move;
        const QString name =
            move.isPass() ? "–" : QString::fromStdString(toText(move.point(), record_.size));
        moves << QString("%1. %2").arg(i + 1).arg(name.toUpper());
    }
    return moves.join("   ");
}

/// Of the whole game: "Black won · by five in a row".
QString BoardExport::resultText() const {
    const Outcome& outcome = record_.outcome;
    if (!outcome.isOver()) return {};
    const char* who = outcome.isDraw()                 ? "library.result.draw"
                      : outcome.winner == Stone::Black ? "library.result.black"
                                                       : "library.result.white";
    if (outcome.ending == Ending::Unknown) return language_.say(who);
    return language_.say(who) + " · " + language_.phrase(words::endingCode(outcome));
}

BoardPrint BoardExport::print() const {
    BoardPrint print;
    print.kind = kind_ == "svg"   ? BoardPrint::Kind::Svg
                 : kind_ == "gif" ? BoardPrint::Kind::Gif
                 : kind_ == "pdf" ? BoardPrint::Kind::Pdf
                                  : BoardPrint::Kind::Png;
    if (kind_ == "gif") {
        for (int ply = std::min(first_, last_); ply < last_; ++ply) {
            print.pictures.push_back(pictureAt(ply));
        }
    }
    print.pictures.push_back(pictureAt(last_));
    print.look.look = look_;
    print.look.coordinates = coordinates_;
    print.side = std::clamp(side_, 100, 4000);
    print.stands = std::chrono::milliseconds(std::clamp(delay_, 50, 10'000));
    print.title = language_.say("files.players", language_.storedName(record_.black),
                                language_.storedName(record_.white));
    QStringList about{language_.say("window.rule." + std::string(idOf(rule_)))};
    for (const std::string& text : {record_.event, record_.place, record_.date}) {
        if (!text.empty()) about << QString::fromStdString(text);
    }
    print.subtitle = about.join(" · ");
    print.result = resultText();
    print.moves = movesText();
    return print;
}

QUrl BoardExport::proposed() const {
    const QUrl record = files_.proposed("sgf");
    QString address = record.toString();
    address.replace(address.lastIndexOf('.') + 1, 3, kind_);
    return QUrl(address);
}

void BoardExport::write(const QUrl& file) {
    if (busy_) return;
    busy_ = true;
    stop_ = {};
    Q_EMIT busyChanged();
    QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    if (QFileInfo(path).suffix().isEmpty() && !QFileInfo::exists(path)) path += '.' + kind_;
    worker_.start([this, path, job = print(), stop = stop_.get_token()] {
        const auto bytes = printBoard(job, stop);
        Attempt done = Done{};
        if (!bytes) {
            done = bytes.reason();
        } else {
            done = files::writeFile(std::filesystem::path(path.toStdU16String()), *bytes,
                                    files::IfThere::Replace);
        }
        QMetaObject::invokeMethod(
            this, [this, path, done] { finish(path, done); }, Qt::QueuedConnection);
    });
}

void BoardExport::finish(const QString& file, const Attempt& done) {
    busy_ = false;
    Q_EMIT busyChanged();
    if (!done) {
        if (done.reason().code == "export.stopped") return;
        return game_.complain(language_.say("export.not-written"), language_.say(done.reason()));
    }
    settings_.files().setFolder(QFileInfo(file).absolutePath());
    game_.tell(language_.say("files.saved", QFileInfo(file).fileName()), QFileInfo(file).path());
    Q_EMIT written(file);
}

void BoardExport::cancel() { stop_.request_stop(); }

}  // namespace tianyuan::desktop
