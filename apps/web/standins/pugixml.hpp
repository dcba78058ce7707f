#pragma once

// Stands in for pugixml, which is not there for WebAssembly: as much of it as record/rif.cpp needs,
// for one reading of a text. Elements, attributes and the first text of an element; comments,
// declarations and instructions are passed over. A fault ends the reading with what stood before.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pugi {

inline constexpr unsigned parse_default = 0;
enum xml_encoding { encoding_utf8 };

class xml_attribute {
public:
    xml_attribute() = default;
    xml_attribute(const char* name, const char* value) : name_(name), value_(value) {}
    const char* name() const { return name_; }
    const char* value() const { return value_; }

private:
    const char* name_ = "";
    const char* value_ = "";
};

struct xml_element {
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes;
    std::string text;
    std::ptrdiff_t textOffset = -1;
    std::vector<const xml_element*> children;
};

class xml_text_place {
public:
    explicit xml_text_place(std::ptrdiff_t offset) : offset_(offset) {}
    std::ptrdiff_t offset_debug() const { return offset_; }

private:
    std::ptrdiff_t offset_;
};

class xml_text {
public:
    explicit xml_text(const xml_element* element) : element_(element) {}
    const char* get() const { return element_ ? element_->text.c_str() : ""; }
    xml_text_place data() const { return xml_text_place(element_ ? element_->textOffset : -1); }

private:
    const xml_element* element_;
};

class xml_node {
public:
    xml_node() = default;
    explicit xml_node(const xml_element* element) : element_(element) {}

    xml_attribute attribute(std::string_view name) const {
        for (const xml_attribute& each : attributes()) {
            if (each.name() == name) return each;
        }
        return {};
    }
    std::vector<xml_attribute> attributes() const {
        std::vector<xml_attribute> all;
        if (!element_) return all;
        for (const auto& [name, value] : element_->attributes) {
            all.emplace_back(name.c_str(), value.c_str());
        }
        return all;
    }
    xml_node child(std::string_view name) const {
        const std::vector<xml_node> all = children(name);
        return all.empty() ? xml_node() : all.front();
    }
    std::vector<xml_node> children(std::string_view name = {}) const {
        std::vector<xml_node> all;
        if (!element_) return all;
        for (const xml_element* each : element_->children) {
            if (name.empty() || each->name == name) all.emplace_back(each);
        }
        return all;
    }
    xml_text text() const { return xml_text(element_); }

private:
    const xml_element* element_ = nullptr;
};

struct xml_parse_result {
    bool isWhole = false;
    std::ptrdiff_t offset = 0;
    const char* description() const { return isWhole ? "No error" : "Broken XML"; }
    explicit operator bool() const { return isWhole; }
};

class xml_document {
public:
    xml_parse_result load_buffer(const char* data, std::size_t size, unsigned, xml_encoding) {
        text_ = std::string_view(data, size);
        place_ = 0;
        if (text_.starts_with("\xEF\xBB\xBF")) place_ = 3;
        elements_.clear();
        open_ = {make()};
        bool isWhole = true;
        while (isWhole && place_ < text_.size()) isWhole = text_[place_] == '<' ? tag() : words();
        isWhole = isWhole && open_.size() == 1 && !open_.front()->children.empty();
        return {isWhole, static_cast<std::ptrdiff_t>(place_)};
    }
    xml_node document_element() const {
        const xml_element& root = elements_.front();
        return root.children.empty() ? xml_node() : xml_node(root.children.front());
    }

private:
    xml_element* make() { return &elements_.emplace_back(); }
    static bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
    char here() const { return place_ < text_.size() ? text_[place_] : '\0'; }
    void skipSpace() {
        while (isSpace(here())) ++place_;
    }
    bool skipPast(std::string_view end) {
        const std::size_t found = text_.find(end, place_);
        if (found == std::string_view::npos) return false;
        place_ = found + end.size();
        return true;
    }
    std::string name() {
        const std::size_t start = place_;
        while (place_ < text_.size() && !isSpace(here()) &&
               std::string_view("=/><\"'").find(here()) == std::string_view::npos) {
            ++place_;
        }
        return std::string(text_.substr(start, place_ - start));
    }

