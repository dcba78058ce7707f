<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutSection</name>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Tianyuan</source>
        <comment>the wordmark</comment>
        <translation>天元</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Five in a row: a game, an engine and its tools. Free software under the MIT licence; board, stones, faces and sounds were made for it.</source>
        <translation>五子棋：一个游戏、一个引擎和一组工具。自由软件，MIT 许可证；棋盘、棋子、头像与声音都为它而作。</translation>
    </message>
    <message>
        <source>天元, “the origin of heaven”, is the centre point of the board.</source>
        <translation>天元，是棋盘正中央的那一点。</translation>
    </message>
    <message>
        <source>Reset everything? Press again</source>
        <translation>全部恢复？再按一次</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>恢复默认设置</translation>
    </message>
</context>
<context>
    <name>AccessSection</name>
    <message>
        <source>Accessibility</source>
        <translation>无障碍</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比</translation>
    </message>
    <message>
        <source>Black, white and yellow; a plain board; thick lines</source>
        <translation>黑、白、黄三色，素面棋盘，粗线条</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>落子前先确认</translation>
    </message>
    <message>
        <source>The first click shows the stone, the second plays it</source>
        <translation>第一下预览，第二下落子</translation>
    </message>
    <message>
        <source>Announce moves</source>
        <translation>为读屏软件报棋</translation>
    </message>
    <message>
        <source>Screen readers hear every move as it is played</source>
        <translation>每一手落下时由读屏软件报出</translation>
    </message>
    <message>
        <source>Every mark on the board has a shape of its own, not only a colour, and everything can be done from the keyboard: F1 shows how.</source>
        <translation>棋盘上的标记都有各自的形状，不只靠颜色区分；一切都能用键盘完成，按 F1 查看。</translation>
    </message>
</context>
<context>
    <name>AnalysisSection</name>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>The engine of this program, at full strength</source>
        <translation>本程序的引擎，全力计算</translation>
    </message>
    <message>
        <source>Tianyuan</source>
        <translation>天元</translation>
    </message>
    <message>
        <source>Lines shown</source>
        <translation>显示几条变化</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s), the best first; fewer go deeper</source>
        <translation>
            <numerusform>%n 条变化，最好的在前；条数少算得更深</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Analysis by</source>
        <translation>由谁分析</translation>
    </message>
    <message>
        <source>Its scores are shown as it reports them; win chances are estimated if it reports none</source>
        <translation>分数按它给出的显示；它不给胜算时，由本程序估计</translation>
    </message>
    <message>
        <source>Time per position</source>
        <translation>每个局面的时间</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) at most, then it stops</source>
        <translation>
            <numerusform>最多 %n 秒，然后停下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) per position</source>
        <translation>
            <numerusform>每个局面 %n 秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardLooks</name>
    <message>
        <source>Wood</source>
        <translation>木纹</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>宣纸</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>青石</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>素白</translation>
    </message>
</context>
<context>
    <name>ChanceBar</name>
    <message>
        <source>Win chance: Black %1%, White %2%</source>
        <translation>胜算：黑 %1%，白 %2%</translation>
    </message>
</context>
<context>
    <name>ClockButton</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>ClockSheet</name>
    <message>
        <source>Clock</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Kind of clock</source>
        <translation>计时方式</translation>
    </message>
    <message>
        <source>For the whole game</source>
        <translation>整局计时</translation>
    </message>
    <message>
        <source>For the game, and more after each move</source>
        <translation>整局计时，每手加时</translation>
    </message>
    <message>
        <source>For the game, then periods for each move</source>
        <translation>整局计时，之后读秒</translation>
    </message>
    <message>
        <source>For each move</source>
        <translation>每手计时</translation>
    </message>
    <message>
        <source>Minutes for each side</source>
        <translation>每方分钟数</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>读秒次数</translation>
    </message>
    <message>
        <source>Seconds more after each move</source>
        <translation>每手加的秒数</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation>每手的秒数</translation>
    </message>
    <message>
        <source>Seconds in a period</source>
        <translation>每次读秒的秒数</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>CollectionSheet</name>
    <message numerus="yes">
        <source>%n games in this file</source>
        <translation>
            <numerusform>文件里有 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Add all to my games</source>
        <translation>全部收入棋谱库</translation>
    </message>
</context>
<context>
    <name>CommentField</name>
    <message>
        <source>Comment on this move</source>
        <translation>这一手的批注</translation>
    </message>
    <message>
        <source>Write a comment on this move</source>
        <translation>给这一手写批注</translation>
    </message>
</context>
<context>
    <name>DayStrip</name>
    <message>
        <source>The last twelve weeks</source>
        <translation>最近十二周</translation>
    </message>
    <message numerus="yes">
        <source>Played on %n days in all</source>
        <translation>
            <numerusform>总共有 %n 天下过棋</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndGraph</name>
    <message>
        <source>Win chance over the game</source>
        <translation>全局胜算曲线</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>局势</translation>
    </message>
