#include "record/sgf_lexer.h"

#include "record/text_fault.h"

#include <utility>

namespace tianyuan::record {
namespace {

bool isBlank(char c) { return c == ' ' || ('\t' <= c && c <= '\r') || c == '\0' || c == '\x1A'; }
bool isNameCharacter(char c) {
    return ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z') || ('0' <= c && c <= '9');
}

}  // namespace

void SgfLexer::skipBlanks() {
    while (at_ < text_.size() && isBlank(text_[at_])) ++at_;
}

bool SgfLexer::findGame() {
    while (true) {
        at_ = text_.find('(', at_);
        if (at_ == std::string_view::npos) {
            at_ = text_.size();
            return false;
        }
        const std::size_t open = at_++;
        skipBlanks();
        if (at_ < text_.size() && text_[at_] == ';') {
            at_ = gameStart_ = open;
            return true;
        }
    }
}

SgfLexer::Token SgfLexer::fail(std::string_view code, std::size_t at,
                               std::vector<std::string> more) {
    fault_ = faultAt(code, text_.substr(gameStart_), text_.substr(at), std::move(more));
    return Token::Fault;
}

SgfLexer::Token SgfLexer::next() {
    skipBlanks();
    if (at_ == text_.size()) return Token::End;
    switch (text_[at_++]) {
        case '(':
            return Token::Open;
        case ')':
            return Token::Close;
        case ';':
            return readNode();
        default:
            --at_;
            return fail("record.sgf-unexpected", at_, {excerpt(rest().substr(0, 12))});
    }
}

SgfLexer::Token SgfLexer::readNode() {
    properties_.clear();
    firstValues_.clear();
    values_.clear();
    skipBlanks();
    while (at_ < text_.size() && isNameCharacter(text_[at_])) {
        if (!readProperty()) return Token::Fault;
    }
    for (std::size_t i = 0; i < properties_.size(); ++i) {
        const std::size_t end = i + 1 < firstValues_.size() ? firstValues_[i + 1] : values_.size();
        properties_[i].values = std::span(values_).subspan(firstValues_[i], end - firstValues_[i]);
    }
    return Token::Node;
}

bool SgfLexer::readProperty() {
    const std::size_t start = at_;
    while (at_ < text_.size() && isNameCharacter(text_[at_])) ++at_;
    const std::string_view name = text_.substr(start, at_ - start);
    skipBlanks();
    if (at_ == text_.size() || text_[at_] != '[') {
        fail("record.sgf-no-value", start, {excerpt(name)});
        return false;
    }
    properties_.push_back({name, sgfCode(name), {}});
    firstValues_.push_back(values_.size());
    while (at_ < text_.size() && text_[at_] == '[') {
        if (!readValue()) return false;
        skipBlanks();
    }
    return true;
}

bool SgfLexer::readValue() {
    const std::size_t open = at_++;
    std::size_t end = at_;
    while (end < text_.size() && text_[end] != ']') end += text_[end] == '\\' ? 2 : 1;
    if (end >= text_.size()) {
        fail("record.sgf-unclosed-value", open);
        return false;
    }
    values_.push_back(text_.substr(at_, end - at_));
    at_ = end + 1;
    return true;
}

}  // namespace tianyuan::record
