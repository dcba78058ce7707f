#include "desktop/engines/engine_tester.h"

#include "desktop/bridge/singleton.h"
#include "desktop/opponents/opponent_list.h"
#include "desktop/settings/language.h"
#include "roster/engine_archive.h"

#include <QFileInfo>

#include <memory>
#include <system_error>
#include <utility>

namespace tianyuan::desktop {
namespace {

using protocol::Severity;

const char* idOf(Severity severity) {
    return severity == Severity::Pass ? "pass" : severity == Severity::Note ? "note" : "fault";
}

}  // namespace

EngineTester::EngineTester(OpponentList& opponents, const Language& language,
                           std::filesystem::path registry, QObject* parent)
    : QObject(parent),
      opponents_(opponents),
      language_(language),
      registry_(registry.empty() ? roster::EngineRegistry::usualFile() : registry),
      engines_(registry.empty() ? roster::usualEngineFolder()
                                : registry.parent_path() / "engines") {
    connect(&language, &Language::changed, this, [this] {
        Q_EMIT changed();
        Q_EMIT findingsChanged();
    });
}

EngineTester::~EngineTester() {
    stop_.request_stop();
    examiners_.waitForDone();
    forgetUnpacked();
}

EngineTester* EngineTester::create(QQmlEngine* engine, QJSEngine*) {
    return &borrowedFrom<EngineTester>(*engine);
}

void EngineTester::test(const QUrl& program) {
    stop();
    forgetUnpacked();
    program_ = program.isLocalFile() ? program.toLocalFile() : program.toString();
    const auto registry = roster::EngineRegistry::load(registry_);
    name_ = registry ? QString::fromStdString(roster::nameFor(program_.toStdString(), *registry))
                     : QFileInfo(program_).baseName();
    begin();
}

void EngineTester::clear() {
    stop();
    forgetUnpacked();
    program_.clear();
    name_.clear();
    symptoms_.clear();
    result_.reset();
    trouble_.clear();
    Q_EMIT changed();
    Q_EMIT findingsChanged();
}

void EngineTester::testAgain() {
    if (!program_.isEmpty()) begin();
}

void EngineTester::begin() {
    stop();
    stop_ = {};
    running_ = true;
    symptoms_.clear();
    result_.reset();
    trouble_.clear();
    Q_EMIT changed();
    Q_EMIT findingsChanged();
    const std::filesystem::path chosen = program_.toStdString();
    const bool mustUnpack = unpacked_.empty() && roster::isEngineArchive(chosen);
    examiners_.start([this, mustUnpack, program = unpacked_.empty() ? chosen : unpacked_,
                      engines = engines_, stop = stop_.get_token(), ticket = ticket_] {
        const auto here = [this](auto job) {
            QMetaObject::invokeMethod(this, job, Qt::QueuedConnection);
        };
        protocol::DoctorOptions options;
        options.command = {program.string()};
        if (mustUnpack) {
            const auto unpacked = std::make_shared<const Result<std::filesystem::path>>(
                roster::unpackEngine(program, engines));
            here([this, unpacked, ticket] { takeUnpacked(*unpacked, ticket); });
            if (!*unpacked) return;
            options.command = {(*unpacked)->string()};
        }
        const auto found = protocol::examine(options, stop, [&](const protocol::Symptom& symptom) {
            here([this, symptom, ticket] { take(symptom, ticket); });
        });
        here([this, found, ticket] { finish(found, ticket); });
    });
}

void EngineTester::takeUnpacked(const Result<std::filesystem::path>& program,
                                std::uint64_t ticket) {
    if (ticket != ticket_) {
        if (program) removeUnpacked(*program);
        return;
    }
    if (program) {
        unpacked_ = *program;
        return;
    }
    running_ = false;
    trouble_ = language_.say(program.reason());
    Q_EMIT changed();
}

/// With the folder that was made for it.
void EngineTester::removeUnpacked(const std::filesystem::path& program) const {
    std::error_code error;
    std::filesystem::remove_all(engines_ / *program.lexically_relative(engines_).begin(), error);
}

void EngineTester::forgetUnpacked() {
    if (!unpacked_.empty()) removeUnpacked(std::exchange(unpacked_, {}));
}

void EngineTester::take(const protocol::Symptom& symptom, std::uint64_t ticket) {
    if (ticket != ticket_) return;
    symptoms_.push_back(symptom);
    Q_EMIT findingsChanged();
}

void EngineTester::finish(const protocol::Checkup& checkup, std::uint64_t ticket) {
    if (ticket != ticket_) return;
    running_ = false;
    result_ = checkup;
    symptoms_ = checkup.symptoms;
    if (!checkup.canPlay) trouble_ = language_.say("engine-test.cannot-play");
    Q_EMIT changed();
    Q_EMIT findingsChanged();
}

void EngineTester::stop() {
    stop_.request_stop();
    ++ticket_;
    if (!running_) return;
    running_ = false;
    trouble_ = language_.say("engine-test.stopped");
    Q_EMIT changed();
}

QVariantList EngineTester::findings() const {
    QVariantList list;
    for (const protocol::Symptom& symptom : symptoms_) {
        QStringList lines;
        if (symptom.severity != Severity::Pass) {
            for (const auto& line : symptom.excerpt) {
                lines << QString::fromStdString(protocol::toText(line));
            }
        }
        list << QVariantMap{
            {"check", language_.say("check." + symptom.check)},
            {"text", language_.say(symptom.reason)},
            {"severity", idOf(symptom.severity)},
            {"word", language_.say(std::string("engines.severity.") + idOf(symptom.severity))},
            {"lines", lines.join('\n')}};
    }
    return list;
}

QString EngineTester::summary() const {
    if (!result_) return {};
    return language_.say("engines.summary", static_cast<int>(result_->symptoms.size()),
                         result_->count(Severity::Pass), result_->count(Severity::Note),
                         result_->count(Severity::Fault));
}

QString EngineTester::about() const {
    return result_ ? QString::fromStdString(result_->whoItIs()) : QString();
}

QString EngineTester::transcript() const {
    if (!result_ || !result_->transcript) return {};
    return QString::fromStdString(result_->transcript->toText());
}

bool EngineTester::add() {
    if (!canPlay()) return false;
    roster::RegisteredEngine engine;
    engine.name = name_.trimmed().toStdString();
    engine.command = {unpacked_.empty() ? QFileInfo(program_).absoluteFilePath().toStdString()
                                        : unpacked_.string()};
    engine.understandsStop = result_->understandsStop;
    engine.about = result_->whoItIs();
    auto registry = roster::EngineRegistry::load(registry_);
    Attempt done = Done{};
    if (!registry) {
        done = registry.reason();
    } else {
        done = registry->add(std::move(engine));
    }
    trouble_ = done ? QString() : language_.say(done.reason());
    Q_EMIT changed();
    if (!done) return false;
    unpacked_.clear();
    opponents_.reload();
    Q_EMIT added(name_.trimmed());
    Q_EMIT said(language_.say("engine-test.added", name_.trimmed()));
    return true;
}

void EngineTester::remove(const QString& name) {
    auto registry = roster::EngineRegistry::load(registry_);
    Attempt done = Done{};
    if (!registry) {
        done = registry.reason();
    } else {
        done = registry->remove(name.toStdString());
    }
    if (!done) return Q_EMIT refused(language_.say(done.reason()));
    opponents_.reload();
    Q_EMIT said(language_.say("engine-test.removed", name));
}

}  // namespace tianyuan::desktop
