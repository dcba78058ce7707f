#pragma once

#include <QIODevice>

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace tianyuan::desktop {

/// The samples of a sound, of one channel.
using Samples = std::vector<std::int16_t>;

/// A stream of sound that never ends: whatever is added is heard from the next sample on that is
/// read, whole, over what is heard already; silence otherwise. May be added to from any thread.
class SoundMixer : public QIODevice {
    Q_OBJECT

public:
    /// As many channels as are wanted, all with the same; tells rested() once nothing was heard for
    /// so many samples.
    SoundMixer(int channels, qint64 rest, QObject* parent = nullptr);

    /// `delay`: after so many samples.
    void add(std::shared_ptr<const Samples> samples, float volume, std::size_t delay = 0);

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override;

Q_SIGNALS:
    void rested();

protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char* /*data*/, qint64 /*size*/) override { return -1; }

private:
    struct Voice {
        std::shared_ptr<const Samples> samples;
        float volume = 1;
        std::size_t delay = 0;  // samples to come before it
        std::size_t next = 0;   // sample
    };
    void mix(std::vector<float>& sums);

    const int channels_;
    const qint64 rest_;
    std::mutex mutex_;
    std::vector<Voice> voices_;  // guarded by mutex_
    qint64 silent_ = 0;          // samples since the last sound; guarded by mutex_
};

}  // namespace tianyuan::desktop
