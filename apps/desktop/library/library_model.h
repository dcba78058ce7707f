#pragma once

#include "desktop/library/library_desk.h"
#include "desktop/library/library_filter.h"
#include "desktop/library/library_pages.h"

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QTimer>
#include <QUrl>

#include <set>

namespace tianyuan::desktop {

/// The games that are kept, for a page that lists them. It asks the store, on its thread, for the
/// parts that are looked at and no others, so that a hundred thousand games are as quick as ten.
class LibraryModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(GameLibrary)
    QML_SINGLETON
    Q_PROPERTY(tianyuan::desktop::LibraryFilter* filter READ filter CONSTANT)
    // What is found.
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool searching READ isSearching NOTIFY countChanged)
    Q_PROPERTY(QString trouble READ trouble NOTIFY countChanged)  // why there is nothing to see
    /// What a search for a position did not look at, in a sentence; empty: nothing.
    Q_PROPERTY(QString unsearched READ unsearched NOTIFY countChanged)
    // Games that are to go, until it is too late to want them back.
    Q_PROPERTY(int removed READ removed NOTIFY removedChanged)

public:
    enum Role { Game = Qt::UserRole, Title, About, Detail, When, Comment, Picture, Running, Gone };

    LibraryModel(GameStore& store, GameController& game, RecordDesk& desk,
                 UnfinishedGame& unfinished, const Language& language, QObject* parent = nullptr);
    ~LibraryModel() override;
    static LibraryModel* create(QQmlEngine* engine, QJSEngine*);

    LibraryFilter* filter() { return &filter_; }
    int count() const { return found_.games; }
    bool isSearching() const { return searching_; }
    const QString& trouble() const { return trouble_; }
    QString unsearched() const;
    int removed() const { return static_cast<int>(gone_.size()); }

    /// Looks again; a page that is opened does.
    Q_INVOKABLE void refresh() { search(); }
    Q_INVOKABLE void clearFilter();
    /// Only games in which the position on the board occurs.
    Q_INVOKABLE void showPosition();
    /// Everything that is told of a game: a map by the names of the roles.
    Q_INVOKABLE QVariantMap entry(int row) const;
    /// Puts a game on the table: one that is not over goes on, another can be looked at.
    Q_INVOKABLE void open(int row);
    /// The same for one that is over and need not be in the list, after so many moves.
    void openGame(qint64 game, int ply) { desk_.look(game, ply); }
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
    void countChanged();
    void removedChanged();

private:
    void search();
    const LibraryRow* row(int index) const;
    void tellChanged(int first, int count);

    GameStore& store_;
    const GameController& game_;
    const Language& language_;
    LibraryFilter filter_;
    LibraryPages pages_;
    LibraryDesk desk_;
    LibraryCount found_;
    bool searching_ = false;
    QString trouble_;
    std::uint64_t ticket_ = 0;  // of the search whose answer counts
    std::set<store::GameId> gone_;
    QTimer pause_;    // while somebody types
    QTimer tooLate_;  // until games are removed for good
};

}  // namespace tianyuan::desktop
