import QtQuick
import Tianyuan

Column {
    SectionTitle { width: parent.width; text: qsTr("Keys") }
    KeyTable { width: parent.width }
}
