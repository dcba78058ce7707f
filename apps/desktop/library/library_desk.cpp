#include "desktop/library/library_desk.h"

#include "desktop/reading/record_desk.h"
#include "desktop/settings/language.h"
#include "desktop/store/game_store.h"
#include "desktop/table/game_controller.h"
#include "desktop/table/unfinished_game.h"
#include "files/whole_file.h"
#include "record/formats.h"
#include "table/past.h"

#include <QFileInfo>

#include <limits>

namespace tianyuan::desktop {
namespace {

/// The whole game; of a running one, as far as it has come.
Result<record::Record> wholeGame(autosave::GameKeeper& keeper, store::GameId id) {
    const auto summary = keeper.library().summary(id);
    if (!summary) return summary.reason();
    if (!summary->running) return keeper.library().load(id);
    const auto left = keeper.read(id);
    if (!left) return left.reason();
    return table::recordOf(left->past);
}

}  // namespace

void LibraryDesk::open(const LibraryRow& row) {
    if (row.game.running) return playOn(row.game.id);
    look(row.game.id, row.ply);
}

void LibraryDesk::look(store::GameId id, int ply) {
    store_.ask<record::Record>(
        [id](autosave::GameKeeper& keeper) { return keeper.library().load(id); },
        [this, id, ply](const record::Record& record) {
            OpenRecord origin;
            *origin.kept = id;
            if (desk_.read(record, std::move(origin)) && ply >= 0) game_.showPly(ply);
        },
        [this](const Reason& reason) { complain("files.cannot-open", reason); });
}

void LibraryDesk::playOn(store::GameId id) {
    store_.ask<autosave::Unfinished>(
        [id](autosave::GameKeeper& keeper) { return keeper.read(id); },
        [this](const autosave::Unfinished& left) { unfinished_.takeUp(left); },
        [this](const Reason& reason) { complain("files.cannot-open", reason); });
}

void LibraryDesk::exportTo(QString path, std::optional<store::GameId> only,
                           const store::Filter& filter) {
    if (QFileInfo(path).suffix().isEmpty() && !QFileInfo::exists(path)) path += ".sgf";
    store_.ask<int>(
        [path, only, filter](autosave::GameKeeper& keeper) -> Result<int> {
            std::vector<store::GameId> ids;
            if (only) {
                ids.push_back(*only);
            } else {
                const auto found =
                    keeper.library().find(filter, {0, std::numeric_limits<int>::max()});
                if (!found) return found.reason();
                for (const store::Summary& game : *found) ids.push_back(game.id);
            }
            std::vector<record::Record> records;
            for (const store::GameId id : ids) {
                auto record = wholeGame(keeper, id);
                if (!record) return record.reason();
                records.push_back(std::move(*record));
            }
            const auto written =
                record::write(std::span<const record::Record>(records), record::Format::Sgf);
            if (!written) return written.reason();
            const Attempt done = files::writeFile(std::filesystem::path(path.toStdU16String()),
                                                  written->bytes, files::IfThere::Replace);
            if (!done) return done.reason();
            return static_cast<int>(records.size());
        },
        [this, path](int games) { game_.tell(language_.say("library.exported", games), path); },
        [this](const Reason& reason) { complain("library.not-exported", reason); });
}

void LibraryDesk::complain(const char* headline, const Reason& reason) {
    game_.complain(language_.say(headline), language_.say(reason));
}

}  // namespace tianyuan::desktop
