#include "record/encoding_guess.h"

#include "record/everyday_characters.h"
#include "record/text_converter.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace tianyuan::record {
namespace {

constexpr bool within(unsigned value, unsigned low, unsigned high) {
    return value >= low && value <= high;
}

unsigned byteAt(std::string_view bytes, std::size_t i) {
    return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0;
}

// A look at bytes as text of one encoding: how many characters are everyday ones there, and how
// many are rare or senseless. What does not decode at all weighs more.
struct Likeness {
    int everyday = 0;
    int strange = 0;

    double value() const {
        const int all = everyday + strange;
        return all == 0 ? -1 : static_cast<double>(everyday - strange) / all;
    }
    void count(bool isEveryday, int times = 1) { (isEveryday ? everyday : strange) += times; }
    void countBroken() { strange += 3; }
};

Likeness chineseLikeness(std::string_view text) {
    Likeness likeness;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const unsigned lead = byteAt(text, i);
        if (lead < 0x80) continue;
        const unsigned trail = byteAt(text, i + 1);
        if (within(trail, 0x30, 0x39)) {
            i += 3;
            likeness.count(false);
            continue;
        }
        if (!within(lead, 0x81, 0xFE) || trail < 0x40 || trail == 0x7F || trail == 0xFF) {
            likeness.countBroken();
            continue;
        }
        ++i;
        const bool signOrCommonCharacter = within(lead, 0xA1, 0xA3) || within(lead, 0xB0, 0xD7);
        likeness.count(signOrCommonCharacter && trail >= 0xA1);
    }
    return likeness;
}

Likeness japaneseLikeness(std::string_view text) {
    Likeness likeness;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const unsigned lead = byteAt(text, i);
        if (lead < 0x80) continue;
        if (within(lead, 0xA1, 0xDF)) {  // narrow kana
            likeness.count(false);
            continue;
        }
        const unsigned trail = byteAt(text, i + 1);
        if (!(within(lead, 0x81, 0x9F) || within(lead, 0xE0, 0xFC)) || trail < 0x40 ||
            trail == 0x7F || trail > 0xFC) {
            likeness.countBroken();
            continue;
        }
        ++i;
        const bool kana = (lead == 0x82 && trail >= 0x4F) || (lead == 0x83 && trail <= 0x96);
        likeness.count(kana || lead == 0x81 || lead == 0x87 || within(lead, 0x88, 0x97));
    }
    return likeness;
}

bool isLatinLetter(unsigned byte) { return within(byte | 0x20, 'a', 'z'); }
bool isRussianUpper(unsigned byte) { return within(byte, 0xC0, 0xDF) || byte == 0xA8; }
bool isRussianLower(unsigned byte) { return within(byte, 0xE0, 0xFF) || byte == 0xB8; }
bool isRussianLetter(unsigned byte) { return isRussianUpper(byte) || isRussianLower(byte); }

// A word is likely if it is written as people write: small letters after the first, or all large.
Likeness russianLikeness(std::string_view text) {
    Likeness likeness;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t start = i;
        int larges = 0;
        while (isRussianLetter(byteAt(text, i)))
            larges += isRussianUpper(byteAt(text, i++)) ? 1 : 0;
        const auto letters = static_cast<int>(i - start);
        if (letters > 0) {
            const bool besideLatin = isLatinLetter(byteAt(text, i)) ||
                                     (start > 0 && isLatinLetter(byteAt(text, start - 1)));
            const bool asWritten = larges == 0 || larges == letters ||
                                   (larges == 1 && isRussianUpper(byteAt(text, start)));
            likeness.count(asWritten && !besideLatin, letters);
            continue;
        }
        const unsigned byte = byteAt(text, i++);
        if (byte < 0x80) continue;
        const bool sign = byte == 0x96 || byte == 0x97 || byte == 0x85 || byte == 0xAB ||
                          byte == 0xBB || byte == 0xB9 || byte == 0xA0;
        likeness.count(sign);
    }
    return likeness;
}

/// How many of the characters that are not ASCII are among the everyday ones, if the bytes are read
/// in this encoding; -1 if they cannot be.
double everydayShare(std::string_view bytes, const char* encoding, std::string_view everyday) {
    constexpr std::size_t Enough = 4096;
    constexpr std::size_t Wide = 3;  // bytes of each of them in UTF-8
    std::optional<TextConverter> converter = TextConverter::open("UTF-8", encoding);
    std::string text;
    const std::string_view sample = bytes.substr(0, Enough);
    // The sample may end within a character.
    if (!converter || converter->convert(sample, text) + 1 < sample.size()) return -1;
    std::set<std::string_view> known;
    for (std::size_t i = 0; i < everyday.size(); i += Wide) known.insert(everyday.substr(i, Wide));
    int all = 0;
    int common = 0;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        const std::string_view character = std::string_view(text).substr(i, length);
        const bool isSign = character >= "\u3000" && character <= "\u301F";
        if (length > 1 && !isSign) {
            ++all;
            if (known.contains(character)) ++common;
        }
        i += length;
    }
    return all == 0 ? -1 : static_cast<double>(common) / all;
}

}  // namespace

EncodingGuess guessByRanges(std::string_view bytes) {
    std::array guesses{EncodingGuess{"GB18030", chineseLikeness(bytes).value()},
                       EncodingGuess{"WINDOWS-1251", russianLikeness(bytes).value()},
                       EncodingGuess{"CP932", japaneseLikeness(bytes).value()},
                       EncodingGuess{"CP950", -1}, EncodingGuess{"CP949", -1}};
    // Simplified and traditional Chinese and Korean share their bytes: what is written more with
    // everyday characters is meant, and the simplified must not be the worse for it.
    EncodingGuess& simplified = guesses[0];
    const double shareOfSimplified = everydayShare(bytes, "GB18030", EverydaySimplified);
    for (const auto& [place, everyday] :
         {std::pair(3, EverydayTraditional), std::pair(4, EverydayKorean)}) {
        EncodingGuess& other = guesses[static_cast<std::size_t>(place)];
        const double share = everydayShare(bytes, other.encoding, everyday);
        if (share > 0 && share > shareOfSimplified) other.likeness = 2 * share - 1;
    }
    const double best = std::max(guesses[3].likeness, guesses[4].likeness);
    if (best > 2 * shareOfSimplified - 1) {
        simplified.likeness = std::min(simplified.likeness, 2 * shareOfSimplified - 1);
    }
    const auto isLess = [](const EncodingGuess& a, const EncodingGuess& b) {
        return a.likeness < b.likeness;
    };
    const auto winner = std::max_element(guesses.begin(), guesses.end(), isLess);
    EncodingGuess guess = *winner;
    winner->likeness = -1;
    guess.margin =
        guess.likeness - std::max_element(guesses.begin(), guesses.end(), isLess)->likeness;
    return guess;
}

}  // namespace tianyuan::record
