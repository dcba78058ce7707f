#include "protocol/doctor.h"

#include "protocol/doctor_checks.h"
#include "protocol/printable.h"

#include <algorithm>

namespace tianyuan::protocol {
namespace {

constexpr std::size_t LongestExcerpt = 6;

/// The last lines of the conversation since the check began; INFO lines tell nothing most times.
std::vector<Transcript::Line> excerptOf(const Transcript& transcript, std::uint64_t first) {
    std::vector<Transcript::Line> lines = transcript.since(first);
    std::erase_if(lines, [](const Transcript::Line& line) {
        return line.speaker == Transcript::Speaker::Manager && line.text.starts_with("INFO");
    });
    if (lines.size() > LongestExcerpt) {
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(LongestExcerpt));
    }
    return lines;
}

/// Do the checks of what every game needs say that it can be played with?
bool canPlay(const Checkup& checkup) {
    const auto passes = [&](std::string_view check) {
        return std::any_of(checkup.symptoms.begin(), checkup.symptoms.end(),
                           [&](const Symptom& symptom) {
                               return symptom.check == check && symptom.severity == Severity::Pass;
                           });
    };
    return passes("turn") && (passes("begin") || passes("board"));
}

}  // namespace

int Checkup::count(Severity severity) const {
    return static_cast<int>(
        std::count_if(symptoms.begin(), symptoms.end(),
                      [severity](const Symptom& each) { return each.severity == severity; }));
}

std::string Checkup::whoItIs() const {
    if (about.name.empty()) return printable(about.text);
    std::string text = about.name;
    if (!about.version.empty()) text += ' ' + about.version;
    if (!about.author.empty()) text += ", " + about.author;
    return printable(text);
}

Checkup examine(const DoctorOptions& options, const std::stop_token& stop,
                const std::function<void(const Symptom&)>& onSymptom) {
    Checkup checkup;
    checkup.transcript = std::make_shared<Transcript>();
    Examiner examiner(options, stop, checkup.transcript);
    const auto carryOut = [&](const Check& check) {
        const std::uint64_t first = checkup.transcript->count();
        Verdict verdict{Severity::Note, {"doctor.skipped", {}}};
        if (!examiner.isOver()) verdict = check.run(examiner, checkup);
        // A check that ran out of time says nothing about the engine.
        if (verdict.severity != Severity::Pass && examiner.isOver()) {
            verdict = {Severity::Note, {"doctor.skipped", {}}};
        }
        checkup.symptoms.push_back({check.id, verdict.severity, std::move(verdict.reason),
                                    excerptOf(*checkup.transcript, first)});
        examiner.end(std::chrono::milliseconds(0));
        if (onSymptom) onSymptom(checkup.symptoms.back());
    };
    carryOut(startCheck());
    if (checkup.symptoms.front().severity == Severity::Fault) return checkup;
    for (const Check& check : basicChecks()) carryOut(check);
    checkup.canPlay = canPlay(checkup);
    if (!checkup.canPlay) return checkup;
    for (const Check& check : furtherChecks()) {
        const auto& only = options.only;
        if (only.empty() || std::find(only.begin(), only.end(), check.id) != only.end()) {
            carryOut(check);
        }
    }
    return checkup;
}

}  // namespace tianyuan::protocol
