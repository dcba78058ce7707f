#pragma once

#include "desktop/board/board_picture.h"
#include "desktop/bridge/verb.h"
#include "desktop/study/analysis.h"
#include "desktop/study/end_sketch.h"
#include "desktop/study/look_back.h"
#include "desktop/study/proof_view.h"
#include "desktop/study/score_map.h"
#include "desktop/study/threat_view.h"

#include <QObject>
#include <QQmlEngine>

#include <optional>

namespace tianyuan::desktop {

class GameController;
class Language;
class Settings;
class TableHost;

/// What can be seen beyond the game itself: it follows the position on the board, lets those think
/// about it whom the person has asked for, and adds what they say to the picture.
class Study : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(tianyuan::desktop::BoardPicture picture READ picture NOTIFY pictureChanged)
    /// Nothing is shown to a person who plays and wants no help.
    Q_PROPERTY(bool allowed READ isAllowed NOTIFY shownChanged)
    Q_PROPERTY(bool engineShown READ isEngineShown NOTIFY shownChanged)
    Q_PROPERTY(bool scoreMapShown READ isScoreMapShown NOTIFY shownChanged)
    Q_PROPERTY(bool threatsShown READ areThreatsShown NOTIFY shownChanged)
    Q_PROPERTY(bool proofShown READ isProofShown NOTIFY shownChanged)
    Q_PROPERTY(tianyuan::desktop::Analysis* analysis MEMBER analysis_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::ScoreMap* scoreMap MEMBER scoreMap_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::ThreatView* threats MEMBER threats_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::ProofView* proof MEMBER proof_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::LookBack* lookBack MEMBER lookBack_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::EndSketch* endSketch MEMBER endSketch_ CONSTANT)
    Q_PROPERTY(tianyuan::desktop::Verb* openLookBack MEMBER openLookBack_ CONSTANT)

public:
    Study(TableHost& host, GameController& game, Settings& settings, Language& language,
          QObject* parent = nullptr);
    static Study* create(QQmlEngine* engine, QJSEngine*);

    const BoardPicture& picture() const { return picture_; }
    bool isAllowed() const { return shown_.allowed; }
    bool isEngineShown() const { return shown_.engine; }
    bool isScoreMapShown() const { return shown_.scoreMap; }
    bool areThreatsShown() const { return shown_.threats; }
    bool isProofShown() const { return shown_.proof; }

Q_SIGNALS:
    void shownChanged();
    void pictureChanged();

private:
    /// What the person has asked for and may see.
    struct Shown {
        bool allowed = false;
        bool engine = false;
        bool scoreMap = false;
        bool threats = false;
        bool proof = false;

        friend bool operator==(const Shown&, const Shown&) = default;
    };

    /// Who is asked about a position, and for what.
    struct Question {
        std::string analyst;  // empty: nobody yet
        int seconds = 0;
        int lines = 0;
        int megabytes = 0;

        friend bool operator==(const Question&, const Question&) = default;
    };
    /// What has been asked about the position on the board.
    struct Asked {
        Question analysis;
        std::string mapper;  // whose scores are shown; empty: nobody's yet
        bool threats = false;
        bool proof = false;
        std::optional<study::PositionView> recalled;
    };

    void listenToSettings();
    /// The game or the language has changed.
    void follow();
    void updateShown();
    /// The opponent has said something.
    void hear(const player::Thought& thought);
    void analyse();
    void recall();
    void mapScores();
    void lookForThreats();
    void lookIntoProof();
    /// Our engine has found something: it is kept with the game.
    void keepFinding();
    void compose();

    GameController& game_;
    Settings& settings_;
    Language& language_;
    Analysis* analysis_;
    ScoreMap* scoreMap_;
    ThreatView* threats_;
    ProofView* proof_;
    LookBack* lookBack_;
    EndSketch* endSketch_;
    Verb* openLookBack_;
    Shown shown_;
    BoardPicture picture_;
    player::Position position_;  // on the board
    bool isOver_ = false;        // there is nothing to think about
    Asked asked_;
};

}  // namespace tianyuan::desktop
