#pragma once

#include <CLI/CLI.hpp>

namespace tianyuan::cli {

/// Help whose lines fit the terminal (80 columns where there is none): descriptions go on below
/// where they began. The help of all commands has those of commands too.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_help(const CLI::App* app, std::string name,
                          CLI::AppFormatMode mode) const override;
};

}  // namespace tianyuan::cli
