#include "match/rating_plot.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace tianyuan::match {
namespace {

constexpr double RowHeight = 34;
constexpr double Width = 960;
constexpr double MostNamesWidth = 240;
constexpr double LetterWidth = 8;
constexpr double ValuesWidth = 110;
constexpr double Top = 12;
constexpr double Bottom = 34;

constexpr std::string_view Style =
    "<style>.rating-plot{--panel:#F7F3EB;--line:#DBD2C2;--ink:#26221C;--ink3:#6A6151;"
    "--accent:#2B6552;background:var(--panel)}"
    "@media(prefers-color-scheme:dark){.rating-plot{--panel:#1D2022;--line:#33383B;--ink:#ECE8E0;"
    "--ink3:#99968E;--accent:#7FC6A9}}</style>\n";

/// A round distance for about `count` lines over a range.
double stepFor(double range, double count) {
    const double raw = range / count;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= raw) return factor * power;
    }
    return 10 * power;
}

/// The range of Elo that is shown, and where it lies in the drawing.
class Scale {
public:
    Scale(const std::vector<Standing>& standings, double left) : left_(left) {
        for (const Standing& each : standings) {
            // An error of a thousand says "hardly any games"; it need not squeeze the others.
            const double error = std::min(each.rating.error, 400.0);
            low_ = std::min(low_, each.rating.elo - error);
            high_ = std::max(high_, each.rating.elo + error);
        }
        if (high_ - low_ < 20) {
            const double middle = (low_ + high_) / 2;
            low_ = middle - 10;
            high_ = middle + 10;
        }
        step_ = stepFor(high_ - low_, 7);
        low_ = std::floor(low_ / step_) * step_;
        high_ = std::ceil(high_ / step_) * step_;
    }

    double x(double elo) const {
        const double share = (std::clamp(elo, low_, high_) - low_) / (high_ - low_);
        return left_ + share * (Width - left_ - ValuesWidth);
    }
    double left() const { return left_; }
    double low() const { return low_; }
    double high() const { return high_; }
    double step() const { return step_; }

private:
    double left_;  // what is left of it belongs to the names
    double low_ = 1e9;
    double high_ = -1e9;
    double step_ = 1;
};

std::string escaped(const std::string& text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '&':
                safe += "&amp;";
                break;
            default:
                safe += c;
        }
    }
    return safe;
}

double widthFor(const std::vector<std::string>& names) {
    std::size_t longest = 0;
    for (const std::string& name : names) longest = std::max(longest, name.size());
    return std::min(MostNamesWidth, 32 + LetterWidth * static_cast<double>(longest));
}

std::string gridOf(const Scale& scale, double height) {
    std::string lines;
    for (double elo = scale.low(); elo <= scale.high() + scale.step() / 2; elo += scale.step()) {
        const double x = scale.x(elo);
        lines += fmt::format(
            "<line x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.1f}\" y2=\"{2:.1f}\" "
            "stroke=\"var(--line)\"/>"
            "<text x=\"{0:.1f}\" y=\"{3:.1f}\" text-anchor=\"middle\" font-size=\"12\" "
            "fill=\"var(--ink3)\">{4:.0f}</text>\n",
            x, Top, height - Bottom, height - Bottom + 20, elo == 0 ? 0.0 : elo);
    }
    return lines;
}

std::string rowOf(const Standing& standing, const std::string& name, const Scale& scale, double y) {
    const double left = scale.x(standing.rating.elo - standing.rating.error);
    const double right = scale.x(standing.rating.elo + standing.rating.error);
    return fmt::format(
        "<text x=\"{0:.1f}\" y=\"{1:.1f}\" text-anchor=\"end\" fill=\"var(--ink)\">{2}</text>"
        "<line x1=\"{3:.1f}\" x2=\"{4:.1f}\" y1=\"{5:.1f}\" y2=\"{5:.1f}\" "
        "stroke=\"var(--accent)\" stroke-width=\"3\" stroke-linecap=\"round\" opacity=\".45\"/>"
        "<circle cx=\"{6:.1f}\" cy=\"{5:.1f}\" r=\"5.5\" fill=\"var(--accent)\"/>"
        "<text x=\"{7:.1f}\" y=\"{1:.1f}\" text-anchor=\"end\" fill=\"var(--ink)\">{8:.0f}"
        "<tspan fill=\"var(--ink3)\"> ± {9:.0f}</tspan></text>\n",
        scale.left() - 16, y + 5, escaped(name), left, right, y, scale.x(standing.rating.elo),
        Width - 8, standing.rating.elo, standing.rating.error);
}

}  // namespace

std::string ratingPlot(const std::vector<Standing>& standings,
                       const std::vector<std::string>& names, PlotPlace place) {
    const Scale scale(standings, widthFor(names));
    const double height = Top + Bottom + RowHeight * static_cast<double>(standings.size());
    std::string svg = fmt::format(
        "<svg class=\"rating-plot\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} "
        "{1:.0f}\" width=\"{0:.0f}\" height=\"{1:.0f}\" role=\"img\" aria-label=\"Elo\" "
        "font-family=\"'Noto Sans CJK SC','Noto Sans',sans-serif\" font-size=\"14\">\n",
        Width, height);
    if (place == PlotPlace::Alone) svg += Style;
    svg += gridOf(scale, height);
    double y = Top + RowHeight / 2;
    for (const Standing& standing : standings) {
        svg += rowOf(standing, names[static_cast<std::size_t>(standing.player)], scale, y);
        y += RowHeight;
    }
    return svg + "</svg>\n";
}

}  // namespace tianyuan::match
