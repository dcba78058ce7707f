#pragma once

#include "desktop/opponents/opponents.h"
#include "desktop/table/store_keeper.h"
#include "protocol/transcript.h"
#include "table/play_table.h"
#include "table/record_table.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <string>

namespace tianyuan::desktop {

class Language;
class PlaySettings;

/// What the game needs from outside.
struct TableOptions {
    std::string library;  // file of the games; empty: the usual place
    QString documents;    // folder for saved games; empty: the usual one
    std::function<game::TimePoint()> now = std::chrono::steady_clock::now;
};

/// The place where either a game is played, or a record is read, or nothing is going on. It lets
/// players think on threads, and passes on what the table tells, each as a signal of its own.
class TableHost : public QObject, private table::TableListener {
    Q_OBJECT

public:
    TableHost(const PlaySettings& settings, const Language& language, GameStore& store,
              TableOptions options, QObject* parent = nullptr);
    ~TableHost() override;

    /// What is on the table; nullptr: nothing.
    table::Table* table();
    const table::Table* table() const { return const_cast<TableHost*>(this)->table(); }
    /// The table to play at; it may be empty.
    table::PlayTable& play() { return play_; }
    const table::PlayTable& play() const { return play_; }
    bool isPlaying() const { return play_.hasGame() && !reading_; }
    /// A game waits under the record that is read, which is a copy of its own.
    bool isTrying() const { return play_.hasGame() && reading_; }
    /// The record that is read; nullptr: none is.
    table::RecordTable* reading() { return reading_.get(); }
    const table::RecordTable* reading() const { return reading_.get(); }

    /// Puts a record on the table; what was there is left.
    Attempt read(const record::Record& record);
    void leave();
    /// Lets variations of the game be tried, which waits; and returns to it, with them.
    Attempt tryVariations();
    void keepVariations();
    void returnToGame();
    /// What was said with the programs that play.
    std::string transcript() const { return transcript_->toText(); }

Q_SIGNALS:
    void leaving();  // what is on the table is about to go
    void seated();   // something else is on the table, or nothing
    void happened(const tianyuan::game::Event& event);
    void turned();
    void thoughtHeard(const tianyuan::player::Thought& thought);
    void drawOfferChanged();
    void shown();
    void edited();
    void told(const tianyuan::table::Message& message);

private:
    void onSeated() override;
    void onEvent(const game::Event& event) override { Q_EMIT happened(event); }
    void onTurn() override { Q_EMIT turned(); }
    void onThought(const player::Thought& thought) override { Q_EMIT thoughtHeard(thought); }
    void onDrawOffer() override { Q_EMIT drawOfferChanged(); }
    void onShown() override { Q_EMIT shown(); }
    void onEdited() override { Q_EMIT edited(); }
    void onMessage(const table::Message& message) override { Q_EMIT told(message); }

    table::World world();
    Result<table::Guest> guest(const std::string& spec, const Pause& pause,
                               std::shared_ptr<protocol::Transcript> transcript);
    std::shared_ptr<player::AsyncPlayer> threaded(std::shared_ptr<player::Player> player);

    const PlaySettings& settings_;
    const Language& language_;
    TableOptions options_;
    StoreKeeper keeper_;
    std::shared_ptr<protocol::Transcript> transcript_;      // of the programs that play
    std::shared_ptr<protocol::Transcript> nextTranscript_;  // of those that are being invited
    /// Of computers that play each other; whoever thinks asks for it.
    std::shared_ptr<std::atomic<player::Milliseconds>> pace_;
    QThreadPool retired_;  // players who take their time to stop
    table::PlayTable play_;
    std::unique_ptr<table::RecordTable> reading_;
};

}  // namespace tianyuan::desktop
