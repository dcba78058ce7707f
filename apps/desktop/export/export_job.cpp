#include "desktop/export/export_job.h"

#include "files/whole_file.h"

namespace tianyuan::desktop {
namespace {

Attempt make(const QString& path, const BoardPrint& print, const std::stop_token& stop) {
    const auto bytes = printBoard(print, stop);
    if (!bytes) return bytes.reason();
    return files::writeFile(std::filesystem::path(path.toStdU16String()), *bytes,
                            files::IfThere::Replace);
}

}  // namespace

ExportJob::~ExportJob() {
    cancel();
    worker_.waitForDone();
}

void ExportJob::start(const QString& path, const BoardPrint& print,
                      std::function<void(const Attempt&)> done) {
    isBusy_ = true;
    stop_ = {};
    worker_.start([this, path, print, done = std::move(done), stop = stop_.get_token()] {
        const auto finish = [this, done, result = make(path, print, stop)] {
            isBusy_ = false;
            done(result);
        };
        QMetaObject::invokeMethod(this, finish, Qt::QueuedConnection);
    });
}

}  // namespace tianyuan::desktop
