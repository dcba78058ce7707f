#include "desktop/sound/sound_mixer.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

namespace tianyuan::desktop {

SoundMixer::SoundMixer(int channels, qint64 rest, QObject* parent)
    : QIODevice(parent), channels_(channels), rest_(rest) {
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

void SoundMixer::add(std::shared_ptr<const Samples> samples, float volume, std::size_t delay) {
    const std::lock_guard lock(mutex_);
    voices_.push_back({std::move(samples), volume, delay, 0});
    silent_ = 0;
}

qint64 SoundMixer::bytesAvailable() const { return std::numeric_limits<int>::max(); }

void SoundMixer::mix(std::vector<float>& sums) {
    for (Voice& voice : voices_) {
        const Samples& samples = *voice.samples;
        const std::size_t silent = std::min(sums.size(), voice.delay);
        voice.delay -= silent;
        const std::size_t count = std::min(sums.size() - silent, samples.size() - voice.next);
        for (std::size_t i = 0; i < count; ++i) {
            sums[silent + i] += voice.volume * static_cast<float>(samples[voice.next + i]);
        }
        voice.next += count;
    }
    std::erase_if(voices_, [](const Voice& voice) { return voice.next == voice.samples->size(); });
}

qint64 SoundMixer::readData(char* data, qint64 size) {
    constexpr qint64 Width = sizeof(std::int16_t);
    const qint64 frames = size / (Width * channels_);
    std::vector<float> sums(static_cast<std::size_t>(frames));
    bool hasRested = false;
    {
        const std::lock_guard lock(mutex_);
        const bool isSilent = voices_.empty();
        mix(sums);
        const qint64 before = silent_;
        silent_ = isSilent ? silent_ + frames : 0;
        hasRested = before < rest_ && silent_ >= rest_;
    }
    char* out = data;
    for (const float sum : sums) {
        const auto sample =
            static_cast<std::int16_t>(std::lround(std::clamp(sum, -32768.F, 32767.F)));
        for (int channel = 0; channel < channels_; ++channel, out += Width) {
            std::memcpy(out, &sample, Width);
        }
    }
    if (hasRested) Q_EMIT rested();
    return frames * Width * channels_;
}

}  // namespace tianyuan::desktop
