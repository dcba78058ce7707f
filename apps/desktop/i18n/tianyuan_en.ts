<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>AboutSection</name>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tianyuan</source>
        <comment>the wordmark</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five in a row: a game, an engine and its tools. Free software under the MIT licence; board, stones, faces and sounds were made for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>天元, “the origin of heaven”, is the centre point of the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset everything? Press again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AccessSection</name>
    <message>
        <source>Accessibility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black, white and yellow; a plain board; thick lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first click shows the stone, the second plays it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screen readers hear every move as it is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every mark on the board has a shape of its own, not only a colour, and everything can be done from the keyboard: F1 shows how.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnalysisSection</name>
    <message>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine of this program, at full strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tianyuan</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s), the best first; fewer go deeper</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines, the best first; fewer go deeper</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its scores are shown as it reports them; win chances are estimated if it reports none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time per position</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) at most, then it stops</source>
        <translation>
            <numerusform>%n second at most, then it stops</numerusform>
            <numerusform>%n seconds at most, then it stops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) per position</source>
        <translation>
            <numerusform>%n second per position</numerusform>
            <numerusform>%n seconds per position</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardLooks</name>
    <message>
        <source>Wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChanceBar</name>
    <message>
        <source>Win chance: Black %1%, White %2%</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockButton</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockSheet</name>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the whole game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the game, and more after each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the game, then periods for each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes for each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Periods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds more after each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds in a period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectionSheet</name>
    <message numerus="yes">
        <source>%n games in this file</source>
        <translation>
            <numerusform>%n game in this file</numerusform>
            <numerusform>%n games in this file</numerusform>
        </translation>
    </message>
    <message>
        <source>Add all to my games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommentField</name>
    <message>
        <source>Comment on this move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a comment on this move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DayStrip</name>
    <message>
        <source>The last twelve weeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Played on %n days in all</source>
        <translation>
            <numerusform>Played on %n day in all</numerusform>
            <numerusform>Played on %n days in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndGraph</name>
    <message>
        <source>Win chance over the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EnginePanel</name>
    <message>
        <source>%1 · depth %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EngineSheet</name>
    <message>
        <source>Add an engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop testing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide what was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any program that speaks the Gomocup protocol, such as pbrain-rapfi, or the .zip it comes in. It is tested first and then added.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvenCard</name>
    <message>
        <source>An even game for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportFields</name>
    <message>
        <source>Kind of file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture for messages and pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves that stay sharp at any size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An animation, move by move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin after move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers from move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count from 1 there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size in pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages to print, with names, moves and what looking back has found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the file…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the opponent said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop it here: a record, a text or an engine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoulPanel</name>
    <message>
        <source>◇ marks where a row can still grow; a dashed row does not count</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the computer thinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the opponent said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of this file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there something I must see?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a game to see more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GraphPanel</name>
    <message>
        <source>Win chance over the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1: Black %2%</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sides place stones on crossings in turn; Black begins. Whoever first has five in a row, in any direction, wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A four must be stopped at once. An open three becomes an open four with the next stone, which nobody can stop: answer it in time. Two threats at once win.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back; on the empty board, let the computer begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the computer thinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threats of both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score map: colours, numbers, off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back at a finished game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would have been better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files and games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a record, moves or an address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save; in another format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers on stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here; after the end, play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume the unfinished game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer in an opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back or forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints and analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause, or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the teacher what must be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on against the teacher&apos;s advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proof: what wins, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through a forced win, or the proof</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysSection</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageSection</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes at once, even in the middle of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LearnButton</name>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <comment>puzzles that come back today</comment>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message>
        <source>Course, puzzles and progress</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the first stone to forced wins. Short lessons, and in each one something to do on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the move that wins, or the only one that holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strong you are, what you win and lose, and who would give you an even game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black, who begins in the centre, can always win. Walk through what is proved of it, and try any move.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First where to look, then where to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryHead</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add games from files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, comment or date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all games shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every game you play is kept here. Files can be dropped onto the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add games from files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookBackHead</name>
    <message>
        <source>Back to the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookBackProgress</name>
    <message>
        <source>No mistakes found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped at %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win chance of Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win chance of Black, estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysed %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n questionable move(s)</source>
        <translation>
            <numerusform>%n questionable move</numerusform>
            <numerusform>%n questionable moves</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for proofs…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookBackTools</name>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next move that changed the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookSection</name>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters below, numbers on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers on stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the last stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it has no number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tianyuan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkTools</name>
    <message>
        <source>Triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter or word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryLine</name>
    <message>
        <source>Show these games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MotionRow</name>
    <message>
        <source>Stones settle, lines draw themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveCard</name>
    <message>
        <source>Show what was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what was better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play out the win</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesHead</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number all moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide threats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show threats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the score map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a score map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide what the computer thinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the computer thinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the proof</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between results</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>%1 won, %2 lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentSheet</name>
    <message>
        <source>From weak to strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five classic players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your engines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentStrip</name>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PanelHead</name>
    <message>
        <source>Leave; the game is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlaySection</name>
    <message>
        <source>Board and play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show forbidden points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In renju, for Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stone on a forbidden point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next game on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to think</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a move at most, where no clock runs</source>
        <translation>
            <numerusform>%n second a move at most, where no clock runs</numerusform>
            <numerusform>%n seconds a move at most, where no clock runs</numerusform>
        </translation>
    </message>
    <message>
        <source>Show again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is shown before the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first click shows the stone, the second plays it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick opponents wait a moment before they move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weaker levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints, threats, score map and analysis are available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tips for newcomers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They appear again in your next games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The teacher points out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In games with a teacher, before the opponent answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sure losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the teacher speaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersSection</name>
    <message>
        <source>Players and engines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engines that speak the Gomocup protocol can play here too. Drop a program or its .zip onto the window, or add it here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionFields</name>
    <message>
        <source>What a click places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to place stones. A right click removes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as JSON or CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press again: ratings, puzzles and the course begin anew, the games stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete my progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratings, puzzles and the course would begin anew; the games stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything shown here is only on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of this is worked out from your games and puzzles and stays on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>Proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the winning move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play what resists longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towards what is proved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleButtons</name>
    <message>
        <source>Next puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleChoices</name>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next one for you</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleClock</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleHead</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleModes</name>
    <message>
        <source>Failed puzzles and mistakes in your games come back until you know them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done for today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same for everybody, another each day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harder and harder, until the first wrong answer. Your best: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harder and harder, until the first wrong answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as you can. Your best: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which puzzles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Click the board for the next puzzle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatingCard</name>
    <message>
        <source>Your rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give or take %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the scale of the opponents, by Glicko-2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has measured the opponents that you have played. Play one of the levels to get a rating.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish a game against the computer, and your rating is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rating over time, from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingNote</name>
    <message>
        <source>Do the names and comments look right? It is not certain how this file was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how to read it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this move and what follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this move?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move on the board is deleted, with everything that follows it and its comments.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentSheet</name>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files have been opened yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>What is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names and comments were read as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a guess. If they look wrong, try another; the file stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Go on with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n solved</numerusform>
            <numerusform>%n solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not solved</source>
        <translation>
            <numerusform>%n not solved</numerusform>
            <numerusform>%n not solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message>
        <source>solved – not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won – drawn – lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won – lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveSheet</name>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreMapPanel</name>
    <message>
        <source>Score map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board and play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and engines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything here takes effect at once. There is nothing to save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it will look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupFields</name>
    <message>
        <source>Your colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another clock…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study this position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShareSheet</name>
    <message>
        <source>Share string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule, board, opening and moves; opens here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves; most programs read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gomocalc address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens in a browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For mail and chats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To paste into a message or a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share the position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundSection</name>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones, the end of a game, the last seconds of the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartHead</name>
    <message>
        <source>Tianyuan</source>
        <comment>the wordmark</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Click the board and watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the board to begin; Black moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the board to begin; you are Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the board to begin; the computer moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the board to begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the board to begin; the first player places the first stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the board to begin; you place the first stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the board to begin; the computer places the first stones</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Kind of game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SummaryCard</name>
    <message>
        <source>Show the turning point</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TaskDots</name>
    <message>
        <source>Task %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TeacherAsk</name>
    <message>
        <source>Anything I must see?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is there something I must see?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The teacher says what threatens, not what to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TeacherNote</name>
    <message>
        <source>One stone back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stone on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TeacherRow</name>
    <message>
        <source>With a teacher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaks up when your move loses, before it is answered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextSizeRow</name>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThreatPanel</name>
    <message>
        <source>Threats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stone back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no four, no open three and no forced win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stone forward</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TinyLookBack</name>
    <message>
        <source>Back to the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysed %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph and comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play out the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stone back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stone on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TinyPanel</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave; the game is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stone back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stone on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TinyPuzzlePanel</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next one for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game it comes from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TinySetupPanel</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule, lines and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToolGrid</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the other side move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again what was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First where to look, then why, then the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap seats; on the empty board, play second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over with the same settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Transcript</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WinLineBar</name>
    <message>
        <source>One stone back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stone on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
