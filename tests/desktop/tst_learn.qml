import QtQuick
import QtTest
import Tianyuan

/// The page from which everything is reached by which one gets better.
Item {
    id: root

    width: 1280
    height: 800

    Pages {
        id: pages
        anchors.fill: parent
        focus: true
    }

    GameTest {
        id: test
        name: "Learn"
        pages: pages

        property var places

        function initTestCase(): void { places = child("learnPage").places }
        function cleanup(): void {
            child("learnPage").places = Qt.binding(() => test.places)
            pages.current = "start"
        }

        function test_itIsOneClickFromTheStart(): void {
            child("learnPage").places = ["course"]
            press("learnButton")
            compare(pages.current, "learn")
            keyClick(Qt.Key_Escape)
            compare(pages.current, "start")
        }
        function test_aKeyOpensItAlsoFromAGameWhichIsStillThereThen(): void {
            child("learnPage").places = ["course"]
            start()
            play("h8 h9")
            keyClick(Qt.Key_F2)
            compare(pages.current, "learn")
            press("learnBack")
            compare(pages.current, "play")
            compare(plies(), 2)
        }
        function test_withNothingToLearnItCannotBeReached(): void {
            child("learnPage").places = []
            verify(!child("learnButton").visible)
            keyClick(Qt.Key_F2)
            compare(pages.current, "start")
        }
        function test_onlyWhatHasAPageIsShown(): void {
            child("learnPage").places = ["course", "progress"]
            keyClick(Qt.Key_F2)
            verify(child("learn-course").visible)
            verify(child("learn-progress").visible)
            compare(findChild(pages, "learn-puzzles"), null)
        }
        function test_theArrowsGoFromCardToCard(): void {
            child("learnPage").places = ["course", "puzzles", "progress"]
            keyClick(Qt.Key_F2)
            tryVerify(() => child("learn-course").activeFocus)
            keyClick(Qt.Key_Left)
            verify(child("learn-course").activeFocus)
            keyClick(Qt.Key_Right)
            verify(child("learn-puzzles").activeFocus)
            keyClick(Qt.Key_Down)
            verify(child("learn-progress").activeFocus)
            keyClick(Qt.Key_Up)
            verify(child("learn-puzzles").activeFocus)
        }
        function test_aCardSaysWhatItIsInThisLanguage(): void {
            child("learnPage").places = ["course"]
            keyClick(Qt.Key_F2)
            compare(child("learn-course").Accessible.name, chinese ? "教程" : "Course")
            verify(child("learn-course").Accessible.description !== "")
        }
    }
}
