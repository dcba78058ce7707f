#pragma once

#include "desktop/board/board_picture.h"
#include "perfect/installed_books.h"
#include "perfect/standing.h"
#include "player/player.h"

#include <QObject>
#include <QPoint>
#include <QQmlEngine>
#include <QStringList>
#include <QThreadPool>
#include <QVariantList>

#include <memory>
#include <optional>
#include <vector>

namespace tianyuan::desktop {

class Language;

/// What the installed proof says of the position: who wins, with which stone and why; the zone on
/// the board; the longest resistance; where the game left the proof. Looked up in the background.
class ProofView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The proof belongs to the study")
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY changed)
    Q_PROPERTY(QString resistance READ resistance NOTIFY changed)
    Q_PROPERTY(QPoint next READ next NOTIFY changed)  // to go on with; (-1, -1): nothing
    /// What that is: "answer" wins, "reply" resists longest, "lead" comes to what is proved.
    Q_PROPERTY(QString nextKind READ nextKind NOTIFY changed)
    Q_PROPERTY(bool looking READ isLooking NOTIFY changed)
    /// The longest resistance lies on the board.
    Q_PROPERTY(bool pointed READ isPointed WRITE point NOTIFY changed)
    /// A proof is installed for the game on the table.
    Q_PROPERTY(bool here READ isHere NOTIFY changed)
    /// What is installed: maps of "rule" and "size".
    Q_PROPERTY(QVariantList installed READ installed CONSTANT)

public:
    explicit ProofView(Language& language, QObject* parent = nullptr);
    ~ProofView() override;

    /// Another position is on the table, of such a game.
    void follow(Rule rule, int size);
    /// The position, and the board that its moves began on.
    void look(const player::Position& position, const Board& start);
    void clear();

    QString headline() const;
    QStringList reasons() const;
    QString resistance() const;
    QPoint next() const;
    QString nextKind() const;
    bool isLooking() const { return looking_; }
    bool isPointed() const { return pointed_; }
    void point(bool pointed);
    bool isHere() const { return isHere_; }
    QVariantList installed() const;

    /// What is laid over the board, once it is looked up: the zone; the toughest replies, or points
    /// that lead to the proof; the stone that wins, or the longest resistance.
    std::vector<Point> zone() const;
    std::vector<ScoreMark> marks() const;
    std::vector<ShownStone> line() const;

Q_SIGNALS:
    void changed();

private:
    using Book = std::shared_ptr<const perfect::ProvedBook>;

    /// What there is to say; while the next position is looked up, still of the last.
    std::vector<Reason> sentences() const;
    QString figures() const;

    Language& language_;
    std::vector<perfect::BookKind> installed_;
    Book book_;  // kept while positions are looked up in it
    std::optional<perfect::Standing> standing_;
    Stone next_ = Stone::Black;  // who is to move
    bool isHere_ = false;
    bool looking_ = false;
    bool pointed_ = false;
    int ticket_ = 0;  // of what is wanted
    QThreadPool pool_;
};

}  // namespace tianyuan::desktop
