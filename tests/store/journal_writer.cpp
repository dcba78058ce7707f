// Plays random games into the library FILE and says each move on a line of its own, after it has
// been saved: "<game> <event>". Ends only when it is ended, or when something fails.
// Usage: store_journal_writer FILE SEED
#include "core/notation.h"
#include "store/journal.h"
#include "store/random_record.h"

#include <iostream>

int main(int count, char** arguments) {
    using namespace tianyuan;
    if (count != 3) return 2;
    Result<store::Library> library = store::Library::open(arguments[1]);
    if (!library) return 1;
    std::mt19937 random(static_cast<unsigned>(std::stoul(arguments[2])));
    while (true) {
        store::Journal journal(*library, {}, {"written", store::Time{}});
        const std::vector<Move> moves = store::randomMoves(random, 8, 15);
        for (const Move move : moves) {
            const std::string event = toText(move, 15);
            if (!journal.append(event)) return 1;
            std::cout << *journal.game() << ' ' << event << std::endl;
        }
        if (!journal.finish(store::recordOf(moves), store::Time{})) return 1;
    }
}
