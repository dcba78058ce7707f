<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Main</name>
    <message>
        <source>Tianyuan</source>
        <translation>天元</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start game</source>
        <translation>开始对局</translation>
    </message>
</context>
</TS>
