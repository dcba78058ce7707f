#pragma once

#include "web/bridge/json.h"
#include "web/bridge/table_host.h"

#include <string>

namespace tianyuan::web {

/// What a person does with a record: walks through its variations, writes beside its moves, marks
/// points.
class ReadingDesk {
public:
    explicit ReadingDesk(TableHost& host) : host_(host) {}

    /// Only where a record is on the table.
    void act(const std::string& what, const Json& command);
    Json view() const;

private:
    Json tree() const;

    TableHost& host_;
};

}  // namespace tianyuan::web
