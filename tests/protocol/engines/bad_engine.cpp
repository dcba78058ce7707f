// An engine that does one thing wrong: bad_engine MODE [MARK]. It answers START, ABOUT and so on,
// and moves to the first empty point from the top left, unless the mode says otherwise.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <set>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

using Coordinates = std::pair<int, int>;

void say(const std::string& line, const char* end = "\r\n") {
    std::cout << line << end << std::flush;
}

[[noreturn]] void hang() {
    while (true) pause();
}

/// Reads until it is killed, and lets nobody know.
void ignoreSignals() {
    for (const int number : {SIGTERM, SIGHUP, SIGINT, SIGPIPE}) signal(number, SIG_IGN);
}

void leaveChild() {
    if (fork() != 0) return;
    ignoreSignals();
    hang();
}

/// A daemon: its parent is gone, its session is its own.
void leaveDaemon() {
    if (fork() != 0) return;
    setsid();
    if (fork() != 0) _exit(0);
    ignoreSignals();
    hang();
}

[[noreturn]] void crash() {
    signal(SIGSEGV, SIG_DFL);
    raise(SIGSEGV);
    std::abort();
}

[[noreturn]] void writeForEver(const std::string& text) {
    while (true) std::cout << text << std::flush;
}

/// 64 megabytes, really used.
void useMemory() {
    static std::vector<char> memory(64u << 20);
    for (std::size_t i = 0; i < memory.size(); i += 1024) memory[i] = 1;
}

class BadEngine {
public:
    explicit BadEngine(std::string mode) : mode_(std::move(mode)) {}

    bool is(const char* mode) const { return mode_ == mode; }

    void atStart() const {
        if (is("crash-at-start")) crash();
        if (is("exit-at-start")) std::exit(3);
        if (is("hang-at-start")) hang();
        if (is("fork")) leaveChild();
        if (is("daemon")) leaveDaemon();
        if (is("deaf")) ignoreSignals();
        if (is("early")) say("3,3");
        if (is("stray-lines")) say("Bad engine 1.0, all rights reserved");
        if (is("fat")) useMemory();
        if (is("complain")) {
            for (int i = 0; i < 20'000; ++i) std::cerr << "this engine is not happy today\n";
        }
    }

    /// Does what the line asks for; false at END.
    bool take(const std::string& line) {
        const std::string word = line.substr(0, line.find(' '));
        if (is("unknown")) return say("UNKNOWN what is " + word), true;
        if (inBoard_) return takeStone(line), true;
        if (word == "START") return start(line), true;
        if (word == "RESTART") return restart(), true;
        if (word == "INFO") return takeInfo(line), true;
        if (word == "ABOUT" && is("no-about")) return true;
        if (word == "ABOUT" && is("unknown-about")) return say("UNKNOWN"), true;
        if (word == "ABOUT") return say("a bad engine of the kind " + mode_), true;
        if (word == "TAKEBACK") return say(is("no-takeback") ? "UNKNOWN" : "OK"), true;
        if (word == "BOARD") return inBoard_ = true, stones_.clear(), true;
        if (word == "BEGIN") return move(), true;
        if (word == "PLAY" && is("suggest")) return say(line.substr(5)), true;
        if (word == "TURN") return turn(line.substr(5)), true;
        if (word == "END") return is("deaf") || (is("chatty-end") && (say("MESSAGE bye"), false));
        say("UNKNOWN " + word);
        return true;
    }

private:
    void start(const std::string& line) const {
        const bool refused = is("small") || (is("only-20") && line != "START 20");
        say(refused ? "ERROR only 7 lines" : "OK");
    }

    void restart() {
        if (!is("forgets-nothing")) stones_.clear();
        say(is("no-restart") ? "UNKNOWN" : "OK");
    }

    void takeInfo(const std::string& line) {
        if (is("unknown-info")) say("UNKNOWN info");
        if (line.starts_with("INFO timeout_turn")) hasTime_ = line.size() > 22;
    }

    void takeStone(const std::string& line) {
        if (line == "DONE") {
            inBoard_ = false;
            move();
        } else {
            addStone(line);
        }
    }

    void addStone(const std::string& text) {
        Coordinates point;
        if (std::sscanf(text.c_str(), "%d,%d", &point.first, &point.second) == 2) {
            stones_.insert(point);
        }
    }

    void turn(const std::string& text) {
        const std::size_t before = stones_.size();
        addStone(text);
        if (stones_.size() == before) return say("ERROR a stone is there");
        move();
    }

    std::string nextMove() {
        Coordinates point{0, 0};
        while (stones_.contains(point)) ++point.first;
        stones_.insert(point);
        return std::to_string(point.first) + ',' + std::to_string(point.second);
    }

    void move() {
        if (is("hang-on-move")) hang();
        if (is("crash-on-move")) crash();
        if (is("exit-on-move")) std::exit(0);
        if (is("close-output")) {
            close(STDOUT_FILENO);
            hang();
        }
        if (is("endless-line")) writeForEver(std::string(1000, 'x'));
        if (is("endless-lines")) writeForEver("MESSAGE still thinking\n");
        if (is("endless-points")) writeForEver("garbage\n1,1\n");
        if (is("child-holds-output")) {
            leaveChild();
            std::exit(5);
        }
        answer();
    }

    void answer() {
        if (is("garbage")) return say("\x1b[31mI think f7 is a fine move");
        if (is("occupied")) return stones_.empty() ? say(nextMove()) : say(occupied());
        if (is("off-board")) return say("99999999999999999999,3");
        if (is("error")) return say("ERROR my head hurts");
        if (is("blames-info")) return say("ERROR Unknown command: TIME_LEFT");
        if (is("stray-lines")) {
            say("ERROR Unknown command: TIME_LEFT");
            say("let me see");
        }
        if (is("two-points")) return say("0,0 1,0");
        if (is("two-lines")) {
            const std::string first = nextMove();
            return say(first + "\n" + nextMove());
        }
        if (is("suggest")) return say("SUGGEST " + nextMove());
        if (is("lone-cr")) return say(nextMove(), "\r");
        if (is("no-line-end")) {
            say(nextMove(), "");
            std::exit(0);
        }
        if (is("late")) usleep(400'000);
        if (is("waits-for-stop") || (is("stops-in-quiet") && hasTime_)) return waitForStop();
        if (is("slow-bytes")) return sayForEver();
        say(nextMove());
    }

    std::string occupied() const {
        return std::to_string(stones_.begin()->first) + ',' +
               std::to_string(stones_.begin()->second);
    }

    void waitForStop() {
        for (std::string line; std::getline(std::cin, line);) {
            if (line.starts_with("YXSTOP")) return say(nextMove());
        }
    }

    /// A byte now and then, so that something always comes and nothing is ever finished.
    static void sayForEver() {
        while (true) {
            say("1", "");
            usleep(10'000);
        }
    }

    std::string mode_;
    bool inBoard_ = false;
    bool hasTime_ = false;  // ten seconds or more
    std::set<Coordinates> stones_;
};

}  // namespace

int main(int count, char** arguments) {
    BadEngine engine(count > 1 ? arguments[1] : "");
    engine.atStart();
    std::string line;
    while (std::getline(std::cin, line)) {
        while (line.ends_with('\r')) line.pop_back();
        if (!engine.take(line)) return 0;
    }
    if (engine.is("deaf")) hang();
}
