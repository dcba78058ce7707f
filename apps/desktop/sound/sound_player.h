#pragma once

#include "desktop/sound/sound_mixer.h"

#include <QObject>
#include <QQmlEngine>

#include <memory>
#include <random>
#include <vector>

namespace tianyuan::desktop {

class SoundOutput;
class SoundSettings;

/// Plays the sounds of the game, as loud as the settings say. The samples are read beforehand, so a
/// sound starts with the move. Without an audio device, or when muted, it stays silent and
/// nothing else changes.
class SoundPlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    enum class Sound { Stone, Win, Loss, Draw, Refused, Tick };
    Q_ENUM(Sound)

    explicit SoundPlayer(const SoundSettings& settings, QObject* parent = nullptr);
    ~SoundPlayer() override;
    static SoundPlayer* create(QQmlEngine* engine, QJSEngine*);

    Q_INVOKABLE void play(tianyuan::desktop::SoundPlayer::Sound sound);

    /// Reads the samples. Done by itself at the first sound; earlier spares that one the wait.
    Q_INVOKABLE void prepare();

Q_SIGNALS:
    /// A sound was asked for and is not muted; `variation` is from 0 on.
    void played(tianyuan::desktop::SoundPlayer::Sound sound, int variation);

private:
    struct Voice {
        Sound sound = Sound::Stone;
        std::vector<std::shared_ptr<const Samples>> variations;
        int last = -1;
    };

    Voice& voiceOf(Sound sound) { return voices_[static_cast<std::size_t>(sound)]; }
    int nextVariation(Voice& voice);

    const SoundSettings& settings_;
    std::vector<Voice> voices_;  // in the order of Sound
    std::minstd_rand random_;
    std::unique_ptr<SoundOutput> output_;  // none: not prepared
};

}  // namespace tianyuan::desktop
