#include "roster/engine_registry.h"

#include "protocol/left_processes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace tianyuan::roster {
namespace {

namespace fs = std::filesystem;

class EngineRegistryTest : public testing::Test {
protected:
    const fs::path folder = fs::path(testing::TempDir()) / test::markFor("registry");
    const fs::path file = folder / "deeper" / "engines.json";

    void TearDown() override { fs::remove_all(folder); }

    EngineRegistry load() const {
        auto registry = EngineRegistry::load(file);
        EXPECT_TRUE(registry) << registry.reason().code;
        return *registry;
    }

    void write(const std::string& text) const {
        fs::create_directories(file.parent_path());
        std::ofstream(file) << text;
    }

    std::string contents() const {
        std::ifstream stream(file);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    std::size_t filesThere() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(file.parent_path()), fs::directory_iterator()));
    }
};

RegisteredEngine engineCalled(const std::string& name) {
    return {name, {"/opt/" + name, "--x"}, "/opt", 5'000'000'000, true, "Engine 1.0"};
}

TEST_F(EngineRegistryTest, IsEmptyWhereThereIsNoFile) {
    EXPECT_TRUE(load().engines().empty());
    EXPECT_FALSE(fs::exists(file)) << "looking does not make one";
}

TEST_F(EngineRegistryTest, KeepsWhatWasAddedAndForgetsWhatWasRemoved) {
    EngineRegistry registry = load();
    ASSERT_TRUE(registry.add(engineCalled("one")));
    RegisteredEngine plain;
    plain.name = "棋手";
    plain.command = {"b"};
    ASSERT_TRUE(registry.add(plain));
    const EngineRegistry again = load();
    ASSERT_EQ(again.engines().size(), 2u);
    EXPECT_EQ(again.engines()[0], engineCalled("one"));
    EXPECT_EQ(*again.find("棋手"), plain);
    EXPECT_EQ(again.find("three"), nullptr);
    ASSERT_TRUE(registry.remove("one"));
    EXPECT_EQ(load().engines().size(), 1u);
    EXPECT_EQ(registry.remove("one").reason().code, "registry.no-such-engine");
    EXPECT_EQ(filesThere(), 1u) << "no temporary file is left";
}

TEST_F(EngineRegistryTest, SeesWhatAnotherProgramAddedMeanwhile) {
    EngineRegistry mine = load();
    EngineRegistry theirs = load();
    ASSERT_TRUE(theirs.add(engineCalled("theirs")));
    ASSERT_TRUE(mine.add(engineCalled("mine")));
    EXPECT_EQ(load().engines().size(), 2u);
    EXPECT_EQ(mine.add(engineCalled("theirs")).reason().code, "registry.name-taken");
}

TEST_F(EngineRegistryTest, LeavesABrokenFileAlone) {
    for (const char* text :
         {"{", "[]", "{\"version\": 1}", "{\"version\": 1, \"engines\": [{}]}",
          "{\"version\": 1, \"engines\": [{\"name\": 3, \"command\": []}]}",
          "{\"version\": 1, \"engines\": 5}", "{\"version\": \"x\", \"engines\": []}", ""}) {
        write(text);
        const auto registry = EngineRegistry::load(file);
        ASSERT_FALSE(registry) << text;
        EXPECT_EQ(registry.reason().code, "registry.broken") << text;
        EXPECT_EQ(contents(), text);
    }
    write("{\"version\": 2, \"engines\": []}");
    EXPECT_EQ(EngineRegistry::load(file).reason().code, "registry.newer");
}

TEST_F(EngineRegistryTest, DoesNotOverwriteAFileThatBrokeAfterItWasRead) {
    EngineRegistry registry = load();
    write("not json");
    EXPECT_EQ(registry.add(engineCalled("one")).reason().code, "registry.broken");
    EXPECT_EQ(contents(), "not json");
}

TEST_F(EngineRegistryTest, SaysWhyItCannotBeWritten) {
    fs::create_directories(folder);
    std::ofstream(folder / "deeper") << "a file where a folder should be";
    auto registry = EngineRegistry::load(file);
    ASSERT_TRUE(registry || registry.reason().code == "file.cannot-read");
    if (registry) {
        EXPECT_EQ(registry->add(engineCalled("one")).reason().code, "file.cannot-write");
    }
}

TEST_F(EngineRegistryTest, KeepsALinkToTheFileALink) {
    const fs::path real = folder / "real.json";
    write("");
    fs::remove(file);
    fs::create_symlink(real, file);
    EngineRegistry registry = load();
    ASSERT_TRUE(registry.add(engineCalled("one")));
    EXPECT_TRUE(fs::is_symlink(file));
    EXPECT_TRUE(fs::is_regular_file(real));
    EXPECT_EQ(load().engines().size(), 1u);
}

TEST_F(EngineRegistryTest, RefusesNamesThatCouldNotBeWrittenElsewhere) {
    EngineRegistry registry = load();
    for (const char* name : {"", "a b", "a:b", "a,b", "a=b", "a/b", "-x", "a\nb", "\x1b[31m"}) {
        EXPECT_EQ(registry.add(engineCalled(name)).reason().code, "registry.not-a-name") << name;
    }
    for (const char* name : {"scoremap", "cmd"}) {
        EXPECT_EQ(registry.add(engineCalled(name)).reason().code, "registry.name-taken") << name;
    }
    EXPECT_FALSE(fs::exists(file));
}

TEST_F(EngineRegistryTest, MakesANameFromTheProgram) {
    EngineRegistry registry = load();
    EXPECT_EQ(nameFor("/x/pbrain-rapfi", registry), "rapfi");
    EXPECT_EQ(nameFor("/x/pbrain-Yixin 2018.exe", registry), "Yixin-2018");
    EXPECT_EQ(nameFor("/x/guard", registry), "guard-2");
    EXPECT_EQ(nameFor("/x/pbrain-", registry), "engine");
    ASSERT_TRUE(registry.add(engineCalled("rapfi")));
    EXPECT_EQ(nameFor("/x/pbrain-rapfi", registry), "rapfi-2");
}

TEST_F(EngineRegistryTest, LiesWhereSettingsBelong) {
    const char* before = std::getenv("XDG_CONFIG_HOME");
    const std::string kept = before ? before : "";
    setenv("XDG_CONFIG_HOME", "/some/where", 1);
    EXPECT_EQ(EngineRegistry::usualFile(), "/some/where/tianyuan/engines.json");
    setenv("XDG_CONFIG_HOME", "not/absolute", 1);
    EXPECT_THAT(EngineRegistry::usualFile().string(),
                testing::EndsWith("/.config/tianyuan/engines.json"));
    before ? setenv("XDG_CONFIG_HOME", kept.c_str(), 1) : unsetenv("XDG_CONFIG_HOME");
}

}  // namespace
}  // namespace tianyuan::roster
