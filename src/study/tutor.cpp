#include "study/tutor.h"

#include <utility>

namespace tianyuan::study {

Result<Move> Tutor::choose(const player::Position& position, const player::Limits& /*limits*/,
                           std::stop_token stop, const OnThought& /*onThought*/) {
    CritiqueLimits limits = limits_;
    limits.proof.stop = std::move(stop);
    Answer answer = task_ == Task::LastMove ? Answer(critiqueOf(position, limits))
                                            : Answer(lookoutOf(position, limits));
    const std::lock_guard lock(mutex_);
    answer_ = std::move(answer);
    return Move::pass();
}

Tutor::Answer Tutor::answer() const {
    const std::lock_guard lock(mutex_);
    return answer_;
}

}  // namespace tianyuan::study
