#pragma once

#include "core/result.h"
#include "words/language.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QTranslator>

#include <optional>
#include <string_view>

namespace tianyuan::desktop {

class LookSettings;

/// The language of the window: the one that the settings ask for, or the system's. Follows the
/// settings while the program runs. One that was asked for at the start comes first, until another
/// one is chosen.
class Language : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString code READ code NOTIFY changed)  // "zh" or "en"

public:
    Language(const LookSettings& settings, std::optional<words::Language> asked,
             QObject* parent = nullptr);
    static Language* create(QQmlEngine* engine, QJSEngine*);

    words::Language current() const { return current_; }
    QString code() const { return current_ == words::Language::Chinese ? "zh" : "en"; }

    /// The words for a code; any other text comes back as it is.
    QString phrase(const std::string& code) const;
    /// A name that is written above a game, or "Unnamed"; one that the program gave itself is said
    /// in the language of now.
    QString storedName(const std::string& name) const;
    /// What a reason says.
    QString say(const Reason& reason) const;
    /// The sentence for a code, with its arguments.
    template <typename... Arguments>
    QString say(std::string_view code, const Arguments&... arguments) const {
        return say(Reason{std::string(code), {text(arguments)...}});
    }

Q_SIGNALS:
    void changed();

private:
    static std::string text(const std::string& argument) { return argument; }
    static std::string text(const char* argument) { return argument; }
    static std::string text(const QString& argument) { return argument.toStdString(); }
    static std::string text(int argument) { return std::to_string(argument); }

    void follow();

    const LookSettings& settings_;
    std::optional<words::Language> asked_;
    QString settingAtStart_;
    words::Language current_;
    QTranslator translator_;
    QTranslator qtTranslator_;
};

}  // namespace tianyuan::desktop
