#pragma once

#include "eval/grid.h"
#include "search/value.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace tianyuan::search {

/// What a stored value says of the true one.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What is remembered of a position.
struct TranspositionEntry {
    Value value = 0;  // distances from the node
    Value eval = 0;
    int depth = 0;
    Bound bound = Bound::None;
    eval::Cell move = eval::NoCell;
};

/// Positions that were searched, shared by all threads without locks: a slot holds its key xor its
/// data, so that one that two threads wrote at once is recognised and does not count.
class TranspositionTable {
public:
    static constexpr std::size_t LeastBytes = std::size_t{1} << 16;

    explicit TranspositionTable(std::size_t bytes) { resize(bytes); }

    /// Forgets everything; at most so many bytes from now on. Little of it is used until more is
    /// expected.
    void resize(std::size_t bytes);
    /// So many positions will have to be remembered. Forgets everything if it has to grow.
    /// A table that is larger than need be costs time: each page that is new to the process has
    /// to be cleared by the system, which takes longer than searching the positions on it.
    void expect(std::uint64_t positions);
    void clear();
    /// The memory it may use.
    std::size_t bytes() const { return most_ * sizeof(Bucket); }
    /// What it uses of it.
    std::size_t bytesInUse() const { return count_ * sizeof(Bucket); }

    /// Older entries give way first.
    void nextSearch() { age_ = (age_ + 1) & AgeMask; }

    std::optional<TranspositionEntry> probe(std::uint64_t key) const;
    void store(std::uint64_t key, const TranspositionEntry& entry);
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucketOf(key)); }

    /// How many of a thousand slots this search has filled.
    int permilleFull() const;

private:
    static constexpr std::uint64_t AgeMask = 31;
    static constexpr std::size_t SmallBytes = std::size_t{4} << 20;

    struct Slot {
        std::atomic<std::uint64_t> check{0};  // key ^ data
        std::atomic<std::uint64_t> data{0};
    };
    struct Bucket {
        Slot slots[4];
    };
    struct Free {
        std::size_t bytes;
        void operator()(Bucket* buckets) const;
    };
    using Buckets = std::unique_ptr<Bucket[], Free>;

    static Buckets zeroed(std::size_t count);

    Bucket& bucketOf(std::uint64_t key) const {
        return buckets_[static_cast<std::size_t>(((key >> 32) * count_) >> 32)];
    }

    Buckets buckets_;
    std::size_t count_ = 0;
    std::size_t most_ = 0;  // what count_ may grow to
    std::uint64_t age_ = 0;
};

}  // namespace tianyuan::search
