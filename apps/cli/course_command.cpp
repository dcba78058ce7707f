#include "autosave/game_keeper.h"
#include "command.h"
#include "core/number_text.h"
#include "course/course.h"
#include "terminal.h"
#include "terminal_lesson.h"

#include <nlohmann/json.hpp>

#include <map>
#include <memory>
#include <optional>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;
using Marks = std::map<std::string, store::LessonMark>;

struct Options {
    std::string library;
    std::string lesson;
    bool list = false;
    bool json = false;
};

Marks marksOf(std::optional<store::Library>& library) {
    Marks marks;
    if (!library) return marks;
    const auto kept = store::LessonLog(*library).marks();
    if (!kept) return marks;
    for (const store::LessonMark& mark : *kept) marks.emplace(mark.lesson, mark);
    return marks;
}

Json jsonOf(const Context& context, const Marks& marks) {
    Json list = Json::array();
    for (const course::Lesson& lesson : course::allLessons()) {
        const auto mark = marks.find(lesson.id);
        list.push_back({{"id", lesson.id},
                        {"title", lesson.title.in(context.language())},
                        {"about", lesson.about.in(context.language())},
                        {"tasks", lesson.tasks.size()},
                        {"tasks_done", mark == marks.end() ? 0 : mark->second.tasks},
                        {"done", mark != marks.end() && mark->second.isDone}});
    }
    return list;
}

void print(const Context& context, const Marks& marks) {
    int number = 0;
    for (const course::Lesson& lesson : course::allLessons()) {
        const auto mark = marks.find(lesson.id);
        const bool isDone = mark != marks.end() && mark->second.isDone;
        const int tasks = mark == marks.end() ? 0 : mark->second.tasks;
        const std::string progress = isDone      ? context.say("course.cli.done")
                                     : tasks > 0 ? fmt::format("{}/{}", tasks, lesson.tasks.size())
                                                 : "";
        fmt::print("{:>3}  {:<6} {:<18} {}\n", ++number, progress, lesson.id,
                   lesson.title.in(context.language()));
    }
}

/// The lesson that is meant: by its id or number, or the first that is not done.
std::optional<int> lessonMeant(const std::string& text, const Marks& marks) {
    const int count = static_cast<int>(course::allLessons().size());
    if (text.empty()) {
        std::vector<std::string> done;
        for (const auto& [id, mark] : marks) {
            if (mark.isDone) done.push_back(id);
        }
        return course::firstLessonBeside(done);
    }
    if (const auto number = numberFromText<int>(text)) {
        return 1 <= *number && *number <= count ? std::optional(*number - 1) : std::nullopt;
    }
    const int found = course::lessonNumber(text);
    return found >= 0 ? std::optional(found) : std::nullopt;
}

int teach(const Context& context, const Options& options) {
    auto opened = autosave::openLibrary(options.library);
    std::optional<store::Library> library;
    if (opened) library.emplace(*std::move(opened));
    const Marks marks = marksOf(library);
    if (options.json) {
        fmt::print("{}\n", jsonOf(context, marks).dump());
        return Success;
    }
    if (options.list) {
        print(context, marks);
        return Success;
    }
    const auto lesson = lessonMeant(options.lesson, marks);
    if (!lesson) return context.fail({"course.cli.no-such-lesson", {options.lesson}});
    if (!library) fmt::print(stderr, "{}\n", context.say(opened.reason()));
    fmt::print("{}\n", fittedToTerminal(context.say("course.cli.help")));
    const course::Lesson& meant = course::allLessons()[static_cast<std::size_t>(*lesson)];
    const auto mark = marks.find(meant.id);
    const int left = mark == marks.end() ? 0 : mark->second.tasks;
    const bool isWhole = left >= static_cast<int>(meant.tasks.size());
    return TerminalLesson(context, library ? &*library : nullptr).take(*lesson, isWhole ? 0 : left);
}

}  // namespace

void addCourse(Command app, Context& context) {
    auto options = std::make_shared<Options>();
    const Command command = app.addCommand("course", context.say("cli.course"));
    const Option lesson =
        command.addOption("LESSON", options->lesson, context.say("cli.option.lesson"));
    lesson.shownAs(" ");
    for (const course::Lesson& each : course::allLessons()) {
        context.choices[&lesson.inner()].push_back(each.id);
    }
    command.addFlag("--list", options->list, context.say("cli.option.lesson-list"));
    command.addFlag("--json", options->json, context.say("cli.option.lesson-json"));
    command.addOption("--library", options->library, context.say("cli.option.library"))
        .shownAs("FILE");
    command.run([&context, options] { context.exitCode = teach(context, *options); });
}

}  // namespace tianyuan::cli
