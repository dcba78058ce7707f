import QtQuick
import Tianyuan

Rectangle {
    implicitHeight: Theme.outline
    color: Theme.line
}
