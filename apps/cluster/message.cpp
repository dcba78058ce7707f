#include "cluster/message.h"

#include <sstream>

namespace tianyuan::cluster {

std::string toBytes(const Parcel& parcel) {
    return std::to_string(parcel.round) + ' ' + std::to_string(parcel.number) + ' ' +
           std::to_string(static_cast<int>(parcel.kind)) + '\n' + parcel.bytes;
}

std::optional<Parcel> parcelFromBytes(std::string_view bytes) {
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    std::istringstream line{std::string(bytes.substr(0, end))};
    Parcel parcel;
    int kind = 0;
    if (!(line >> parcel.round >> parcel.number >> kind) || kind < 0 || kind > 2) {
        return std::nullopt;
    }
    parcel.kind = static_cast<Parcel::Kind>(kind);
    parcel.bytes = bytes.substr(end + 1);
    return parcel;
}

}  // namespace tianyuan::cluster
