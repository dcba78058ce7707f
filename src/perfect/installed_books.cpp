#include "perfect/installed_books.h"

#include "core/rest_of.h"

#include <fstream>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#ifdef _WIN32
#include <array>
#include <windows.h>
#endif

namespace tianyuan::perfect {
namespace {

namespace fs = std::filesystem;

/// Reads books, each once as long as somebody has it.
class Shelf {
public:
    explicit Shelf(fs::path folder) : folder_(std::move(folder)) {}

    std::shared_ptr<const ProvedBook> book(Rule rule, int size) {
        const std::lock_guard lock(mutex_);
        Slot& slot = slots_[{rule, size}];
        if (slot.isMissing) return nullptr;
        if (auto book = slot.book.lock()) return book;
        std::shared_ptr<const ProvedBook> book = read(rule, size);
        slot.isMissing = !book;
        slot.book = book;
        return book;
    }

private:
    struct Slot {
        std::weak_ptr<const ProvedBook> book;
        bool isMissing = false;
    };

    std::shared_ptr<const ProvedBook> read(Rule rule, int size) const {
        if (!proof::canBeCertified(rule)) return nullptr;
        std::ifstream file(folder_ / bookFile(rule, size), std::ios::binary);
        if (!file) return nullptr;
        std::string bytes = restOf(file);
        auto book = ProvedBook::read(std::move(bytes));
        if (!book || book->rule() != rule || book->size() != size) return nullptr;
        return std::make_shared<const ProvedBook>(std::move(book).value());
    }

    fs::path folder_;
    std::mutex mutex_;
    std::map<std::pair<Rule, int>, Slot> slots_;
};

#ifdef _WIN32
fs::path thisProgram() {
    std::array<wchar_t, 32'768> path{};
    const DWORD length = GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
    return std::wstring(path.data(), length);
}
#else
fs::path thisProgram() {
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error);
}
#endif

}  // namespace

Books booksIn(fs::path folder) {
    const auto shelf = std::make_shared<Shelf>(std::move(folder));
    return [shelf](Rule rule, int size) { return shelf->book(rule, size); };
}

Books installedBooks() {
    static const Books books = [] {
        const auto folder = installedFolder();
        return folder ? booksIn(*folder) : Books([](Rule, int) { return nullptr; });
    }();
    return books;
}

std::vector<BookKind> installedKinds() {
    std::vector<BookKind> kinds;
    const auto folder = installedFolder();
    if (!folder) return kinds;
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        for (int size = Board::MaxSize; size >= Board::MinSize; --size) {
            std::error_code error;
            if (fs::exists(*folder / bookFile(rule, size), error)) kinds.push_back({rule, size});
        }
    }
    return kinds;
}

fs::path bookFile(Rule rule, int size) {
    return std::string(idOf(rule)) + "-" + std::to_string(size) + ".proof";
}

std::optional<fs::path> installedFolder() {
    const fs::path program = thisProgram();
    if (program.empty()) return {};
    return program.parent_path().parent_path() / "share" / "tianyuan" / "proofs";
}

}  // namespace tianyuan::perfect
