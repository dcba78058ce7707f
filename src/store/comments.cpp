#include "store/comments.h"

#include "store/folded_text.h"

namespace tianyuan::store {
namespace {

void addLine(std::string& text, const std::string& line) {
    if (line.empty()) return;
    if (!text.empty()) text += '\n';
    text += folded(line);
}

}  // namespace

std::string foldedComments(const record::Record& record) {
    std::string text;
    addLine(text, record.comment);
    for (record::NodeId id = record::Tree::Root; id != record::NoNode; id = record.tree.next(id)) {
        const record::Notes* notes = record.tree.notes(id);
        if (!notes) continue;
        addLine(text, notes->title);
        addLine(text, notes->comment);
    }
    return text;
}

}  // namespace tianyuan::store
