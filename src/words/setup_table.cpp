#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

// What can be chosen for a game: a short name, and a line that explains it.
constexpr std::array Table{
    Entry{"setup.rule.freestyle", "Freestyle", "自由"},
    Entry{"setup.rule.standard", "Standard", "标准"},
    Entry{"setup.rule.renju", "Renju", "连珠"},
    Entry{"setup.rule.caro", "Caro", "卡罗"},
    Entry{"setup.rule.caro-overline", "Caro + overlines", "卡罗（长连胜）"},
    Entry{"setup.about.rule.freestyle", "five or more wins", "五连及以上胜"},
    Entry{"setup.about.rule.standard", "exactly five wins", "恰好五连胜"},
    Entry{"setup.about.rule.renju", "forbidden points for Black", "黑棋有禁手"},
    Entry{"setup.about.rule.caro", "five, not closed at both ends", "恰好五连，两端不全堵"},
    Entry{"setup.about.rule.caro-overline", "as caro, six or more win too", "同卡罗，六连以上也胜"},

    Entry{"setup.strength", "Strength {0}", "棋力 {0}"},

    Entry{"setup.opening.free", "Start at once", "直接开始"},
    Entry{"setup.opening.pro", "Pro", "职业开局"},
    Entry{"setup.opening.long-pro", "Long pro", "加长职业开局"},
    Entry{"setup.opening.swap1", "Swap after one", "一手交换"},
    Entry{"setup.opening.swap", "Swap after three", "三手交换"},
    Entry{"setup.opening.swap2", "Swap2", "Swap2"},
    Entry{"setup.opening.rif", "RIF", "RIF"},
    Entry{"setup.opening.yamaguchi", "Yamaguchi", "山口"},
    Entry{"setup.opening.soosorv-8", "Soosõrv-8", "索索夫-8"},
    Entry{"setup.opening.taraguchi-10", "Taraguchi-10", "塔拉-山口-10"},
    Entry{"setup.about.opening.free", "every point is open", "没有限制"},
    Entry{"setup.about.opening.pro", "third stone outside the central 5×5", "第三手在中央 5×5 外"},
    Entry{"setup.about.opening.long-pro", "third stone outside the central 7×7",
          "第三手在中央 7×7 外"},
    Entry{"setup.about.opening.swap1", "one stone, then colours may change", "一手后可换色"},
    Entry{"setup.about.opening.swap", "three stones, then a choice of colour", "三手后选颜色"},
    Entry{"setup.about.opening.swap2", "as swap, or two more stones", "三手后选颜色，或再加两手"},
    Entry{"setup.about.opening.rif", "one of the 26, two fifth moves", "二十六种开局，五手两打"},
    Entry{"setup.about.opening.yamaguchi", "fifth moves declared first", "先定五手打点数"},
    Entry{"setup.about.opening.soosorv-8", "up to eight fifth moves", "至多八个五手打点"},
    Entry{"setup.about.opening.taraguchi-10", "a swap after every move", "每手后可换色"},

    Entry{"setup.size", "{0} lines", "{0} 路"},
    Entry{"setup.time.none", "No clock", "不限时"},
    Entry{"setup.time.minutes", "{0} min each", "每方 {0} 分钟"},
    Entry{"setup.time.increment", "{0} min + {1} s a move", "每方 {0} 分钟，每手加 {1} 秒"},
    Entry{"setup.time.byo-yomi", "{0} min, then {1} × {2} s", "{0} 分钟，读秒 {1} 次 {2} 秒"},
    Entry{"setup.time.move", "{0} s a move", "每手 {0} 秒"},
    Entry{"speech.black", "black", "黑子"},
    Entry{"speech.white", "white", "白子"},
    Entry{"speech.empty", "empty", "空"},
    Entry{"speech.last", "last move", "最后一手"},
    Entry{"speech.last-at", "last move {0}", "最后一手 {0}"},
    Entry{"speech.overline", "forbidden, overline", "禁手，长连"},
    Entry{"speech.double-four", "forbidden, double four", "禁手，四四"},
    Entry{"speech.double-three", "forbidden, double three", "禁手，三三"},
    Entry{"speech.winning", "part of the five", "五连之一"},
    Entry{"speech.suggested", "hint", "提示"},
    Entry{"speech.comma", ", ", "，"},
    Entry{"speech.board", "Board of {0} lines, {1|# stone|# stones}", "{0} 路棋盘，{1} 子"},
    Entry{"speech.black-plays", "Black plays {0}", "黑下 {0}"},
    Entry{"speech.white-plays", "White plays {0}", "白下 {0}"},
    Entry{"speech.five", "five in a row", "五连"},
    Entry{"speech.taken-back", "Taken back; stones left: {0}", "悔棋，还有 {0} 子"},
    Entry{"setup.unknown-engine", "The engine {0} is no longer known. Choose another opponent.",
          "找不到引擎 {0} 了，换个对手吧"},
};

}  // namespace

std::span<const Entry> setupTable() { return Table; }

}  // namespace tianyuan::words
