#pragma once

#include "stage.h"

#include <chrono>
#include <functional>
#include <random>
#include <string>
#include <vector>

namespace tianyuan::desktop {

/// Somebody who uses the window for hours and never gets tired: does one thing after another, by
/// chance, with mouse and keyboard where that is what a person would use. Nothing of it fails when
/// something takes too long; it is counted.
class Robot {
public:
    /// `samples`: a folder with records to be opened; `engine`: a program to be added as one.
    Robot(Stage& stage, unsigned seed, QString samples, QString engine);

    /// Does any one thing to its end, or always the one of this name, and goes back to the first
    /// page. What it was.
    std::string act(const std::string& only = {});
    /// Goes to the first page and does nothing.
    void rest(std::chrono::seconds time);
    /// Things that did not come about in time, such as an answer of a player.
    int disappointments() const { return disappointments_; }

private:
    struct Act {
        const char* name;
        void (Robot::*what)();
        int weight;
    };
    static const std::vector<Act>& acts();

    void playComputer();
    void watchComputers();
    void playAndLookBack();
    void analyse();
    void mapScores();
    void seeThreats();
    void browseLibrary();
    void openFiles();
    void saveFiles();
    void exportPictures();
    void changeLooks();
    void resize();
    void useEngine();
    void pressKeys();
    void seeScene();

    void playRounds(int rounds);
    void clickBoard(QPoint point);
    void study(std::chrono::seconds most);
    void goBack();
    /// Lets the window run until it is so, or the time is over.
    bool await(const std::function<bool()>& isSo, std::chrono::seconds most);
    void wait(std::chrono::milliseconds time);
    /// From `least` to `most`.
    int chance(int least, int most);
    template <typename... Texts>
    QString oneOf(Texts... texts) {
        const std::vector<const char*> all{texts...};
        return all[static_cast<std::size_t>(chance(0, static_cast<int>(all.size()) - 1))];
    }
    QString anyOpponent();

    Stage& stage_;
    std::mt19937 random_;
    QString samples_;
    QString engine_;
    QTemporaryDir folder_;
    std::vector<Scene> scenes_;
    int disappointments_ = 0;
};

}  // namespace tianyuan::desktop
