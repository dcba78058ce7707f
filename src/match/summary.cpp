#include "match/summary.h"

#include "core/utf8.h"
#include "match/elo.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace tianyuan::match {
namespace {

/// "55 - 35 - 10  [0.600] 100": wins, losses, draws, points for each game, games.
std::string scoreText(const Trinomial& score) {
    return fmt::format("{} - {} - {}  [{:.3f}] {}", score.wins, score.losses, score.draws,
                       score.rate(), score.games());
}

/// "2 time, 1 crash"; empty if there was no fault.
std::string faultsOf(const PlayerTally& player) {
    std::string text;
    for (const Cause cause : AllCauses) {
        const int count = player.lostBy[static_cast<std::size_t>(cause)];
        const bool told = isFault(cause) || cause == Cause::Foul;
        if (!told || count == 0) continue;
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, idOf(cause));
    }
    return text;
}

std::string timeText(const PlayerTally& player) {
    if (player.moves == 0) return "-";
    const double mean =
        static_cast<double>(player.time.count()) / static_cast<double>(player.moves);
    return fmt::format("{:.1f} ms/move, longest {} ms", mean, player.longest.count());
}

}  // namespace

std::string linesOfPlayers(const Contest& contest) {
    std::string text;
    for (int i = 0; i < contest.tally().players(); ++i) {
        const PlayerTally& player = contest.tally().player(i);
        const std::string& name = contest.setup().entrants[static_cast<std::size_t>(i)].name;
        if (player.time.count() > 0)
            text += fmt::format("Time of {}: {}\n", name, timeText(player));
        const std::string faults = faultsOf(player);
        if (!faults.empty()) text += fmt::format("Losses of {} by faults: {}\n", name, faults);
        if (player.remarks > 0) {
            text += fmt::format("Remarks of {}: {}, first \"{}\"\n", name, player.remarks,
                                player.firstRemark);
        }
    }
    return text;
}

namespace {

std::string linesOfPair(const Contest& contest, int a, int b) {
    const PairTally pair = contest.tally().pair(a, b);
    const std::string& name = contest.setup().entrants[static_cast<std::size_t>(a)].name;
    const std::string& other = contest.setup().entrants[static_cast<std::size_t>(b)].name;
    const Trinomial asWhite = pair.reversed().asBlack.reversed();
    const Trinomial black = contest.tally().black();
    std::string text = fmt::format("Score of {} vs {}: {}\n", name, other, scoreText(pair.score));
    const std::string margin(3, '.');
    text += fmt::format("{}      {} playing Black: {}\n", margin, name, scoreText(pair.asBlack));
    text += fmt::format("{}      {} playing White: {}\n", margin, name, scoreText(asWhite));
    text += fmt::format("{}      Black vs White: {}\n", margin, scoreText(black));
    if (contest.setup().terms.protocol != opening::Protocol::Free) {
        text += fmt::format("{}      First vs second in the opening: {}\n", margin,
                            scoreText(contest.tally().firstSeat()));
    }
    if (const Trinomial ended = pair.adjudicated; ended.games() > 0) {
        const Trinomial others{pair.score.losses - ended.losses, pair.score.draws - ended.draws,
                               pair.score.wins - ended.wins};
        text += fmt::format("{}      adjudicated: {}\n", margin, scoreText(ended));
        text += fmt::format("{}      played out: {}\n", margin, scoreText(others));
    }
    text += eloLine(pair) + "\n";
    if (pair.pairs.pairs() > 0) {
        const EloEstimate elo = estimate(pair);
        text += fmt::format("Normalized Elo: {} +/- {}, Ptnml(0-2): [{}], pairs: {}\n",
                            eloText(elo.normalized), errorText(elo.normalizedError),
                            fmt::join(pair.pairs.counts, ", "), pair.pairs.pairs());
    }
    return text;
}

}  // namespace

std::string lineOfGames(const Tally& tally) {
    const double plies =
        tally.games() == 0 ? 0 : static_cast<double>(tally.plies()) / tally.games();
    std::string text =
        fmt::format("Games: {}, average {:.1f} moves; ended by", tally.games(), plies);
    std::string_view separator = " ";
    for (const Cause cause : AllCauses) {
        if (tally.endedBy(cause) == 0) continue;
        text += fmt::format("{}{} {}", separator, idOf(cause), tally.endedBy(cause));
        separator = ", ";
    }
    return text + "\n";
}

namespace {

/// The bytes of UTF-8 that begin a character, which is what a column is wide for our names.
std::size_t widthOf(std::string_view text) {
    const auto inside = std::count_if(text.begin(), text.end(), continuesCharacter);
    return text.size() - static_cast<std::size_t>(inside);
}

}  // namespace

