#pragma once

#include "core/board.h"
#include "core/rule.h"
#include "words/language.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tianyuan::course {

/// The same said in both languages.
struct Text {
    std::string english;
    std::string chinese;

    const std::string& in(words::Language language) const {
        return language == words::Language::Chinese ? chinese : english;
    }
    bool isEmpty() const { return english.empty() && chinese.empty(); }
    friend bool operator==(const Text&, const Text&) = default;
};

/// What a task asks for.
enum class Goal : std::uint8_t {
    Place,        // a stone on one of the answers
    Five,         // a stone that wins at once
    Four,         // … that makes a four, open or not
    OpenFour,     // … an open four
    OpenThree,    // … an open three
    DoubleFour,   // … two fours at once
    FourThree,    // … a four and an open three at once
    DoubleThree,  // … two open threes at once
    Stop,         // one after which the other side can no longer force a win by fours and threes
    Win,          // a whole forced win, move by move
    Foul,         // a point that is forbidden to Black
    Choice,       // one of the sentences
};

/// Stones that belong together, and where they can grow, drawn with the question.
struct Highlight {
    std::vector<Point> stones;  // from one end to the other
    std::vector<Point> growth;
};

/// One of the sentences to choose from.
struct Choice {
    Text text;
    Text reply;  // what is said when it is chosen
    bool isRight = false;
};

/// Something to do on the board.
struct Task {
    /// What is said to particular wrong answers; without points: to all others.
    struct Mistake {
        std::vector<Point> points;
        Text reply;
    };

    Goal goal = Goal::Place;
    Rule rule = Rule::Freestyle;
    /// The position, with the side to move; nothing: it goes on from the one before.
    std::optional<Board> board;
    std::optional<Stone> turn;   // only where it goes on
    std::vector<Point> answers;  // every right point; Place: none means any
    bool wins = false;           // the right answers win by force
    std::vector<Highlight> highlights;
    std::vector<Choice> choices;
    Text ask;
    Text right;
    std::vector<Mistake> mistakes;
    std::optional<Point> then;  // what the other side plays after the right answer
    /// What the words say of the position besides: "wins black", "free e5". For whoever checks it.
    std::vector<std::string> claims;
};

/// A short lesson: a few tasks, each with its words.
struct Lesson {
    std::string id;
    Text title;
    Text about;  // one line for a list
    std::vector<Task> tasks;
};

}  // namespace tianyuan::course