</context>
<context>
    <name>EnginePanel</name>
    <message>
        <source>%1 · depth %2</source>
        <translation>%1 · 深度 %2</translation>
    </message>
</context>
<context>
    <name>EngineSheet</name>
    <message>
        <source>Add an engine</source>
        <translation>添加引擎</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Stop testing</source>
        <translation>停止测试</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>再测一次</translation>
    </message>
    <message>
        <source>Hide what was said</source>
        <translation>收起对话</translation>
    </message>
    <message>
        <source>Show what was said</source>
        <translation>显示对话</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>选择程序</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>换一个程序…</translation>
    </message>
    <message>
        <source>Any program that speaks the Gomocup protocol, such as pbrain-rapfi, or the .zip it comes in. It is tested first and then added.</source>
        <translation>支持 Gomocup 协议的程序，例如 pbrain-rapfi，也可以是装着它的 .zip。先测试，再添加。</translation>
    </message>
</context>
<context>
    <name>EvenCard</name>
    <message>
        <source>An even game for you</source>
        <translation>和你旗鼓相当</translation>
    </message>
    <message>
        <source>A first opponent</source>
        <translation>第一位对手</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>来一局</translation>
    </message>
</context>
<context>
    <name>ExportFields</name>
    <message>
        <source>Kind of file</source>
        <translation>文件种类</translation>
    </message>
    <message>
        <source>A picture for messages and pages</source>
        <translation>用在消息和网页里的图片</translation>
    </message>
    <message>
        <source>Curves that stay sharp at any size</source>
        <translation>矢量图，放多大都清晰</translation>
    </message>
    <message>
        <source>An animation, move by move</source>
        <translation>一手一手的动画</translation>
    </message>
    <message>
        <source>Pages to print, with names, moves and what looking back has found</source>
        <translation>可打印，含棋手、着法和回看结果</translation>
    </message>
    <message>
        <source>Up to move</source>
        <translation>到第几手</translation>
    </message>
    <message>
        <source>Begin after move</source>
        <translation>从第几手之后开始</translation>
    </message>
    <message>
        <source>Numbers from move</source>
        <translation>从第几手起标号</translation>
    </message>
    <message>
        <source>none</source>
        <translation>不标</translation>
    </message>
    <message>
        <source>Count from 1 there</source>
        <translation>从那里起由 1 数起</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木纹</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>宣纸</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>青石</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Size in pixels</source>
        <translation>图片大小（像素）</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>素白</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>每手停留</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Choose where…</source>
        <translation>选择位置…</translation>
    </message>
    <message>
        <source>Creating the file…</source>
        <translation>正在生成…</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>Open a record</source>
        <translation>打开棋谱</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>What the opponent said</source>
        <translation>对手的对话</translation>
    </message>
    <message>
        <source>Drop it here: a record, a text or an engine</source>
        <translation>松手就打开：棋谱、文字或引擎</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>类型</translation>
    </message>
</context>
<context>
    <name>FoulPanel</name>
    <message>
        <source>◇ marks where a row can still grow; a dashed row does not count</source>
        <translation>◇ 表示还能延伸的点；虚线圈出的不算数</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Undo</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Offer draw</source>
        <translation>求和</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重开</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里下</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>保存棋谱</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>What the computer thinks</source>
        <translation>电脑的想法</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>威胁</translation>
    </message>
    <message>
        <source>Score map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Try variations</source>
        <translation>试变化</translation>
    </message>
    <message>
        <source>What the opponent said</source>
        <translation>对手的对话</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋谱库</translation>
    </message>
    <message>
        <source>Set up position</source>
        <translation>打谱摆棋</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>分享…</translation>
    </message>
    <message>
        <source>Export a picture…</source>
        <translation>导出图片…</translation>
    </message>
    <message>
        <source>Text of this file…</source>
        <translation>文件的文字编码…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Is there something I must see?</source>
        <translation>有没有我必须注意的？</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Go on playing</source>
        <translation>接着下</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select a game to see more.</source>
        <translation>选一局看看</translation>
    </message>
