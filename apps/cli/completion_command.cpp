#include "command.h"
#include "contest_players.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace tianyuan::cli {
namespace {

/// What can be typed after a command: its long options, each with a line of description.
struct Word {
    std::string text;
    std::string description;
    std::vector<std::string> values;  // that an option takes, if they are a choice
};

std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

std::vector<std::string> valuesOf(const CLI::Option* option, const Context& context) {
    const auto found = context.choices.find(option);
    return found == context.choices.end() ? std::vector<std::string>() : found->second;
}

std::vector<Word> optionsOf(const CLI::App& app, const Context& context) {
    std::vector<Word> words;
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            words.push_back(
                {"--" + name, firstLine(option->get_description()), valuesOf(option, context)});
        }
    }
    return words;
}

/// Where the names of players come from when they are needed.
constexpr std::string_view AskForPlayers = "tianyuan-cli players --names 2>/dev/null";

bool isPlayers(const std::vector<std::string>& choices) {
    return choices == std::vector<std::string>{PlayerNames};
}

/// The words that the positional arguments of a command can be, if they are a choice.
std::vector<std::string> valuesOf(const CLI::App& app, const Context& context) {
    std::vector<std::string> values;
    for (const CLI::Option* option : app.get_options()) {
        if (!option->get_positional()) continue;
        const std::vector<std::string> own = valuesOf(option, context);
        values.insert(values.end(), own.begin(), own.end());
    }
    return values;
}

std::vector<Word> commandsOf(const CLI::App& app) {
    std::vector<Word> words;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        words.push_back({command->get_name(), firstLine(command->get_description()), {}});
    }
    return words;
}

/// A command, or a command within one, by the words that lead there, each after a space:
/// " games list". The program itself has none.
struct Place {
    std::string path;
    const CLI::App* app;
};

void addPlaces(const CLI::App& app, const std::string& path, std::vector<Place>& places) {
    places.push_back({path, &app});
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        addPlaces(*command, path + " " + command->get_name(), places);
    }
}

std::vector<Place> placesIn(const CLI::App& app) {
    std::vector<Place> places;
    addPlaces(app, "", places);
    return places;
}

/// All paths but the empty one, each in quotes.
std::string quotedPaths(const std::vector<Place>& places, const char* separator) {
    std::vector<std::string> paths;
    for (const Place& place : places) {
        if (!place.path.empty()) paths.push_back("'" + place.path + "'");
    }
    return fmt::format("{}", fmt::join(paths, separator));
}

std::string bashScript(const CLI::App& app, const Context& context) {
    const std::vector<Place> places = placesIn(app);
    std::string script = fmt::format(
        "_tianyuan_cli() {{\n"
        "    local word=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}} place= "
        "w\n"
        "    for w in \"${{COMP_WORDS[@]:1:COMP_CWORD-1}}\"; do\n"
        "        case \"$place $w\" in {}) place+=\" $w\" ;; esac\n"
        "    done\n"
        "    # A colon parts words for bash, not for us: level:3.\n"
        "    local before= players=$({})\n"
        "    if [[ $word == : ]]; then before=$previous: word=\n"
        "    elif [[ $previous == : ]]; then before=${{COMP_WORDS[COMP_CWORD-2]}}:; fi\n"
        "    case \"$place $previous\" in\n",
        quotedPaths(places, " | "), AskForPlayers);
    for (const Place& place : places) {
        for (const Word& option : optionsOf(*place.app, context)) {
            if (option.values.empty()) continue;
            // What the program takes may stand after any command.
            const std::string where = place.path.empty() ? "*" : fmt::format("'{}'", place.path);
            const std::string values = isPlayers(option.values)
                                           ? "\"$players\""
                                           : fmt::format("'{}'", fmt::join(option.values, " "));
            script += fmt::format(
                "        {}' {}') COMPREPLY=($(compgen -W {} -- \"$word\")); return ;;\n", where,
                option.text, values);
        }
    }
    script += "    esac\n    case $place in\n";
    for (const Place& place : places) {
        std::vector<std::string> words = valuesOf(*place.app, context);
        for (const Word& word : commandsOf(*place.app)) words.push_back(word.text);
        const bool takesPlayers = isPlayers(words);
        if (takesPlayers) words.clear();
        const bool takesFiles = words.empty() && !takesPlayers;
        for (const Word& word : optionsOf(*place.app, context)) words.push_back(word.text);
        if (takesPlayers) {
            script += fmt::format(
                "        '{}') COMPREPLY=($(compgen -W \"$players\"' {}' -- \"$before$word\"))\n"
                "            COMPREPLY=(\"${{COMPREPLY[@]#\"$before\"}}\") ;;\n",
                place.path, fmt::join(words, " "));
            continue;
        }
        script += fmt::format("        '{}') COMPREPLY=($(compgen {}-W '{}' -- \"$word\")) ;;\n",
                              place.path, takesFiles ? "-o default " : "", fmt::join(words, " "));
    }
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
    for (const Word& option : optionsOf(app, context)) {
        line += fmt::format(" '{}[{}]", option.text, quoted(option.description));
        if (!option.values.empty()) {
            line += isPlayers(option.values)
                        ? fmt::format(":player:{{compadd -- $({})}}", AskForPlayers)
                        : fmt::format(":value:({})", fmt::join(option.values, " "));
        }
        line += "'";
    }
    return line;
}

