#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"course.line-not-understood", "Line {0} of the lessons is not understood: {1}",
          "课程文件第 {0} 行看不懂：{1}"},
    Entry{"course.done-already", "This task is done. Go on to the next one.",
          "这一题已经做完，接着做下一题。"},
    Entry{"course.choose-a-sentence", "Here one of the sentences is to be chosen.",
          "这一题要从几句话里选一句。"},
    Entry{"course.no-such-choice", "There is no answer {0}.", "没有第 {0} 个选项。"},

    Entry{"course.lessons-done", "{0} of {1|# lesson|# lessons} done", "已完成 {0} / {1} 课"},

    Entry{"cli.course", "Learn the game from nothing: short lessons with something to do in each.",
          "从零学棋：一课课短小的教程，每课都要动手。"},
    Entry{"cli.option.lesson",
          "A lesson by its name or number; by default the first that is not done",
          "课的名字或编号，默认为第一个没学完的"},
    Entry{"cli.option.lesson-list", "List the lessons and what is done of them",
          "列出各课与完成情况"},
    Entry{"cli.option.lesson-json", "The same in JSON", "以 JSON 列出"},
    Entry{"course.cli.no-such-lesson", "There is no lesson \"{0}\". See course --list.",
          "没有“{0}”这一课。用 course --list 查看。"},
    Entry{"course.cli.help",
          "Type a point such as h8, or the number of a sentence; hint for help, new to begin the "
          "task "
          "again, quit to leave.",
          "输入落点（如 h8）或选项的编号；“提示”求助，“新局”重做这一题，“退出”离开。"},
    Entry{"course.cli.task", "Task {0} of {1}: {2}", "第 {0} / {1} 题：{2}"},
    Entry{"course.cli.right", "Right.", "对了。"},
    Entry{"course.cli.wrong", "Not yet.", "还不对。"},
    Entry{"course.hint.area", "Look around {0}.", "看看 {0} 附近。"},
    Entry{"course.hint.point", "Play {0}.", "下在 {0}。"},
    Entry{"course.cli.go-on", "Press Enter to go on.", "按回车继续。"},
    Entry{"course.cli.all-done",
          "That was the last lesson. Play a game: tianyuan-cli play --white level:1",
          "课都学完了。下一局吧：tianyuan-cli play --white level:1"},
    Entry{"course.cli.done", "done", "完成"},

    Entry{"course.made.nothing", "{0} makes neither an open three nor a four.",
          "{0} 既没有成活三，也没有成四。"},
    Entry{"course.made.no-five", "{0} does not make five.", "{0} 没有连成五子。"},
    Entry{"course.made.no-four", "{0} does not make a four.", "{0} 没有成四。"},
    Entry{"course.made.open-three", "{0} makes an open three.", "{0} 成了活三。"},
    Entry{"course.made.double-three", "{0} makes two open threes.", "{0} 成了双活三。"},
    Entry{"course.made.four", "{0} makes a four, which one stone can close.",
          "{0} 成了冲四，对方一手就能挡住。"},
    Entry{"course.made.four-three", "{0} makes a four and an open three.", "{0} 成了四三。"},
    Entry{"course.made.double-four", "{0} makes two fours.", "{0} 成了双四。"},
    Entry{"course.made.open-four", "{0} makes an open four.", "{0} 成了活四。"},

    Entry{"course.then.five", "{0} plays {1}: five in a row.", "{0}下 {1}，连成五子。"},
    Entry{"course.then.open-four",
          "{0} plays {1}: an open four, with two places for the fifth stone.",
          "{0}下 {1} 成活四，第五子有两个落点。"},
    Entry{"course.then.double-four", "{0} plays {1}: two fours at once.", "{0}下 {1} 成双四。"},
    Entry{"course.then.four-three", "{0} plays {1}: a four and an open three at once.",
          "{0}下 {1} 成四三。"},
    Entry{"course.then.four", "{0} plays {1}: a four, and with it a win that cannot be stopped.",
          "{0}下 {1} 冲四，接下去的攻势挡不住了。"},
    Entry{"course.then.double-three", "{0} plays {1}: two open threes at once.",
          "{0}下 {1} 成双活三。"},
    Entry{"course.then.open-three",
          "{0} plays {1}: an open three, and with it a win that cannot be stopped.",
          "{0}下 {1} 成活三，接下去的攻势挡不住了。"},
    Entry{"course.then.nothing", "{0} plays {1}, and the win cannot be stopped any more.",
          "{0}下 {1} 之后，再也挡不住了。"},

    Entry{"course.no-threat", "That forces nothing: {0} may play anywhere.",
          "这一手没有逼着对方应，{0}想下哪里都行。"},
    Entry{"course.escapes", "{0} plays {1}, and the attack comes to an end.",
          "{0}应在 {1}，攻势就断了。"},
    Entry{"course.answers", "{0} had to answer and chose {1}. Go on.",
          "{0}不得不应，下在 {1}。接着攻。"},
    Entry{"course.may-not-answer",
          "{0} may not play where it would have to: that point is forbidden.",
          "{0}该应的那一点是禁手，不能下。"},
};

}  // namespace

std::span<const Entry> courseTable() { return Table; }

}  // namespace tianyuan::words
