#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    // What a move was.
    Entry{"lookback.missed-win", "{0} {1}, {2}, misses a win", "{0} {1} {2} 错过了必胜"},
    Entry{"lookback.losing-move", "{0} {1}, {2}, is the losing move", "{0} {1} {2} 是败着"},
    Entry{"lookback.foul-move", "{0} {1}, {2}, is a forbidden point", "{0} {1} {2} 下在了禁手上"},

    // Why: side, point of the deciding stone; for "after", the first point and how many stones
    // come before.
    Entry{"lookback.why.five", "{0} has a four: a stone at {1} makes five.",
          "{0}已有四，下 {1} 就连五。"},
    Entry{"lookback.why.open-four", "{0}'s stone at {1} makes an open four, which nothing stops.",
          "{0}下 {1} 成活四，挡不住。"},
    Entry{"lookback.why.four-three", "{0}'s stone at {1} makes a four and an open three at once.",
          "{0}下 {1} 同时成冲四和活三。"},
    Entry{"lookback.why.double-four", "{0}'s stone at {1} makes two fours at once.",
          "{0}下 {1} 同时成两个四。"},
    Entry{"lookback.why.double-three", "{0}'s stone at {1} makes two open threes at once.",
          "{0}下 {1} 同时成两个活三。"},
    Entry{"lookback.why.foul",
          "{0}'s four at {1} can only be stopped at {4}, and that point is forbidden to Black.",
          "{0}下 {1} 冲四，黑只能挡 {4}，而那里是禁手。"},
    Entry{
        "lookback.why.four-three-after",
        "{0} wins from {2} on: after {3|# forcing stone|# forcing stones} {1} makes a four and an "
        "open three at once.",
        "{0}从 {2} 开始进攻，连走 {3} 手先手之后，下 {1} 同时成冲四和活三。"},
    Entry{"lookback.why.double-four-after",
          "{0} wins from {2} on: after {3|# forcing stone|# forcing stones} {1} makes two fours at "
          "once.",
          "{0}从 {2} 开始进攻，连走 {3} 手先手之后，下 {1} 同时成两个四。"},
    Entry{"lookback.why.double-three-after",
          "{0} wins from {2} on: after {3|# forcing stone|# forcing stones} {1} makes two open "
          "threes "
          "at once.",
          "{0}从 {2} 开始进攻，连走 {3} 手先手之后，下 {1} 同时成两个活三。"},
    Entry{
        "lookback.why.open-four-after",
        "{0} wins from {2} on: after {3|# forcing stone|# forcing stones} {1} makes an open four.",
        "{0}从 {2} 开始进攻，连走 {3} 手先手之后，下 {1} 成活四。"},
    Entry{"lookback.why.five-after",
          "{0} wins from {2} on: after {3|# forcing stone|# forcing stones} {1} makes five.",
          "{0}从 {2} 开始进攻，连走 {3} 手先手之后，下 {1} 连五。"},
    Entry{
        "lookback.why.foul-after",
        "{0} wins from {2} on: after {3|# forcing stone|# forcing stones} the four at {1} can only "
        "be stopped at {4}, and that point is forbidden to Black.",
        "{0}从 {2} 开始进攻，连走 {3} 手先手之后，下 {1} 冲四，黑只能挡 {4}，而那里是禁手。"},
    Entry{"lookback.why.quiet-move", "After {0}'s quiet stone at {1} no answer holds any more.",
          "{0}在 {1} 的一手静着威胁太多，怎么应都守不住。"},
    Entry{"lookback.why.played-foul", "{1} is forbidden to Black, and playing there loses.",
          "{1} 对黑是禁手，下了就输。"},
    Entry{"lookback.wrong-end", "It stops the threat on the wrong side.", "挡错了方向。"},
    Entry{"lookback.length", "Five comes in {0|# move|# moves} at the latest, whatever the answer.",
          "无论怎么应，最迟 {0} 手内连五。"},

    // What would have held.
    Entry{"lookback.held.proved", "{0} would have held: there is no win by fours and threes left.",
          "走 {0} 还能守住：对方没有连续冲四、活三的必胜。"},
    Entry{"lookback.held.within",
          "{0} would have held as far as was looked: no win by fours and threes within "
          "{1|# stone|# stones} placed in thought.",
          "走 {0} 就所查的范围内还能守住：试了 {1} 步棋，没有找到连续冲四、活三的必胜。"},
    Entry{"lookback.held.proved-such-as",
          "Moves such as {0} would have held: there is no win by fours and threes left.",
          "走 {0} 等处还能守住：对方没有连续冲四、活三的必胜。"},
    Entry{"lookback.held.within-such-as",
          "Moves such as {0} would have held as far as was looked: no win by fours and threes "
          "within {1|# stone|# stones} placed in thought.",
          "走 {0} 等处就所查的范围内还能守住：试了 {1} 步棋，没有找到连续冲四、活三的必胜。"},

    // The stones of a winning line.
    Entry{"lookback.step", "{0} {1}: {2}", "{0} {1}：{2}"},
    Entry{"lookback.step.forbidden", "{0} {1}: a four, and Black may not stop it at {2}",
          "{0} {1}：冲四，而黑不能挡在禁手 {2}"},
    Entry{"lookback.step.anywhere", "{0}: nothing stops it any more", "{0}：已经挡不住了"},
    Entry{"lookback.made.nothing", "prepares", "做准备"},
    Entry{"lookback.made.answer", "answers", "应"},
    Entry{"lookback.made.five", "five", "连五"},
    Entry{"lookback.made.open-four", "open four", "活四"},
    Entry{"lookback.made.double-four", "two fours", "双四"},
    Entry{"lookback.made.four-three", "four and open three", "四三"},
    Entry{"lookback.made.four", "four", "冲四"},
    Entry{"lookback.made.double-three", "two open threes", "双活三"},
    Entry{"lookback.made.open-three", "open three", "活三"},

    // The command of the terminal.
    Entry{"cli.review", "Look back on a game: where it was lost, and why, proved.",
          "回看一局棋：输在哪一手、为什么，都有证明。"},
    Entry{"cli.option.review-what",
          "A file, the number of a game in the library, or a record as it is",
          "文件、棋谱库中的编号，或棋谱原文"},
    Entry{"cli.option.review-game", "Which game of a file, from 1", "文件中的第几局，从 1 起"},
    Entry{"cli.option.review-nodes",
          "Stones that the engine places in thought to judge a position; 0: it is not asked",
          "引擎判断每个局面时试下的步数；0 表示不问引擎"},
    Entry{"cli.option.review-stones",
          "Stones placed in thought to prove a win in one position; more find more",
          "在一个局面里证明必胜时试下的步数，越多找得越全"},
    Entry{"cli.option.review-again", "Look again, though what was found is kept with the game",
          "重新回看，即使棋谱里已有结果"},
    Entry{"cli.option.review-out", "Write the game to this file, with all that was found",
          "把棋谱连同回看结果写入此文件"},
    Entry{"review.running", "Game {0} is not over yet: it can be looked back on when it is.",
          "第 {0} 局还没下完，结束后才能回看。"},
    Entry{"review.no-such-game", "{0} has {1|# game|# games} only.", "{0} 里只有 {1} 局棋。"},
    Entry{"review.no-moves", "There are no moves to look back on.", "没有可以回看的着法。"},

    // The game as a whole.
    Entry{"lookback.turning.losing-move", "{0} could hold the game until move {1}: {2} lost it.",
          "{0}直到第 {1} 手还能守住，{2} 一手输掉了棋。"},
    Entry{"lookback.turning.foul-move",
          "{0} could hold the game until move {1}: {2} is a forbidden point.",
          "{0}直到第 {1} 手还能守住，{2} 下在了禁手上。"},
    Entry{"lookback.turning.missed-win",
          "{0} had the win at move {1}: {2} let it go, and the game was lost after it.",
          "第 {1} 手{0}本可取胜，{2} 放过了机会，之后输掉了棋。"},
    Entry{"lookback.slid",
          "It had slid away before: {0}'s chance was last {1} before move {2}, and {3} before move "
          "{4}.",
          "局面此前已经滑走：{0}的胜算在第 {2} 手前最后一次有 {1}，到第 {4} 手前只剩 {3}。"},
    Entry{"lookback.opening", "{0} was behind from the opening on: never above {1} after move {2}.",
          "{0}从开局起就落后：第 {2} 手之后胜算从未超过 {1}。"},
    Entry{"lookback.no-turning",
          "No single move lost the game: no forced win was found before the end.",
          "没有哪一手单独输掉了棋：终局之前没有找到必胜。"},
    Entry{"lookback.nobody-lost", "Nobody lost this game.", "这局没有输家。"},
    Entry{"lookback.overlooked", "{0} overlooked {1}.", "{0}没有看到：{1}。"},
    Entry{"lookback.flawless", "No mistake by {0} was proved.", "没有证明{0}有失误。"},
    Entry{"lookback.accuracy", "Accuracy: Black {0}, White {1}.", "准确度：黑 {0}，白 {1}。"},

    Entry{"lookback.slip.own-win", "a win of its own", "自己的必胜"},
    Entry{"lookback.slip.wrong-end", "the right side to stop a threat", "该从哪一边挡"},
    Entry{"lookback.slip.five", "a four", "对方的四"},
    Entry{"lookback.slip.open-four", "an open three", "对方的活三"},
    Entry{"lookback.slip.four-three", "a four-three", "对方的四三"},
    Entry{"lookback.slip.double-four", "two fours at once", "对方的双四"},
    Entry{"lookback.slip.double-three", "a double three", "对方的双活三"},
    Entry{"lookback.slip.foul", "a forbidden point", "禁手"},
    Entry{"lookback.slip.fours", "a win by fours", "对方的连续冲四"},
    Entry{"lookback.slip.threats", "a win by fours and threes", "对方的连续冲四、活三"},
    Entry{"lookback.slip.quiet-move", "a quiet stone that left no defence", "对方的静着"},
};

}  // namespace

std::span<const Entry> lookbackTable() { return Table; }

}  // namespace tianyuan::words
