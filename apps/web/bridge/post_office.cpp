#include "web/bridge/post_office.h"

#include <utility>

namespace tianyuan::web {

Json PostOffice::takeTidings() {
    Json list = Json::array();
    for (Json& each : std::exchange(tidings_, {})) list.push_back(std::move(each));
    return list;
}

int PostOffice::send(const char* room, Json task, OnAnswer onAnswer) {
    const int ticket = ++lastTicket_;
    waiting_[ticket] = std::move(onAnswer);
    tell({{"kind", "work"}, {"room", room}, {"ticket", ticket}, {"task", std::move(task)}});
    return ticket;
}

void PostOffice::giveBack(int ticket) {
    if (waiting_.erase(ticket) > 0) tell({{"kind", "stop"}, {"ticket", ticket}});
}

void PostOffice::deliver(int ticket, const Json& answer, bool isLast) {
    const auto found = waiting_.find(ticket);
    if (found == waiting_.end()) return;
    // Whoever is called may give tickets back, or send others.
    const OnAnswer onAnswer = found->second;
    if (isLast) waiting_.erase(found);
    onAnswer(answer, isLast);
}

void PostOffice::later(game::TimePoint at, std::function<void()> function) {
    calls_.emplace(at, std::move(function));
}

std::optional<game::TimePoint> PostOffice::nextCall() const {
    if (calls_.empty()) return std::nullopt;
    return calls_.begin()->first;
}

void PostOffice::runDue(game::TimePoint now) {
    while (!calls_.empty() && calls_.begin()->first <= now) {
        const auto function = calls_.extract(calls_.begin()).mapped();
        function();
    }
}

}  // namespace tianyuan::web
