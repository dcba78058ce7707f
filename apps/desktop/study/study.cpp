#include "desktop/study/study.h"

#include "desktop/bridge/singleton.h"
#include "desktop/opponents/opponents.h"
#include "desktop/opponents/portrait.h"
#include "desktop/settings/language.h"
#include "desktop/settings/settings.h"
#include "desktop/table/game_controller.h"
#include "study/evaluation.h"

#include <chrono>

namespace tianyuan::desktop {
namespace {

/// What is less deep is not worth keeping.
constexpr int KeptDepth = 8;

}  // namespace

Study::Study(TableHost& host, GameController& game, Settings& settings, Language& language,
             QObject* parent)
    : QObject(parent),
      game_(game),
      settings_(settings),
      language_(language),
      analysis_(new Analysis(language, this)),
      scoreMap_(new ScoreMap(language, this)),
      threats_(new ThreatView(language, this)),
      proof_(new ProofView(language, this)),
      lookBack_(new LookBack(game, settings, language, this)),
      endSketch_(new EndSketch(host, language, this)),
      openLookBack_(new Verb([this] { lookBack_->open(); }, this)) {
    connect(&game_, &GameController::seatedAnew, this, &Study::follow);
    connect(&game_, &GameController::positionChanged, this, &Study::follow);
    connect(&game_, &GameController::thinkingChanged, this, &Study::follow);
    connect(&game_, &GameController::pictureChanged, this, &Study::compose);
    listenToSettings();
    connect(&language_, &Language::changed, this, &Study::follow);
    connect(&host, &TableHost::thoughtHeard, this, &Study::hear);
    connect(analysis_, &Analysis::found, this, &Study::keepFinding);
    connect(lookBack_, &LookBack::changed, this, [this] {
        analyse();
        compose();
    });
    connect(analysis_, &Analysis::changed, this, &Study::compose);
    connect(scoreMap_, &ScoreMap::changed, this, &Study::compose);
    connect(threats_, &ThreatView::changed, this, &Study::compose);
    connect(proof_, &ProofView::changed, this, &Study::compose);
    follow();
}

Study* Study::create(QQmlEngine* engine, QJSEngine*) { return &borrowedFrom<Study>(*engine); }

void Study::listenToSettings() {
    connect(&settings_.play(), &PlaySettings::helpChanged, this, &Study::follow);
    connect(&settings_.play(), &PlaySettings::engineMemoryChanged, this, &Study::analyse);
    const auto on = [this](auto signal, auto react) {
        connect(&settings_.study(), signal, this, [this, react] {
            updateShown();
            react();
            compose();
        });
    };
    on(&StudySettings::engineShownChanged, [this] { analyse(); });
    on(&StudySettings::analystChanged, [this] { analyse(); });
    on(&StudySettings::analysisSecondsChanged, [this] { analyse(); });
    on(&StudySettings::analysisLinesChanged, [this] { analyse(); });
    on(&StudySettings::scoreMapChanged, [this] { mapScores(); });
    on(&StudySettings::scoreMapPlayerChanged, [this] { mapScores(); });
    on(&StudySettings::threatsShownChanged, [this] { lookForThreats(); });
    on(&StudySettings::proofShownChanged, [this] { lookIntoProof(); });
}

void Study::updateShown() {
    const StudySettings& wishes = settings_.study();
    Shown now;
    now.allowed = game_.isActive() &&
                  (settings_.play().help() || game_.isOver() || !game_.table()->plan().hasPerson());
    now.engine = now.allowed && wishes.engineShown();
    now.scoreMap = now.allowed && wishes.scoreMap() != "off";
    now.threats = now.allowed && wishes.threatsShown();
    now.proof = now.allowed && wishes.proofShown();
    if (now == shown_) return;
    shown_ = now;
    Q_EMIT shownChanged();
}

void Study::follow() {
    updateShown();
    player::Position position;
    bool isOver = true;
    if (const game::Game* game = game_.onTable()) {
        position = study::positionAfter(*game, game_.shownPly());
        isOver = game_.isOver() && !game_.isLookingBack() && !game->winningStones().empty();
    }
    const bool isSame = position.moves == position_.moves && position.board == position_.board &&
                        position.rule == position_.rule && isOver == isOver_;
    if (!isSame) {
        position_ = std::move(position);
        isOver_ = isOver;
        asked_ = Asked();
        analysis_->clear();
        scoreMap_->clear();
        threats_->clear();
        proof_->follow(position_.rule, position_.board.size());
    }
    lookBack_->follow();
    openLookBack_->setReason(lookBack_->isPossible() ? QString()
                                                     : language_.say("study.after-the-game"));
    mapScores();
    lookForThreats();
    lookIntoProof();
    compose();
}

/// Our engine thinks where no opponent does, and not while it looks back: neither takes the
/// other's time.
void Study::analyse() {
    const bool theyThink = game_.isThinking() && !game_.isLookingBack();
    const bool wanted = isEngineShown() || lookBack_->isOpen();
    if (!wanted || isOver_ || theyThink || lookBack_->isRunning()) {
        if (!asked_.analysis.analyst.empty()) analysis_->stop();
        asked_.analysis = {};
        if (lookBack_->isRunning()) recall();
        return;
    }
    const Question question{settings_.study().analyst().toStdString(),
                            settings_.study().analysisSeconds(), settings_.study().analysisLines(),
                            settings_.play().engineMemory()};
    if (question == asked_.analysis) return;
    asked_.analysis = question;
    player::Limits limits;
    limits.turn = std::chrono::seconds(question.seconds);
    limits.lines = question.lines;
    analysis_->think(question.analyst, position_, limits, question.megabytes);
}

/// What looking back has found here.
void Study::recall() {
    const game::Game& game = *game_.onTable();
    const auto view = study::readView(
        game.record().tree.notes(study::nodeAfter(game, game_.shownPly())), game.board().size());
    if (!view || view == asked_.recalled) return;
    asked_.recalled = view;
    analysis_->recall(QString::fromStdString(view->by), position_,
                      study::thoughtOf(*view, position_.board.sideToMove()), view->by.empty());
}

void Study::hear(const player::Thought& thought) {
    if (!isEngineShown() || game_.isLookingBack()) return;
    const std::string& spec = game_.table()->plan().seat(game_.onTable()->seatToMove()).spec;
    analysis_->listen(portraitOf(spec, language_.current()).name, position_, thought,
                      isOurEngine(spec));
}

void Study::mapScores() {
    const std::string player = settings_.study().scoreMapPlayer().toStdString();
    if (!isScoreMapShown() || isOver_) {
        if (!asked_.mapper.empty()) scoreMap_->clear();
        asked_.mapper.clear();
        return;
    }
    if (asked_.mapper == player) return;
    asked_.mapper = player;
    scoreMap_->think(player, position_, settings_.play().engineMemory());
}

void Study::lookForThreats() {
    const bool wanted = areThreatsShown() && !isOver_;
    if (wanted == asked_.threats) return;
    asked_.threats = wanted;
    if (wanted) {
        threats_->look(position_);
    } else {
        threats_->clear();
    }
}

void Study::lookIntoProof() {
    const bool wanted = isProofShown();
    if (wanted == asked_.proof) return;
    asked_.proof = wanted;
    if (wanted) {
        proof_->look(position_, study::positionAfter(*game_.onTable(), 0).board);
    } else {
        proof_->clear();
    }
}

void Study::keepFinding() {
    const auto best = analysis_->best();
    if (!best || best->depth < KeptDepth || !isOurEngine(asked_.analysis.analyst) ||
        !game_.onTable())
        return;
    const game::Game& game = *game_.onTable();
    const int ply = static_cast<int>(position_.moves.size());
    const auto known =
        study::readView(game.record().tree.notes(study::nodeAfter(game, ply)), game.board().size());
    if (known && known->isSettled()) return;
    if (known && known->evaluation.depth.value_or(0) >= best->depth) return;
    // Who looks back goes through what was judged: it does not change under the eyes.
    if (known && lookBack_->isOpen()) return;
    game_.write(ply, study::viewOf(*best, position_.board.sideToMove()));
    lookBack_->follow();
}

void Study::compose() {
    BoardPicture picture = game_.picture();
    if (isAllowed()) {
        if (areThreatsShown() && picture.capsules.empty()) picture.capsules = threats_->capsules();
        if (isScoreMapShown())
            picture.scores = scoreMap_->marks(settings_.study().scoreMap() == "number");
        else
            picture.scores = proof_->marks();
        picture.zone = proof_->zone();
        picture.line = threats_->line();
        if (picture.line.empty()) picture.line = analysis_->pointedLine();
        if (picture.line.empty()) picture.line = proof_->line();
        if (picture.line.empty()) lookBack_->paint(picture);
    }
    if (picture == picture_) return;
    picture_ = std::move(picture);
    Q_EMIT pictureChanged();
}

}  // namespace tianyuan::desktop
