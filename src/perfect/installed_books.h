#pragma once

#include "perfect/proved_book.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tianyuan::perfect {

/// The book for games by a rule on a board of a size; nullptr if there is none.
using Books = std::function<std::shared_ptr<const ProvedBook>(Rule rule, int size)>;

/// The books in a folder: "freestyle-15.proof". One is read when it is first asked for, and
/// forgotten when nobody has it any more. A file that cannot be read is none. May be asked from
/// several threads.
Books booksIn(std::filesystem::path folder);

/// Those that were installed with this program: share/tianyuan/proofs beside the folder that it
/// lies in. All who ask for one share it.
Books installedBooks();

/// What the installed ones are about, by the names of their files.
struct BookKind {
    Rule rule = Rule::Freestyle;
    int size = 15;
};
std::vector<BookKind> installedKinds();

/// What the file of a book is called.
std::filesystem::path bookFile(Rule rule, int size);
/// Where the installed ones lie; nothing where a program cannot tell where it lies itself.
std::optional<std::filesystem::path> installedFolder();

}  // namespace tianyuan::perfect
