#include "desktop/engines/program_file.h"

#include "roster/engine_archive.h"

#include <QFileInfo>

namespace tianyuan::desktop {

bool looksLikeProgram(const QString& file) {
    const QFileInfo info(file);
    if (!info.isFile()) return false;
    return roster::isEngineArchive(file.toStdString()) || info.isExecutable() ||
           info.suffix().toLower() == "exe";
}

}  // namespace tianyuan::desktop
