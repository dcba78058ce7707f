#include "match/adjudicator.h"

#include "eval/shape_map.h"
#include "game/game.h"

#include <cassert>
#include <exception>
#include <limits>
#include <variant>

namespace tianyuan::match {
namespace {

using game::TimePoint;
using opening::Seat;
using player::Milliseconds;

using Answer = std::variant<Move, opening::Decision>;

Cause causeOf(Ending ending) {
    switch (ending) {
        case Ending::Foul:
            return Cause::Foul;
        case Ending::FullBoard:
            return Cause::FullBoard;
        case Ending::TwoPasses:
            return Cause::TwoPasses;
        default:
            return Cause::Five;
    }
}

/// A player that is another program tells by its reason what was wrong with it.
Cause causeOf(const Reason& failure) {
    if (failure.code.ends_with(".illegal-move")) return Cause::IllegalMove;
    if (failure.code.ends_with(".no-answer")) return Cause::Time;
    return Cause::Crash;
}

template <typename Small, typename Large>
Small limited(Large number) {
    constexpr auto Most = static_cast<Large>(std::numeric_limits<Small>::max());
    return static_cast<Small>(number > Most ? Most : number < -Most ? -Most : number);
}

/// One game and everything around it.
class RefereedGame {
public:
    RefereedGame(const Terms& terms, const Adjudicator::Now& now, Watchdog* watchdog,
                 search::ThreatSearch* threats, const std::array<Contender, 2>& contenders,
                 const std::stop_token& stop)
        : terms_(terms),
          now_(now),
          watchdog_(watchdog),
          threats_(threats),
          contenders_(contenders),
          stop_(stop),
          game_({terms.rule, terms.size, terms.protocol, game::FoulHandling::Lose}),
          scores_(terms.adjudication),
          clocks_{game::Clock(allowanceOf(Seat::First).time),
                  game::Clock(allowanceOf(Seat::Second).time)} {
        position_.rule = terms.rule;
        position_.board = Board(terms.size);
    }

    std::optional<PlayedGame> play(const Fixture& fixture, const std::vector<Move>& opening) {
        played_.fixture = fixture;
        for (const Move move : opening) {
            [[maybe_unused]] const Attempt done = game_.play(move);
            assert(done && !game_.outcome().isOver());
            note({move});
        }
        played_.openingMoves = game_.ply();
        prepare();
        if (stop_.stop_requested()) return std::nullopt;
        while (!game_.outcome().isOver()) {
            if (terms_.mostMoves > 0 && game_.ply() >= terms_.mostMoves) {
                end(game_.agreeOnDraw(), Cause::MoveLimit);
            } else if (adjudicate()) {
                break;
            } else if (!takeTurn()) {
                return std::nullopt;
            }
        }
        played_.black = game_.black();
        played_.openingSteps = game_.record().openingSteps;
        played_.outcome = game_.outcome();
        if (!decided_) played_.cause = causeOf(played_.outcome.ending);
        takeTalk();
        return std::move(played_);
    }

private:
    /// Outside anyone's clock. Who cannot play loses.
    void prepare() {
        for (const Seat seat : {Seat::First, Seat::Second}) {
            const Attempt ready = guarded<Done>([&] {
                return playerAt(seat).prepare(terms_.rule, terms_.size, limitsFor(seat), stop_);
            });
            if (ready || game_.outcome().isOver()) continue;
            end(game_.forfeit(colourOf(seat)), Cause::Crash, ready.reason());
        }
    }

    /// Ends the game if what both say, or a proof, is enough. Not while an opening is played out.
    bool adjudicate() {
        if (game_.question()) return false;
        if (const auto winner = scores_.verdict()) {
            if (*winner == Stone::None) {
                end(game_.agreeOnDraw(), Cause::AdjudicatedDraw);
            } else {
                end(game_.resign(opponent(*winner)), Cause::AdjudicatedScore);
            }
            return true;
        }
        if (!threats_ || game_.ply() <= played_.openingMoves) return false;
        eval::ShapeMap map(terms_.rule, game_.board());
        const Stone side = game_.board().sideToMove();
        const search::ThreatLimits limits{terms_.adjudication.proofNodes, stop_};
        const auto answer = threats_->vct(map, eval::sideOf(side), limits);
        if (answer.verdict != search::Verdict::Won) return false;
        end(game_.resign(opponent(side)), Cause::AdjudicatedProof);
        return true;
    }

