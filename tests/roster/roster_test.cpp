#include "roster/roster.h"

#include "core/notation.h"
#include "perfect/proved_player.h"
#include "protocol/left_processes.h"
#include "roster/near_names.h"
#include "roster/player_spec.h"
#include "search/strength.h"
#include "words/sentence.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <limits>
#include <set>

namespace tianyuan::roster {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

player::Position positionOf(std::string_view code, int size = 15) {
    player::Position position;
    position.moves = *movesFromText(code, size);
    position.board = *boardFromMoves(position.moves, size);
    return position;
}

player::Limits limits() {
    player::Limits limits;
    limits.turn = 60s;
    return limits;
}

Reason reasonFor(std::string_view spec, const Environment& environment = {}) {
    const auto player = create(spec, environment);
    return player ? Reason{"no reason", {}} : player.reason();
}

TEST(Roster, HasTheFiveClassicPlayersEachDescribedInBothLanguages) {
    std::set<std::string_view> ids;
    for (const BuiltIn& entry : builtIns()) {
        EXPECT_TRUE(ids.insert(entry.id).second) << entry.id << " stands twice";
        std::vector<std::string> codes{"player.name." + std::string(entry.id),
                                       "player.character." + std::string(entry.id)};
        for (const PlayerOption& option : entry.options) codes.emplace_back(option.meaning);
        for (const std::string& code : codes) {
            for (const auto language : {words::Language::English, words::Language::Chinese}) {
                EXPECT_NE(words::phrase(code, language), code) << "has no words";
            }
        }
    }
    for (const char* id : {"scoremap", "value", "guard", "gametree", "shapes"}) {
        EXPECT_TRUE(ids.contains(id)) << id;
    }
}

/// What a player says of a position of the proof that is installed: Black's third move.
std::optional<int> provedMoves(std::string_view spec, std::string_view code = "h8o1") {
    player::Limits little;
    little.nodes = 200;
    std::optional<int> moves;
    const auto player = create(spec, {});
    EXPECT_TRUE(player) << spec;
    const auto move =
        (*player)->choose(positionOf(code), little, {},
                          [&](const player::Thought& thought) { moves = thought.provedMoves; });
    EXPECT_TRUE(move) << spec;
    return moves;
}

TEST(Roster, TheStrongestPlayFromTheInstalledProofs) {
    for (const char* spec : {"perfect", "level:10", "tianyuan", "tianyuan:ponder=1"}) {
        EXPECT_TRUE(provedMoves(spec)) << spec;
    }
    for (const char* spec : {"level:9", "level:10,proofs=0", "tianyuan:proofs=0", "gametree"}) {
        EXPECT_FALSE(provedMoves(spec)) << spec;
    }
    EXPECT_FALSE(provedMoves("perfect", "h8")) << "White has no proof";
    EXPECT_TRUE(isOurEngine("perfect"));
}

TEST(Roster, MakesEveryBuiltInPlayerAndEachMovesLegally) {
    for (const BuiltIn& entry : builtIns()) {
        const auto player = create(entry.id, {});
        ASSERT_TRUE(player) << player.reason().code;
        const player::Position position = positionOf("e5e6f6", 9);
        player::Limits quick = limits();
        quick.nodes = 5000;
        const auto move = (*player)->choose(position, quick, {}, {});
        ASSERT_TRUE(move) << entry.id;
        EXPECT_TRUE(position.board.isEmpty(move->point())) << entry.id;
    }
}

TEST(Roster, KnowsTenLevelsByTheirNumbers) {
    for (int number = 1; number <= 10; ++number) {
        EXPECT_TRUE(create("level:" + std::to_string(number), {}));
    }
    EXPECT_TRUE(create("level:3,seed=7", {}));
    EXPECT_EQ(reasonFor("level:3,depth=7").code, "roster.unknown-option");
    for (const char* spec : {"level", "level:0", "level:11", "level:x", "level:"}) {
        EXPECT_NE(reasonFor(spec).code, "no reason") << spec;
    }
}

TEST(Roster, TakesEveryOptionWithinItsBoundsAndNotOutside) {
    for (const BuiltIn& entry : builtIns()) {
        for (const PlayerOption& option : entry.options) {
            const auto told = [&](std::uint64_t value) {
                const char* separator = entry.id.find(':') == std::string_view::npos ? ":" : ",";
                return std::string(entry.id) + separator + std::string(option.name) + '=' +
                       std::to_string(value);
            };
            EXPECT_TRUE(create(told(option.least), {})) << told(option.least);
            EXPECT_TRUE(create(told(option.usual), {})) << told(option.usual);
            if (option.least > 0) {
                EXPECT_EQ(reasonFor(told(option.least - 1)).code, "roster.bad-value");
            }
            if (option.most < std::numeric_limits<std::uint64_t>::max()) {
                EXPECT_EQ(reasonFor(told(option.most + 1)).code, "roster.bad-value");
            }
        }
    }
}

TEST(Roster, TakesOptionsAndPassesThemOn) {
    player::Limits quick = limits();
    for (const char* id : {"value", "shapes", "gametree"}) {
        const auto depthOf = [&](const std::string& spec) {
            int depth = 0;
            const auto player = create(spec, {});
            EXPECT_TRUE(player) << spec;
            const auto note = [&](const player::Thought& thought) { depth = thought.depth; };
            EXPECT_TRUE((*player)->choose(positionOf("e5e6f6", 9), quick, {}, note)) << spec;
            return depth;
        };
        EXPECT_EQ(depthOf(std::string(id) + ":depth=1"), 1) << id;
        EXPECT_EQ(depthOf(std::string(id) + ":depth=2,seed=9,map=0"), 2) << id;
    }
}

TEST(Roster, GivesTheSameMoveForTheSameSeedAndTakesItFromTheEnvironment) {
    const auto moveOf = [](const std::string& spec, std::uint64_t seed) {
        Environment environment;
        environment.seed = seed;
        std::string line;
        const auto player = create(spec, environment);
        player::Position position = positionOf("h8");
        for (int i = 0; i < 3; ++i) {
            const Move move = *(*player)->choose(position, limits(), {}, {});
            position.board.play(move);
            line += toText(move, 15);
        }
        return line;
    };
    std::set<std::string> lines;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        EXPECT_EQ(moveOf("scoremap", seed), moveOf("scoremap:seed=" + std::to_string(seed), 99));
        lines.insert(moveOf("scoremap", seed));
    }
    EXPECT_GT(lines.size(), 1u) << "the seed matters";
}

