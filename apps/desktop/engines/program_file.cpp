#include "desktop/engines/program_file.h"

#include <QFileInfo>

namespace tianyuan::desktop {

bool looksLikeProgram(const QString& file) {
    const QFileInfo info(file);
    if (!info.isFile()) return false;
    return info.isExecutable() || info.suffix().toLower() == "exe";
}

}  // namespace tianyuan::desktop