</context>
<context>
    <name>GraphPanel</name>
    <message>
        <source>Win chance over the game</source>
        <translation>全局胜算曲线</translation>
    </message>
    <message>
        <source>Move %1: Black %2%</source>
        <translation>第 %1 手：黑 %2%</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>What is this?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>什么是“%1”？</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Two sides place stones on crossings in turn; Black begins. Whoever first has five in a row, in any direction, wins.</source>
        <translation>双方轮流在交叉点上落子，黑先。横、竖、斜任一方向先连成五子者胜。</translation>
    </message>
    <message>
        <source>A four must be stopped at once. An open three becomes an open four with the next stone, which nobody can stop: answer it in time. Two threats at once win.</source>
        <translation>对方冲四要立刻挡住。活三再下一手就成活四，活四挡不住，所以活三也要及时应对。同时做出两个威胁就赢了。</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>On the board</source>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>在光标处落子</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>右键</translation>
    </message>
    <message>
        <source>Take back; on the empty board, let the computer begin</source>
        <translation>悔棋；空棋盘上则让电脑先下</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>下一个控件</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>What the computer thinks</source>
        <translation>电脑的想法</translation>
    </message>
    <message>
        <source>Threats of both sides</source>
        <translation>双方的威胁</translation>
    </message>
    <message>
        <source>Step through a forced win, or the proof</source>
        <translation>一步步演示必胜，或走过证明</translation>
    </message>
    <message>
        <source>Score map: colours, numbers, off</source>
        <translation>热图：颜色、数字、关闭</translation>
    </message>
    <message>
        <source>Look back at a finished game</source>
        <translation>回看下完的棋局</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下个失误</translation>
    </message>
    <message>
        <source>What would have been better</source>
        <translation>更好的着法</translation>
    </message>
    <message>
        <source>Files and games</source>
        <translation>文件与棋谱</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>打开棋谱</translation>
    </message>
    <message>
        <source>Paste a record, moves or an address</source>
        <translation>粘贴棋谱、着法或网址</translation>
    </message>
    <message>
        <source>Save; in another format</source>
        <translation>保存；另存为其他格式</translation>
    </message>
    <message>
        <source>Copy the position code</source>
        <translation>复制局面代码</translation>
    </message>
    <message>
        <source>Share the position</source>
        <translation>分享局面</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>打谱摆棋</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋谱库</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>查找棋局</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete a game</source>
        <translation>删除棋局</translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation>换边</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Numbers on stones</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重开</translation>
    </message>
    <message>
        <source>Offer draw</source>
        <translation>求和</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Play from here; after the end, play again</source>
        <translation>从这里下；终局时再来一局</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Resume the unfinished game</source>
        <translation>接着下没下完的那局</translation>
    </message>
    <message>
        <source>Answer in an opening</source>
        <translation>回答开局的提问</translation>
    </message>
    <message>
        <source>One move back or forward</source>
        <translation>退一手、进一手</translation>
    </message>
    <message>
        <source>First or last move</source>
        <translation>开局、最后一手</translation>
    </message>
    <message>
        <source>Hints and analysis</source>
        <translation>提示与分析</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>打开本页</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Pause, or go on</source>
        <translation>暂停或继续</translation>
    </message>
    <message>
        <source>Ask the teacher what must be seen</source>
        <translation>问老师有什么必须看到的</translation>
    </message>
    <message>
        <source>Play on against the teacher&apos;s advice</source>
        <translation>不听老师的，继续下</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学棋</translation>
    </message>
    <message>
        <source>The proof: what wins, and why</source>
        <translation>证明：怎样必胜，为何必胜</translation>
    </message>
</context>
<context>
    <name>KeysSection</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>LanguageSection</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>界面语言</translation>
    </message>
    <message>
        <source>Changes at once, even in the middle of a game</source>
        <translation>立即生效，对局中也可以换</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>LearnButton</name>
    <message>
        <source>Learn</source>
        <translation>学棋</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <comment>puzzles that come back today</comment>
        <translation>
            <numerusform>待复习 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Course, puzzles and progress</source>
        <translation>教程、习题与进步</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Course</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>From the first stone to forced wins. Short lessons, and in each one something to do on the board.</source>
        <translation>从第一颗棋子到连续进攻取胜。课都很短，每课都在棋盘上动手。</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>Find the move that wins, or the only one that holds.</source>
        <translation>找出制胜的一手，或唯一守得住的一手。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进步</translation>
    </message>
    <message>
        <source>How strong you are, what you win and lose, and who would give you an even game.</source>
        <translation>你的棋力、胜负，以及谁和你旗鼓相当。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学棋</translation>
    </message>
    <message>
        <source>Perfect play</source>
        <translation>完美下法</translation>
    </message>
    <message>
        <source>Black, who begins in the centre, can always win. Walk through what is proved of it, and try any move.</source>
        <translation>黑方先占天元，总能取胜。走一走其中已证明的部分，任何一手都可以试。</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>第 %1 / %2 课</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>全部课程</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>First where to look, then where to play</source>
        <translation>先提示看哪里，再提示下哪里</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>下第一局棋</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>LibraryHead</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋谱库</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>打开棋谱</translation>
    </message>
    <message>
        <source>Add games from files</source>
        <translation>从文件收入棋谱</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Name, comment or date</source>
        <translation>名字、批注或日期</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>不限局面</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Export all games shown</source>
        <translation>导出列出的全部棋局</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Games</source>
        <translation>棋谱库</translation>
    </message>
    <message>
        <source>Every game you play is kept here. Files can be dropped onto the window.</source>
        <translation>你下的每一局都收在这里。棋谱文件可以拖进窗口。</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>显示全部棋局</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋局</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>导出棋局</translation>
    </message>
    <message>
        <source>Add games from files</source>
        <translation>从文件收入棋谱</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>没有符合条件的棋局。</translation>
    </message>
