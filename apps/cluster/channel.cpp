#include "cluster/channel.h"

#include <algorithm>
#include <cstdio>
#include <mpi.h>
#include <unistd.h>

namespace tianyuan::cluster {

struct Channel::Sending {
    int rank = 0;
    std::string bytes;
    MPI_Request request = MPI_REQUEST_NULL;
};

Channel::Channel(int* count, char*** arguments) {
    int provided = 0;
    MPI_Init_thread(count, arguments, MPI_THREAD_FUNNELED, &provided);
    // Whoever is lost must not take the others along.
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
}

Channel::~Channel() {
    if (isOpen_) finalize();
}

void Channel::send(int rank, Tag tag, std::string bytes) {
    tidy();
    auto sending = std::make_unique<Sending>();
    sending->rank = rank;
    sending->bytes = std::move(bytes);
    const int sent =
        MPI_Isend(sending->bytes.data(), static_cast<int>(sending->bytes.size()), MPI_BYTE, rank,
                  static_cast<int>(tag), MPI_COMM_WORLD, &sending->request);
    if (sent == MPI_SUCCESS) sendings_.push_back(std::move(sending));
}

void Channel::tidy() {
    std::erase_if(sendings_, [](const std::unique_ptr<Sending>& sending) {
        int done = 0;
        const int tested = MPI_Test(&sending->request, &done, MPI_STATUS_IGNORE);
        return tested == MPI_SUCCESS && done != 0;
    });
}

bool Channel::isSent(int rank) {
    tidy();
    return std::none_of(sendings_.begin(), sendings_.end(),
                        [rank](const auto& sending) { return sending->rank == rank; });
}

std::optional<Message> Channel::receive() {
    int there = 0;
    MPI_Status status;
    if (MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &status) != MPI_SUCCESS ||
        there == 0) {
        return std::nullopt;
    }
    int length = 0;
    MPI_Get_count(&status, MPI_BYTE, &length);
    Message message{status.MPI_SOURCE, static_cast<Tag>(status.MPI_TAG),
                    std::string(static_cast<std::size_t>(length), '\0')};
    if (MPI_Recv(message.bytes.data(), length, MPI_BYTE, status.MPI_SOURCE, status.MPI_TAG,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE) != MPI_SUCCESS) {
        return std::nullopt;
    }
    return message;
}

void Channel::finalize() {
    isOpen_ = false;
    MPI_Finalize();
}

void Channel::leave(int code, bool all) {
    std::fflush(stdout);
    std::fflush(stderr);
    if (all) MPI_Abort(MPI_COMM_WORLD, code);
    _exit(code);
}

}  // namespace tianyuan::cluster
