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
bool canPlay(const Examination& examination) {
    const auto passes = [&](std::string_view check) {
        return std::any_of(examination.findings.begin(), examination.findings.end(),
                           [&](const Finding& finding) {
                               return finding.check == check && finding.severity == Severity::Pass;
                           });
    };
    return passes("turn") && (passes("begin") || passes("board"));
}

}  // namespace

int Examination::count(Severity severity) const {
    return static_cast<int>(
        std::count_if(findings.begin(), findings.end(),
                      [severity](const Finding& each) { return each.severity == severity; }));
}

std::string Examination::whoItIs() const {
    if (about.name.empty()) return printable(about.text);
    std::string text = about.name;
    if (!about.version.empty()) text += ' ' + about.version;
    if (!about.author.empty()) text += ", " + about.author;
    return printable(text);
}

Examination examine(const DoctorOptions& options, const std::stop_token& stop,
                    const std::function<void(const Finding&)>& onFinding) {
    Examination examination;
    examination.transcript = std::make_shared<Transcript>();
    Examiner examiner(options, stop, examination.transcript);
    const auto carryOut = [&](const Check& check) {
        const std::uint64_t first = examination.transcript->count();
        Verdict verdict{Severity::Note, {"doctor.skipped", {}}};
        if (!examiner.isOver()) verdict = check.run(examiner, examination);
        // A check that ran out of time says nothing about the engine.
        if (verdict.severity != Severity::Pass && examiner.isOver()) {
            verdict = {Severity::Note, {"doctor.skipped", {}}};
        }
        examination.findings.push_back({check.id, verdict.severity, std::move(verdict.reason),
                                        excerptOf(*examination.transcript, first)});
        examiner.end(std::chrono::milliseconds(0));
        if (onFinding) onFinding(examination.findings.back());
    };
    carryOut(startCheck());
    if (examination.findings.front().severity == Severity::Fault) return examination;
    for (const Check& check : basicChecks()) carryOut(check);
    examination.canPlay = canPlay(examination);
    if (!examination.canPlay) return examination;
    for (const Check& check : furtherChecks()) {
        const auto& only = options.only;
        if (only.empty() || std::find(only.begin(), only.end(), check.id) != only.end()) {
            carryOut(check);
        }
    }
    return examination;
}

}  // namespace tianyuan::protocol
