#pragma once

#include "record/record.h"
#include "record/renlib_layout.h"

#include <string>
#include <vector>

/// Where a library keeps the texts on the board. RenLib shows the text of a node while the position
/// before it stands on the board, on the point where it would be played, so that one sees what the
/// moves that may follow are called. A record has such a text among the labels of the parent.
namespace tianyuan::record::renlib {

/// To be called when all of a library is in the record, its texts too. `hasLabel` says of which
/// nodes a text became a label of their parent.
///
/// A node that is not a move and holds nothing but its text is taken out of the tree: the label
/// says it all. What would be written differently from how it stood is noted in properties.
void settleLabels(Record& record, const std::vector<bool>& hasLabel);

/// A label on a point where none of the children is played.
struct LooseLabel {
    Point point;
    std::string text;
    NodeId before = NoNode;  // the child it stands before in the file; NoNode: after all of them
};

/// How the labels of a node go into a library.
struct LabelPlan {
    struct Named {
        NodeId child = NoNode;
        std::string text;
    };
    std::vector<Named> named;  // in the order of the children
    std::vector<LooseLabel> loose;

    std::size_t size() const { return named.size() + loose.size(); }
};
LabelPlan planLabels(const Record& record, NodeId parent);

}  // namespace tianyuan::record::renlib
