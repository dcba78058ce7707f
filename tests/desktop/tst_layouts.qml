import QtQuick
import QtQuick.Layouts
import QtTest
import Tianyuan

/// Rows that come and go in a layout, which is resized before the next frame is drawn.
Item {
    id: root
    property int count: 3
    width: 400
    height: 300

    ColumnLayout {
        id: rows
        LayoutRepeater {
            model: root.count
            Rectangle {
                required property int index
                implicitWidth: 30 + index
                implicitHeight: 10
            }
        }
    }
    TestCase {
        name: "Layouts"
        when: windowShown

        function test_a_layout_is_resized_right_after_a_row_has_gone() {
            waitForRendering(root)
            compare(rows.implicitWidth, 32)
            for (let i = 0; i < 20; ++i) {
                root.count = 1
                wait(0)  // the rows are deleted, nothing is drawn
                rows.width = 40 + i
                compare(rows.implicitWidth, 30)
                root.count = 3
                wait(0)
                compare(rows.implicitWidth, 32)
            }
        }
    }
}
