#include "desktop/sound/sound_output.h"

#include <QMediaDevices>

namespace tianyuan::desktop {
namespace {

/// Milliseconds: how much may be handed over beforehand. PulseAudio takes about 60 % of it; where
/// that holds less than two of Qt's periods, the stream is never read at all.
constexpr int Latency = 130;
/// Samples: of what comes at once when a stream is opened, a busy machine loses the beginning.
constexpr std::size_t StreamStarts = SampleRate / 20;
/// The clock ticks once a second in its last ten; a stream that is opened anew for each would come
/// late.
constexpr qint64 Rest = 5 * SampleRate;

/// One channel, or two where one is not possible; nothing if the device takes neither.
QAudioFormat formatFor(const QAudioDevice& device) {
    QAudioFormat format;
    format.setSampleRate(SampleRate);
    format.setSampleFormat(QAudioFormat::Int16);
    for (const int channels : {1, 2}) {
        format.setChannelCount(channels);
        if (device.isFormatSupported(format)) return format;
    }
    return {};
}

}  // namespace

SoundOutput::SoundOutput(QObject* parent) : QObject(parent), worker_(new QObject) {
    worker_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, worker_, [this] {
        stop();
        delete worker_;
    });
    thread_.start(QThread::TimeCriticalPriority);
}

SoundOutput::~SoundOutput() {
    thread_.quit();
    thread_.wait();
}

void SoundOutput::play(std::shared_ptr<const Samples> samples, float volume) {
    QMetaObject::invokeMethod(
        worker_,
        [this, samples = std::move(samples), volume, device = QMediaDevices::defaultAudioOutput()] {
            start(samples, volume, device);
        },
        Qt::QueuedConnection);
}

void SoundOutput::start(const std::shared_ptr<const Samples>& samples, float volume,
                        const QAudioDevice& device) {
    if (sink_ && sink_->state() == QAudio::StoppedState) stop();  // its device has gone
    if (!sink_) {
        const QAudioFormat format = device.isNull() ? QAudioFormat() : formatFor(device);
        if (!format.isValid()) return;
        mixer_ = std::make_unique<SoundMixer>(format.channelCount(), Rest);
        QObject::connect(
            mixer_.get(), &SoundMixer::rested, worker_, [this] { stop(); }, Qt::QueuedConnection);
        sink_ = std::make_unique<QAudioSink>(device, format);
        sink_->setBufferSize(format.bytesForDuration(Latency * 1000));
        mixer_->add(samples, volume, StreamStarts);
        sink_->start(mixer_.get());
        return;
    }
    mixer_->add(samples, volume);
}

void SoundOutput::stop() {
    if (sink_) sink_->stop();
    sink_.reset();
    mixer_.reset();
}

}  // namespace tianyuan::desktop
