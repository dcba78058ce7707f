#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"teacher.loses", "With {0} you lose by force.", "走 {0} 必败。"},
    Entry{"teacher.misses-win", "With {0} a sure win is gone.", "走 {0} 放过了必胜。"},
    Entry{"teacher.gives-away", "With {0} much is given away.", "走 {0} 损失不小。"},
    Entry{"teacher.chance", "Your chance falls from {0} to {1}; {2} was better.",
          "胜算从 {0} 降到 {1}；{2} 更好。"},
    Entry{"teacher.own-win",
          "You have a sure win here: five in {0|# move|# moves}. Can you find it?",
          "你这里有必胜：{0} 手内连五。找找看？"},
    Entry{"teacher.threat",
          "Something must be answered. If you played elsewhere:", "有威胁必须应。如果你脱先："},
    Entry{"teacher.nothing",
          "Nothing that must be seen: neither side has a sure win by fours and threes, as far as "
          "was looked.",
          "没有非看到不可的：就所查的范围，双方都没有连续冲四、活三的必胜。"},
    Entry{"teacher.choices", "Take it back, see why, or play on.",
          "可以悔棋、看为什么，或继续下。"},
    Entry{"teacher.type", "Type undo, why, or continue.", "可输入：悔棋、为什么、接着下。"},
    Entry{"cli.option.teacher",
          "With a teacher, who speaks of moves that lose by force (proved), that give much away "
          "(mistakes), or something (doubtful)",
          "有老师指点：只说必败的着法（proved）、失误（mistakes）或可疑着法（doubtful）"},
    Entry{"cli.option.remarks", "How often the teacher speaks in a game at most; 0: always",
          "老师每局最多说几次；0 表示不限"},
    Entry{"teacher.comment", "Teacher: {0}", "老师：{0}"},
    Entry{"teacher.not-here", "There is no teacher at this table.", "这桌没有老师。"},
    Entry{"teacher.not-your-turn", "The teacher can be asked when it is your turn.",
          "轮到你时才能问老师。"},
    Entry{"teacher.no-remark", "The teacher has said nothing about this move.",
          "老师对这一手没有意见。"},
};

}  // namespace

std::span<const Entry> teacherTable() { return Table; }

}  // namespace tianyuan::words
