#pragma once

#include "desktop/desktop.h"
#include "store/summary.h"

#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace tianyuan::desktop {

/// To be called before there is an application: where there is no display and nobody has chosen a
/// platform, everything is drawn in memory.
void chooseOffscreen();

/// The real window with a desktop of its own, to be put into any state and looked at.
class Stage {
public:
    /// With everything that is kept in this folder; by default one that goes with it.
    explicit Stage(const QString& folder = {});
    ~Stage();

    Settings& settings() { return desktop_->settings(); }
    QString settingsFile() const { return folder_ + "/settings.ini"; }
    Desktop& desktop() { return *desktop_; }
    QQuickWindow& window() { return *window_; }
    QQmlEngine& engine() { return *engine_; }
    /// The item of this objectName; there must be one.
    QObject* find(const char* name) const;

    void resize(int width, int height);
    void openPage(const char* page);
    /// Plays "h8h9…" in a game of two people, and shows it.
    void playGame(const char* moves);
    void endGame();
    /// Lets the window run until something has come about.
    void runUntil(const std::function<bool()>& done);
    /// How long that is waited for, two minutes by default; as many times longer under a sanitizer
    /// as TIANYUAN_PATIENCE says.
    void setPatience(std::chrono::minutes patience) { patience_ = patience; }
    /// Opens a record, as if it had been pasted.
    void openText(const char* text);
    /// What was found out about the game on the table when it was looked back at: a sample of
    /// tests/data/records, so that it is always the same.
    void judgeGame(const char* sample);
    /// A long game that was looked back at, at a move that lost it.
    LookBack& lookBack();
    /// A few games to look at.
    void fillLibrary();
    /// Games against computer players over some months; and as if there were none.
    void fillProgress();
    void hideProgress();
    /// Shows, or closes, the popup of this objectName.
    void showPopup(const char* name, bool shown);

    /// Lets everything settle, animations included, and takes a picture.
    QImage picture();
    /// Draws until everything is in its place. What is done to the window before needs no drawing.
    void settle();

private:
    /// What has been asked for happens, but nothing is drawn.
    void step();
    bool hasFoundGames() const;
    void addGamesOfMonths();
    void countProgressFrom(store::Time time);

    QTemporaryDir ownFolder_;
    QString folder_;
    std::unique_ptr<Desktop> desktop_;
    std::unique_ptr<QQmlApplicationEngine> engine_;
    QQuickWindow* window_ = nullptr;
    bool isProgressFilled_ = false;
    std::chrono::minutes patience_{2};
};

/// A whole game: the last stone makes the first five. And how one begins.
inline constexpr const char* LongGame =
    "h8h10g9f10g10g11h12i9f12j8k7g12i7j6j7l7h7g7h6h5i8h9g6j9f5e4k9k8m6i10h11j11g8j10j12k12l13k10"
    "l10f8f9e10i12j13e8";
inline constexpr const char* ShortGame = "h8h10g9f10g10g11h12i9f12j8k7g12i7j6";

/// A state of the window that is worth looking at.
struct Scene {
    const char* name;
    std::function<void(Stage&)> arrange;
    std::function<void(Stage&)> leave = [](Stage&) {};
};
std::vector<Scene> allScenes();
/// Those of them that are pages, a game on the table, sheets above it, what arises only by playing,
/// and what one learns by.
std::vector<Scene> pageScenes();
std::vector<Scene> tableScenes();
std::vector<Scene> sheetScenes();
std::vector<Scene> playedScenes();
std::vector<Scene> learningScenes();

}  // namespace tianyuan::desktop