    bool words() {
        const std::size_t start = place_;
        place_ = std::min(text_.find('<', start), text_.size());
        takeText(start, unescaped(text_.substr(start, place_ - start)));
        return true;
    }
    void takeText(std::size_t offset, std::string text) {
        xml_element& element = *open_.back();
        const bool isBlank = text.find_first_not_of(" \t\r\n") == std::string::npos;
        if (isBlank || element.textOffset >= 0) return;
        element.text = std::move(text);
        element.textOffset = static_cast<std::ptrdiff_t>(offset);
    }

    bool tag() {
        const std::string_view rest = text_.substr(place_);
        if (rest.starts_with("<?")) return skipPast("?>");
        if (rest.starts_with("<!--")) return skipPast("-->");
        if (rest.starts_with("<![CDATA[")) {
            const std::size_t start = place_ + 9;
            if (!skipPast("]]>")) return false;
            takeText(start, std::string(text_.substr(start, place_ - 3 - start)));
            return true;
        }
        if (rest.starts_with("<!")) return skipPast(">");
        return rest.starts_with("</") ? end() : start();
    }
    bool end() {
        place_ += 2;
        const std::string closed = name();
        skipSpace();
        if (here() != '>' || open_.size() < 2 || open_.back()->name != closed) return false;
        ++place_;
        open_.pop_back();
        return true;
    }
    bool start() {
        ++place_;
        xml_element* element = make();
        element->name = name();
        if (element->name.empty()) return false;
        open_.back()->children.push_back(element);
        while (true) {
            skipSpace();
            if (text_.substr(place_).starts_with("/>")) {
                place_ += 2;
                return true;
            }
            if (here() == '>') {
                ++place_;
                open_.push_back(element);
                return true;
            }
            if (!attribute(*element)) return false;
        }
    }
    bool attribute(xml_element& element) {
        std::string key = name();
        skipSpace();
        if (key.empty() || here() != '=') return false;
        ++place_;
        skipSpace();
        const char quote = here();
        if (quote != '"' && quote != '\'') return false;
        const std::size_t from = ++place_;
        const std::size_t to = text_.find(quote, from);
        if (to == std::string_view::npos) return false;
        place_ = to + 1;
        element.attributes.emplace_back(std::move(key), unescaped(text_.substr(from, to - from)));
        return true;
    }

    static void append(std::string& out, std::uint32_t code) {
        const auto put = [&](std::uint32_t byte) { out += static_cast<char>(byte); };
        if (code < 0x80) return put(code);
        if (code < 0x800) return put(0xC0 | code >> 6), put(0x80 | (code & 0x3F));
        if (code < 0x10000) {
            return put(0xE0 | code >> 12), put(0x80 | (code >> 6 & 0x3F)), put(0x80 | (code & 0x3F));
        }
        put(0xF0 | code >> 18);
        put(0x80 | (code >> 12 & 0x3F));
        put(0x80 | (code >> 6 & 0x3F));
        put(0x80 | (code & 0x3F));
    }
    static std::string unescaped(std::string_view text) {
        static constexpr std::pair<std::string_view, char> Named[] = {
            {"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}};
        std::string out;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const std::size_t semicolon = text[i] == '&' ? text.find(';', i) : std::string_view::npos;
            if (semicolon == std::string_view::npos || semicolon - i > 10) {
                out += text[i];
                continue;
            }
            const std::string_view code = text.substr(i + 1, semicolon - i - 1);
            const std::size_t before = out.size();
            for (const auto& [known, sign] : Named) {
                if (code == known) out += sign;
            }
            if (code.starts_with("#")) {
                const bool isHex = code.starts_with("#x");
                const std::string digits(code.substr(isHex ? 2 : 1));
                const unsigned long number = std::strtoul(digits.c_str(), nullptr, isHex ? 16 : 10);
                if (number > 0 && number < 0x110000) append(out, static_cast<std::uint32_t>(number));
            }
            if (out.size() == before) {
                out += text[i];
            } else {
                i = semicolon;
            }
        }
        return out;
    }

    std::string_view text_;
    std::size_t place_ = 0;
    std::deque<xml_element> elements_;
    std::vector<xml_element*> open_;
};

}  // namespace pugi
