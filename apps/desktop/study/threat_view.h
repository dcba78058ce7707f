#pragma once

#include "desktop/board/board_picture.h"
#include "player/player.h"
#include "study/forced_win.h"
#include "study/standing_shapes.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QThreadPool>

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace tianyuan::desktop {

class Language;

/// What stands on the board for each side: fours, open threes, and a win that can be forced, which
/// can be played out stone by stone. The win is looked for in the background.
class ThreatView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The threats belong to the study")
    Q_PROPERTY(QStringList black READ black NOTIFY changed)  // a line for each shape
    Q_PROPERTY(QStringList white READ white NOTIFY changed)
    Q_PROPERTY(QString blackWin READ blackWin NOTIFY changed)  // empty: none was found
    Q_PROPERTY(QString whiteWin READ whiteWin NOTIFY changed)
    Q_PROPERTY(bool looking READ isLooking NOTIFY changed)
    Q_PROPERTY(QString playing READ playing NOTIFY changed)  // whose win: "black", "white", ""
    Q_PROPERTY(int step READ step NOTIFY changed)            // stones of it on the board
    Q_PROPERTY(int steps READ steps NOTIFY changed)

public:
    explicit ThreatView(Language& language, QObject* parent = nullptr);
    ~ThreatView() override;

    void look(const player::Position& position);
    void clear();

    QStringList black() const { return linesOf(0); }
    QStringList white() const { return linesOf(1); }
    QString blackWin() const { return winOf(0); }
    QString whiteWin() const { return winOf(1); }
    bool isLooking() const { return looking_; }
    QString playing() const { return playing_ < 0 ? "" : playing_ == 0 ? "black" : "white"; }
    int step() const { return step_; }
    int steps() const;

    /// Plays a win out, from its first stone; of no side: back to the game.
    Q_INVOKABLE void playOut(const QString& side);
    /// One stone further, or back.
    Q_INVOKABLE void stepBy(int stones);

    std::vector<Capsule> capsules() const;
    std::vector<ShownStone> line() const;

Q_SIGNALS:
    void changed();

private:
    using Shapes = std::array<std::vector<study::StandingShape>, 2>;  // Black's, White's
    using Wins = std::array<std::optional<study::ForcedWin>, 2>;

    QStringList linesOf(std::size_t side) const;
    QString winOf(std::size_t side) const;
    QString names(const std::vector<Point>& points) const;

    Language& language_;
    player::Position position_;
    Shapes shapes_;
    Wins wins_;
    int playing_ = -1;
    int step_ = 0;
    bool looking_ = false;
    int ticket_ = 0;  // of the search whose answer is wanted
    std::stop_source stop_;
    QThreadPool pool_;
};

}  // namespace tianyuan::desktop
