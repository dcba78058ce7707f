#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tianyuan {

/// Why something could not be done, as a code and what it speaks of. The programs make the sentence
/// from it, in the user's language; the table of sentences is in words/.
struct Reason {
    std::string code;                    // such as "notation.off-board"
    std::vector<std::string> arguments;  // in the order in which the sentence names them

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// A value, or the reason there is none.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::move(value)) {}         // NOLINT: return value;
    Result(Reason reason) : content_(std::move(reason)) {}  // NOLINT: return reason;

    bool hasValue() const { return content_.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    const T& value() const& { return *checked(std::get_if<0>(&content_)); }
    T& value() & { return *checked(std::get_if<0>(&content_)); }
    T value() && { return std::move(*checked(std::get_if<0>(&content_))); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    const Reason& reason() const { return *checked(std::get_if<1>(&content_)); }

private:
    template <typename P>
    static P* checked(P* pointer) {
        assert(pointer);
        return pointer;
    }

    std::variant<T, Reason> content_;
};

/// What can fail but has nothing to give back.
struct Done {};
using Attempt = Result<Done>;

}  // namespace tianyuan