</context>
<context>
    <name>LookBackHead</name>
    <message>
        <source>Back to the result</source>
        <translation>回到结果</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>LookBackProgress</name>
    <message>
        <source>No mistakes found</source>
        <translation>没有发现失误</translation>
    </message>
    <message>
        <source>Stopped at %1 of %2</source>
        <translation>停在 %1 / %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Win chance of Black</source>
        <translation>黑方胜算</translation>
    </message>
    <message>
        <source>Win chance of Black, estimated</source>
        <translation>黑方胜算（估计）</translation>
    </message>
    <message>
        <source>Analysed %1 of %2</source>
        <translation>已分析 %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n questionable move(s)</source>
        <translation>
            <numerusform>%n 手值得商榷</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>重新分析</translation>
    </message>
    <message>
        <source>Looking for proofs…</source>
        <translation>正在寻找证明…</translation>
    </message>
</context>
<context>
    <name>LookBackTools</name>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>退一手</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>进一手</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到最后</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下个失误</translation>
    </message>
    <message>
        <source>The next move that changed the game</source>
        <translation>下一个改变局势的着法</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里下</translation>
    </message>
</context>
<context>
    <name>LookSection</name>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Letters below, numbers on the left</source>
        <translation>下方字母，左侧数字</translation>
    </message>
    <message>
        <source>Numbers on stones</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>Last five</source>
        <translation>最近五手</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Mark the last stone</source>
        <translation>最后一手的标记</translation>
    </message>
    <message>
        <source>Dot</source>
        <translation>圆点</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>圆环</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>When it has no number</source>
        <translation>不显示手数时</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tianyuan</source>
        <translation>天元</translation>
    </message>
</context>
<context>
    <name>MarkTools</name>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>叉</translation>
    </message>
    <message>
        <source>Letter or word</source>
        <translation>字母或文字</translation>
    </message>
</context>
<context>
    <name>MemoryLine</name>
    <message>
        <source>Show these games</source>
        <translation>查看这些棋局</translation>
    </message>
</context>
<context>
    <name>MotionRow</name>
    <message>
        <source>Stones settle, lines draw themselves</source>
        <translation>落子与连线的动画</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>MoveCard</name>
    <message>
        <source>Show what was played</source>
        <translation>看实战着法</translation>
    </message>
    <message>
        <source>Show it on the board</source>
        <translation>在棋盘上看</translation>
    </message>
    <message>
        <source>Show what was better</source>
        <translation>看怎样下更好</translation>
    </message>
    <message>
        <source>Play out the win</source>
        <translation>演示取胜过程</translation>
    </message>
</context>
<context>
    <name>MovesHead</name>
    <message>
        <source>Moves</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Number the last moves</source>
        <translation>显示最近几手</translation>
    </message>
    <message>
        <source>Number all moves</source>
        <translation>显示全部手数</translation>
    </message>
    <message>
        <source>No numbers</source>
        <translation>不显示手数</translation>
    </message>
    <message>
        <source>Hide threats</source>
        <translation>隐藏威胁</translation>
    </message>
    <message>
        <source>Show threats</source>
        <translation>显示威胁</translation>
    </message>
    <message>
        <source>Hide the score map</source>
        <translation>隐藏热图</translation>
    </message>
    <message>
        <source>Show a score map</source>
        <translation>显示热图</translation>
    </message>
    <message>
        <source>Hide what the computer thinks</source>
        <translation>隐藏电脑的想法</translation>
    </message>
    <message>
        <source>Show what the computer thinks</source>
        <translation>显示电脑的想法</translation>
    </message>
    <message>
        <source>Hide the proof</source>
        <translation>隐藏证明</translation>
    </message>
    <message>
        <source>Show the proof</source>
        <translation>显示证明</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Accept</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>不同意</translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n 胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n 负</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n 和</numerusform>
        </translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>你对它 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between results</comment>
        <translation> </translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>全部 %1 位</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>全部对手</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>%1 won, %2 lost</source>
        <translation>%1 胜，%2 负</translation>
    </message>
</context>
<context>
    <name>OpponentSheet</name>
    <message>
        <source>From weak to strong</source>
        <translation>由弱到强</translation>
    </message>
    <message>
        <source>Five classic players</source>
        <translation>五位经典棋手</translation>
    </message>
    <message>
        <source>Your engines</source>
        <translation>你的引擎</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
