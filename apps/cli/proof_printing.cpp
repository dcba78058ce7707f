#include "proof_printing.h"

#include "core/notation.h"

#include <map>
#include <vector>

namespace tianyuan::cli {
namespace {

using Json = nlohmann::ordered_json;
using search::Proof;

constexpr int WorthANumber = 5;  // stones; shorter lines are simply written again

class Printer {
public:
    Printer(const Context& context, const Proof& proof, int size)
        : context_(context), proof_(proof), size_(size) {
        count(proof.root());
    }

    std::string text() {
        write(proof_.root(), 0);
        return std::move(text_);
    }

private:
    /// How often is each attack reached?
    void count(int index) {
        if (++reached_[index] > 1) return;
        const Proof::Attack& attack = proof_.attack(index);
        for (const Proof::Answer& answer : attack.answers) count(answer.next);
        if (!attack.wins()) count(attack.otherwise);
    }

    void write(int index, int depth) {
        const Proof::Attack& attack = proof_.attack(index);
        if (const auto written = numbers_.find(index); written != numbers_.end()) {
            text_ += toText(attack.point, size_) + " " +
                     context_.say("solve.as-above", written->second) + "\n";
            return;
        }
        if (reached_[index] > 1 && attack.plies >= WorthANumber) {
            const auto number = static_cast<int>(numbers_.size()) + 1;
            numbers_[index] = number;
            text_ += fmt::format("({}) ", number);
        }
        text_ += toText(attack.point, size_);
        if (attack.wins()) {
            text_ += " " + context_.say("solve.five") + "\n";
            return;
        }
        writeAnswers(attack, depth);
    }

    void writeAnswers(const Proof::Attack& attack, int depth) {
        const bool threatensFive = proof_.attack(attack.otherwise).wins();
        if (threatensFive && attack.answers.empty()) {
            const Point five = proof_.attack(attack.otherwise).point;
            text_ += " " + context_.say("solve.unstoppable", toText(five, size_)) + "\n";
            return;
        }
        if (threatensFive && attack.answers.size() == 1) {
            const Proof::Answer& only = attack.answers.front();
            text_ += " " + toText(only.point, size_) + " ";
            write(only.next, depth);
            return;
        }
        text_ += "\n";
        for (const Proof::Answer& answer : attack.answers) {
            startLine(depth + 1, toText(answer.point, size_));
            write(answer.next, depth + 1);
        }
        if (!threatensFive) {
            startLine(depth + 1, context_.say("solve.otherwise"));
            write(attack.otherwise, depth + 1);
        }
    }

    void startLine(int depth, const std::string& answer) {
        text_ += std::string(static_cast<std::size_t>(depth) * 2, ' ') + answer + ": ";
    }

    const Context& context_;
    const Proof& proof_;
    int size_;
    std::map<int, int> reached_;
    std::map<int, int> numbers_;
    std::string text_;
};

}  // namespace

std::string proofText(const Context& context, const Proof& proof, int size) {
    return Printer(context, proof, size).text();
}

Json proofJson(const Proof& proof, int size) {
    Json list = Json::array();
    for (int i = 0; i <= proof.root(); ++i) {
        const Proof::Attack& attack = proof.attack(i);
        Json entry{{"move", toText(attack.point, size)}, {"plies", attack.plies}};
        if (!attack.wins()) {
            Json answers = Json::array();
            for (const Proof::Answer& answer : attack.answers) {
                answers.push_back({{"move", toText(answer.point, size)}, {"next", answer.next}});
            }
            entry["answers"] = std::move(answers);
            entry["otherwise"] = attack.otherwise;
        }
        list.push_back(std::move(entry));
    }
    return list;
}

}  // namespace tianyuan::cli
