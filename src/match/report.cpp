#include "match/report.h"

#include "match/elo.h"
#include "match/game_json.h"
#include "match/rating_plot.h"
#include "match/report_page.h"
#include "match/standings.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <map>
#include <string_view>
#include <vector>

namespace tianyuan::match {
namespace {

using nlohmann::json;

json scoreOf(const Trinomial& score) {
    return {{"wins", score.wins}, {"draws", score.draws}, {"losses", score.losses}};
}

json causesOf(const std::array<int, AllCauses.size()>& counts) {
    json result = json::object();
    for (const Cause cause : AllCauses) {
        const int count = counts[static_cast<std::size_t>(cause)];
        if (count > 0) result[std::string(idOf(cause))] = count;
    }
    return result;
}

/// In the order of the entrants; "rank" tells their places.
json playersOf(const Contest& contest) {
    const Tally& tally = contest.tally();
    json players = json::array();
    for (int i = 0; i < tally.players(); ++i) {
        const PlayerTally& player = tally.player(i);
        players.push_back({{"name", contest.setup().entrants[static_cast<std::size_t>(i)].name},
                           {"score", scoreOf(player.score)},
                           {"black", scoreOf(player.asBlack)},
                           {"points", player.score.points()},
                           {"lost-by", causesOf(player.lostBy)},
                           {"remarks", player.remarks},
                           {"moves", player.moves},
                           {"ms", player.time.count()},
                           {"longest-ms", player.longest.count()}});
    }
    int rank = 0;
    for (const Standing& standing : standingsOf(tally)) {
        json& player = players[static_cast<std::size_t>(standing.player)];
        player["rank"] = ++rank;
        player["elo"] = standing.rating.elo;
        player["error"] = standing.rating.error;
    }
    return players;
}

json pairsOf(const Tally& tally) {
    json pairs = json::array();
    for (int a = 0; a < tally.players(); ++a) {
        for (int b = a + 1; b < tally.players(); ++b) {
            const PairTally pair = tally.pair(a, b);
            if (pair.score.games() == 0) continue;
            const EloEstimate elo = estimate(pair);
            pairs.push_back({{"players", {a, b}},
                             {"score", scoreOf(pair.score)},
                             {"black", scoreOf(pair.asBlack)},
                             {"adjudicated", scoreOf(pair.adjudicated)},
                             {"pentanomial", pair.pairs.counts},
                             {"elo", elo.elo},
                             {"error", elo.error},
                             {"normalized-elo", elo.normalized},
                             {"normalized-error", elo.normalizedError},
                             {"los", elo.superiority}});
        }
    }
    return pairs;
}

json testOf(const SprtStatus& status, const SprtOptions& options) {
    const char* verdict = status.verdict == SprtVerdict::AcceptH0   ? "H0"
                          : status.verdict == SprtVerdict::AcceptH1 ? "H1"
                                                                    : "continue";
    return {{"elo0", options.elo0},
            {"elo1", options.elo1},
            {"alpha", options.alpha},
            {"beta", options.beta},
            {"model", options.model == EloModel::Normalized ? "normalized" : "logistic"},
            {"llr", status.llr},
            {"lower", status.lower},
            {"upper", status.upper},
            {"verdict", verdict}};
}

/// How the estimate and the test came to where they are, pair by pair in the order of the games; at
/// most so many places of it. Only between two players.
json courseOf(const Contest& contest) {
    constexpr std::size_t MostPlaces = 400;
    json course = json::array();
    if (contest.setup().entrants.size() != 2) return course;
    std::vector<Pentanomial> steps;
    Pentanomial soFar;
    std::map<int, int> halfPairs;
    for (const auto& [index, game] : contest.games()) {
        const auto winner = game.winner();
        const int halfPoints = !winner ? 1 : *winner == 0 ? 2 : 0;
        const auto [half, isFirst] = halfPairs.try_emplace(game.fixture.pair(), halfPoints);
        if (isFirst) continue;
        ++soFar.counts[static_cast<std::size_t>(half->second + halfPoints)];
        steps.push_back(soFar);
    }
    const std::size_t stride = std::max<std::size_t>(1, steps.size() / MostPlaces);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (i % stride != 0 && i + 1 != steps.size()) continue;
        const EloEstimate elo = estimate(steps[i]);
        json place{{"pairs", i + 1}, {"elo", elo.elo}, {"error", elo.error}};
        if (contest.setup().sprt) place["llr"] = sprt(*contest.setup().sprt, steps[i]).llr;
        course.push_back(std::move(place));
    }
    return course;
}

json resultsOf(const Contest& contest, const ReportTitle& title) {
    const Tally& tally = contest.tally();
    std::array<int, AllCauses.size()> endings{};
    for (const Cause cause : AllCauses) {
        endings[static_cast<std::size_t>(cause)] = tally.endedBy(cause);
    }
    json games = json::array();
    for (const auto& [index, game] : contest.games()) {
        games.push_back(toJson(game, contest.setup().terms.size));
    }
    json results{{"format", "tianyuan-match"},
                 {"version", 1},
                 {"title", title.title},
                 {"date", title.date},
                 {"contest", toJson(contest.setup())},
                 {"players", playersOf(contest)},
                 {"pairs", pairsOf(tally)},
                 {"black", scoreOf(tally.black())},
                 {"endings", causesOf(endings)},
                 {"plies", tally.plies()},
                 {"course", courseOf(contest)},
                 {"expected-games", title.expectedGames},
                 {"games", std::move(games)}};
    if (const auto status = contest.sprt()) {
        results["sprt"] = testOf(*status, *contest.setup().sprt);
    }
    return results;
}

/// By language and code.
json wordsOf(std::span<const PageText> texts) {
    json words;
    for (const PageText& text : texts) {
        words["en"][std::string(text.code)] = text.english;
        words["zh"][std::string(text.code)] = text.chinese;
    }
    return words;
}

std::string textOf(const json& content, int indent) {
    return content.dump(indent, ' ', false, json::error_handler_t::replace);
}

struct Part {
    std::string_view mark;
    std::string content;
};

/// The page with parts in the places of their marks, which stand in it once and in this order. What
/// comes in is not looked at: it may contain anything.
std::string filled(std::string_view page, const std::vector<Part>& parts) {
    std::string result;
    for (const Part& part : parts) {
        const std::size_t place = page.find(part.mark);
        assert(place != std::string_view::npos);
        result += page.substr(0, place);
        result += part.content;
        page.remove_prefix(place + part.mark.size());
    }
    result += page;
    return result;
}

/// Inside a script nothing may look like markup.
std::string forScript(const std::string& text) {
    std::string safe;
    safe.reserve(text.size());
    for (const char c : text) {
        if (c == '<') {
            safe += "\\u003c";
        } else {
            safe += c;
        }
    }
    return safe;
}

}  // namespace

std::string resultsInJson(const Contest& contest, const ReportTitle& title) {
    return textOf(resultsOf(contest, title), 1) + "\n";
}

std::string resultsInHtml(const Contest& contest, const ReportTitle& title,
                          std::span<const PageText> texts) {
    const auto standings = standingsOf(contest.tally());
    return filled(
        reportPage(),
        {{"/*STYLE*/", std::string(reportStyle())},
         {"<!--RATINGS-->", ratingPlot(standings, contest.setup().names(), PlotPlace::InPage)},
         {"/*WORDS*/", forScript(textOf(wordsOf(texts), -1))},
         {"/*DATA*/", forScript(textOf(resultsOf(contest, title), -1))},
         {"/*SCRIPT*/", std::string(reportScript())}});
}

}  // namespace tianyuan::match
