#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"study.deciding", "{0} {1} {2}", "{0} {1} {2}"},
    Entry{"study.seconds", "{0} s", "{0} 秒"},
    Entry{"study.minutes", "{0} min {1} s", "{0} 分 {1} 秒"},
    Entry{"study.wins-in", "five in {0|# move|# moves}", "{0|下一手连五|# 手内连五}"},
    Entry{"study.loses-in", "loses in {0|# move|# moves}", "{0|下一手落败|# 手内落败}"},
    Entry{"study.favourite", "{0} is its favourite: {1}", "它最看好 {0}：{1}"},
    Entry{"study.no-scores", "This player does not report scores.", "这位棋手不透露分数。"},
    Entry{"study.no-help", "Help is switched off in the settings.", "设置里关闭了对局中的帮助"},
    Entry{"study.after-the-game", "Available when the game is over", "对局结束后可用"},

    Entry{"study.open-four", "Open four {0}: five at {1}", "活四 {0}：下 {1} 连五"},
    Entry{"study.four", "Four {0}: five at {1}", "冲四 {0}：下 {1} 连五"},
    Entry{"study.open-three", "Open three {0}: open four at {1}", "活三 {0}：下 {1} 成活四"},
    Entry{"study.no-three", "No three {0}: {1} is forbidden", "不算活三 {0}：{1} 是禁手"},
    Entry{"study.win-by-fours", "A forced win by fours, five in {0|# move|# moves}",
          "连续冲四必胜，{0|下一手连五|# 手内连五}"},
    Entry{"study.win-by-threats", "A forced win by threats, five in {0|# move|# moves}",
          "连续进攻必胜，{0|下一手连五|# 手内连五}"},
    Entry{"study.threatens-by-fours", "Threatens to win by fours, five in {0|# move|# moves}",
          "若轮到它，连续冲四必胜，{0|下一手连五|# 手内连五}"},
    Entry{"study.threatens-by-threats", "Threatens to win by threats, five in {0|# move|# moves}",
          "若轮到它，连续进攻必胜，{0|下一手连五|# 手内连五}"},

    Entry{"study.plain", "{0} {1}, {2}", "{0} {1} {2}"},
    Entry{"study.strong", "{0} {1}, {2}, takes the win", "{0} {1} {2} 抓住了胜机"},
    Entry{"study.doubtful", "{0} {1}, {2}, is doubtful", "{0} {1} {2} 值得商榷"},
    Entry{"study.mistake", "{0} {1}, {2}, is a mistake", "{0} {1} {2} 是失误"},
    Entry{"study.misses-win", "{0} {1}, {2}, misses a win", "{0} {1} {2} 错过了必胜"},
    Entry{"study.losing-move", "{0} {1}, {2}, is the losing move", "{0} {1} {2} 是败着"},
    Entry{"study.would-have-won", "{0} would have won: five in {1|# move|# moves}.",
          "走 {0} 就赢了：{1|下一手连五|# 手内连五}。"},
    Entry{"study.would-have-saved", "{0} would have held: win chance {1}.",
          "走 {0} 还能守住：胜算 {1}。"},
    Entry{"study.was-better", "{0} was better: win chance {1}.", "走 {0} 更好：胜算 {1}。"},
    Entry{"study.pass", "pass", "停一手"},

    Entry{"study.hint.where", "Look at the {0}", "看看{0}"},
    Entry{"study.hint.where-line", "Look at the {0}, along a {1}", "看看{0}的{1}"},
    Entry{"study.hint.again", "Ask again to hear what there is.", "再问一次，告诉你那里有什么"},
    Entry{"study.hint.once-more", "Ask once more for the move.", "再问一次，告诉你走哪里"},
    Entry{"study.row", "row", "横线"},
    Entry{"study.column", "column", "竖线"},
    Entry{"study.diagonal", "diagonal", "斜线"},
    Entry{"study.region.upper-left", "upper left", "左上"},
    Entry{"study.region.upper", "upper middle", "上方"},
    Entry{"study.region.upper-right", "upper right", "右上"},
    Entry{"study.region.left", "left side", "左侧"},
    Entry{"study.region.centre", "centre", "中央"},
    Entry{"study.region.right", "right side", "右侧"},
    Entry{"study.region.lower-left", "lower left", "左下"},
    Entry{"study.region.lower", "lower middle", "下方"},
    Entry{"study.region.lower-right", "lower right", "右下"},
    Entry{"study.purpose.five", "You can make five", "这里能连五"},
    Entry{"study.purpose.stop-five", "A four has to be stopped", "有冲四要挡"},
    Entry{"study.purpose.open-four", "You can make an open four, or two fours",
          "这里能成活四或双四"},
    Entry{"study.purpose.stop-three", "An open three has to be stopped", "有活三要挡"},
    Entry{"study.purpose.forced-win", "A forced win begins here", "这里有连续进攻的必胜"},
    Entry{"study.purpose.four-three", "A four and an open three at once", "这里能成四三"},
    Entry{"study.purpose.double-three", "Two open threes at once", "这里能成双活三"},
    Entry{"study.purpose.four", "You can make a four", "这里能成冲四"},
    Entry{"study.purpose.open-three", "You can make an open three", "这里能成活三"},
    Entry{"study.purpose.take-point", "The other side would make two threats at once here",
          "这里是对方的双重威胁点"},
    Entry{"study.purpose.build", "Nothing is urgent: a stone here works in many directions",
          "没有急所：这里能兼顾多个方向"},
};

}  // namespace

std::span<const Entry> studyTable() { return Table; }

}  // namespace tianyuan::words