std::string eloText(double elo) {
    if (std::isnan(elo)) return "nan";
    if (std::isinf(elo)) return elo > 0 ? "+inf" : "-inf";
    return fmt::format("{:+.1f}", elo == 0 ? 0.0 : elo);
}

std::string errorText(double error) {
    return std::isfinite(error) ? fmt::format("{:.1f}", error) : "inf";
}

std::string eloLine(const PairTally& pair) {
    const EloEstimate elo = estimate(pair);
    const int games = pair.score.games();
    const double draws = games == 0 ? 0 : 100.0 * pair.score.draws / games;
    // Rounding makes nothing certain.
    const double superiority = std::clamp(100 * elo.superiority, 0.1, 99.9);
    return fmt::format("Elo difference: {} +/- {}, LOS: {:.1f} %, DrawRatio: {:.1f} %",
                       eloText(elo.elo), errorText(elo.error), superiority, draws);
}

std::string sprtLine(const SprtStatus& status, const SprtOptions& options) {
    const double end = status.llr < 0 ? status.lower : status.upper;
    std::string line =
        fmt::format("SPRT: llr {:.2f} ({:.1f} %), lbound {:.2f}, ubound {:.2f} [{:g}, {:g}] {}",
                    status.llr, 100 * status.llr / end * (status.llr < 0 ? -1 : 1), status.lower,
                    status.upper, options.elo0, options.elo1,
                    options.model == EloModel::Normalized ? "normalized Elo" : "logistic Elo");
    if (status.verdict == SprtVerdict::AcceptH0) line += " - H0 was accepted";
    if (status.verdict == SprtVerdict::AcceptH1) line += " - H1 was accepted";
    return line;
}

std::string summaryOf(const Contest& contest) {
    const Tally& tally = contest.tally();
    std::string text;
    if (tally.players() == 2) {
        text += linesOfPair(contest, 0, 1);
    } else {
        text += ratingTable(standingsOf(tally), contest.setup().names()) + "\n";
        for (int a = 0; a < tally.players(); ++a) {
            for (int b = a + 1; b < tally.players(); ++b) {
                const PairTally pair = tally.pair(a, b);
                if (pair.score.games() == 0) continue;
                const auto& entrants = contest.setup().entrants;
                text += fmt::format(
                    "Score of {} vs {}: {}\n", entrants[static_cast<std::size_t>(a)].name,
                    entrants[static_cast<std::size_t>(b)].name, scoreText(pair.score));
            }
        }
    }
    if (const auto status = contest.sprt()) text += sprtLine(*status, *contest.setup().sprt) + "\n";
    text += linesOfPlayers(contest);
    return text + lineOfGames(tally);
}

std::string ratingTable(const std::vector<Standing>& standings,
                        const std::vector<std::string>& names) {
    std::size_t width = 4;
    for (const std::string& name : names) width = std::max(width, widthOf(name));
    const auto padded = [&](const std::string& name) {
        return name + std::string(width - std::min(width, widthOf(name)), ' ');
    };
    std::string text = fmt::format("Rank {}  {:>8} {:>6} {:>7} {:>7} {:>7}\n", padded("Name"),
                                   "Elo", "+/-", "Games", "Score", "Draw");
    int rank = 0;
    for (const Standing& each : standings) {
        const Trinomial& score = each.score;
        const double draws = score.games() == 0 ? 0 : 100.0 * score.draws / score.games();
        text += fmt::format("{:>4} {}  {:>8.0f} {:>6.0f} {:>7} {:>6.1f}% {:>6.1f}%\n", ++rank,
                            padded(names[static_cast<std::size_t>(each.player)]), each.rating.elo,
                            each.rating.error, score.games(), 100 * score.rate(), draws);
    }
    return text;
}

std::string ratingTableInMarkdown(const std::vector<Standing>& standings,
                                  const std::vector<std::string>& names) {
    std::string text =
        "| # | player | Elo | ± | games | score | wins | draws | losses |\n"
        "| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    int rank = 0;
    for (const Standing& each : standings) {
        const Trinomial& score = each.score;
        text += fmt::format("| {} | `{}` | {:.0f} | {:.0f} | {} | {:.1f} % | {} | {} | {} |\n",
                            ++rank, names[static_cast<std::size_t>(each.player)], each.rating.elo,
                            each.rating.error, score.games(), 100 * score.rate(), score.wins,
                            score.draws, score.losses);
    }
    return text;
}

}  // namespace tianyuan::match
