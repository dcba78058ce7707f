#pragma once

#include "player/player.h"
#include "study/standing_shapes.h"
#include "table/board_view.h"
#include "web/bridge/post_office.h"
#include "web/bridge/speaker.h"
#include "web/bridge/worker_player.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::web {

/// What a person wants to hear about the position on the board.
struct StudyWishes {
    bool threats = false;   // what stands, and wins that can be forced
    bool analysis = false;  // what the strongest player thinks
    std::string map;        // whose scores of all points; empty: nobody's

    friend bool operator==(const StudyWishes&, const StudyWishes&) = default;
};

/// What is to be known of the position on the board: it is asked in the study's worker, and laid
/// over the picture.
class PositionStudy {
public:
    PositionStudy(PostOffice& office, const Speaker& speaker)
        : office_(office), speaker_(speaker) {}
    ~PositionStudy() { clear(); }

    const StudyWishes& wishes() const { return wishes_; }
    /// `position`: nothing if there is none to be studied.
    void follow(const StudyWishes& wishes, const std::optional<player::Position>& position);
    /// Which line is shown on the board: one of the analysis as a whole, or a forced win of "black"
    /// or "white", from its first stone on.
    void point(const std::string& line);
    /// One stone of that line more, or less.
    void step(int stones);

    /// In words, for the panel.
    Json view() const;
    void showOn(Json& board) const;

private:
    struct Win {
        bool byFours = false;
        int plies = 0;
        std::vector<Move> line;
    };

    void clear();
    void lookForThreats();
    void think();
    void askForMap();
    void note(const Result<player::Reply>& reply);
    void takeMap(const player::Thought& thought);
    Json threatsJson() const;
    Json analysisJson() const;
    Json mapJson() const;
    std::string names(const std::vector<Point>& points) const;
    bool isWinPointed() const;
    std::vector<Move> pointedLine(Stone& first) const;

    PostOffice& office_;
    const Speaker& speaker_;
    StudyWishes wishes_;
    std::optional<player::Position> position_;
    std::string pointed_;
    int step_ = 0;  // stones of the pointed line that are shown
    std::array<std::vector<study::StandingShape>, 2> shapes_;
    std::array<std::optional<Win>, 2> wins_;
    std::optional<int> winsTicket_;
    std::optional<Reason> trouble_;  // why somebody who was asked has no answer
    std::unique_ptr<WorkerPlayer> analyst_, mapper_;
    std::map<int, player::Thought> thoughts_;  // by rank
    player::ScoreMap map_;                     // the best first
};

}  // namespace tianyuan::web
