#pragma once

#include "record/formats.h"
#include "web/bridge/speaker.h"
#include "web/bridge/table_host.h"

#include <string>
#include <vector>

namespace tianyuan::web {

/// Records that come and go: files, pasted text, the address of the page.
class FilesDesk {
public:
    FilesDesk(PostOffice& office, const Speaker& speaker, TableHost& host)
        : office_(office), speaker_(speaker), host_(host) {}

    /// Reads whatever it is. One game goes onto the table; of several the page is told a list.
    void open(std::string_view bytes, const std::string& fileName);
    /// One of the games of the last file.
    void choose(int index);

    /// A game of the list that the browser keeps.
    void readKept(const std::string& id, const std::string& game);

    /// The ways to write the game down, each with what it could not hold.
    Json formats() const;
    /// The game on the table in a format; its bytes go into `bytes`.
    Json write(const std::string& format, std::string& bytes) const;
    /// Our own short string; empty if there is no game.
    std::string share() const;

private:
    void refuse(const Reason& headline, const Reason& why);
    const record::Record* record() const;

    PostOffice& office_;
    const Speaker& speaker_;
    TableHost& host_;
    std::vector<record::Record> games_;  // of the last file
};

}  // namespace tianyuan::web
