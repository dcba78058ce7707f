#include "record/tree.h"

#include <algorithm>
#include <cassert>

namespace tianyuan::record {

NodeId Tree::add(NodeId parent, Stone stone, Move move) {
    const auto id = static_cast<NodeId>(nodes_.size());
    Node node;
    node.move = move;
    node.stone = stone;
    node.parent = parent;
    nodes_.push_back(node);

    Node& above = nodes_[parent];
    if (above.lastChild == NoNode) {
        above.firstChild = id;
    } else {
        nodes_[above.lastChild].nextSibling = id;
    }
    above.lastChild = id;
    return id;
}

NodeId Tree::childWith(NodeId parent, Stone stone, Move move) const {
    NodeId child = nodes_[parent].firstChild;
    while (child != NoNode && (nodes_[child].stone != stone || nodes_[child].move != move)) {
        child = nodes_[child].nextSibling;
    }
    return child;
}

NodeId Tree::descend(NodeId parent, Stone stone, Move move) {
    const NodeId child = childWith(parent, stone, move);
    return child != NoNode ? child : add(parent, stone, move);
}

NodeId Tree::previousSibling(NodeId id) const {
    NodeId sibling = nodes_[nodes_[id].parent].firstChild;
    if (sibling == id) return NoNode;
    while (nodes_[sibling].nextSibling != id) sibling = nodes_[sibling].nextSibling;
    return sibling;
}

void Tree::remove(NodeId id) {
    assert(id != Root);
    Node& node = nodes_[id];
    Node& above = nodes_[node.parent];
    const NodeId previous = previousSibling(id);
    if (previous == NoNode) {
        above.firstChild = node.nextSibling;
    } else {
        nodes_[previous].nextSibling = node.nextSibling;
    }
    if (above.lastChild == id) above.lastChild = previous;
    node.nextSibling = NoNode;
    node.parent = NoNode;
}

void Tree::promote(NodeId id) {
    assert(id != Root);
    const NodeId parent = nodes_[id].parent;
    if (nodes_[parent].firstChild == id) return;
    remove(id);
    nodes_[id].parent = parent;
    nodes_[id].nextSibling = nodes_[parent].firstChild;
    nodes_[parent].firstChild = id;
}

const Notes* Tree::notes(NodeId id) const {
    return nodes_[id].notes == NoNode ? nullptr : &notes_[nodes_[id].notes];
}

Notes& Tree::editNotes(NodeId id) {
    if (nodes_[id].notes == NoNode) {
        nodes_[id].notes = static_cast<std::uint32_t>(notes_.size());
        notes_.emplace_back();
    }
    return notes_[nodes_[id].notes];
}

std::vector<NodeId> Tree::children(NodeId id) const {
    std::vector<NodeId> found;
    for (NodeId c = nodes_[id].firstChild; c != NoNode; c = nodes_[c].nextSibling) {
        found.push_back(c);
    }
    return found;
}

std::vector<NodeId> Tree::pathTo(NodeId id) const {
    std::vector<NodeId> path;
    for (; id != Root; id = nodes_[id].parent) path.push_back(id);
    std::reverse(path.begin(), path.end());
    return path;
}

NodeId Tree::endOfLine(NodeId id) const {
    while (nodes_[id].firstChild != NoNode) id = nodes_[id].firstChild;
    return id;
}

NodeId Tree::next(NodeId id) const {
    if (nodes_[id].firstChild != NoNode) return nodes_[id].firstChild;
    while (id != Root && nodes_[id].nextSibling == NoNode) id = nodes_[id].parent;
    return id == Root ? NoNode : nodes_[id].nextSibling;
}

bool operator==(const Tree& a, const Tree& b) {
    const Notes none;
    NodeId i = Tree::Root;
    NodeId j = Tree::Root;
    while (i != NoNode && j != NoNode) {
        const bool sameForm = (a[i].firstChild == NoNode) == (b[j].firstChild == NoNode) &&
                              (a[i].nextSibling == NoNode) == (b[j].nextSibling == NoNode);
        const Notes* left = a.notes(i);
        const Notes* right = b.notes(j);
        if (!sameForm || a[i].stone != b[j].stone || a[i].move != b[j].move ||
            (left ? *left : none) != (right ? *right : none)) {
            return false;
        }
        i = a.next(i);
        j = b.next(j);
    }
    return i == j;
}

}  // namespace tianyuan::record
