#pragma once

#include "desktop/sound/sound_mixer.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QObject>
#include <QThread>

#include <memory>

namespace tianyuan::desktop {

/// Samples a second of everything that is played.
inline constexpr int SampleRate = 48000;

/// Brings sounds to the loudspeaker: one stream on a thread of its own, so that a sound neither
/// waits for the window nor is cut where the next one begins. The stream is open from a sound on
/// until it has been quiet for a while. Without a device nothing is heard.
class SoundOutput : public QObject {
    Q_OBJECT

public:
    explicit SoundOutput(QObject* parent = nullptr);
    ~SoundOutput() override;

    void play(std::shared_ptr<const Samples> samples, float volume);

private:
    void start(const std::shared_ptr<const Samples>& samples, float volume,
               const QAudioDevice& device);
    void stop();

    QThread thread_;
    QObject* worker_;  // lives on the thread, as do the two below
    std::unique_ptr<SoundMixer> mixer_;
    std::unique_ptr<QAudioSink> sink_;
};

}  // namespace tianyuan::desktop
