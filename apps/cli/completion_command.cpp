#include "command.h"

#include <algorithm>
#include <cstdio>
#include <memory>

namespace tianyuan::cli {
namespace {

/// What can be typed after a command: its long options, each with a line of description.
struct Word {
    std::string text;
    std::string description;
};

std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

std::vector<Word> optionsOf(const CLI::App& app) {
    std::vector<Word> words;
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            words.push_back({"--" + name, firstLine(option->get_description())});
        }
    }
    return words;
}

/// The words that the positional arguments of a command can be, if they are a choice.
std::vector<std::string> valuesOf(const CLI::App& app, const Context& context) {
    std::vector<std::string> values;
    for (const CLI::Option* option : app.get_options()) {
        const auto found = context.choices.find(option->get_name(true));
        if (!option->get_positional() || found == context.choices.end()) continue;
        values.insert(values.end(), found->second.begin(), found->second.end());
    }
    return values;
}

std::vector<Word> commandsOf(const CLI::App& app) {
    std::vector<Word> words;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        words.push_back({command->get_name(), firstLine(command->get_description())});
    }
    return words;
}

std::string textsOf(const std::vector<Word>& words) {
    std::string line;
    for (const Word& word : words) line += (line.empty() ? "" : " ") + word.text;
    return line;
}

std::string bashScript(const CLI::App& app, const Context& context) {
    std::string script =
        "_tianyuan_cli() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= w\n"
        "    for w in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
        "        case $w in -*) ;; *) command=$w; break ;; esac\n"
        "    done\n"
        "    case $previous in\n";
    for (const auto& [option, choices] : context.choices) {
        if (!option.starts_with("--")) continue;
        script +=
            fmt::format("        {}) COMPREPLY=($(compgen -W '{}' -- \"$word\")); return ;;\n",
                        option, fmt::join(choices, " "));
    }
    script += "    esac\n    case $command in\n";
    for (const Word& command : commandsOf(app)) {
        const CLI::App& each = *app.get_subcommand(command.text);
        script += fmt::format(
            "        {}) COMPREPLY=($(compgen -o default -W '{} {}' -- \"$word\")) ;;\n",
            command.text, textsOf(optionsOf(each)), fmt::join(valuesOf(each, context), " "));
    }
    script += fmt::format("        *) COMPREPLY=($(compgen -W '{} {}' -- \"$word\")) ;;\n",
                          textsOf(commandsOf(app)), textsOf(optionsOf(app)));
    return script + "    esac\n}\ncomplete -F _tianyuan_cli tianyuan-cli\n";
}

/// Inside single quotes a quote has to leave them; zsh also reads [ ] and : in descriptions.
std::string quoted(const std::string& text) {
    std::string safe;
    for (const char c : text) {
        if (c == '\'') {
            safe += "'\\''";
        } else if (c == '[' || c == ']' || c == ':') {
            safe += std::string("\\") + c;
        } else {
            safe += c;
        }
    }
    return safe;
}

std::string zshOptions(const CLI::App& app, const Context& context) {
    std::string line;
    for (const Word& option : optionsOf(app)) {
        line += fmt::format(" '{}[{}]", option.text, quoted(option.description));
        if (const auto found = context.choices.find(option.text); found != context.choices.end()) {
            line += fmt::format(":value:({})", fmt::join(found->second, " "));
        }
        line += "'";
    }
    return line;
}

std::string zshScript(const CLI::App& app, const Context& context) {
    std::string script =
        "#compdef tianyuan-cli\n_tianyuan_cli() {\n    local -a commands\n    commands=(";
    for (const Word& command : commandsOf(app)) {
        script += fmt::format(" '{}:{}'", command.text, quoted(command.description));
    }
    script +=
        " )\n    if (( CURRENT == 2 )); then _describe command commands; return; fi\n"
        "    local command=$words[2]\n    shift words; (( CURRENT-- ))\n    case $command in\n";
    for (const Word& command : commandsOf(app)) {
        const CLI::App& each = *app.get_subcommand(command.text);
        const auto values = valuesOf(each, context);
        const std::string rest = values.empty()
                                     ? "'*:file:_files'"
                                     : fmt::format("':value:({})'", fmt::join(values, " "));
        script += fmt::format("        {}) _arguments{} {} ;;\n", command.text,
                              zshOptions(each, context), rest);
    }
    return script + "    esac\n}\n_tianyuan_cli \"$@\"\n";
}

std::string fishQuoted(const std::string& text) {
    std::string safe;
    for (const char c : text) {
        if (c == '\'' || c == '\\') safe += '\\';
        safe += c;
    }
    return safe;
}

std::string fishScript(const CLI::App& app, const Context& context) {
    std::string script;
    for (const Word& command : commandsOf(app)) {
        script +=
            fmt::format("complete -c tianyuan-cli -n __fish_use_subcommand -f -a {} -d '{}'\n",
                        command.text, fishQuoted(command.description));
        const CLI::App& each = *app.get_subcommand(command.text);
        if (const auto values = valuesOf(each, context); !values.empty()) {
            script += fmt::format(
                "complete -c tianyuan-cli -n '__fish_seen_subcommand_from {}' -f -a '{}'\n",
                command.text, fmt::join(values, " "));
        }
        for (const Word& option : optionsOf(each)) {
            script += fmt::format(
                "complete -c tianyuan-cli -n '__fish_seen_subcommand_from {}' -l {} -d '{}'",
                command.text, option.text.substr(2), fishQuoted(option.description));
            if (const auto found = context.choices.find(option.text);
                found != context.choices.end()) {
                script += fmt::format(" -x -a '{}'", fmt::join(found->second, " "));
            }
            script += "\n";
        }
    }
    return script;
}

std::string scriptFor(const std::string& shell, const CLI::App& app, const Context& context) {
    if (shell == "bash") return bashScript(app, context);
    if (shell == "zsh") return zshScript(app, context);
    return fishScript(app, context);
}

}  // namespace

void addCompletion(CLI::App& app, Context& context) {
    auto shell = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("completion", context.say("cli.completion"));
    addChoice(*command, context, "SHELL", *shell, {"bash", "zsh", "fish"},
              context.say("cli.option.shell"))
        ->required();
    command->callback(
        [&app, &context, shell] { fmt::print("{}", scriptFor(*shell, app, context)); });
}

}  // namespace tianyuan::cli
