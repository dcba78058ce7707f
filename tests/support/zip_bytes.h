#pragma once

#include "files/inflate.h"

#include <string>
#include <vector>

/// Archives put together by hand, with nothing packed in them.
namespace tianyuan::test {

struct ZipFile {
    std::string name;
    std::string content;
    bool mayBeRun = false;
};

inline std::string zipOf(const std::vector<ZipFile>& files) {
    const auto number = [](std::size_t value, int width) {
        std::string bytes;
        for (int i = 0; i < width; ++i) bytes += static_cast<char>(value >> 8 * i & 0xFF);
        return bytes;
    };
    std::string all;
    std::string list;
    for (const ZipFile& file : files) {
        // Version, flags, method, time and date; then check sum and sizes.
        const std::string head = number(20, 2) + number(0, 8) +
                                 number(files::checkSumOf(file.content), 4) +
                                 number(file.content.size(), 4) + number(file.content.size(), 4) +
                                 number(file.name.size(), 2) + number(0, 2);
        list += "PK\x01\x02" + number(0x314, 2) + head + number(0, 6) + number(0, 2) +
                number(file.mayBeRun ? 0100755 : 0100644, 2) + number(all.size(), 4) + file.name;
        all += "PK\x03\x04" + head + file.name + file.content;
    }
    const std::string end = "PK\x05\x06" + number(0, 4) + number(files.size(), 2) +
                            number(files.size(), 2) + number(list.size(), 4) +
                            number(all.size(), 4) + number(0, 2);
    return all + list + end;
}

}  // namespace tianyuan::test
