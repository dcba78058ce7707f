#include "match/gomocup_table.h"

#include "core/utf8.h"
#include "match/standings.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace tianyuan::match {
namespace {

std::string padded(const std::string& text, std::size_t width) {
    const auto inside = std::count_if(text.begin(), text.end(), continuesCharacter);
    const std::size_t columns = text.size() - static_cast<std::size_t>(inside);
    return text + std::string(width - std::min(width, columns), ' ');
}

std::string seconds(const std::optional<game::Milliseconds>& time) {
    return time ? fmt::format("{:g} s", static_cast<double>(time->count()) / 1000) : "unlimited";
}

std::string headOf(const Contest& contest) {
    const Terms& terms = contest.setup().terms;
    return fmt::format(
        "Time for turn: {},   Time for match: {}\nTolerance: {} ms\nRule: {}, {} lines\n"
        "Games played: {}\n",
        seconds(terms.time.perMove), seconds(terms.time.main), terms.margin.count(),
        idOf(terms.rule), terms.size, contest.tally().games());
}

std::string ratioOf(const Trinomial& score) {
    if (score.losses == 0) return score.wins == 0 ? "-" : "inf";
    return fmt::format("{:.2f}", static_cast<double>(score.wins) / score.losses);
}

/// Wins and losses against each other, the strongest first.
std::string crosstable(const Contest& contest, const std::vector<Standing>& standings) {
    const Tally& tally = contest.tally();
    std::size_t width = 6;
    for (const std::string& name : contest.setup().names()) width = std::max(width, name.size());
    std::string text = fmt::format("\n    {}", padded("Player", width));
    for (std::size_t i = 1; i <= standings.size(); ++i) text += fmt::format(" {:>7}", i);
    text += fmt::format(" {:>9} {:>6} {:>7}\n", "Total", "Ratio", "Points");
    int place = 0;
    for (const Standing& each : standings) {
        text += fmt::format("{:>3} {}", ++place,
                            padded(contest.setup().entrant(each.player).name, width));
        for (const Standing& other : standings) {
            const Trinomial met = tally.pair(each.player, other.player).score;
            const bool none = each.player == other.player || met.games() == 0;
            text += fmt::format(" {:>7}", none ? "-" : fmt::format("{}:{}", met.wins, met.losses));
        }
        text += fmt::format(" {:>9} {:>6} {:>7.1f}\n",
                            fmt::format("{}:{}", each.score.wins, each.score.losses),
                            ratioOf(each.score), each.score.points());
    }
    return text;
}

int errorsOf(const PlayerTally& player) {
    int errors = 0;
    for (const Cause cause : AllCauses) {
        if (isFault(cause)) errors += player.lostBy[static_cast<std::size_t>(cause)];
    }
    return errors;
}

std::string linesOf(const std::string& name, const PlayerTally& player) {
    const Trinomial& all = player.score;
    const Trinomial& first = player.asBlack;
    std::string text = fmt::format("\n{}\nwins: {}={}+{},   losses: {}={}+{},   draws: {}", name,
                                   all.wins, first.wins, all.wins - first.wins, all.losses,
                                   first.losses, all.losses - first.losses, all.draws);
    if (const int errors = errorsOf(player); errors > 0)
        text += fmt::format(",   {} errors", errors);
    const auto perMove = player.moves == 0 ? 0 : player.time.count() / player.moves;
    const int games = std::max(1, all.games());
    return text + fmt::format(
                      "\ntime/turn: {} ms (max: {:.1f} s),  time/game: {:.1f} s,  moves/game: {}\n",
                      perMove, static_cast<double>(player.longest.count()) / 1000,
                      static_cast<double>(player.time.count()) / 1000 / games,
                      player.moves / games);
}

}  // namespace

std::string gomocupTable(const Contest& contest) {
    auto standings = standingsOf(contest.tally());
    std::stable_sort(standings.begin(), standings.end(), [](const Standing& a, const Standing& b) {
        return a.score.points() > b.score.points();
    });
    std::string text = headOf(contest) + crosstable(contest, standings);
    for (const Standing& each : standings) {
        text +=
            linesOf(contest.setup().entrant(each.player).name, contest.tally().player(each.player));
    }
    return text;
}

}  // namespace tianyuan::match
