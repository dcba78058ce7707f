#include "cluster/reason_text.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace tianyuan::cluster {
namespace {

using nlohmann::json;

std::string lineOf(const json& content) {
    return content.dump(-1, ' ', false, json::error_handler_t::replace);
}

json toJson(const Reason& reason) {
    return {{"code", reason.code}, {"arguments", reason.arguments}};
}

Reason reasonOf(const json& source) {
    return {source.at("code").get<std::string>(),
            source.at("arguments").get<std::vector<std::string>>()};
}

}  // namespace

std::string textOf(const Reason& reason) { return lineOf(toJson(reason)); }

Reason reasonFrom(std::string_view text) {
    try {
        return reasonOf(json::parse(text));
    } catch (const json::exception&) {
        return Reason{"cluster.nonsense", {}};
    }
}

std::string textOf(const Introduction& introduction) {
    const jobs::Greeting& greeting = introduction.greeting;
    json facts = json::array();
    for (const auto& fact : greeting.facts) facts.push_back({fact.what, fact.value});
    json text{{"host", introduction.host}, {"threads", introduction.threads}, {"facts", facts}};
    if (!greeting.able) text["unable"] = toJson(greeting.able.reason());
    return lineOf(text);
}

std::optional<Introduction> introductionFrom(std::string_view text) {
    try {
        const json source = json::parse(text);
        Introduction introduction;
        introduction.host = source.at("host").get<std::string>();
        introduction.threads = source.at("threads").get<int>();
        for (const json& fact : source.at("facts")) {
            introduction.greeting.facts.push_back(
                {fact.at(0).get<std::string>(), fact.at(1).get<std::string>()});
        }
        if (source.contains("unable")) introduction.greeting.able = reasonOf(source["unable"]);
        return introduction;
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

}  // namespace tianyuan::cluster
