#pragma once

#include "desktop/library/library_rows.h"

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QTimer>
#include <QUrl>
#include <QVariantList>

#include <map>
#include <set>

namespace tianyuan::desktop {

class GameController;
class RecordDesk;
class UnfinishedGame;
class GameStore;
class Language;

/// The games that are kept, for a page that lists them. It asks the store, on its thread, for the
/// parts that are looked at and no others, so that a hundred thousand games are as quick as ten.
class LibraryModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(GameLibrary)
    QML_SINGLETON
    // What is looked for; empty: anything.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY filterChanged)  // also a date
    Q_PROPERTY(QString player MEMBER player_ NOTIFY filterChanged)
    Q_PROPERTY(
        QString result MEMBER result_ NOTIFY filterChanged)  // "black", "white", "draw", "open"
    Q_PROPERTY(QString rule MEMBER rule_ NOTIFY filterChanged)
    Q_PROPERTY(QString opening MEMBER opening_ NOTIFY filterChanged)
    Q_PROPERTY(
        QString period MEMBER period_ NOTIFY filterChanged)  // "day", "week", "month", "year"
    Q_PROPERTY(bool filtered READ isFiltered NOTIFY filterChanged)
    Q_PROPERTY(bool byPosition READ isByPosition NOTIFY filterChanged)
    // What is found.
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool searching READ isSearching NOTIFY countChanged)
    Q_PROPERTY(QString trouble READ trouble NOTIFY countChanged)  // why there is nothing to see
    /// What a search for a position did not look at, in a sentence; empty: nothing.
    Q_PROPERTY(QString unsearched READ unsearched NOTIFY countChanged)
    // Games that are to go, until it is too late to want them back.
    Q_PROPERTY(int removed READ removed NOTIFY removedChanged)
    // For the fields: maps with "value" and "text".
    Q_PROPERTY(QVariantList results READ results NOTIFY wordsChanged)
    Q_PROPERTY(QVariantList rules READ rules NOTIFY wordsChanged)
    Q_PROPERTY(QVariantList openings READ openings NOTIFY wordsChanged)
    Q_PROPERTY(QVariantList periods READ periods NOTIFY wordsChanged)

public:
    enum Role { Game = Qt::UserRole, Title, About, Detail, When, Comment, Picture, Running, Gone };

    LibraryModel(GameStore& store, GameController& game, RecordDesk& desk,
                 UnfinishedGame& unfinished, Language& language, QObject* parent = nullptr);
    ~LibraryModel() override;
    static LibraryModel* create(QQmlEngine* engine, QJSEngine*);

    const QString& text() const { return text_; }
    void setText(const QString& text);
    bool isFiltered() const;
    bool isByPosition() const { return position_.has_value(); }
    int count() const { return found_.games; }
    bool isSearching() const { return searching_; }
    const QString& trouble() const { return trouble_; }
    QString unsearched() const;
    int removed() const { return static_cast<int>(gone_.size()); }
    QVariantList results() const;
    QVariantList rules() const;
    QVariantList openings() const;
    QVariantList periods() const;

    /// Looks again; a page that is opened does.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void clearFilter();
    /// Only games in which the position on the board occurs.
    Q_INVOKABLE void showPosition();
    /// Everything that is told of a game: a map by the names of the roles.
    Q_INVOKABLE QVariantMap entry(int row) const;
    /// Puts a game on the table: one that is not over goes on, another can be looked at.
    Q_INVOKABLE void open(int row);
    Q_INVOKABLE void playOn(int row);
    /// Takes a game off the library, a little later; until then it can be taken back.
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void takeBack();
    /// It is too late now.
    Q_INVOKABLE void removeForGood();
    /// Writes a game, or with -1 all that are found, to a file of SGF.
    Q_INVOKABLE void exportTo(const QUrl& file, int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void filterChanged();
    void countChanged();
    void removedChanged();
    void wordsChanged();

private:
    LibraryQuery query() const;
    void search();
    void fetch(int page) const;
    void take(int page, const std::vector<LibraryRow>& rows);
    const LibraryRow* row(int index) const;
    QString titleOf(const store::Summary& game) const;
    QString resultOf(const store::Summary& game) const;

    GameStore& store_;
    GameController& game_;
    RecordDesk& desk_;
    UnfinishedGame& unfinished_;
    Language& language_;
    QString text_, player_, result_, rule_, opening_, period_;
    std::optional<Board> position_;
    LibraryCount found_;
    bool searching_ = false;
    QString trouble_;
    std::uint64_t ticket_ = 0;  // of the search whose answers count
    std::map<int, std::vector<LibraryRow>> pages_;
    mutable std::set<int> asked_;  // pages on their way
    std::set<store::GameId> gone_;
    QTimer pause_;    // while somebody types
    QTimer tooLate_;  // until games are removed for good
};

}  // namespace tianyuan::desktop