</context>
<context>
    <name>OpponentStrip</name>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
</context>
<context>
    <name>PanelHead</name>
    <message>
        <source>Leave; the game is kept</source>
        <translation>离开，棋局会保留</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
</context>
<context>
    <name>PlaySection</name>
    <message>
        <source>Board and play</source>
        <translation>棋盘与对局</translation>
    </message>
    <message>
        <source>A click on the board</source>
        <translation>点击棋盘</translation>
    </message>
    <message>
        <source>Plays at once</source>
        <translation>点一下就落子</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>直接落子</translation>
    </message>
    <message>
        <source>Asks first</source>
        <translation>先确认</translation>
    </message>
    <message>
        <source>Show forbidden points</source>
        <translation>显示禁手点</translation>
    </message>
    <message>
        <source>In renju, for Black</source>
        <translation>连珠规则下的黑棋</translation>
    </message>
    <message>
        <source>A stone on a forbidden point</source>
        <translation>下在禁手点</translation>
    </message>
    <message>
        <source>From the next game on</source>
        <translation>从下一局开始</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>判负</translation>
    </message>
    <message>
        <source>Thinking pause</source>
        <translation>思考停顿</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Time to think</source>
        <translation>思考时间</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a move at most, where no clock runs</source>
        <translation>
            <numerusform>不计时的对局里，每手最多 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>再次显示</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>对局中的帮助</translation>
    </message>
    <message>
        <source>Nothing is shown before the game is over</source>
        <translation>终局之前什么都不显示</translation>
    </message>
    <message>
        <source>The first click shows the stone, the second plays it</source>
        <translation>第一下预览，第二下落子</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>不许下</translation>
    </message>
    <message>
        <source>Quick opponents wait a moment before they move</source>
        <translation>下得快的对手会稍等片刻再落子</translation>
    </message>
    <message>
        <source>Weaker levels</source>
        <translation>较弱的对手</translation>
    </message>
    <message>
        <source>Hints, threats, score map and analysis are available</source>
        <translation>可以查看提示、威胁、热图和分析</translation>
    </message>
    <message>
        <source>Tips for newcomers</source>
        <translation>新手提示</translation>
    </message>
    <message>
        <source>They appear again in your next games</source>
        <translation>在接下来的对局里再显示一遍</translation>
    </message>
    <message>
        <source>The teacher points out</source>
        <translation>老师指出</translation>
    </message>
    <message>
        <source>In games with a teacher, before the opponent answers</source>
        <translation>在有老师的对局里，对手应手之前</translation>
    </message>
    <message>
        <source>Sure losses</source>
        <translation>必败</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Doubtful moves</source>
        <translation>可疑着法</translation>
    </message>
    <message>
        <source>How often the teacher speaks</source>
        <translation>老师说几次</translation>
    </message>
    <message>
        <source>In one game</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>三次</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>一次</translation>
    </message>
</context>
<context>
    <name>PlayersSection</name>
    <message>
        <source>Players and engines</source>
        <translation>棋手与引擎</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>添加引擎…</translation>
    </message>
    <message>
        <source>Memory of an engine</source>
        <translation>引擎内存</translation>
    </message>
    <message>
        <source>For what it remembers while it thinks: more helps in long thoughts. It is given back when nobody has asked for a minute.</source>
        <translation>供引擎思考时记忆局面：思考时间长时，内存越大越好。一分钟无人询问就归还。</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>Remove this engine</source>
        <translation>移除这个引擎</translation>
    </message>
    <message>
        <source>Engines that speak the Gomocup protocol can play here too. Drop a program or its .zip onto the window, or add it here.</source>
        <translation>支持 Gomocup 协议的引擎也能在这里下棋。把程序或它的 .zip 拖进窗口，或在这里添加。</translation>
    </message>
</context>
<context>
    <name>PositionFields</name>
    <message>
        <source>What a click places</source>
        <translation>点击放什么</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>轮到谁</translation>
    </message>
    <message>
        <source>Black moves</source>
        <translation>黑先</translation>
    </message>
    <message>
        <source>White moves</source>
        <translation>白先</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>路数</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>Click to place stones. A right click removes one.</source>
        <translation>点击放子，右键拿走。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>拿走</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进步</translation>
    </message>
    <message>
        <source>Export as JSON or CSV</source>
        <translation>导出为 JSON 或 CSV</translation>
    </message>
    <message>
        <source>Press again: ratings, puzzles and the course begin anew, the games stay</source>
        <translation>再按一次：棋力、习题与课程从头开始，对局保留</translation>
    </message>
    <message>
        <source>Delete my progress</source>
        <translation>删除我的进度</translation>
    </message>
    <message>
        <source>Ratings, puzzles and the course would begin anew; the games stay.</source>
        <translation>棋力、习题和课程将从头开始，对局保留。</translation>
    </message>
    <message>
        <source>Everything shown here is only on this computer.</source>
        <translation>这里显示的一切只存在这台电脑上。</translation>
    </message>
    <message>
        <source>All of this is worked out from your games and puzzles and stays on this computer.</source>
        <translation>这些都由你的对局和习题算出，只留在这台电脑上。</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>下这一手</translation>
    </message>
    <message>
        <source>Resist</source>
        <translation>抵抗</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Play the winning move</source>
        <translation>下必胜的一手</translation>
    </message>
    <message>
        <source>Play what resists longest</source>
        <translation>下最顽强的应手</translation>
    </message>
    <message>
        <source>Towards what is proved</source>
        <translation>走向已证明的局面</translation>
    </message>