TEST(Roster, TellsTheNearNamesForAnUnknownOne) {
    EXPECT_EQ(reasonFor("scoremp"), (Reason{"roster.did-you-mean", {"scoremp", "scoremap"}}));
    EXPECT_EQ(reasonFor("Guard:depth=2").arguments, (std::vector<std::string>{"Guard", "guard"}));
    EXPECT_EQ(reasonFor("ga").arguments.back(), "gametree");
    const Reason none = reasonFor("xyzzy");
    EXPECT_EQ(none.code, "roster.unknown-player");
    EXPECT_THAT(none.arguments.back(), HasSubstr("scoremap, "));
    EXPECT_EQ(reasonFor("").code, "roster.unknown-player");
}

TEST(Roster, RefusesUnknownOptionsAndValuesOutOfBounds) {
    EXPECT_EQ(reasonFor("value:deep=3"),
              (Reason{"roster.unknown-option", {"deep", "value", "depth, patience, map, seed"}}));
    EXPECT_EQ(reasonFor("guard:depth=2"), (Reason{"roster.no-options", {"guard", "depth"}}));
    for (const char* spec :
         {"value:depth=0", "value:depth=21", "value:depth=x", "value:depth=", "value:depth",
          "value:depth=3 ", "value:depth=-1", "value:seed=99999999999999999999"}) {
        EXPECT_EQ(reasonFor(spec).code, "roster.bad-value") << spec;
    }
    EXPECT_EQ(reasonFor("value:").code, "no reason");
}

TEST(Roster, MakesAPlayerOfAnyCommand) {
    const auto player = create(std::string("cmd:") + TIANYUAN_GOOD_ENGINE + " 'an argument'", {});
    ASSERT_TRUE(player) << player.reason().code;
    EXPECT_EQ((*player)->choose(positionOf(""), limits(), {}, {})->point(), Point(7, 7));
    EXPECT_EQ(reasonFor("cmd:").code, "engine.no-program");
    EXPECT_EQ(reasonFor("cmd:'x").code, "engine.open-quote");
}

TEST(Roster, TellsAProgramWhatStandsAfterItsCommand) {
    Environment environment;
    environment.remote.transcript = std::make_shared<protocol::Transcript>();
    const std::string command = std::string("cmd:") + TIANYUAN_GOOD_ENGINE + " 'a:b=1'";
    const auto player = create(command + ":memory=64,threads=3,ponder=1,info.style=7", environment);
    ASSERT_TRUE(player) << player.reason().code;
    ASSERT_TRUE((*player)->choose(positionOf(""), limits(), {}, {}));
    const std::string said = environment.remote.transcript->toText();
    for (const char* line :
         {"INFO max_memory 67108864", "INFO thread_num 3", "INFO pondering 1", "INFO style 7"}) {
        EXPECT_THAT(said, HasSubstr(line));
    }
    EXPECT_EQ(reasonFor(command + ":memory=64,speed=3").code, "roster.unknown-option");
    EXPECT_EQ(reasonFor(command + ":memory=0").code, "roster.bad-value");
}

