import QtQuick
import QtTest
import Tianyuan

/// Which sound is heard when. There need be no audio device.
Item {
    width: 1280
    height: 800

    SignalSpy { id: played; target: SoundPlayer; signalName: "played" }

    TestCase {
        name: "Sound"

        function init(): void {
            Settings.reset()
            played.clear()
        }

        function test_aStoneIsNeverTheSameTwiceInARow(): void {
            const heard = new Set()
            for (let i = 0; i < 100; ++i) SoundPlayer.play(SoundPlayer.Stone)
            compare(played.count, 100)
            for (let i = 0; i < 100; ++i) {
                const variation = played.signalArguments[i][1]
                verify(i === 0 || variation !== played.signalArguments[i - 1][1])
                heard.add(variation)
            }
            compare(heard.size, 6)
        }

        function test_mutedMeansSilent(): void {
            Settings.sounds.sound = false
            SoundPlayer.play(SoundPlayer.Win)
            compare(played.count, 0)
            Settings.sounds.sound = true
            Settings.sounds.volume = 0
            SoundPlayer.play(SoundPlayer.Win)
            compare(played.count, 0)
        }
    }
}
