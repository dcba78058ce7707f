#pragma once

#include "record/record.h"

#include <initializer_list>
#include <random>
#include <string>
#include <string_view>

/// RenLib libraries put together by hand, byte for byte.
namespace tianyuan::test {

inline std::string bytes(std::initializer_list<int> values) {
    std::string result;
    for (const int value : values) result += static_cast<char>(value);
    return result;
}

inline std::string libraryHeader(int major = 3, int minor = 4) {
    return bytes({0xFF, 'R', 'e', 'n', 'L', 'i', 'b', 0xFF, major, minor}) +
           std::string(10, '\xFF');
}

/// A text with its end mark, made even.
inline std::string libraryText(std::string_view text) {
    return std::string(text) + std::string(text.size() % 2 == 0 ? 2 : 1, '\0');
}

/// Decorates the moves of a record with everything that a library can hold, well-formed or odd:
/// the bytes of a file that can be read.
class RandomLibrary {
public:
    RandomLibrary(std::mt19937& random, const record::Record& record,
                  const std::vector<std::string>& texts)
        : random_(random), tree_(record.tree), texts_(texts) {}

    std::string make() {
        std::string file = libraryHeader();
        if (chance(10)) file[10 + static_cast<std::size_t>(below(10))] = 'x';
        for (record::NodeId id = record::Tree::Root; id != record::NoNode; id = tree_.next(id)) {
            file += node(id);
        }
        return file;
    }

private:
    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random_); }
    bool chance(int oneIn) { return below(oneIn) == 0; }

    std::string node(record::NodeId id) {
        const record::Node& node = tree_[id];
        const bool isRoot = id == record::Tree::Root;
        int position = node.isMove() && !node.move.isPass()
                           ? node.move.point().y * 16 + node.move.point().x + 1
                           : 0;
        int info = 0;
        if (node.nextSibling != record::NoNode) info |= 0x80;
        if (node.firstChild == record::NoNode) info |= 0x40;
        if (!isRoot && !node.isMove()) {
            info |= 0x02;
            if (!chance(4)) position = below(15) * 16 + below(15) + 1;
        }
        if (isRoot && chance(5)) info |= 0x02;
        if (chance(10)) info |= 0x04;
        if (chance(8)) info |= 0x08;
        if (chance(8)) info |= 0x10;
        if (chance(20)) info |= 0x20;
        if (chance(5)) info |= 0x01;

        std::string file = bytes({position, info});
        const int low = chance(8) ? below(256) : below(2);
        if ((info & 0x01) != 0) file += bytes({chance(20) ? below(256) : 0, low});
        if ((info & 0x20) != 0) {
            file += oldText();
        } else if ((info & 0x08) != 0) {
            file += chance(2) ? text() : comment();
        }
        if ((info & 0x01) != 0 && (low & 0x01) != 0) file += text();
        return file;
    }

    std::string word() {
        return chance(10)
                   ? ""
                   : texts_[static_cast<std::size_t>(below(static_cast<int>(texts_.size())))];
    }

    std::string text() {
        std::string whole = libraryText(word());
        if (chance(20) && whole[whole.size() - 2] == 0) whole.back() = 'x';
        return whole;
    }

    std::string comment() {
        return libraryText(word() + '\b' + word() + (chance(2) ? "\r\n" + word() : ""));
    }

    std::string oldText() {
        std::string whole;
        for (int i = below(12); i > 0; --i) whole += static_cast<char>(below(128));
        whole += static_cast<char>(128 + below(128));
        if (whole.size() % 2 != 0) whole += static_cast<char>(below(256));
        return whole;
    }

    std::mt19937& random_;
    const record::Tree& tree_;
    const std::vector<std::string>& texts_;
};

}  // namespace tianyuan::test
