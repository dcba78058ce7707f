#pragma once

#include "desktop/export/board_print.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <stop_token>

namespace tianyuan::desktop {

/// A file of pictures, made and written on another thread; one at a time.
class ExportJob : public QObject {
public:
    using QObject::QObject;
    ~ExportJob() override;

    bool isBusy() const { return isBusy_; }
    /// `done` is called on this thread.
    void start(const QString& path, const BoardPrint& print,
               std::function<void(const Attempt&)> done);
    /// Ends it with the reason "export.stopped".
    void cancel() { stop_.request_stop(); }

private:
    bool isBusy_ = false;
    std::stop_source stop_;
    QThreadPool worker_;
};

}  // namespace tianyuan::desktop
