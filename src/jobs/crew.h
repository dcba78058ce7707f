#pragma once

#include "jobs/job.h"

#include <string>
#include <vector>

namespace tianyuan::jobs {

/// What a process says before it works for another: whether it can, and of what everybody must have
/// the same.
struct Greeting {
    struct Fact {
        std::string what;   // "options", "pbrain-x"
        std::string value;  // a hash
    };

    Attempt able = Done{};
    std::vector<Fact> facts;
};

/// How many do the work in each process, and who they are.
struct Staff {
    MakeWorker make;
    int threads = 1;
};

/// Those who do the work of a desk: threads of this process, or processes on many machines.
class Crew {
public:
    Crew() = default;
    virtual ~Crew() = default;
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    /// Is this process one that only works for another? It has nothing to read or write; it calls
    /// serve() and then ends.
    virtual bool serves() const = 0;
    /// Works until it is sent home. Blocks.
    virtual Attempt serve(const Greeting& greeting, const Staff& staff) = 0;

    /// Who hands out: waits for the others and compares. Refused if one of them cannot work or has
    /// something else.
    virtual Attempt gather(const Greeting& greeting) = 0;
    /// Hands out the work, and blocks until all is done, the desk says that it is over or `stop` is
    /// asked for; what is not done then is given back. Can be called again.
    virtual Attempt run(Desk& desk, const Staff& staff, const std::stop_token& stop) = 0;
};

/// Threads of this process.
class Threads final : public Crew {
public:
    bool serves() const override { return false; }
    Attempt serve(const Greeting&, const Staff&) override { return Done{}; }
    Attempt gather(const Greeting& greeting) override { return greeting.able; }
    Attempt run(Desk& desk, const Staff& staff, const std::stop_token& stop) override;
};

}  // namespace tianyuan::jobs
