#pragma once

#include "game/clock.h"
#include "web/bridge/json.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace tianyuan::web {

/// What the table has to tell the page: it is collected while something is done, and handed over
/// with the answer. Tasks for the worker have a ticket, and so have their answers; an answer whose
/// ticket was given back is dropped.
class PostOffice {
public:
    /// `isLast`: the answer itself; before it there may be thoughts.
    using OnAnswer = std::function<void(const Json& answer, bool isLast)>;

    void tell(Json tidings) { tidings_.push_back(std::move(tidings)); }
    Json takeTidings();

    /// `room`: "play", "study" or "proof", each a worker of its own.
    int send(const char* room, Json task, OnAnswer onAnswer);
    void giveBack(int ticket);
    void deliver(int ticket, const Json& answer, bool isLast);

    /// Calls a function once it is `at`; the page asks when to come by.
    void later(game::TimePoint at, std::function<void()> function);
    std::optional<game::TimePoint> nextCall() const;
    void runDue(game::TimePoint now);

private:
    std::vector<Json> tidings_;
    std::map<int, OnAnswer> waiting_;  // by ticket
    std::multimap<game::TimePoint, std::function<void()>> calls_;
    int lastTicket_ = 0;
};

}  // namespace tianyuan::web
