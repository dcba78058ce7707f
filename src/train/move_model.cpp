#include "train/move_model.h"

#include "train/policy_fit.h"

#include <algorithm>
#include <cmath>

namespace tianyuan::train {

using eval::MoveNetwork;
using eval::NetworkWidth;
using eval::ThreatCount;

namespace {

/// Sums are that much larger than other inputs, and so are counts.
constexpr float SumScale = 1.0F / (8 * MoveNetwork::RowUnit);
constexpr float CountScale = 1.0F / 3;

// Rows of the readings.
constexpr std::size_t Always = 0;
constexpr std::size_t BySum = 1;
constexpr std::size_t IfAny = BySum + NetworkWidth;
constexpr std::size_t HowMany = IfAny + 2 * ThreatCount;
constexpr std::size_t Readings = HowMany + 2 * ThreatCount;

}  // namespace

MoveModel::MoveModel(std::uint64_t seed) : windows_(eval::WindowCount), readings_(Readings) {
    std::mt19937_64 random(seed);
    points_.startRandomly(0.05F, random);
    fillRandomly(windows_.values, 0.03F, random);
    fillRandomly(std::span(readings_.values).first(1), 0.1F, random);
}

std::vector<MoveModel::Input> MoveModel::inputsOf(const MoveSample& sample) const {
    std::vector<Input> inputs{{Always, 1}};
    for (std::size_t sum = 0; sum < NetworkWidth; ++sum) {
        inputs.push_back({BySum + sum, static_cast<float>(sample.sums[sum]) * SumScale});
    }
    for (std::size_t i = 0; i < sample.counts.size(); ++i) {
        if (i % ThreatCount == 0 || sample.counts[i] == 0) continue;  // nearly all are quiet
        inputs.push_back({IfAny + i, 1});
        inputs.push_back({HowMany + i, static_cast<float>(sample.counts[i]) * CountScale});
    }
    return inputs;
}

void MoveModel::reading(FloatRow& reading, const std::vector<Input>& inputs) const {
    reading = FloatRow{};
    for (const Input& input : inputs) reading += input.value * readings_.values[input.row];
}

Foretold MoveModel::foretell(const MoveSamples& samples, const MoveSample& sample,
                             const FloatRow& reading, std::vector<Said>& said) const {
    const auto choices = samples.choicesOf(sample);
    const std::vector<FloatRow>& rows = points_.rows();
    said.resize(choices.size());
    double most = static_cast<double>(sample.rest);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const MoveChoice& choice = choices[i];
        FloatRow says = rows[choice.own] + rows[PointRows::Others + choice.others];
        for (const eval::Window window : choice.windows) says += windows_.values[window];
        said[i].before = says;
        cut(says);
        said[i].chance = static_cast<double>(choice.rank) / RankUnit +
                         static_cast<double>(sumOf(says * reading));
        most = std::max(most, said[i].chance);
    }
    const bool isKnown = sample.chosen != MoveSample::NoneOfThem;
    const double chosen = isKnown ? said[static_cast<std::size_t>(sample.chosen)].chance
                                  : static_cast<double>(sample.chosenRank) / RankUnit;
    const bool isHit = std::all_of(said.begin(), said.end(),
                                   [&](const Said& each) { return each.chance <= chosen; });
    double sum = std::exp(static_cast<double>(sample.rest) - most);
    for (Said& each : said) sum += each.chance = std::exp(each.chance - most);
    for (Said& each : said) each.chance /= sum;
    return {most + std::log(sum) - chosen, isHit};
}

Foretold MoveModel::foretell(const MoveSamples& samples, const MoveSample& sample) const {
    FloatRow read;
    reading(read, inputsOf(sample));
    std::vector<Said> said;
    return foretell(samples, sample, read, said);
}

Foretold MoveModel::learn(const MoveSamples& samples, const MoveSample& sample) {
    const std::vector<Input> inputs = inputsOf(sample);
    FloatRow read;
    reading(read, inputs);
    std::vector<Said> said;
    const Foretold foretold = foretell(samples, sample, read, said);
    if (sample.chosen != MoveSample::NoneOfThem) {
        said[static_cast<std::size_t>(sample.chosen)].chance -= 1;
    }
    const auto choices = samples.choicesOf(sample);
    FloatRow byReading{};
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const auto slope = static_cast<float>(said[i].chance);
        FloatRow says = said[i].before;
        cut(says);
        byReading += slope * says;
        FloatRow bySays = slope * read;
        cutSlope(bySays, said[i].before);
        points_.slopes()[choices[i].own] += bySays;
        points_.slopes()[PointRows::Others + choices[i].others] += bySays;
        for (const eval::Window window : choices[i].windows) windows_.slope[window] += bySays;
    }
    for (const Input& input : inputs) readings_.slope[input.row] += input.value * byReading;
    return foretold;
}

void MoveModel::step(float rate, std::size_t count, double total, Spread spread) {
    const float share = 1 / static_cast<float>(count);
    points_.step(rate, share, total, spread);
    for (LearntRows* rows : {&windows_, &readings_}) {
        for (FloatRow& slope : rows->slope) slope *= share;
    }
    windows_.step(rate, pullOf(spread.own, total));
    readings_.step(rate, pullOf(1, total));
}

void MoveModel::writeTo(MoveNetwork& network) const {
    constexpr int MostOfRow = MoveNetwork::MostOfRow;
    const std::vector<FloatRow>& rows = points_.rows();
    for (std::size_t code = 0; code < eval::PointCodeCount; ++code) {
        setWhole(network.points[code].own, rows[code], MoveNetwork::RowUnit, MostOfRow);
        setWhole(network.points[code].others, rows[PointRows::Others + code], MoveNetwork::RowUnit,
                 MostOfRow);
    }
    for (std::size_t window = 0; window < eval::WindowCount; ++window) {
        setWhole(network.windows[window], windows_.values[window], MoveNetwork::RowUnit, MostOfRow);
    }
    const std::vector<FloatRow>& readings = readings_.values;
    constexpr int ReadingUnit = MoveNetwork::ReadingUnit;
    constexpr int MostOfReading = MoveNetwork::MostOfReading;
    setWhole(network.always, readings[Always], ReadingUnit, MostOfReading);
    for (std::size_t sum = 0; sum < NetworkWidth; ++sum) {
        setWhole(network.bySum[sum], readings[BySum + sum] * (SumScale * MoveNetwork::RowUnit),
                 MoveNetwork::SumUnit, MoveNetwork::MostBySum);
    }
    for (std::size_t i = 1; i < 2 * ThreatCount; ++i) {
        if (i % ThreatCount == 0) continue;
        for (int count = 1; count <= MoveNetwork::MostCounted; ++count) {
            const FloatRow row = readings[IfAny + i] +
                                 static_cast<float>(count) * CountScale * readings[HowMany + i];
            setWhole(
                network.byCount[i / ThreatCount][i % ThreatCount][static_cast<std::size_t>(count)],
                row, ReadingUnit, MostOfReading);
        }
    }
}

}  // namespace tianyuan::train
