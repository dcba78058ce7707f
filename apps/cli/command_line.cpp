#include "command_line.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tianyuan::cli {

Option Option::required(bool required) const {
    option_->required(required);
    return *this;
}

Option Option::shownAs(const std::string& text) const {
    option_->option_text(text);
    return *this;
}

Option Option::maybeWithoutValue() const {
    option_->expected(0, 1);
    return *this;
}

Option Option::excludes(const std::string& other) const {
    option_->excludes(other);
    return *this;
}

Option Option::needs(const std::string& other) const {
    option_->needs(other);
    return *this;
}

Option Option::check(std::function<std::string(const std::string&)> complaint) const {
    option_->check(std::move(complaint));
    return *this;
}

Option Option::read(std::function<std::string(const std::string&)> reading) const {
    option_->transform(std::move(reading));
    return *this;
}

Command Command::addCommand(const std::string& name, const std::string& description) const {
    return *app_->add_subcommand(name, description);
}

Option Command::addFlag(const std::string& name, bool& variable,
                        const std::string& description) const {
    return Option(*app_->add_flag(name, variable, description));
}

template <typename Value>
Option Command::addOption(const std::string& name, Value& variable,
                          const std::string& description) const {
    return Option(*app_->add_option(name, variable, description));
}
#define OPTION(...) \
    template Option Command::addOption(const std::string&, __VA_ARGS__&, const std::string&) const
OPTION(int);
OPTION(unsigned);
OPTION(double);
OPTION(std::int64_t);
OPTION(std::uint64_t);
OPTION(std::optional<int>);
OPTION(std::string);
OPTION(std::vector<std::int64_t>);
OPTION(std::vector<std::string>);
#undef OPTION

void Command::run(std::function<void()> action) const { app_->callback(std::move(action)); }

void Command::footer(const std::string& text) const { app_->footer(text); }

void Command::requireCommand() const { app_->require_subcommand(1); }

void Command::allowCommand() const { app_->require_subcommand(0, 1); }

void Command::takeOptionsOfParent() const { app_->fallthrough(); }

bool Command::has(const std::string& option) const { return app_->count(option) > 0; }

bool Command::hasCommand() const { return !app_->get_subcommands().empty(); }

}  // namespace tianyuan::cli
