#pragma once

#include "protocol/doctor.h"
#include "roster/engine_registry.h"

#include <QObject>
#include <QQmlEngine>
#include <QThreadPool>
#include <QUrl>
#include <QVariantList>

#include <filesystem>
#include <optional>
#include <stop_token>
#include <vector>

namespace tianyuan::desktop {

class Language;
class OpponentList;

/// A program of the user becomes an opponent: it is examined on another thread, every symptom is
/// shown as it comes, and only what can play is added. Nothing of it is left running.
class EngineTester : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(EngineTest)
    QML_SINGLETON
    /// Its file, also the archive that it comes in; empty: none was chosen.
    Q_PROPERTY(QString program READ program NOTIFY changed)
    Q_PROPERTY(QString name MEMBER name_ NOTIFY changed)  // what it is to be called
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    Q_PROPERTY(bool canPlay READ canPlay NOTIFY changed)  // it was examined, and may be added
    /// Maps with "check", "text", "severity" ("pass", "note", "fault") and "lines".
    Q_PROPERTY(QVariantList findings READ findings NOTIFY findingsChanged)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)      // who it says it is
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)  // why it was not added
    Q_PROPERTY(QString transcript READ transcript NOTIFY findingsChanged)

public:
    /// `registry` is the file of the user's engines; empty: the usual one. What is unpacked goes
    /// into a folder beside it, or the usual one.
    EngineTester(OpponentList& opponents, const Language& language, std::filesystem::path registry,
                 QObject* parent = nullptr);
    ~EngineTester() override;
    static EngineTester* create(QQmlEngine* engine, QJSEngine*);

    QString program() const { return program_; }
    bool isRunning() const { return running_; }
    bool canPlay() const { return result_ && result_->canPlay; }
    QVariantList findings() const;
    QString summary() const;
    QString about() const;
    const QString& trouble() const { return trouble_; }
    QString transcript() const;

    /// Examines a program; a checkup that is going on is stopped first. A .zip is unpacked
    /// into a folder of its own beforehand, which stays if the program in it can play.
    Q_INVOKABLE void test(const QUrl& program);
    Q_INVOKABLE void testAgain();
    Q_INVOKABLE void stop();
    /// Forgets the program and what was found out about it.
    Q_INVOKABLE void clear();
    /// Adds the program that was examined under its name.
    Q_INVOKABLE bool add();
    Q_INVOKABLE void remove(const QString& name);

Q_SIGNALS:
    void changed();
    void findingsChanged();
    void testWanted();  // somebody dropped a program
    void added(const QString& name);
    /// Something to be told to the person, or why something was not done.
    void said(const QString& text);
    void refused(const QString& text);

private:
    void begin();
    void takeUnpacked(const Result<std::filesystem::path>& program, std::uint64_t ticket);
    void removeUnpacked(const std::filesystem::path& program) const;
    void forgetUnpacked();
    void take(const protocol::Symptom& symptom, std::uint64_t ticket);
    void finish(const protocol::Checkup& checkup, std::uint64_t ticket);

    OpponentList& opponents_;
    const Language& language_;
    std::filesystem::path registry_;
    std::filesystem::path engines_;  // where archives are unpacked
    QString program_;
    std::filesystem::path unpacked_;  // the program of an archive, until it is added
    QString name_;
    QString trouble_;
    bool running_ = false;
    std::uint64_t ticket_ = 0;  // of the checkup whose symptoms count
    std::vector<protocol::Symptom> symptoms_;
    std::optional<protocol::Checkup> result_;
    std::stop_source stop_;
    QThreadPool examiners_;
};

}  // namespace tianyuan::desktop
