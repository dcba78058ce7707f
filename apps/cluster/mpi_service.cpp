// The part of the crew that processes use which work for another.
#include "cluster/mpi_crew.h"
#include "cluster/workshop.h"

#include <algorithm>
#include <array>
#include <memory>
#include <thread>
#include <unistd.h>

namespace tianyuan::cluster {
namespace {

constexpr std::chrono::microseconds Nap{500};
constexpr std::chrono::seconds BetweenSigns{1};
constexpr std::chrono::seconds TimeToLeave{10};
constexpr std::chrono::minutes TimeToPrepare{30};

std::string hostName() {
    std::array<char, 256> name{};
    return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "?";
}

}  // namespace

Attempt MpiCrew::serve(const jobs::Greeting& greeting, const jobs::Staff& staff) {
    channel_.send(0, Tag::Hello, textOf(Introduction{hostName(), staff.threads, greeting}));
    std::unique_ptr<Workshop> workshop;
    if (staff.make) workshop = std::make_unique<Workshop>(staff);
    // Who hands out may have much to prepare before it says its first word.
    auto limit = Clock::now() + std::max<Clock::duration>(2 * patience_, TimeToPrepare);
    while (!isHome_ && !stop_.stop_requested()) {
        while (const auto message = channel_.receive()) {
            limit = Clock::now() + 2 * patience_;
            if (message->tag == Tag::Order && workshop) {
                if (auto parcel = parcelFromBytes(message->bytes))
                    workshop->add(std::move(*parcel));
            } else if (message->tag == Tag::Drop && workshop) {
                workshop->drop();
            } else if (message->tag == Tag::Home) {
                isHome_ = true;
            }
        }
        if (workshop) {
            for (const Parcel& parcel : workshop->take(Nap)) {
                channel_.send(0, Tag::Outcome, toBytes(parcel));
            }
        } else {
            std::this_thread::sleep_for(Nap);
        }
        const auto now = Clock::now();
        if (now - shown_ >= BetweenSigns) {
            shown_ = now;
            channel_.send(0, Tag::Alive, {});
        }
        // Without anyone who hands out there is nothing left to do here.
        if (now > limit) {
            workshop.reset();
            channel_.leave(1, false);
        }
    }
    return greeting.able;
}

void MpiCrew::leave(int code) {
    if (serves()) {
        const auto until = Clock::now() + patience_ + TimeToLeave;
        bool saidBye = false;
        while (Clock::now() < until) {
            if (isHome_ && !saidBye) {
                channel_.send(0, Tag::Bye, {});
                saidBye = true;
            }
            const auto message = channel_.receive();
            if (!message) {
                if (stop_.stop_requested()) channel_.leave(code, false);
                std::this_thread::sleep_for(Nap);
            } else if (message->tag == Tag::Home) {
                isHome_ = true;
            } else if (message->tag == Tag::End) {
                if (message->bytes == "finalize") return channel_.finalize();
                break;
            }
        }
        channel_.leave(code, false);
    }
    sendToAll(Tag::Home, {});
    const bool areAllGone = waitForByes(TimeToLeave);
    for (int rank = 1; rank < channel_.size(); ++rank) {
        if (!workerAt(rank).isLost) {
            channel_.send(rank, Tag::End, areAllGone ? "finalize" : "exit");
        }
    }
    if (areAllGone) return channel_.finalize();
    // A process that is missing would hold everybody up who wants to leave with it.
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    channel_.leave(code, true);
}

}  // namespace tianyuan::cluster
