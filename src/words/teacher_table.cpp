#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"teacher.loses", "{0} loses by force.", "走 {0} 必败。"},
    Entry{"teacher.misses-win", "{0} lets a forced win go.", "走 {0} 就错过了必胜。"},
    Entry{"teacher.gives-away", "{0} gives much away.", "走 {0} 亏了不少。"},
    Entry{"teacher.chance", "Your chance falls from {0} to {1}; {2} was better.",
          "胜算从 {0} 降到 {1}；{2} 更好。"},
    Entry{"teacher.own-win",
          "You have a forced win here: five in {0|# move|# moves}. Can you find it?",
          "你这里有必胜：{0} 手内连五。找找看？"},
    Entry{"teacher.threat", "Something must be answered. If you played elsewhere:",
          "对方有威胁，必须应。如果你下在别处："},
    Entry{"teacher.nothing",
          "Nothing urgent: as far as was looked, neither side can force a win by fours and threes.",
          "暂时没有要紧的：在查过的范围内，双方都不能靠冲四、活三取胜。"},
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
    Entry{"teacher.still-looking", "The teacher is still looking. Ask again in a moment.",
          "老师还在看，稍后再问。"},
    Entry{"teacher.no-remark", "The teacher has said nothing about this move.",
          "老师对这一手没有意见。"},
};

}  // namespace

std::span<const Entry> teacherTable() { return Table; }

}  // namespace tianyuan::words
