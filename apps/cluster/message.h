#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tianyuan::cluster {

/// What processes tell each other; the number is MPI's tag.
enum class Tag : int {
    Hello = 1,  // a worker: how many threads, whether it can work, what it has
    Order,      // a job to be done
    Outcome,    // what came of a job
    Drop,       // stop what you do; it is not wanted any more
    Alive,      // nothing but a sign of life, both ways
    Home,       // work is over
    Bye,        // a worker: nothing runs here any more
    End,        // leave: "finalize" together, or "exit" each for itself
};

struct Message {
    int rank = 0;  // from whom
    Tag tag = Tag::Alive;
    std::string bytes;
};

/// A job on its way, there and back. Rounds tell apart what was handed out before and after a Drop.
struct Parcel {
    enum class Kind : int { Done, NotDone, Failed };

    std::uint32_t round = 0;
    std::uint64_t number = 0;
    Kind kind = Kind::Done;  // of an outcome
    std::string bytes;       // the order, the outcome, or the reason as JSON
};

/// A line with the numbers, then the bytes.
std::string toBytes(const Parcel& parcel);
std::optional<Parcel> parcelFromBytes(std::string_view bytes);

}  // namespace tianyuan::cluster
