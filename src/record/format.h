#pragma once

#include "core/result.h"
#include "record/record.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tianyuan::record {

/// The ways to write a game down that we read, and write but for Rif.
enum class Format {
    Sgf,           // Smart Game Format, GM[4]: holds everything
    Psq,           // Piskvork
    RenLib,        // .lib: libraries of openings
    Pos,           // RenLib's and Yixin's short binary
    Rec,           // Gomotur
    YixinSav,      // Yixin-Board
    PositionCode,  // h8h9i9
    Gomocalc,      // an address of gomocalc.com
    Rif,           // RenjuNet's XML database
    Share,         // our own short string, with rule, size, opening and moves
};

inline constexpr std::array AllFormats{
    Format::Sgf,      Format::Psq,          Format::RenLib,   Format::Pos, Format::Rec,
    Format::YixinSav, Format::PositionCode, Format::Gomocalc, Format::Rif, Format::Share};

/// What the text of an old file was taken for. ASCII and UTF-8 that is sound are no guess.
struct TextGuess {
    std::string encoding;  // empty: nothing had to be guessed
    bool isSure = true;
};

/// How to read. Everything is found from the content where it is not told.
struct ReadOptions {
    std::string encoding;  // of the text in old files, such as "GB18030"; empty: found by itself
    std::string fileName;  // where the bytes come from, if known: some formats tell something in it
    TextGuess* guess = nullptr;  // where to note what was guessed
};

/// Parts of a game that could not be read and were left out: a move that cannot be made, with all
/// that hangs on it, or the rest of a file that is cut off.
struct Damage {
    static constexpr std::size_t MostTold = 100;

    std::size_t parts = 0;
    std::vector<Reason> first;  // of the first of them, where and why

    void add(Reason reason) {
        ++parts;
        if (!isFull()) first.push_back(std::move(reason));
    }
    /// Is nobody going to read one more reason?
    bool isFull() const { return first.size() >= MostTold; }
};

/// What was found in a file. Games of a collection of which nothing could be read are listed with
/// the reason for each; what is missing in the others is told as their damage.
struct Reading {
    Format format = Format::Sgf;
    std::vector<Record> records;  // at least one
    std::vector<Reason> refused;
    Damage damage;
    TextGuess text;
};

/// What a format could not hold of a record.
enum class Loss {
    Rule,
    Size,
    Opening,
    Names,
    Event,  // event, round, place, date
    Outcome,
    Setup,
    FirstToMove,
    Passes,
    Variations,
    Comments,
    Marks,
    Times,
    Evaluations,
    OtherProperties,
};

inline constexpr std::array AllLosses{
    Loss::Rule,     Loss::Size,  Loss::Opening,     Loss::Names,       Loss::Event,
    Loss::Outcome,  Loss::Setup, Loss::FirstToMove, Loss::Passes,      Loss::Variations,
    Loss::Comments, Loss::Marks, Loss::Times,       Loss::Evaluations, Loss::OtherProperties};

/// A file's bytes, and what is not in them.
struct Written {
    std::string bytes;
    std::vector<Loss> leftOut;  // each once, in the order above
};

}  // namespace tianyuan::record
