#pragma once

#include "desktop/store/game_store.h"
#include "table/world.h"

namespace tianyuan::desktop {

/// Keeps the game being played in the library, on the library's thread.
class StoreKeeper : public table::Keeper {
public:
    explicit StoreKeeper(GameStore& store) : store_(store) {}

    void begin(const game::Past& past) override {
        store_.run([past](auto& keeper) { return keeper.begin(past); });
    }
    void save(const game::Event& event) override {
        store_.run([event](auto& keeper) { return keeper.save(event); });
    }
    void note(const std::string& text) override {
        store_.run([text](auto& keeper) { return keeper.note(text); });
    }
    void keep(const record::Record& record) override {
        store_.run([record](auto& keeper) { return keeper.keep(record); });
    }
    void leave(const record::Record& record) override {
        store_.run([record](auto& keeper) { return keeper.leave(record); });
    }
    void discard() override {
        store_.run([](auto& keeper) { return keeper.discard(); });
    }

private:
    GameStore& store_;
};

}  // namespace tianyuan::desktop
