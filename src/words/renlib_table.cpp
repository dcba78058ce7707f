#include "words/sentence.h"

#include <array>

namespace tianyuan::words {
namespace {

constexpr std::array Table{
    Entry{"text.unknown-encoding", "\"{0}\" is not a text encoding known here.",
          "无法识别名为“{0}”的文字编码。"},
    Entry{"text.broken-bytes", "The text cannot be read as {1}: it breaks at byte {0}.",
          "文字无法按 {1} 编码读取：在第 {0} 字节处出错。"},
    Entry{"text.no-such-character",
          "The character \"{0}\" (at byte {1} of the text) does not exist in the encoding {2}.",
          "字符“{0}”（位于文字第 {1} 字节）在编码 {2} 中不存在。"},
};

}  // namespace

std::span<const Entry> renlibTable() { return Table; }

}  // namespace tianyuan::words
