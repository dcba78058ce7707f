#include "search/transposition_table.h"

#include <algorithm>
#include <cstdlib>
#include <new>
#ifdef __linux__
#include <sys/mman.h>
#endif

namespace tianyuan::search {
namespace {

// The fields of a slot's data, from the low end.
constexpr int MoveBits = 10;
constexpr int DepthBits = 9;
constexpr int BoundBits = 2;
constexpr int AgeBits = 5;
constexpr int DepthShift = MoveBits;
constexpr int BoundShift = DepthShift + DepthBits;
constexpr int AgeShift = BoundShift + BoundBits;
constexpr int ValueShift = AgeShift + AgeBits;
constexpr int EvalShift = ValueShift + 16;
constexpr int DepthOffset = 64;  // depths below zero are kept too

constexpr std::uint64_t field(std::uint64_t data, int shift, int bits) {
    return (data >> shift) & ((std::uint64_t{1} << bits) - 1);
}
constexpr int depthOf(std::uint64_t data) {
    return static_cast<int>(field(data, DepthShift, DepthBits)) - DepthOffset;
}

std::uint64_t pack(const TranspositionEntry& entry, std::uint64_t age) {
    const auto depth =
        static_cast<std::uint64_t>(std::clamp(entry.depth + DepthOffset, 0, (1 << DepthBits) - 1));
    return entry.move | depth << DepthShift |
           static_cast<std::uint64_t>(entry.bound) << BoundShift | age << AgeShift |
           static_cast<std::uint64_t>(static_cast<std::uint16_t>(entry.value)) << ValueShift |
           static_cast<std::uint64_t>(static_cast<std::uint16_t>(entry.eval)) << EvalShift;
}

TranspositionEntry unpack(std::uint64_t data) {
    TranspositionEntry entry;
    entry.move = static_cast<eval::Cell>(field(data, 0, MoveBits));
    entry.depth = depthOf(data);
    entry.bound = static_cast<Bound>(field(data, BoundShift, BoundBits));
    entry.value = static_cast<std::int16_t>(field(data, ValueShift, 16));
    entry.eval = static_cast<std::int16_t>(field(data, EvalShift, 16));
    return entry;
}

}  // namespace

/// Fresh pages from the system are zero and cost nothing until they are used; large ones, where
/// they are to be had, make looking up cheaper.
TranspositionTable::Buckets TranspositionTable::zeroed(std::size_t count) {
    const std::size_t bytes = count * sizeof(Bucket);
#ifdef __linux__
    void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    madvise(memory, bytes, MADV_HUGEPAGE);
#else
    void* memory = std::calloc(count, sizeof(Bucket));
    if (!memory) throw std::bad_alloc();
#endif
    return Buckets(static_cast<Bucket*>(memory), Free{bytes});
}

void TranspositionTable::Free::operator()(Bucket* buckets) const {
#ifdef __linux__
    munmap(buckets, bytes);
#else
    std::free(buckets);
#endif
}

void TranspositionTable::resize(std::size_t bytes) {
    most_ = std::max(bytes, LeastBytes) / sizeof(Bucket);
    count_ = std::min(most_, SmallBytes / sizeof(Bucket));
    clear();
}

void TranspositionTable::expect(std::uint64_t positions) {
    constexpr std::uint64_t SlotsOfBucket = sizeof(Bucket) / sizeof(Slot);
    const auto wanted = std::min<std::uint64_t>(positions / SlotsOfBucket, most_);
    if (wanted <= count_) return;
    // Where there is not so much memory, less is better than nothing.
    const std::size_t before = count_;
    for (count_ = static_cast<std::size_t>(wanted); count_ > before; count_ /= 2) {
        try {
            return clear();
        } catch (const std::bad_alloc&) {
            continue;
        }
    }
    count_ = before;
    clear();
}

void TranspositionTable::clear() {
    buckets_.reset();
    buckets_ = zeroed(count_);
    age_ = 0;
}

std::optional<TranspositionEntry> TranspositionTable::probe(std::uint64_t key) const {
    for (const Slot& slot : bucketOf(key).slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) {
            return unpack(data);
        }
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, const TranspositionEntry& entry) {
    Slot* replaced = nullptr;
    int least = 1 << 20;
    TranspositionEntry kept = entry;
    for (Slot& slot : bucketOf(key).slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if ((slot.check.load(std::memory_order_relaxed) ^ data) == key) {
            // A deeper result of this search stays; a move is never forgotten.
            const TranspositionEntry old = unpack(data);
            if (kept.move == eval::NoCell) kept.move = old.move;
            if (entry.bound != Bound::Exact && old.depth > entry.depth + 3 &&
                field(data, AgeShift, AgeBits) == age_) {
                return;
            }
            replaced = &slot;
            break;
        }
        const auto ageOfSlot = field(data, AgeShift, AgeBits);
        const int worth = data == 0
                              ? -(1 << 19)
                              : depthOf(data) - 8 * static_cast<int>((age_ - ageOfSlot) & AgeMask);
        if (worth < least) {
            least = worth;
            replaced = &slot;
        }
    }
    const std::uint64_t data = pack(kept, age_);
    replaced->data.store(data, std::memory_order_relaxed);
    replaced->check.store(key ^ data, std::memory_order_relaxed);
}

int TranspositionTable::permilleFull() const {
    int used = 0;
    const std::size_t sample = std::min<std::size_t>(count_, 250);
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Slot& slot : buckets_[i].slots) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            used += data != 0 && field(data, AgeShift, AgeBits) == age_;
        }
    }
    return static_cast<int>(static_cast<std::size_t>(used) * 1000 / (sample * 4));
}

}  // namespace tianyuan::search