</context>
<context>
    <name>PuzzleButtons</name>
    <message>
        <source>To the result</source>
        <translation>看成绩</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Back to the puzzles</source>
        <translation>回到习题</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Another puzzle</source>
        <translation>换一题</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>接着下</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>The game it comes from</source>
        <translation>出自哪一局</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再来一次</translation>
    </message>
</context>
<context>
    <name>PuzzleChoices</name>
    <message>
        <source>Puzzles</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>The next one for you</source>
        <translation>适合你的下一题</translation>
    </message>
</context>
<context>
    <name>PuzzleClock</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>还剩 %n 秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleHead</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>PuzzleModes</name>
    <message>
        <source>Failed puzzles and mistakes in your games come back until you know them.</source>
        <translation>做错的题和对局中的失误会一再回来，直到你学会</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>Done for today.</source>
        <translation>今天的做完了</translation>
    </message>
    <message>
        <source>The same for everybody, another each day.</source>
        <translation>人人相同，每天一道</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>连对挑战</translation>
    </message>
    <message>
        <source>Harder and harder, until the first wrong answer. Your best: %1</source>
        <translation>越来越难，答错为止。最好成绩：%1</translation>
    </message>
    <message>
        <source>Harder and harder, until the first wrong answer.</source>
        <translation>越来越难，答错为止</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>三分钟限时</translation>
    </message>
    <message>
        <source>As many as you can. Your best: %1</source>
        <translation>尽量多做。最好成绩：%1</translation>
    </message>
    <message>
        <source>As many as you can.</source>
        <translation>尽量多做</translation>
    </message>
    <message>
        <source>Which puzzles</source>
        <translation>选题范围</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Click the board for the next puzzle</source>
        <translation>点棋盘就出下一题</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Puzzles</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>连对挑战</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>三分钟限时</translation>
    </message>
</context>
<context>
    <name>RatingCard</name>
    <message>
        <source>Your rating</source>
        <translation>你的棋力</translation>
    </message>
    <message>
        <source>give or take %1</source>
        <translation>上下 %1</translation>
    </message>
    <message>
        <source>On the scale of the opponents, by Glicko-2.</source>
        <translation>与各位对手同一标尺，用 Glicko-2 算出。</translation>
    </message>
    <message>
        <source>Nobody has measured the opponents that you have played. Play one of the levels to get a rating.</source>
        <translation>你下过的对手都没有测过棋力。和任一级别的对手下一局，就有棋力了。</translation>
    </message>
    <message>
        <source>Finish a game against the computer, and your rating is here.</source>
        <translation>和电脑下完一局，这里就有你的棋力。</translation>
    </message>
    <message>
        <source>Your rating over time, from %1 to %2</source>
        <translation>棋力变化，从 %1 到 %2</translation>
    </message>
</context>
<context>
    <name>ReadingNote</name>
    <message>
        <source>Do the names and comments look right? It is not certain how this file was written.</source>
        <translation>名字和批注看起来对吗？不能确定这个文件用的是什么文字编码。</translation>
    </message>
    <message>
        <source>Show what is missing</source>
        <translation>看看缺了什么</translation>
    </message>
    <message>
        <source>Choose how to read it</source>
        <translation>换一种编码读</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Variations</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation>改为主线</translation>
    </message>
    <message>
        <source>Delete this move and what follows</source>
        <translation>删除这一手和后面的着法</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里下</translation>
    </message>
    <message>
        <source>Delete this move?</source>
        <translation>删除这一手？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>The move on the board is deleted, with everything that follows it and its comments.</source>
        <translation>盘上这一手、它后面的着法和批注都会删去。</translation>
    </message>
