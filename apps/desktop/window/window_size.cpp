#include "desktop/window/window_size.h"

#include "desktop/settings/settings.h"

#include <QGuiApplication>
#include <QWindow>

namespace tianyuan::desktop {

WindowSize::WindowSize(const QWindow& window, WindowSettings& settings, QObject* parent)
    : QObject(parent), window_(window), settings_(settings), size_(window.size()) {
    connect(&window_, &QWindow::widthChanged, this, &WindowSize::follow);
    connect(&window_, &QWindow::heightChanged, this, &WindowSize::follow);
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &WindowSize::keep);
    connect(qGuiApp, &QGuiApplication::aboutToQuit, this, &WindowSize::keep);
}

void WindowSize::follow() {
    if (window_.visibility() == QWindow::Windowed) size_ = window_.size();
}

void WindowSize::keep() {
    settings_.setWindowWidth(size_.width());
    settings_.setWindowHeight(size_.height());
}

}  // namespace tianyuan::desktop
