#include "line_editor.h"

#include "terminal.h"

#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cwchar>
#include <histedit.h>
#include <langinfo.h>
#include <poll.h>
#include <string_view>
#include <unistd.h>

namespace tianyuan::cli {
namespace {

constexpr int HistorySize = 500;
constexpr char ControlD = 4;

/// libedit reads and writes in the character set of the locale; all our texts are UTF-8.
void speakUtf8() {
    std::setlocale(LC_CTYPE, "");
    if (std::string_view(nl_langinfo(CODESET)) != "UTF-8") std::setlocale(LC_CTYPE, "C.UTF-8");
}

}  // namespace

struct LineEditor::State {
    EditLine* editor = nullptr;
    History* history = nullptr;
    std::string prompt;
    std::mbstate_t decoding{};
    bool ended = false;

    static State& of(EditLine* editor) {
        void* state = nullptr;
        el_get(editor, EL_CLIENTDATA, &state);
        return *static_cast<State*>(state);
    }

    static char* promptOf(EditLine* editor) { return of(editor).prompt.data(); }

    /// The next character, as libedit wants it: 1, or 0 where none comes. The rest of what a key
    /// sends is there at once; what does not come soon is not waited for, as Esc alone.
    static int readCharacter(EditLine* editor, wchar_t* character) {
        constexpr int Soon = 50;  // milliseconds
        State& state = of(editor);
        while (true) {
            pollfd input{STDIN_FILENO, POLLIN, 0};
            if (poll(&input, 1, Soon) <= 0) return 0;
            char byte = 0;
            const auto count = ::read(STDIN_FILENO, &byte, 1);
            if (count < 0 && (errno == EINTR || errno == EAGAIN)) return 0;
            if (count <= 0) {
                state.ended = true;
                return 0;
            }
            const std::size_t used = std::mbrtowc(character, &byte, 1, &state.decoding);
            if (used == static_cast<std::size_t>(-2)) continue;
            if (used != static_cast<std::size_t>(-1)) return 1;
            state.decoding = {};
            *character = L'\uFFFD';
            return 1;
        }
    }

    ~State() {
        if (editor) {
            el_set(editor, EL_UNBUFFERED, 0);
            el_end(editor);
        }
        if (history) history_end(history);
    }
};

LineEditor::LineEditor(std::unique_ptr<State> state) : state_(std::move(state)) {}
LineEditor::~LineEditor() = default;

std::unique_ptr<LineEditor> LineEditor::atTerminal() {
    if (!standardInputIsTerminal() || !TerminalAbilities::ofStandardOutput().cursor) return nullptr;
    speakUtf8();
    auto state = std::make_unique<State>();
    state->editor = el_init("tianyuan-cli", stdin, stdout, stderr);
    state->history = history_init();
    if (!state->editor || !state->history) return nullptr;
    HistEvent event;
    history(state->history, &event, H_SETSIZE, HistorySize);
    history(state->history, &event, H_SETUNIQUE, 1);
    el_set(state->editor, EL_CLIENTDATA, state.get());
    el_set(state->editor, EL_EDITOR, "emacs");
    el_set(state->editor, EL_SIGNAL, 0);
    el_set(state->editor, EL_PROMPT, &State::promptOf);
    el_set(state->editor, EL_GETCFN, &State::readCharacter);
    el_set(state->editor, EL_HIST, history, state->history);
    el_source(state->editor, nullptr);
    el_set(state->editor, EL_UNBUFFERED, 1);
    return std::unique_ptr<LineEditor>(new LineEditor(std::move(state)));
}

void LineEditor::show(const std::string& prompt) {
    std::fflush(stdout);
    state_->prompt = prompt;
    el_set(state_->editor, EL_REFRESH);
}

LineEditor::Key LineEditor::read(std::string& line) {
    int count = 0;
    const char* typed = el_gets(state_->editor, &count);
    if (state_->ended) return Key::End;
    if (!typed || count <= 0) return Key::None;
    const std::string_view text(typed, static_cast<std::size_t>(count));
    if (text.size() == 1 && text.front() == ControlD) return Key::End;
    if (text.back() != '\n' && text.back() != '\r') return Key::None;
    line = text.substr(0, text.size() - 1);
    if (!line.empty()) {
        HistEvent event;
        history(state_->history, &event, H_ENTER, line.c_str());
    }
    state_->prompt.clear();
    el_set(state_->editor, EL_UNBUFFERED, 0);
    el_set(state_->editor, EL_UNBUFFERED, 1);
    return Key::Line;
}

bool LineEditor::clear() {
    const LineInfo* line = el_line(state_->editor);
    if (line->lastchar == line->buffer) return false;
    state_->prompt.clear();
    el_set(state_->editor, EL_UNBUFFERED, 0);
    el_set(state_->editor, EL_UNBUFFERED, 1);
    return true;
}

void LineEditor::takeTerminal() {
    el_set(state_->editor, EL_PREP_TERM, 0);
    el_set(state_->editor, EL_PREP_TERM, 1);
    el_resize(state_->editor);
}

}  // namespace tianyuan::cli
