#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"proof.no-certificate", "This is no certificate of a proof.", "这不是证明文件。"},
    Entry{"proof.other-version",
          "This certificate is of version {0}, which this program does not know.",
          "证明文件的版本为 {0}，本程序不认识。"},
    Entry{"proof.damaged",
          "The certificate is damaged: its checksum is wrong, or its end is missing.",
          "证明文件已损坏：校验和不符，或文件不完整。"},
    Entry{"proof.bad-bytes", "The certificate makes no sense from byte {0} on.",
          "证明文件从第 {0} 字节起无效。"},
    Entry{"proof.other-rule", "Proofs cannot be certified by this rule ({0}).",
          "此规则（{0}）无法出具证明。"},

    Entry{"proof.bad-position", "Not proved: {0} is no position to win from.",
          "证明不成立：{0} 不是可以求胜的局面。"},
    Entry{
        "proof.occupied",
        "Not proved from \"{2}\": after \"{0}\" the attacker is to play {1}, where a stone stands.",
        "从“{2}”开始的证明不成立：在“{0}”之后进攻方要下 {1}，但那里已有棋子。"},
    Entry{"proof.no-five", "Not proved from \"{1}\": \"{0}\" is said to make five and does not.",
          "从“{1}”开始的证明不成立：据称“{0}”成五，其实没有。"},
    Entry{"proof.defender-wins", "Not proved from \"{1}\": after \"{0}\" the defender makes five.",
          "从“{1}”开始的证明不成立：在“{0}”之后防守方可以成五。"},
    Entry{"proof.reply-missing",
          "Not proved from \"{2}\": after \"{0}\" nothing answers the reply {1}.",
          "从“{2}”开始的证明不成立：在“{0}”之后没有对 {1} 的应对。"},
    Entry{
        "proof.too-many-positions",
        "Not decided from \"{1}\": there are too many positions to check, the last after \"{0}\".",
        "从“{1}”开始的证明未能判定：需要检查的局面太多，最后在“{0}”之后。"},

    Entry{"proof.proved", "Proved wins: {0}, on {2} lines, {1}.",
          "已证明：{2} 路棋盘，{1}；必胜局面 {0} 个。"},
    Entry{"proof.from", "{0} wins from {1}", "{0}从 {1} 起必胜"},
    Entry{"proof.from-empty", "{0} wins from the empty board", "{0}从空棋盘起必胜"},
    Entry{"proof.more", "and {0} more", "另有 {0} 个"},
    Entry{"proof.effort",
          "{0|# position|# positions} checked; {1|# move|# moves} of the winner in the file; five "
          "after {2|# stone|# stones} at the "
          "latest ({3} s).",
          "共检查 {0} 个局面；文件中有胜方着法 {1} 个；最迟在第 {2} 子成五（{3} 秒）。"},
    Entry{
        "proof.sample",
        "A sample: {0} of {1|# claim|# claims} checked whole, {2|# position|# positions} ({3} s). "
        "Nothing is wrong there.",
        "抽查：{1} 个结论中完整检查了 {0} 个，共 {2} 个局面（{3} 秒），未发现错误。"},
    Entry{"proof.coverage",
          "Of the whole game: {0} of {1|# possible second move|# possible second moves}, {2} of "
          "{3|# possible fourth move|# possible fourth moves}.",
          "占全局的部分：第二手 {1} 种中的 {0} 种，第四手 {3} 种中的 {2} 种。"},

    Entry{"prove.bad-record", "A record of the log makes no sense.", "日志中有一条记录无效。"},
    Entry{"prove.log-exists",
          "{0} is there already. Add --resume to go on with it, or name another file.",
          "{0} 已存在。加上 --resume 接着进行，或换一个文件名。"},
    Entry{"prove.cannot-write", "{0} cannot be written.", "无法写入 {0}。"},
    Entry{"prove.cannot-read", "{0} cannot be read.", "无法读取 {0}。"},
    Entry{"prove.other-question", "{0} is the log of another question: another position or rule.",
          "{0} 是另一个问题的日志：局面或规则不同。"},
    Entry{"prove.other-certificate", "The certificate to begin from is about another rule or size.",
          "作为起点的证明文件规则或棋盘大小不同。"},
    Entry{"prove.checking", "Checking {0} first: {1|# proved win|# proved wins}.",
          "先检查 {0}：必胜局面 {1} 个。"},
    Entry{"prove.progress",
          "{0}  settled: {1} of {2|# reply|# replies}, {3} of {4} to the next move; {5|# job|# "
          "jobs}, {6|# position|# positions}; "
          "at "
          "{7}",
          "{0}  已解决：应手 {2} 种中的 {1} 种，下一手后的应手 {4} 种中的 {3} 种；任务 {5} "
          "个，局面 {6} "
          "个；正在 {7}"},
    Entry{"prove.summary",
          "Settled: {0} of {1|# reply|# replies} to the first move, {2} of {3|# reply|# replies} "
          "to the next.",
          "已解决：对第一手的应手 {1} 种中的 {0} 种，对下一手的应手 {3} 种中的 {2} 种。"},
    Entry{"prove.proved", "Proved: the side to move wins.", "已证明：先行的一方必胜。"},
    Entry{"prove.time-is-up", "Time is up; --resume goes on.", "时间已到；用 --resume 接着进行。"},
    Entry{"prove.stopped", "Stopped; --resume goes on.", "已停止；用 --resume 接着进行。"},
    Entry{"prove.memory-is-full", "The memory is full; --resume with more --memory goes on.",
          "内存已满；加大 --memory 并用 --resume 接着进行。"},
    Entry{"prove.nothing-left", "Not proved, and there is nothing left to try.",
          "未能证明，也没有可再尝试的了。"},
    Entry{"prove.written", "{0}: proved wins {1}, positions checked {2}.",
          "{0}：必胜局面 {1} 个，共检查 {2} 个局面。"},

    Entry{"walk.answer",
          "{0} wins in at most {1|# more move|# more moves}: {2} (the 1 on the board).",
          "{0}至多再下 {1} 手必胜：{2}（棋盘上的 1）。"},
    Entry{"walk.defend", "{0} wins in at most {1|# more move|# more moves}, whatever {2} plays.",
          "无论{2}怎么下，{0}至多再下 {1} 手必胜。"},
    Entry{"walk.threat", "If {0} passes: {1}, five.", "若{0}不应：{1}，成五。"},
    Entry{"walk.no-threat", "It threatens nothing yet: each reply of {0} has an answer of its own.",
          "这一手尚无威胁：{0}的每个应手都各有对策。"},
    Entry{"walk.zone",
          "Outside the shaded zone of {0|# point|# points} a stone of {1} changes nothing.",
          "在标出的 {0} 个点之外，{1}落子不起作用。"},
    Entry{"walk.resistance", "The longest resistance of {0}: {1}", "{0}最顽强的抵抗：{1}"},
    Entry{"walk.checked", "Checked just now: {0|# position|# positions}.",
          "刚刚检查过 {0} 个局面。"},
    Entry{"walk.outside", "This position is not in the proof.", "这个局面不在证明之中。"},
    Entry{"walk.on-the-way",
          "This position is not in the proof, only what comes after some points is.",
          "这个局面不在证明之中，下在某些点之后的局面才在其中。"},
    Entry{"walk.proved-after", "Proved after: {0}", "下在这些点后已证明：{0}"},
    Entry{"walk.partly-after", "Proved in part behind: {0}", "下在这些点后部分已证明：{0}"},
    Entry{"walk.left",
          "Here you left the proved win: {0} was played, the proof plays {1} and wins in at most "
          "{2|# move|# moves}.",
          "这里离开了已证明的必胜：实战 {0}，证明下 {1}，至多 {2} 手必胜。"},
    Entry{"review.left-proof",
          "Move {0} ({1}) left the proved win: the proof plays {2} and wins in at most {3|# "
          "move|# moves}.",
          "第 {0} 手（{1}）离开了已证明的必胜：证明下 {2}，至多 {3} 手必胜。"},
    Entry{"study.proof-figures",
          "The figures: for how many moves {0} holds out there at most ({1}).",
          "数字：{0}下在那里至多能坚持的手数（{1}）。"},
    Entry{"study.no-proof", "No proof is installed for this rule and size.",
          "没有安装这种规则和大小的证明。"},
    Entry{"walk.end", "Five. The game is over.", "成五，对局结束。"},
    Entry{"walk.over", "The game is over; back takes a stone back.",
          "对局已结束；用 后退 退回一手。"},
    Entry{"walk.occupied", "There is a stone on {0}.", "{0} 已有棋子。"},
    Entry{"walk.no-pass", "Nobody passes in a walk.", "这里不能停一手。"},
    Entry{"walk.try-help", "Type a point, or help.", "请输入一个点，或输入 帮助。"},
    Entry{"walk.nothing-behind", "Nothing is proved behind this position; back takes a stone back.",
          "这个局面之后没有已证明的着法；用 后退 退回一手。"},
    Entry{"walk.at-start", "This is the beginning.", "已经是开头。"},
    Entry{"walk.no-replies", "The replies are listed where the defender is to move.",
          "轮到防守方落子时才能列出应手。"},
    Entry{"walk.replies", "Replies with an answer of their own; the threat beats all others:",
          "各有对策的应手；其余应手都败给威胁："},
    Entry{"walk.reply", "{0}: {1|# more move|# more moves} at most", "{0}：至多再下 {1} 手"},
    Entry{"walk.prompt", "Walk", "走棋"},
    Entry{"walk.help",
          "A point plays there, for whichever side is to move. Enter plays the proof's stone, or "
          "the longest resistance.\n"
          "back: one stone back. start: to the beginning. replies: all replies with an answer of "
          "their own. quit: leave.",
          "输入一个点，即为当前一方落子。直接回车：下证明的着法，或最顽强的抵抗。\n"
          "后退：退回一手。开头：回到开头。应手：列出各有对策的应手。退出：离开。"},
    Entry{"walk.no-book", "No proof is installed for this rule and size: {0}, {1} lines.",
          "没有安装这种规则和大小的证明：{0}，{1} 路。"},

    Entry{"cli.proof.walk",
          "Walk through a proof: what wins and why, the longest resistance, any reply tried.",
          "漫游证明：怎样取胜、为何取胜、最顽强的抵抗，任意应手都可一试。"},
    Entry{"cli.option.walk-position", "Where to begin: moves in order; none: the empty board",
          "从哪里开始：按顺序写出各手；不写表示空棋盘"},
    Entry{"cli.option.walk-certificate", "A certificate; by default the one that is installed",
          "证明文件；默认使用已安装的证明"},
    Entry{"cli.proof", "Certificates of proofs.", "证明文件。"},
    Entry{"cli.proof.check",
          "Check a certificate: what is proved, or the first place where it is not.",
          "检查证明文件：证明了什么，或最先不成立之处。"},
    Entry{"cli.option.certificate-file", "The certificate; - is standard input",
          "证明文件；- 表示标准输入"},
    Entry{"cli.option.every-reply",
          "Play every reply out instead of passing over those that cannot matter; very slow",
          "逐一下出每个应手，而不跳过无关的应手；非常慢"},
    Entry{"cli.option.check-sample",
          "Look at this many positions at most: some of the claims, the same ones each time",
          "至多检查这么多局面：只抽查部分结论，每次相同"},
    Entry{"cli.prove", "Prove that the side to move wins, over hours, with a certificate.",
          "用数小时证明先行的一方必胜，并给出证明文件。"},
    Entry{"cli.prove.footer",
          "Everything found is in the log: after Ctrl-C or a kill, --resume goes on. Only what the "
          "checker has accepted counts as proved.",
          "一切结果都在日志中：按 Ctrl-C 或被强行终止后，--resume "
          "可接着进行。只有检查程序认可的才算证明。"},
    Entry{"cli.option.prove-position", "The position: its moves in order; none: the empty board",
          "局面：按顺序写出各手；不写表示空棋盘"},
    Entry{"cli.option.prove-hours", "How long to work; 0: until it is proved (the default)",
          "工作的小时数；0 表示直到证明为止（默认）"},
    Entry{"cli.option.prove-from", "A certificate whose claims, once checked, count as proved",
          "已有的证明文件，检查通过后其中的结论视为已证明"},
    Entry{"cli.option.prove-out", "Where the certificate of what is proved goes",
          "证明文件的写入处"},
    Entry{"cli.option.prove-log", "Where the log is kept; by default beside the certificate",
          "日志文件；默认与证明文件放在一起"},
    Entry{"cli.option.prove-resume", "Go on with the log", "接着日志进行"},
    Entry{"cli.option.prove-memory", "How much memory to use, in MiB (1024)",
          "使用的内存，以 MiB 计（1024）"},
    Entry{"cli.option.solve-certificate", "Write the proof to a file, checked, for proof check",
          "把检查过的证明写入文件，供 proof check 使用"},
};

}  // namespace

std::span<const Entry> proofTable() { return Table; }

}  // namespace tianyuan::words
