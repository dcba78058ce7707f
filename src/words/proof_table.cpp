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
};

}  // namespace

std::span<const Entry> proofTable() { return Table; }

}  // namespace tianyuan::words
