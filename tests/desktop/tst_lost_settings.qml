import QtQuick
import QtTest
import Tianyuan

/// The settings of this test are where none can be written.
Item {
    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        name: "LostSettings"
        pages: pages

        SignalSpy {
            id: messages
            target: GameController
            signalName: "said"
        }

        function test_whatIsChosenHoldsAndThePersonIsToldOnceThatItIsNotKept(): void {
            start()
            Settings.look.theme = "dark"
            tryVerify(() => messages.count > 0)
            compare(messages.signalArguments[0][0], chinese ? "设置无法保存" : "Settings cannot be saved")
            Settings.look.theme = "light"
            compare(Settings.look.theme, "light")
            click("h8")
            compare(messages.count, 1)
        }
    }
}