TEST(Roster, LetsWhoHasNoNumberOfItsOwnUseTheMemoryOfAll) {
    Environment environment;
    environment.memory = 32u << 20;
    const auto memoryOf = [&](std::string_view spec) {
        const auto made = create(spec, environment);
        const player::Player* player = made ? made->get() : nullptr;
        const auto* proved = dynamic_cast<const perfect::ProvedPlayer*>(player);
        if (proved) player = &proved->other();
        const auto* level = dynamic_cast<const search::LevelPlayer*>(player);
        if (level) return level->memory() >> 20;
        const auto* engine = dynamic_cast<const search::Engine*>(player);
        return engine ? engine->options().memory >> 20 : 0;
    };
    EXPECT_EQ(memoryOf("level:10"), 32U);
    EXPECT_EQ(memoryOf("tianyuan"), 32U);
    EXPECT_EQ(memoryOf("perfect"), 32U);
    EXPECT_EQ(memoryOf("tianyuan:memory=8"), 8U);
    EXPECT_EQ(memoryOf("level:10,memory=8"), 8U);
    EXPECT_LT(memoryOf("level:3"), 32U) << "it needs little";
    environment.memory.reset();
    EXPECT_EQ(memoryOf("level:10"), 64U);

    environment.memory = 32u << 20;
    environment.remote.transcript = std::make_shared<protocol::Transcript>();
    const auto player = create(std::string("cmd:") + TIANYUAN_GOOD_ENGINE, environment);
    ASSERT_TRUE(player) << player.reason().code;
    ASSERT_TRUE((*player)->choose(positionOf(""), limits(), {}, {}));
    EXPECT_THAT(environment.remote.transcript->toText(), HasSubstr("INFO max_memory 33554432"));
}

TEST(PlayerSpec, IsReadInItsPartsAndWrittenBack) {
    using Settings = std::vector<PlayerSpec::Setting>;
    const auto isRead = [](std::string_view text, const std::string& player,
                           const Settings& settings) {
        EXPECT_EQ(specFromText(text), (PlayerSpec{player, settings})) << text;
        EXPECT_EQ(toText(specFromText(text)), text);
    };
    isRead("guard", "guard", {});
    isRead("gametree:depth=4,seed=7", "gametree", {{"depth", "4"}, {"seed", "7"}});
    isRead("level:3,seed=7", "level:3", {{"seed", "7"}});
    isRead("tianyuan:nodes=1000", "tianyuan", {{"nodes", "1000"}});
    isRead("rapfi:time=10m,20s/move,info.x=3", "rapfi",
           {{"time", "10m,20s/move"}, {"info.x", "3"}});
    isRead("cmd:./a:time=50ms/move,info.x=3", "cmd:./a", {{"time", "50ms/move"}, {"info.x", "3"}});
    // Colons that are the command's own.
    isRead("cmd:./a --host=b:80", "cmd:./a --host=b:80", {});
    isRead("cmd:./a --b:c=1", "cmd:./a --b:c=1", {});
    isRead("cmd:./a 'x:time=1s'", "cmd:./a 'x:time=1s'", {});
    isRead("cmd:./a --host=b:80:nodes=5", "cmd:./a --host=b:80", {{"nodes", "5"}});
}

TEST(Roster, KnowsTheUsersEngines) {
    const std::filesystem::path file = testing::TempDir() + test::markFor("roster") + ".json";
    auto registry = EngineRegistry::load(file);
    RegisteredEngine engine;
    engine.name = "Gutmütig";
    engine.command = {TIANYUAN_GOOD_ENGINE};
    engine.memory = 1u << 20;
    ASSERT_TRUE(registry->add(engine));
    Environment environment;
    environment.engines = &*registry;
    environment.remote.transcript = std::make_shared<protocol::Transcript>();
    const auto player = create("Gutmütig:memory=64", environment);
    ASSERT_TRUE(player) << player.reason().code;
    EXPECT_EQ((*player)->choose(positionOf(""), limits(), {}, {})->point(), Point(7, 7));
    EXPECT_THAT(environment.remote.transcript->toText(), HasSubstr("INFO max_memory 67108864"));
    EXPECT_EQ(reasonFor("Gutmutig", environment).arguments.back(), "Gutmütig");
    EXPECT_EQ(reasonFor("Gutmütig").code, "roster.unknown-player") << "without the list";
    EXPECT_EQ(reasonFor("Gutmütig:depth=2", environment).code, "roster.unknown-option");
    std::filesystem::remove(file);
}

TEST(NearNames, PutsTheNearestFirstAndLeavesTheRestOut) {
    const std::vector<std::string> names{"value", "values", "guard", "scoremap"};
    EXPECT_THAT(nearNames("valu", names), ElementsAre("value", "values"));
    EXPECT_THAT(nearNames("valuee", names), ElementsAre("value", "values"));
    EXPECT_THAT(nearNames("scoermap", names), ElementsAre("scoremap"));
    EXPECT_THAT(nearNames("rapfi", names), IsEmpty());
    EXPECT_THAT(nearNames(std::string(100'000, 'v'), names), IsEmpty());
}

}  // namespace
}  // namespace tianyuan::roster
