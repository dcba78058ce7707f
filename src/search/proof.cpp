#include "search/proof.h"

#include <algorithm>

namespace tianyuan::search {

int Proof::addFive(Point point) {
    attacks_.push_back({point, 1, None, {}});
    return size() - 1;
}

int Proof::add(Point point, std::vector<Answer> answers, int otherwise) {
    int longest = attack(otherwise).plies;
    for (const Answer& answer : answers) longest = std::max(longest, attack(answer.next).plies);
    attacks_.push_back({point, longest + 2, otherwise, std::move(answers)});
    return size() - 1;
}

int Proof::addAll(const Proof& other) {
    const int shift = size();
    for (const Attack& attack : other.attacks_) {
        Attack& added = attacks_.emplace_back(attack);
        if (!added.wins()) added.otherwise += shift;
        for (Answer& answer : added.answers) answer.next += shift;
    }
    return other.root_ + shift;
}

std::vector<Point> Proof::line() const {
    std::vector<Point> line;
    int index = root_;
    while (index != None) {
        const Attack& attack = this->attack(index);
        line.push_back(attack.point);
        const auto longest = std::max_element(
            attack.answers.begin(), attack.answers.end(), [this](const Answer& a, const Answer& b) {
                return this->attack(a.next).plies < this->attack(b.next).plies;
            });
        if (longest == attack.answers.end()) break;
        line.push_back(longest->point);
        index = longest->next;
    }
    return line;
}

}  // namespace tianyuan::search