    /// What programs said besides: remarks, and the transcript if it is wanted.
    void takeTalk() {
        const bool withTranscript = terms_.keepsTranscripts || isFault(played_.cause);
        for (const Seat seat : {Seat::First, Seat::Second}) {
            player::Talk talk = playerAt(seat).takeTalk(withTranscript);
            const auto place = static_cast<std::size_t>(seat);
            played_.remarks[place] = std::move(talk.remarks);
            played_.transcripts[place] = std::move(talk.transcript);
        }
    }

    /// False: told to stop.
    bool takeTurn() {
        const auto question = game_.question();
        const Seat seat = game_.seatToMove();
        const Stone side = colourOf(seat);
        thought_.reset();

        const TimePoint begin = now_();
        game::Clock& clock = clockOf(seat);
        clock.start(seat, begin);
        const auto runsOut = clock.runsOutAt();
        std::stop_source enough;
        const std::stop_callback passOn(stop_, [&enough] { enough.request_stop(); });
        if (watchdog_ && runsOut) {
            watchdog_->arm(enough,
                           std::chrono::steady_clock::now() + (*runsOut - begin) + terms_.margin);
        }
        const Result<Answer> answer = ask(seat, question, enough.get_token());
        if (watchdog_) watchdog_->disarm();
        const TimePoint finish = now_();
        if (stop_.stop_requested()) return false;

        const Milliseconds spent = clock.moved(finish);
        if (runsOut && finish >= *runsOut + terms_.margin) {
            end(game_.loseOnTime(side), Cause::Time, lateness(finish - *runsOut));
        } else if (!answer) {
            fail(side, answer.reason());
        } else if (const Attempt taken = take(*answer, spent); !taken) {
            end(game_.forfeit(side), Cause::IllegalMove, taken.reason());
        }
        return true;
    }

    Result<Answer> ask(Seat seat, const std::optional<opening::Question>& question,
                       const std::stop_token& stop) {
        if (question) {
            return guarded<Answer>([&]() -> Result<Answer> {
                auto decision = playerAt(seat).decide(*question, limitsFor(seat), stop);
                if (!decision) return decision.reason();
                return Answer(*decision);
            });
        }
        return guarded<Answer>([&]() -> Result<Answer> {
            const auto onThought = [this](const player::Thought& thought) {
                if (thought.rank == 0) thought_ = thought;
            };
            auto move = playerAt(seat).choose(position_, limitsFor(seat), stop, onThought);
            if (!move) return move.reason();
            return Answer(*move);
        });
    }

    /// What a player's function gives; what it throws is a reason too.
    template <typename T, typename Function>
    static Result<T> guarded(Function function) {
        try {
            return function();
        } catch (const std::exception& error) {
            return Reason{"player.failed", {error.what()}};
        }
    }

    const Contender& contenderAt(Seat seat) const {
        return contenders_[static_cast<std::size_t>(seat)];
    }
    player::Player& playerAt(Seat seat) const { return *contenderAt(seat).player; }
    const Allowance& allowanceOf(Seat seat) const {
        const Contender& contender = contenderAt(seat);
        return contender.own ? *contender.own : terms_;
    }
    game::Clock& clockOf(Seat seat) { return clocks_[static_cast<std::size_t>(seat)]; }
    Stone colourOf(Seat seat) const { return game_.black() == seat ? Stone::Black : Stone::White; }

    void fail(Stone side, const Reason& reason) {
        const Cause cause = causeOf(reason);
        const bool late = cause == Cause::Time;
        end(late ? game_.loseOnTime(side) : game_.forfeit(side), cause, reason);
    }

