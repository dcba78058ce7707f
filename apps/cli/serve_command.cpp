#include "command.h"
#include "interrupt.h"

#include <qrencode.h>

#include <arpa/inet.h>
#include <cstdio>
#include <filesystem>
#include <httplib.h>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <optional>
#include <stop_token>
#include <string>
#include <system_error>

namespace tianyuan::cli {
namespace {

namespace fs = std::filesystem;

constexpr int UsualPort = 8615;

struct Options {
    int port = UsualPort;
    bool lan = false;
    std::string folder;
};

/// Where the page is: what was told, beside the build folder of this program, or installed.
std::optional<fs::path> siteFolder(const std::string& told) {
    std::error_code error;
    const fs::path here = fs::read_symlink("/proc/self/exe", error).parent_path();
    for (const fs::path& folder :
         {fs::path(told), here / "../../web/site", here / "../share/tianyuan/web"}) {
        if (folder.empty() || (!told.empty() && folder != told)) continue;
        if (fs::exists(folder / "index.html", error)) return folder;
    }
    return std::nullopt;
}

/// The address by which others in the same network reach this computer.
std::optional<std::string> addressInNetwork() {
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0) return std::nullopt;
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, freeifaddrs);
    for (const ifaddrs* each = first; each; each = each->ifa_next) {
        const bool isOurs = !each->ifa_addr || each->ifa_addr->sa_family != AF_INET ||
                            (each->ifa_flags & IFF_LOOPBACK) != 0 ||
                            (each->ifa_flags & IFF_UP) == 0;
        if (isOurs) continue;
        char text[INET_ADDRSTRLEN] = {};
        const auto* address = reinterpret_cast<const sockaddr_in*>(each->ifa_addr);
        if (inet_ntop(AF_INET, &address->sin_addr, text, sizeof text)) return std::string(text);
    }
    return std::nullopt;
}

/// Two rows of the code in one line of text; dark on light, whatever the terminal's colours are.
std::string qrText(const std::string& content) {
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString(content.c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), QRcode_free);
    if (!code) return {};
    constexpr int Edge = 2;
    const auto isDark = [&code](int x, int y) {
        const bool inside = x >= 0 && y >= 0 && x < code->width && y < code->width;
        return inside && (code->data[y * code->width + x] & 1) != 0;
    };
    std::string text;
    for (int y = -Edge; y < code->width + Edge; y += 2) {
        text += "\033[30;47m";
        for (int x = -Edge; x < code->width + Edge; ++x) {
            const bool above = isDark(x, y);
            const bool below = isDark(x, y + 1);
            text += above && below ? "█" : above ? "▀" : below ? "▄" : " ";
        }
        text += "\033[0m\n";
    }
    return text;
}

void announce(const Context& context, const Options& options) {
    const auto address = options.lan ? addressInNetwork() : std::nullopt;
    const std::string url =
        fmt::format("http://{}:{}/", address.value_or("localhost"), options.port);
    fmt::print("{}\n", context.say("serve.at", url));
    if (options.lan && !address) fmt::print("{}\n", context.say("serve.no-network"));
    if (address) fmt::print("{}\n{}", context.say("serve.phone"), qrText(url));
    fmt::print("{}\n", context.say("serve.end"));
    std::fflush(stdout);
}

int serve(const Context& context, Options options) {
    const auto folder = siteFolder(options.folder);
    if (!folder) return context.fail({"serve.no-page", {}});
    Interrupt interrupt;
    httplib::Server server;
    server.set_file_extension_and_mimetype_mapping("webmanifest", "application/manifest+json");
    server.set_file_extension_and_mimetype_mapping("wasm", "application/wasm");
    // By this name the library does not pack it, which takes seconds; to send it takes none.
    server.set_file_extension_and_mimetype_mapping("js", "application/x-javascript");
    server.set_default_headers({{"Cache-Control", "no-cache"}});
    server.set_keep_alive_timeout(1);  // seconds; Ctrl-C waits for browsers that keep a line open
    server.set_mount_point("/", folder->string());
    const char* host = options.lan ? "0.0.0.0" : "127.0.0.1";
    if (options.port == 0) {
        options.port = server.bind_to_any_port(host);
    } else if (!server.bind_to_port(host, options.port)) {
        options.port = -1;
    }
    if (options.port < 0) return context.fail({"serve.no-port", {}});
    announce(context, options);
    const std::stop_callback stopped(interrupt.token(), [&server] { server.stop(); });
    server.listen_after_bind();
    return Success;
}

}  // namespace

void addServe(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("serve", context.say("cli.serve"));
    addNumber(command, context, "--port", options->port, 0, 65535,
              context.say("cli.option.serve-port"));
    command.addFlag("--lan", options->lan, context.say("cli.option.serve-lan"));
    command.addOption("--folder", options->folder, context.say("cli.option.serve-folder"))
        .shownAs("DIR");
    command.run([&context, options] { context.exitCode = serve(context, *options); });
}

}  // namespace tianyuan::cli
