#include "store/progress_start.h"

namespace tianyuan::store {

Result<Time> ProgressStart::time() {
    const auto seconds = database_.number("SELECT max(since) FROM progress");
    if (!seconds) return seconds.reason();
    return Time(std::chrono::seconds(*seconds));
}

Attempt ProgressStart::set(Time time) {
    return database_.run("INSERT OR REPLACE INTO progress (id, since) VALUES (1, ?)",
                         {std::int64_t(time.time_since_epoch().count())});
}

}  // namespace tianyuan::store