std::string zshFunction(const std::string& path) {
    std::string name = "_tianyuan_cli" + path;
    std::replace(name.begin(), name.end(), ' ', '_');
    return name;
}

/// A function for each place: one with commands hands over to theirs.
std::string zshScript(const CLI::App& app, const Context& context) {
    std::string script = "#compdef tianyuan-cli\n";
    for (const Place& place : placesIn(app)) {
        script += zshFunction(place.path) + "() {\n";
        const std::vector<Word> commands = commandsOf(*place.app);
        const std::vector<std::string> values = valuesOf(*place.app, context);
        if (commands.empty()) {
            script += fmt::format(
                "    _arguments{} {}\n}}\n", zshOptions(*place.app, context),
                values.empty()      ? "'*:file:_files'"
                : isPlayers(values) ? fmt::format("'*:player:{{compadd -- $({})}}'", AskForPlayers)
                                    : fmt::format("':value:({})'", fmt::join(values, " ")));
            continue;
        }
        script += "    local -a commands\n    commands=(";
        for (const Word& command : commands) {
            script += fmt::format(" '{}:{}'", command.text, quoted(command.description));
        }
        script += fmt::format(
            " )\n    if (( CURRENT == 2 )); then _describe command commands; _arguments{}; return; "
            "fi\n"
            "    local command=$words[2]\n    shift words; (( CURRENT-- ))\n    case $command in\n",
            zshOptions(*place.app, context));
        for (const Word& command : commands) {
            script += fmt::format("        {}) {} ;;\n", command.text,
                                  zshFunction(place.path + " " + command.text));
        }
        script += "    esac\n}\n";
    }
    return script + "compdef _tianyuan_cli tianyuan-cli\n";
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
    const std::vector<Place> places = placesIn(app);
    std::string script = fmt::format(
        "function __tianyuan_cli_at\n"
        "    set -l words (commandline -opc)\n"
        "    set -l place\n"
        "    for word in $words[2..-1]\n"
        "        contains -- \"$place $word\" {}; and set place \"$place $word\"\n"
        "    end\n"
        "    test \"$place\" = \"$argv\"\n"
        "end\n",
        quotedPaths(places, " "));
    for (const Place& place : places) {
        const std::string here =
            fmt::format("complete -c tianyuan-cli -n \"__tianyuan_cli_at '{}'\"", place.path);
        for (const Word& command : commandsOf(*place.app)) {
            script += fmt::format("{} -f -a {} -d '{}'\n", here, command.text,
                                  fishQuoted(command.description));
        }
        if (const auto values = valuesOf(*place.app, context); !values.empty()) {
            script += isPlayers(values)
                          ? fmt::format("{} -f -a '({})'\n", here, AskForPlayers)
                          : fmt::format("{} -f -a '{}'\n", here, fmt::join(values, " "));
        }
        for (const Word& option : optionsOf(*place.app, context)) {
            script += fmt::format("{} -l {} -d '{}'", here, option.text.substr(2),
                                  fishQuoted(option.description));
            if (!option.values.empty()) {
                script += isPlayers(option.values)
                              ? fmt::format(" -x -a '({})'", AskForPlayers)
                              : fmt::format(" -x -a '{}'", fmt::join(option.values, " "));
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

void addCompletion(Command app, Context& context) {
    auto shell = std::make_shared<std::string>();
    const Command command = app.addCommand("completion", context.say("cli.completion"));
    addChoice(command, context, "SHELL", *shell, {"bash", "zsh", "fish"},
              context.say("cli.option.shell"))
        .required();
    command.run(
        [app, &context, shell] { fmt::print("{}", scriptFor(*shell, app.inner(), context)); });
}

}  // namespace tianyuan::cli
