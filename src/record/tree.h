#pragma once

#include "core/point.h"
#include "core/stone.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::record {

/// A node's place in its tree. Ids stay valid for as long as the tree lives, also when others are
/// removed.
using NodeId = std::uint32_t;
inline constexpr NodeId NoNode = 0xFFFFFFFF;

/// A sign or a text on a point of the board.
struct Mark {
    enum class Kind : std::uint8_t { Triangle, Square, Circle, Cross, Label };
    Kind kind = Kind::Label;
    Point point;
    std::string text;  // Label only

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// What a player or a program thought of the position, as Black sees it.
struct Evaluation {
    double value = 0;               // in the units of whoever wrote it; positive: good for Black
    std::optional<int> winInMoves;  // a proved win, for Black if value is positive
    std::optional<int> depth;

    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

/// A property of a file format that means nothing to us and is kept for whoever wrote it.
struct Property {
    std::string name;
    std::vector<std::string> values;

    friend bool operator==(const Property&, const Property&) = default;
};

/// What is written beside a move. Most moves have none of it.
struct Notes {
    std::string title;
    std::string comment;
    std::vector<Mark> marks;
    std::optional<std::chrono::milliseconds> timeSpent;
    std::optional<std::chrono::milliseconds> timeLeft;
    std::optional<Evaluation> evaluation;
    std::vector<Property> others;

    friend bool operator==(const Notes&, const Notes&) = default;
};

/// A move and where it hangs. stone == None: nothing was played here (the root, or a node that only
/// carries notes).
struct Node {
    Move move = Move::pass();
    Stone stone = Stone::None;
    NodeId parent = NoNode;
    NodeId firstChild = NoNode;
    NodeId lastChild = NoNode;
    NodeId nextSibling = NoNode;
    std::uint32_t notes = NoNode;  // place among the notes; NoNode: none

    bool isMove() const { return stone != Stone::None; }
};

/// All lines of play of a game: the root is the start, a first child continues the main line, its
/// siblings are variations. Made to hold millions of nodes; nothing in it is recursive.
class Tree {
public:
    static constexpr NodeId Root = 0;

    Tree() : nodes_(1) {}

    /// How many nodes were ever added, with the root; removed ones are not given back.
    std::size_t capacity() const { return nodes_.size(); }
    const Node& operator[](NodeId id) const { return nodes_[id]; }

    /// Hangs a new node under `parent`, after its other children.
    NodeId add(NodeId parent, Stone stone, Move move);
    /// The child of `parent` with this move, or NoNode.
    NodeId childWith(NodeId parent, Stone stone, Move move) const;
    /// The child with this move: the one that is there, or a new one.
    NodeId descend(NodeId parent, Stone stone, Move move);

    /// Cuts a node, with everything under it, off its parent. Not the root.
    void remove(NodeId id);
    /// Makes a node the first among its siblings: the main line goes through it.
    void promote(NodeId id);

    /// The notes of a node, or nullptr if nobody wrote any.
    const Notes* notes(NodeId id) const;
    /// The notes to write into.
    Notes& editNotes(NodeId id);

    std::vector<NodeId> children(NodeId id) const;
    /// The nodes from the root (left out) down to `id`.
    std::vector<NodeId> pathTo(NodeId id) const;
    /// The last node of the main line that goes on from `id`.
    NodeId endOfLine(NodeId id = Root) const;
    /// The next node in pre-order (first child, else sibling, else an ancestor's sibling), or
    /// NoNode after the last. Starting from the root this visits every node.
    NodeId next(NodeId id) const;

    /// Same moves, same notes, same order; ids do not matter.
    friend bool operator==(const Tree& a, const Tree& b);

private:
    NodeId previousSibling(NodeId id) const;

    std::vector<Node> nodes_;
    std::deque<Notes> notes_;
};

}  // namespace tianyuan::record
