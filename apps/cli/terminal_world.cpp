#include "terminal_world.h"

#include "game/threaded_player.h"
#include "game/unhurried_player.h"
#include "opponents.h"

#include <fmt/chrono.h>

namespace tianyuan::cli {
namespace {

constexpr const char* Adviser = "tianyuan";

std::string today() { return fmt::format("{:%Y-%m-%d}", fmt::localtime(std::time(nullptr))); }

Result<table::Guest> guest(const std::string& spec, Inbox& inbox, const Thinking& thinking) {
    auto created = playerFrom(spec);
    if (!created) return created.reason();
    std::unique_ptr<player::Player> player = std::move(*created);
    if (thinking.least) {
        player = std::make_unique<game::UnhurriedPlayer>(std::move(player), *thinking.least);
    }
    table::Guest guest;
    guest.player = std::make_shared<game::ThreadedPlayer>(
        std::move(player), [&inbox](auto function) { inbox.post(std::move(function)); });
    guest.limits.turn = thinking.most;
    guest.limits.depth = thinking.depth;
    guest.isOurs = roster::isOurEngine(spec);
    return guest;
}

}  // namespace

table::World terminalWorld(const Context& context, Inbox& inbox, const Thinking& thinking,
                           table::Keeper& keeper) {
    table::World world;
    world.now = std::chrono::steady_clock::now;
    world.today = today;
    world.invite = [&inbox, thinking](const std::string& spec, const table::Plan&) {
        return guest(spec, inbox, thinking);
    };
    world.adviser = [&inbox] { return guest(Adviser, inbox, {std::chrono::seconds(1), {}, {}}); };
    world.hire = [&inbox](std::shared_ptr<player::Player> player) {
        return std::make_shared<game::ThreadedPlayer>(
            std::move(player), [&inbox](auto function) { inbox.post(std::move(function)); });
    };
    world.say = [&context](const Reason& reason) { return context.say(reason); };
    world.nameOf = [&context](const std::string& spec) { return nameOfPlayer(context, spec); };
    world.substituteFor = [](const std::string&) { return std::string(Adviser); };
    world.adviserSpec = Adviser;
    world.keeper = &keeper;
    return world;
}

}  // namespace tianyuan::cli
