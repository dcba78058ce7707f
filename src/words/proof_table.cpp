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

    Entry{"cli.proof", "Certificates of proofs.", "证明文件。"},
    Entry{"cli.proof.check",
          "Check a certificate: what is proved, or the first place where it is not.",
          "检查证明文件：证明了什么，或最先不成立之处。"},
    Entry{"cli.option.certificate-file", "The certificate; - is standard input",
          "证明文件；- 表示标准输入"},
    Entry{"cli.option.every-reply",
          "Play every reply out instead of passing over those that cannot matter; very slow",
          "逐一下出每个应手，而不跳过无关的应手；非常慢"},
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
