#include "desktop/window/display_watch.h"

#include "words/sentence.h"

#include <QLoggingCategory>
#include <QString>
#include <QStringList>

#include <cstdio>
#include <cstdlib>

namespace tianyuan::desktop {
namespace {

words::Language languageOfComplaint;
QStringList heldBack;  // why it may not work; of no use to anybody if it works in the end

void listen(QtMsgType kind, const QMessageLogContext& context, const QString& message) {
    if (kind != QtFatalMsg) {
        heldBack << qFormatLogMessage(kind, context, message);
        return;
    }
    const std::string sentence = words::sentence({"window.no-display", {}}, languageOfComplaint);
    std::fprintf(stderr, "tianyuan: %s\n", sentence.c_str());
    std::exit(EXIT_FAILURE);
}

}  // namespace

DisplayWatch::DisplayWatch(words::Language language) {
    languageOfComplaint = language;
    qInstallMessageHandler(listen);
}

DisplayWatch::~DisplayWatch() {
    qInstallMessageHandler(nullptr);
    for (const QString& message : heldBack) std::fprintf(stderr, "%s\n", qPrintable(message));
    heldBack.clear();
}

}  // namespace tianyuan::desktop