    Attempt take(const Answer& answer, Milliseconds spent) {
        const int before = game_.ply();
        if (const auto* decision = std::get_if<opening::Decision>(&answer)) {
            if (Attempt done = game_.decide(*decision); !done) return done;
            played_.openingMoves = game_.ply();
        } else if (Attempt done = game_.play(std::get<Move>(answer)); !done) {
            return done;
        }
        if (game_.ply() == before) return Done{};
        PlayedMove move{game_.moves().back()};
        move.spent = decltype(move.spent)(limited<std::int32_t>(spent.count()));
        if (thought_) {
            move.depth = limited<std::int16_t>(thought_->depth);
            const player::Score& score = thought_->score;
            if (score.isProved()) {
                move.winIn = limited<std::int16_t>(score.isWin() ? score.plies() : -score.plies());
            } else {
                move.hasValue = true;
                move.value = static_cast<float>(score.value());
            }
        }
        note(move);
        scores_.add(opponent(game_.board().sideToMove()), scoreOf(move));
        return Done{};
    }

    static std::optional<double> scoreOf(const PlayedMove& move) {
        constexpr double Infinity = std::numeric_limits<double>::infinity();
        if (move.winIn != 0) return move.winIn > 0 ? Infinity : -Infinity;
        if (!move.hasValue) return std::nullopt;
        return move.value;
    }

    void note(const PlayedMove& move) {
        played_.moves.push_back(move);
        position_.moves.push_back(move.move);
        position_.board = game_.board();
    }

    player::Limits limitsFor(Seat seat) const {
        const Allowance& allowance = allowanceOf(seat);
        const game::TimeControl& time = allowance.time;
        player::Limits limits;
        limits.nodes = allowance.nodes;
        limits.depth = allowance.depth;
        limits.turn = time.perMove;
        if (!time.main) return limits;
        const game::ClockFace face = clocks_[static_cast<std::size_t>(seat)].face(seat, now_());
        limits.left = face.left;
        if (time.increment > Milliseconds(0)) limits.increment = time.increment;
        if (face.inByoYomi) limits.turn = face.left;
        return limits;
    }

    static Reason lateness(TimePoint::duration over) {
        const auto late = std::chrono::ceil<Milliseconds>(over);
        return {"match.too-late", {std::to_string(late.count())}};
    }

    void end([[maybe_unused]] const Attempt& declared, Cause cause,
             std::optional<Reason> detail = {}) {
        assert(declared);
        decided_ = true;
        played_.cause = cause;
        played_.detail = std::move(detail);
    }

    const Terms& terms_;
    const Adjudicator::Now& now_;
    Watchdog* watchdog_;
    search::ThreatSearch* threats_;
    const std::array<Contender, 2>& contenders_;
    const std::stop_token& stop_;
    game::Game game_;
    ScoreWatch scores_;
    std::array<game::Clock, 2> clocks_;  // by seat, each of which only runs its own side
    player::Position position_;
    std::optional<player::Thought> thought_;  // the last of the move that is being thought about
    PlayedGame played_;
    bool decided_ = false;
};

}  // namespace

Adjudicator::Adjudicator(const Terms& terms, Now now) : terms_(terms), now_(std::move(now)) {}

std::optional<PlayedGame> Adjudicator::play(const Fixture& fixture,
                                            const std::vector<Move>& opening,
                                            const std::array<Contender, 2>& contenders,
                                            const std::stop_token& stop) {
    for (const Contender& each : contenders) {
        const Allowance& allowance = each.own ? *each.own : terms_;
        if (!watchdog_ && !allowance.time.isUnlimited()) watchdog_ = std::make_unique<Watchdog>();
    }
    if (terms_.adjudication.proofNodes > 0) {
        // What it remembers of other games must not decide what it proves in this one.
        if (!threats_) threats_ = std::make_unique<search::ThreatSearch>();
        threats_->forget();
    }
    return RefereedGame(terms_, now_, watchdog_.get(), threats_.get(), contenders, stop)
        .play(fixture, opening);
}

}  // namespace tianyuan::match
