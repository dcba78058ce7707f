#include "desktop/sound/sound_player.h"

#include "desktop/bridge/singleton.h"
#include "desktop/settings/settings.h"
#include "desktop/sound/sound_output.h"

#include <QAudio>
#include <QFile>

#include <array>
#include <cstring>

namespace tianyuan::desktop {
namespace {

struct Files {
    SoundPlayer::Sound sound;
    const char* name;
    int variations;  // "stone-1", "stone-2", …; 1: the name alone
};

constexpr std::array AllFiles{
    Files{SoundPlayer::Sound::Stone, "stone", 6},     Files{SoundPlayer::Sound::Win, "win", 1},
    Files{SoundPlayer::Sound::Loss, "loss", 1},       Files{SoundPlayer::Sound::Draw, "draw", 1},
    Files{SoundPlayer::Sound::Refused, "refused", 1}, Files{SoundPlayer::Sound::Tick, "tick", 1},
};

/// The samples of a file that scripts/make_sounds.py has written.
std::shared_ptr<const Samples> samplesOf(const Files& files, int variation) {
    constexpr qsizetype HeadSize = 44;
    const QString number = files.variations > 1 ? QString("-%1").arg(variation + 1) : QString();
    QFile file(QString(":/qt/qml/Tianyuan/assets/sounds/%1%2.wav").arg(files.name, number));
    if (!file.open(QIODevice::ReadOnly)) return std::make_shared<Samples>();
    const QByteArray bytes = file.readAll().mid(HeadSize);
    auto samples = std::make_shared<Samples>(static_cast<std::size_t>(bytes.size()) / 2);
    std::memcpy(samples->data(), bytes.data(), samples->size() * 2);
    return samples;
}

/// Ears hear loudness on another scale than amplifiers work.
float loudness(double volume) {
    return static_cast<float>(QAudio::convertVolume(
        static_cast<float>(volume), QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
}

}  // namespace

SoundPlayer::SoundPlayer(const SoundSettings& settings, QObject* parent)
    : QObject(parent), settings_(settings), random_(std::random_device()()) {
    for (const Files& files : AllFiles) {
        Voice voice;
        voice.sound = files.sound;
        voice.variations.resize(static_cast<std::size_t>(files.variations));
        voices_.push_back(std::move(voice));
    }
}

SoundPlayer::~SoundPlayer() = default;

SoundPlayer* SoundPlayer::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<SoundPlayer>(*engine);
}

void SoundPlayer::prepare() {
    if (output_) return;
    output_ = std::make_unique<SoundOutput>();
    for (const Files& files : AllFiles) {
        for (int i = 0; i < files.variations; ++i) {
            voiceOf(files.sound).variations[static_cast<std::size_t>(i)] = samplesOf(files, i);
        }
    }
}

void SoundPlayer::play(Sound sound) {
    if (!settings_.sound() || settings_.volume() <= 0) return;
    prepare();
    Voice& voice = voiceOf(sound);
    const int variation = nextVariation(voice);
    output_->play(voice.variations[static_cast<std::size_t>(variation)],
                  loudness(settings_.volume()));
    Q_EMIT played(sound, variation);
}

int SoundPlayer::nextVariation(Voice& voice) {
    const int count = static_cast<int>(voice.variations.size());
    int next = 0;
    if (count > 1) {  // any but the last one
        next = static_cast<int>(random_() % static_cast<unsigned>(count - 1));
        if (next >= voice.last && voice.last >= 0) ++next;
    }
    return voice.last = next;
}

}  // namespace tianyuan::desktop
