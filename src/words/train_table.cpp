#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"train.bad-game", "What came back is no game.", "返回的内容不是对局。"},
    Entry{"train.cannot-read", "{0} cannot be read: {1}.", "无法读取 {0}：{1}。"},
    Entry{"train.cannot-write", "{0} cannot be written: {1}.", "无法写入 {0}：{1}。"},
    Entry{"train.not-games", "{0} is no file of games that selfplay has made.",
          "{0} 不是 selfplay 生成的对局文件。"},
    Entry{"train.damaged-game", "Game {1} in {0} is damaged.", "{0} 中的第 {1} 局已损坏。"},
    Entry{"train.file-exists",
          "{0} has games in it already. Add --resume to go on with them, or name another file.",
          "{0} 中已有对局。加上 --resume 接着进行，或换一个文件名。"},
    Entry{"train.other-games",
          "The games in {0} were made in another way: \"{1}\" there, \"{2}\" now. Use the same "
          "options, or another file.",
          "{0} 中的对局是以其他方式生成的：其中为“{1}”，现在为“{2}”。请使用相同的选项，"
          "或换一个文件。"},

    Entry{"train.other-rule", "{0} has games by the rule {1} on {2} lines, not {3} on {4}.",
          "{0} 中的对局规则为 {1}、棋盘 {2} 路，而不是 {3}、{4} 路。"},
    Entry{"train.impossible-game", "Game {0} cannot be replayed: a stone stands on another.",
          "第 {0} 局无法重演：有棋子落在已有棋子的点上。"},
    Entry{"train.too-few-games",
          "{0|# game is|# games are} too few to learn from and to hold some out.",
          "{0} 局太少，不足以学习并留出检验部分。"},
    Entry{"weights.none", "This is no text of weights.", "这不是权重文件。"},
    Entry{"weights.bad-line", "Line {0} of the weights makes no sense.", "权重文件第 {0} 行无效。"},

    Entry{"cli.selfplay", "Let the engine play itself, for games to learn from.",
          "让引擎自我对弈，生成用于学习的对局。"},
    Entry{"cli.selfplay.footer",
          "Ctrl-C stops: games that are over are in the file, and --resume goes on. Games depend "
          "on the options alone, not on the number of threads.",
          "按 Ctrl-C 停止：已结束的对局都在文件中，--resume "
          "可接着进行。对局只取决于选项，与线程数无关。"},
    Entry{"cli.option.selfplay-out", "Where the games go", "对局写入的文件"},
    Entry{"cli.option.selfplay-games", "How many games to play, by default {0}",
          "总局数，默认 {0}"},
    Entry{"cli.option.selfplay-nodes", "Positions to look at for each move, by default {0}",
          "每手搜索的局面数，默认 {0}"},
    Entry{"cli.option.selfplay-threads", "Games at a time, by default one for each processor",
          "同时进行的局数，默认每个处理器一局"},
    Entry{"cli.option.selfplay-resume", "Go on with the games in the file",
          "接着文件中已有的对局进行"},
    Entry{"selfplay.done", "{0|# game|# games} in {1}.", "{1} 中共有 {0} 局。"},
    Entry{"selfplay.stopped", "Stopped: {0|# game|# games} in {1}. --resume goes on.",
          "已停止：{1} 中有 {0} 局。--resume 可接着进行。"},

    Entry{"cli.tune", "Fit the engine's weights to games of selfplay.",
          "用 selfplay 的对局拟合引擎的权重。"},
    Entry{"cli.tune.footer",
          "Losses are those of the games held out; lower is better. Ctrl-C ends early and writes "
          "what was learnt so far.",
          "损失在留出的对局上计算，越低越好。按 Ctrl-C 提前结束，并写出已学到的权重。"},
    Entry{"cli.option.tune-games", "Files of games, all by one rule", "对局文件，规则须相同"},
    Entry{"cli.option.tune-out", "Where the weights go; a file that is there is replaced",
          "权重写入的文件；已有文件会被替换"},
    Entry{"cli.option.tune-start", "Weights to start from, a file; by default those made by hand",
          "起始权重文件；默认为手工权重"},
    Entry{"cli.option.tune-result-share",
          "How much the result of the game counts, 0 to 1; the rest is the search's score. By "
          "default {0}",
          "对局结果所占的比重，0 到 1，其余为搜索评分，默认 {0}"},
    Entry{"cli.option.tune-held-out", "Part of the games that is held out, by default {0}",
          "留出检验的对局比例，默认 {0}"},
    Entry{"cli.option.tune-epochs", "Times that all positions are gone through, by default {0}",
          "遍历全部局面的次数，默认 {0}"},
    Entry{"cli.option.tune-rate", "How fast to learn at first, by default {0}",
          "初始学习速度，默认 {0}"},
    Entry{
        "cli.option.tune-spread",
        "How far a single number of the network is expected to stray from its like; by default {0}",
        "网络中单个数值预期偏离同类的幅度，默认 {0}"},
    Entry{"cli.tune-moves", "Fit a network that orders moves to games of selfplay.",
          "用 selfplay 的对局拟合为着法排序的网络。"},
    Entry{"cli.option.tune-moves-start", "Weights that it is added to, a file",
          "要加入该网络的权重文件"},
    Entry{"tune-moves.games",
          "{0|# game|# games}, {1} of them held out; {2|# choice|# choices} to learn from.",
          "共 {0} 局，其中留出 {1} 局；用于学习的选点 {2} 个。"},
    Entry{"train.no-network", "These weights have no network that judges positions.",
          "这些权重里没有判断局面的网络。"},
    Entry{"tune.games",
          "{0|# game|# games}, {1} of them held out; {2|# position|# positions} and {3|# choice|# "
          "choices} to learn from.",
          "共 {0} 局，其中留出 {1} 局；用于学习的局面 {2} 个、选点 {3} 个。"},
    Entry{"tune.scale", "Scores of the search times {0} predict results best.",
          "搜索评分乘以 {0} 最能预测结果。"},
    Entry{"tune.value", "Value: loss {0} before, {1} after.", "估值：损失由 {0} 变为 {1}。"},
    Entry{"tune.policy", "Moves: loss {0} before, {1} after; {2}% predicted before, {3}% after.",
          "选点：损失由 {0} 变为 {1}；命中率由 {2}% 变为 {3}%。"},
    Entry{"tune.written", "The weights are in {0}.", "权重已写入 {0}。"},
};

}  // namespace

std::span<const Entry> trainTable() { return Table; }

}  // namespace tianyuan::words
