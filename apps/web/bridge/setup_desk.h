#pragma once

#include "table/setup_position.h"
#include "web/bridge/speaker.h"
#include "web/bridge/table_host.h"

#include <optional>
#include <string>

namespace tianyuan::web {

/// A position that a person sets up by hand, over whatever is on the table.
class SetupDesk {
public:
    SetupDesk(TableHost& host, const Speaker& speaker) : host_(host), speaker_(speaker) {}

    bool isOpen() const { return position_.has_value(); }
    /// Begins with the position on the table, or with the empty board of a plan.
    void open(const table::Plan& plan);
    void close();
    void act(const std::string& what, const Json& command);
    /// Plays it as planned, or puts it on the table as a record.
    Attempt play(const table::Plan& plan);
    Attempt study();

    Json view() const;

private:
    TableHost& host_;
    const Speaker& speaker_;
    std::optional<table::SetupPosition> position_;
};

}  // namespace tianyuan::web
