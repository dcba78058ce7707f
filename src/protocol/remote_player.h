#pragma once

#include "player/player.h"
#include "protocol/approach.h"
#include "protocol/conversation.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tianyuan::protocol {

struct RemoteOptions {
    std::vector<std::string> command;     // the program and its arguments
    std::filesystem::path folder;         // where it works; empty: where the program lies
    std::optional<std::uint64_t> memory;  // bytes, told as max_memory
    std::vector<std::pair<std::string, std::string>> infos;  // what else INFO tells: key and value
    std::filesystem::path dataFolder;        // where it may keep files, told as folder; empty: none
    int opponent = 1;                        // told as game_type: 0 a person, 1 a program
    bool understandsStop = false;            // knows YXSTOP: answers at once with its best
    player::Milliseconds margin{1000};       // how much later than its time an answer may come
    player::Milliseconds startTime{10'000};  // for START and RESTART, which no clock counts
    std::shared_ptr<Transcript> transcript;  // none: the player makes one of its own
};

/// A program that speaks the Gomocup protocol, as a player.
///
/// It is started when first needed and lives on between games. Whatever it does wrong is a reason
/// ("engine.…"); it is then killed with all it has started, and started anew for the next question.
class RemotePlayer : public player::Player {
public:
    explicit RemotePlayer(RemoteOptions options);
    /// Says END, and kills the program if it does not go.
    ~RemotePlayer() override;

    /// Blocks up to the time limit plus the margin; without a time limit until there is an answer
    /// or `stop`. After `stop` the program has the margin to answer, and is then killed.
    Result<Move> choose(const player::Position& position, const player::Limits& limits,
                        std::stop_token stop, const OnThought& onThought) override;

    /// Swap2 is asked of the engine, if it knows it; else as every player does.
    Result<opening::Decision> decide(const opening::Question& question,
                                     const player::Limits& limits, std::stop_token stop) override;

    /// Sends RESTART before the next question.
    void reset() override;

    /// Starts the program, or sends the RESTART, and tells it about the game.
    Attempt prepare(Rule rule, int size, const player::Limits& limits,
                    std::stop_token stop) override;

    player::Talk takeTalk(bool withTranscript) override;

    /// Who the engine says it is; starts it if needed.
    Result<reply::About> about();

    /// May be read from any thread.
    const Transcript& transcript() const { return *options_.transcript; }

private:
    struct GameKind {
        Rule rule = Rule::Freestyle;
        int size = 0;
    };

    /// Makes the program ready for a game of this kind, on an empty board or as it stands.
    Attempt prepare(const GameKind& kind, const player::Limits& limits,
                    const std::stop_token& stop);
    Attempt start(int size, const std::stop_token& stop);
    /// Waits until the program has taken in what it was told.
    Attempt settle(const std::stop_token& stop);
    Attempt restart(const std::stop_token& stop);
    Attempt takeBack(const std::vector<Point>& points, const std::stop_token& stop);
    void tellKind(const GameKind& kind);
    void tellLimits(const player::Limits& limits);
    void tell(const std::string& key, const std::string& value);

    Result<Point> askForPoint(const player::Position& position, const player::Limits& limits,
                              const std::stop_token& stop, const OnThought& onThought);
    Result<Answer> question(const Command& command, const player::Limits& limits,
                            const std::stop_token& stop,
                            const Conversation::OnRemark& onRemark = {});
    Result<Answer> answerAfterStop(std::string_view keyword,
                                   const Conversation::OnRemark& onRemark);
    Result<opening::Decision> askSwap2(const opening::Question& question,
                                       const player::Limits& limits, const std::stop_token& stop);
    void remember(const Board& board, const opening::Decision& decision,
                  const std::vector<Point>& points);
    void forgetPlans();
    void shutDown(player::Milliseconds patience);

    RemoteOptions options_;
    Conversation conversation_;
    GameKind kind_;                                  // of the running program; size 0: not started
    EngineState state_;                              // of the running program
    std::map<std::string, std::string> told_;        // by INFO, to the running program
    std::optional<player::Milliseconds> matchTime_;  // the first time seen on the clock
    std::uint64_t heard_ = 0;  // lines of the transcript that takeTalk() was past
    bool mustRestart_ = false;
    bool canTakeBack_ = true;
    bool answersAbout_ = true;
    bool knowsSwap2_ = true;
    // What the engine has said in a Swap2 opening that it will do, and in which position.
    std::vector<std::pair<Board, Point>> stonesToCome_;
    std::optional<std::pair<Board, Point>> moveToCome_;
};

}  // namespace tianyuan::protocol
