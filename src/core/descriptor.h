#pragma once

#include <unistd.h>
#include <utility>

namespace tianyuan {

/// Owns a file descriptor of the operating system, and closes it.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        if (this != &other) {
            close();
            number_ = std::exchange(other.number_, -1);
        }
        return *this;
    }

    /// Negative if there is none, which poll() skips.
    int number() const { return number_; }
    explicit operator bool() const { return number_ >= 0; }
    /// Did it go well? What was written may fail as late as this.
    bool close() {
        const int number = std::exchange(number_, -1);
        return number < 0 || ::close(number) == 0;
    }

private:
    int number_ = -1;
};

}  // namespace tianyuan
