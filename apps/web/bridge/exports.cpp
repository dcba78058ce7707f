// The door between the page and the program: bytes in, bytes out. A message is JSON, and may have a
// NUL and the bytes of a file behind it.

#include "web/bridge/desk.h"
#include "web/bridge/work_room.h"

#include <algorithm>
#include <memory>
#include <string>

namespace {

using namespace tianyuan::web;

std::string inbox, outbox;

void answer(const Json& json, const std::string& bytes = {}) {
    // What is no UTF-8 in a name or a comment must not end the program.
    outbox = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (!bytes.empty()) outbox += '\0' + bytes;
}

}  // namespace

extern "C" {

[[clang::import_module("page"), clang::import_name("tell")]] void pageTell(const char* text,
                                                                           std::size_t length);

/// Room for a message of so many bytes.
[[clang::export_name("reserve")]] char* reserve(std::size_t length) {
    inbox.resize(length);
    return inbox.data();
}

[[clang::export_name("answer")]] const char* answerText() { return outbox.data(); }
[[clang::export_name("answerLength")]] std::size_t answerLength() { return outbox.size(); }

/// A command for the table; only where the page is.
[[clang::export_name("obey")]] void obey() {
    static Desk desk;
    const std::size_t end = std::min(inbox.find('\0'), inbox.size());
    const Json command = Json::parse(
        inbox.begin(), inbox.begin() + static_cast<std::ptrdiff_t>(end), nullptr, false);
    if (!command.is_object()) return answer(nullptr);
    const std::string bytes = inbox.substr(std::min(end + 1, inbox.size()));
    std::string bytesBack;
    const Json told = desk.obey(command, bytes, bytesBack);
    answer(told, bytesBack);
}

/// A task for a worker; thoughts are told while it is done.
[[clang::export_name("work")]] void work() {
    static WorkRoom room([](const Json& thought) {
        const std::string text = thought.dump();
        pageTell(text.data(), text.size());
    });
    answer(room.perform(Json::parse(inbox, nullptr, false)));
}
}
