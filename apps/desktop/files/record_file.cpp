#include "desktop/files/record_file.h"

#include "files/whole_file.h"
#include "record/formats.h"

namespace tianyuan::desktop {

Result<record::Reading> readRecordFile(const QString& file, const QString& encoding) {
    const std::filesystem::path path(file.toStdU16String());
    const auto bytes = files::readFile(path);
    if (!bytes) return bytes.reason();
    record::ReadOptions options;
    options.encoding = encoding.toStdString();
    options.fileName = path.filename().string();
    return record::read(*bytes, options);
}

}  // namespace tianyuan::desktop
