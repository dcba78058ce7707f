#include "desktop/sound/sound_mixer.h"

#include <gtest/gtest.h>

#include <random>

namespace tianyuan::desktop {
namespace {

std::shared_ptr<const Samples> sound(std::initializer_list<std::int16_t> samples) {
    return std::make_shared<Samples>(samples);
}

/// What is heard of the next so many samples, of one channel.
Samples hear(SoundMixer& mixer, std::size_t count) {
    const QByteArray bytes = mixer.read(static_cast<qint64>(count * 2));
    Samples heard(static_cast<std::size_t>(bytes.size()) / 2);
    std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(heard.data()));
    return heard;
}

TEST(SoundMixer, IsSilentUntilSomethingIsAdded) {
    SoundMixer mixer(1, 100);
    EXPECT_EQ(hear(mixer, 3), (Samples{0, 0, 0}));
    mixer.add(sound({10, 20}), 1);
    EXPECT_EQ(hear(mixer, 3), (Samples{10, 20, 0}));
}

TEST(SoundMixer, SoundsAreHeardOverEachOther) {
    SoundMixer mixer(1, 100);
    mixer.add(sound({100, 100, 100, 100}), 1);
    EXPECT_EQ(hear(mixer, 2), (Samples{100, 100}));
    mixer.add(sound({50, 50, 50}), 0.5F);
    EXPECT_EQ(hear(mixer, 4), (Samples{125, 125, 25, 0}));
}

TEST(SoundMixer, ASoundMayWaitHoweverItIsRead) {
    SoundMixer mixer(1, 100);
    mixer.add(sound({7, 8}), 1, 3);
    EXPECT_EQ(hear(mixer, 2), (Samples{0, 0}));
    EXPECT_EQ(hear(mixer, 2), (Samples{0, 7}));
    EXPECT_EQ(hear(mixer, 2), (Samples{8, 0}));
}

TEST(SoundMixer, WhatIsTooLoudIsCutAndDoesNotWrapAround) {
    SoundMixer mixer(1, 100);
    mixer.add(sound({30000, -30000}), 1);
    mixer.add(sound({30000, -30000}), 1);
    EXPECT_EQ(hear(mixer, 2), (Samples{32767, -32768}));
}

TEST(SoundMixer, EveryChannelHasTheSame) {
    SoundMixer mixer(2, 100);
    mixer.add(sound({7, 8}), 1);
    EXPECT_EQ(hear(mixer, 4), (Samples{7, 7, 8, 8}));
}

/// A device reads in pieces of any size: nothing is lost of ten ticks, and each is as loud.
TEST(SoundMixer, NoneOfTenTicksIsLostHoweverItIsRead) {
    std::mt19937 random(1);
    SoundMixer mixer(1, 1'000'000);
    const auto tick = sound({1000, 2000, 3000, 2000, 1000});
    long heard = 0;
    int loud = 0;
    for (int i = 0; i < 10; ++i) {
        mixer.add(tick, 1);
        for (int piece = 0; piece < 5; ++piece) {
            for (const std::int16_t sample : hear(mixer, 1 + random() % 400)) {
                heard += sample;
                loud += sample == 3000;
            }
        }
    }
    for (const std::int16_t sample : hear(mixer, 100)) heard += sample;
    EXPECT_EQ(heard, 10 * 9000L);
    EXPECT_EQ(loud, 10);
}

TEST(SoundMixer, TellsWhenItHasBeenQuietForAWhile) {
    SoundMixer mixer(1, 100);
    int rests = 0;
    QObject::connect(&mixer, &SoundMixer::rested, [&] { ++rests; });
    hear(mixer, 90);
    mixer.add(sound({1}), 1);
    hear(mixer, 60);
    hear(mixer, 60);
    EXPECT_EQ(rests, 0);
    hear(mixer, 60);
    EXPECT_EQ(rests, 1);
    hear(mixer, 500);
    EXPECT_EQ(rests, 1) << "once";
}

}  // namespace
}  // namespace tianyuan::desktop
