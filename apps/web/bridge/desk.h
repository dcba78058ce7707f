#pragma once

#include "web/bridge/files_desk.h"
#include "web/bridge/look_back.h"
#include "web/bridge/position_study.h"
#include "web/bridge/reading_desk.h"
#include "web/bridge/setup_desk.h"
#include "web/bridge/table_host.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::web {

/// What the page talks to: every command is one JSON object with a "do", and every answer tells
/// what happened (tidings), all that is to be seen now (view; setup, where a position is set up),
/// and when to come by (wake, in milliseconds). Bytes of files travel beside the JSON.
class Desk {
public:
    Desk();

    Json obey(const Json& command, std::string_view bytes, std::string& bytesBack);

private:
    Json configure(const Json& command);
    void start(const std::string& what, const Json& command);
    Json unfinished(const Json& command);
    void act(const std::string& what, const Json& command);
    void playFromRecord(const Json& command);
    void setUp(const std::string& what, const Json& command);
    void studyPosition(const std::string& what, const Json& command);
    Json tell(const std::string& what, const Json& command, std::string_view bytes,
              std::string& back);
    bool mayHelp() const;
    void report(const Attempt& attempt);
    void followGame();
    void tickClock();

    Json view() const;
    Json playView() const;
    Json wake() const;

    PostOffice office_;
    Speaker speaker_;
    mutable TableHost host_;
    PositionStudy study_;
    LookBack lookBack_;
    ReadingDesk reading_;
    SetupDesk setup_;
    FilesDesk files_;
    table::Wishes wishes_;
    StudyWishes studyWishes_;
    bool isSheetOpen_ = false;                // something lies over the page
    bool isHidden_ = false;                   // the page cannot be seen
    std::optional<std::int64_t> lastSecond_;  // of a clock that runs out
};

}  // namespace tianyuan::web