</context>
<context>
    <name>RecentSheet</name>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>No files have been opened yet.</source>
        <translation>还没有打开过文件。</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清空列表</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>What is missing</source>
        <translation>缺了什么</translation>
    </message>
    <message>
        <source>Text of this file</source>
        <translation>这个文件的文字</translation>
    </message>
    <message>
        <source>Names and comments were read as</source>
        <translation>名字和批注的编码</translation>
    </message>
    <message>
        <source>This is a guess. If they look wrong, try another; the file stays as it is.</source>
        <translation>这是猜的。如果看着不对，换一种试试；文件本身不会改动。</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Go on with %1</source>
        <translation>换%1接着下</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里下</translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation>换边</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>解出 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not solved</source>
        <translation>
            <numerusform>未解出 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>胜 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>和 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>负 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>solved – not solved</source>
        <translation>解开 – 没解开</translation>
    </message>
    <message>
        <source>won – drawn – lost</source>
        <translation>胜 – 和 – 负</translation>
    </message>
    <message>
        <source>won – lost</source>
        <translation>胜 – 负</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>接着下这局</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>有一局没下完</translation>
    </message>
</context>
<context>
    <name>SaveSheet</name>
    <message>
        <source>Save the game</source>
        <translation>保存棋局</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Choose where…</source>
        <translation>选择位置…</translation>
    </message>
</context>
<context>
    <name>ScoreMapPanel</name>
    <message>
        <source>Score map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Whose scores</source>
        <translation>谁的分数</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Section</source>
        <translation>栏目</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Board and play</source>
        <translation>棋盘与对局</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Players and engines</source>
        <translation>棋手与引擎</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>栏目</translation>
    </message>
    <message>
        <source>Everything here takes effect at once. There is nothing to save.</source>
        <translation>所有设置立即生效，无需保存。</translation>
    </message>
    <message>
        <source>As it will look</source>
        <translation>效果预览</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>无障碍</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
</context>
<context>
    <name>SetupFields</name>
    <message>
        <source>Your colour</source>
        <translation>执棋</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Opening by</source>
        <translation>谁先摆</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Another clock…</source>
        <translation>其他用时…</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>甲方</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>乙方</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>打谱摆棋</translation>
    </message>
    <message>
        <source>Play this position</source>
        <translation>从这个局面下</translation>
    </message>
    <message>
        <source>Study this position</source>
        <translation>研究这个局面</translation>
    </message>
</context>
<context>
    <name>ShareSheet</name>
    <message>
        <source>Share string</source>
        <translation>分享代码</translation>
    </message>
    <message>
        <source>Rule, board, opening and moves; opens here</source>
        <translation>含规则、棋盘、开局和着法，可在这里打开</translation>
    </message>
    <message>
        <source>Position code</source>
        <translation>局面代码</translation>
    </message>
    <message>
        <source>The moves; most programs read it</source>
        <translation>只含着法，多数程序能读</translation>
    </message>
    <message>
        <source>Gomocalc address</source>
        <translation>gomocalc 网址</translation>
    </message>
    <message>
        <source>Opens in a browser</source>
        <translation>在浏览器里打开</translation>
    </message>
    <message>
        <source>Board as text</source>
        <translation>文字棋盘</translation>
    </message>
    <message>
        <source>For mail and chats</source>
        <translation>用在邮件和聊天里</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>To paste into a message or a document</source>
        <translation>可以贴进消息或文档</translation>
    </message>
    <message>
        <source>Share the position</source>
        <translation>分享局面</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>SoundSection</name>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音效</translation>
    </message>
    <message>
        <source>Stones, the end of a game, the last seconds of the clock</source>
        <translation>落子、终局、最后几秒</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Try them</source>
        <translation>试听</translation>
    </message>
</context>
<context>
    <name>StartHead</name>
    <message>
        <source>Tianyuan</source>
        <comment>the wordmark</comment>
        <translation>天元</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>五子棋</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Help and keys</source>
        <translation>帮助与按键</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋谱库</translation>
    </message>
    <message>
        <source>Set up position</source>
        <translation>打谱摆棋</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>打开棋谱</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Click the board and watch</source>
        <translation>点棋盘就开始观战</translation>
    </message>
    <message>
        <source>Click the board to begin; Black moves first</source>
        <translation>点棋盘就能开局，黑先</translation>
    </message>
    <message>
        <source>Click the board to begin; you are Black</source>
        <translation>点棋盘就能开局，你执黑</translation>
    </message>
    <message>
        <source>Click the board to begin; the computer moves first</source>
        <translation>点棋盘就能开局，电脑先下</translation>
    </message>
    <message>
        <source>Click the board to begin</source>
        <translation>点棋盘就能开局</translation>
    </message>
    <message>
        <source>Click the board to begin; the first player places the first stones</source>
        <translation>点棋盘就能开局，甲方先摆</translation>
    </message>
    <message>
        <source>Click the board to begin; you place the first stones</source>
        <translation>点棋盘就能开局，由你先摆</translation>
    </message>
    <message>
        <source>Click the board to begin; the computer places the first stones</source>
        <translation>点棋盘就能开局，由电脑先摆</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Kind of game</source>
        <translation>对局方式</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>与电脑下</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>两人对下</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>看电脑下</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>谁在下</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>黑：%1</translation>
    </message>
    <message>
        <source>White: %1</source>
        <translation>白：%1</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第 %1 步，共 %2 步：%3</translation>
    </message>
