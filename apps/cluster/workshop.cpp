#include "cluster/workshop.h"

#include "cluster/reason_text.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace tianyuan::cluster {

Workshop::Workshop(const jobs::Staff& staff) : staff_(staff) {
    for (int i = 0; i < std::max(1, staff_.threads); ++i) {
        threads_.emplace_back([this](const std::stop_token& over) { work(over); });
    }
}

Workshop::~Workshop() {
    drop();
    for (std::jthread& thread : threads_) thread.request_stop();
    threads_.clear();
}

void Workshop::add(Parcel order) {
    {
        const std::lock_guard lock(mutex_);
        orders_.push_back(std::move(order));
    }
    added_.notify_one();
}

void Workshop::drop() {
    const std::lock_guard lock(mutex_);
    orders_.clear();
    outcomes_.clear();
    enough_.request_stop();
    enough_ = std::stop_source();
}

std::vector<Parcel> Workshop::take(std::chrono::microseconds patience) {
    std::unique_lock lock(mutex_);
    done_.wait_for(lock, patience, [this] { return !outcomes_.empty(); });
    return std::exchange(outcomes_, {});
}

void Workshop::work(const std::stop_token& over) {
    std::unique_ptr<jobs::Worker> worker;  // made once there is something to do
    while (true) {
        std::unique_lock lock(mutex_);
        if (!added_.wait(lock, over, [this] { return !orders_.empty(); })) return;
        const Parcel order = std::move(orders_.front());
        orders_.pop_front();
        const std::stop_source enough = enough_;
        lock.unlock();

        if (!worker) worker = staff_.make();
        auto outcome = worker->work({order.number, order.bytes}, enough.get_token());
        if (enough.stop_requested()) continue;
        Parcel parcel{order.round, order.number, Parcel::Kind::Done, {}};
        if (!outcome) {
            parcel.kind = Parcel::Kind::Failed;
            parcel.bytes = textOf(outcome.reason());
        } else if (!*outcome) {
            parcel.kind = Parcel::Kind::NotDone;
        } else {
            parcel.bytes = std::move(**outcome);
        }
        lock.lock();
        outcomes_.push_back(std::move(parcel));
        done_.notify_one();
    }
}

}  // namespace tianyuan::cluster
