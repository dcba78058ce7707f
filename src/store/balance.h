#pragma once

namespace tianyuan::store {

/// How games went for a person.
struct Balance {
    int won = 0;
    int drawn = 0;
    int lost = 0;

    int games() const { return won + drawn + lost; }
    void count(double score) { ++(score > 0.75 ? won : score < 0.25 ? lost : drawn); }
    friend bool operator==(const Balance&, const Balance&) = default;
};

}  // namespace tianyuan::store