</context>
<context>
    <name>SummaryCard</name>
    <message>
        <source>Show the turning point</source>
        <translation>看胜负手</translation>
    </message>
</context>
<context>
    <name>TaskDots</name>
    <message>
        <source>Task %1 of %2</source>
        <translation>第 %1 / %2 题</translation>
    </message>
</context>
<context>
    <name>TeacherAsk</name>
    <message>
        <source>Anything I must see?</source>
        <translation>有要注意的吗？</translation>
    </message>
    <message>
        <source>Is there something I must see?</source>
        <translation>有没有我必须注意的？</translation>
    </message>
    <message>
        <source>The teacher says what threatens, not what to play</source>
        <translation>老师只说有什么威胁，不说该怎么走</translation>
    </message>
</context>
<context>
    <name>TeacherNote</name>
    <message>
        <source>One stone back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>One stone on</source>
        <translation>进一步</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>看为什么</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
</context>
<context>
    <name>TeacherRow</name>
    <message>
        <source>With a teacher</source>
        <translation>有老师指点</translation>
    </message>
    <message>
        <source>Speaks up when your move loses, before it is answered</source>
        <translation>下了败着，老师会在对方应手之前提醒你</translation>
    </message>
</context>
<context>
    <name>TextSizeRow</name>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
</context>
<context>
    <name>ThreatPanel</name>
    <message>
        <source>Threats</source>
        <translation>威胁</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>One stone back</source>
        <translation>退一子</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>There is no four, no open three and no forced win.</source>
        <translation>盘上没有冲四和活三，也没有必胜的进攻。</translation>
    </message>
    <message>
        <source>Show the win</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>One stone forward</source>
        <translation>进一子</translation>
    </message>
</context>
<context>
    <name>TinyLookBack</name>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>One stone on</source>
        <translation>进一步</translation>
    </message>
    <message>
        <source>Play out the win</source>
        <translation>演示取胜过程</translation>
    </message>
    <message>
        <source>One stone back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>回到结果</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下个失误</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到最后</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>退一手</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>进一手</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Analysed %1 of %2</source>
        <translation>已分析 %1 / %2</translation>
    </message>
    <message>
        <source>Graph and comments</source>
        <translation>走势与点评</translation>
    </message>
</context>
<context>
    <name>TinyPanel</name>
    <message>
        <source>One stone back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>One stone on</source>
        <translation>进一步</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>看为什么</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation>换边</translation>
    </message>
    <message>
        <source>Leave; the game is kept</source>
        <translation>离开，棋局会保留</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Moves and more</source>
        <translation>着法与更多</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>老师</translation>
    </message>
</context>
<context>
    <name>TinyPuzzlePanel</name>
    <message>
        <source>Play on</source>
        <translation>接着下</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>The game it comes from</source>
        <translation>出自哪一局</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>The next one for you</source>
        <translation>适合你的下一题</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>下一题</translation>
    </message>
</context>
<context>
    <name>TinySetupPanel</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rule, lines and more</source>
        <translation>规则、路数等</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Black moves</source>
        <translation>黑先</translation>
    </message>
    <message>
        <source>White moves</source>
        <translation>白先</translation>
    </message>
    <message>
        <source>Play this position</source>
        <translation>从这个局面下</translation>
    </message>
    <message>
        <source>Study this position</source>
        <translation>研究这个局面</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>打谱摆棋</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>拿走</translation>
    </message>
</context>
<context>
    <name>ToolGrid</name>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>退回一手</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>前进一手</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation>换边</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重开</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Let the other side move</source>
        <translation>让对方下</translation>
    </message>
    <message>
        <source>Offer draw</source>
        <translation>求和</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>Take back the last round</source>
        <translation>收回一个回合</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Play again what was taken back</source>
        <translation>恢复悔掉的棋</translation>
    </message>
    <message>
        <source>First where to look, then why, then the move</source>
        <translation>先看哪里，再看有什么，最后看着法</translation>
    </message>
    <message>
        <source>Swap seats; on the empty board, play second</source>
        <translation>和对方换位置；空棋盘上就是后手</translation>
    </message>
    <message>
        <source>Start over with the same settings</source>
        <translation>同样的设置再开一局</translation>
    </message>
    <message>
        <source>Give up this game</source>
        <translation>认输，结束这局</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Transcript</source>
        <translation>对话记录</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
</context>
<context>
    <name>WinLineBar</name>
    <message>
        <source>One stone back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>One stone on</source>
        <translation>进一步</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
</context>
</TS>
