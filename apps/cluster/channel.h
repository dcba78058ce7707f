#pragma once

#include "cluster/message.h"

#include <list>
#include <memory>
#include <optional>
#include <string>

namespace tianyuan::cluster {

/// The processes that mpirun has started, as a place to send messages to. The only file that knows
/// MPI is its implementation. For the thread that made it.
class Channel {
public:
    Channel(int* count, char*** arguments);
    ~Channel();
    Channel(const Channel&) = delete;
    Channel& operator=(const Channel&) = delete;

    int rank() const { return rank_; }
    int size() const { return size_; }

    /// Never blocks, also if nobody takes it at the other end.
    void send(int rank, Tag tag, std::string bytes);
    /// The next message that has come; nothing if there is none.
    std::optional<Message> receive();
    /// True if everything that was sent to this rank has left.
    bool isSent(int rank);

    /// Leaves MPI with all others; blocks until they do too.
    void finalize();
    /// Ends this process, and with `all` every other one that is still there. Does not return.
    [[noreturn]] void leave(int code, bool all);

private:
    struct Sending;

    void tidy();

    int rank_ = 0;
    int size_ = 1;
    bool isOpen_ = true;
    std::list<std::unique_ptr<Sending>> sendings_;  // what has not left yet
};

}  // namespace tianyuan::cluster
