import { say } from "../app";
import { settings, type Settings } from "../settings";
import { Button, Segments, Sheet, Toggle } from "./controls";
import { close } from "./sheet_name";

const set = (change: Partial<Settings>) => (settings.value = { ...settings.value, ...change });
const choice = (codes: [string, string][]) => codes.map(([value, code]) => ({ value, name: say(code) }));

export function SettingsSheet() {
    const s = settings.value;
    return (
        <Sheet title={say("settings")} onClose={close}>
            <div class="settings">
                <Segments label={say("language")} value={s.language} onChange={(language) => set({ language: language as "en" | "zh" })}
                    options={[{ value: "zh", name: "中文" }, { value: "en", name: "English" }]} />
                <Segments label={say("theme")} value={s.theme} onChange={(theme) => set({ theme: theme as Settings["theme"] })}
                    options={choice([["auto", "theme-auto"], ["light", "theme-light"], ["dark", "theme-dark"], ["contrast", "theme-contrast"]])} />
                <Segments label={say("ground")} value={s.ground} onChange={(ground) => set({ ground: ground as Settings["ground"] })}
                    options={choice([["auto", "theme-auto"], ["wood", "ground-wood"], ["paper", "ground-paper"], ["slate", "ground-slate"]])} />
                <Segments label={say("text-size")} value={String(s.textSize)} onChange={(size) => set({ textSize: +size })}
                    options={["1", "1.15", "1.3", "1.5"].map((value) => ({ value, name: `${Math.round(+value * 100)}%` }))} />
                <Segments label={say("numbers")} value={s.numbers} onChange={(numbers) => set({ numbers: numbers as Settings["numbers"] })}
                    options={choice([["none", "numbers-none"], ["few", "numbers-few"], ["all", "numbers-all"]])} />
                <Segments label={say("confirms")} value={s.confirms} onChange={(confirms) => set({ confirms: confirms as Settings["confirms"] })}
                    options={choice([["auto", "confirms-auto"], ["always", "confirms-always"], ["never", "confirms-never"]])} />
                <Segments label={say("thinking")} value={s.thinking} onChange={(thinking) => set({ thinking: thinking as Settings["thinking"] })}
                    options={choice([["auto", "thinking-auto"], ["on", "thinking-on"], ["off", "thinking-off"]])} />
                <Segments label={say("think-seconds")} value={String(s.thinkSeconds)} onChange={(seconds) => set({ thinkSeconds: +seconds })}
                    options={["1", "3", "5", "10", "30"].map((value) => ({ value, name: value }))} />
                <Segments label={say("sound")} value={String(s.sound)} onChange={(sound) => set({ sound: +sound })}
                    options={[{ value: "0", name: say("sound-off") }, { value: "0.35", name: say("sound-quiet") }, { value: "0.7", name: say("sound-on") }]} />
                <Toggle label={say("coordinates")} on={s.coordinates} onChange={(coordinates) => set({ coordinates })} />
                <Toggle label={say("forbidden-shown")} on={s.forbidden} onChange={(forbidden) => set({ forbidden })} />
                <Toggle label={say("help-allowed")} on={s.help} onChange={(help) => set({ help })} />
                <Toggle label={say("motion")} on={s.motion} onChange={(motion) => set({ motion })} />
                <div class="field">
                    <label for="name">{say("your-name")}</label>
                    <input id="name" value={s.name} maxLength={40} onInput={(event) => set({ name: event.currentTarget.value })} />
                </div>
                <div class="row between">
                    <span>{say("tips")}</span>
                    <Button class="plain" label={say("tips-again")} whyNot={s.tipsSeen ? undefined : say("tips-fresh")} onPress={() => set({ tipsSeen: 0 })} />
                </div>
                <p class="quiet">{say("private")}</p>
            </div>
        </Sheet>
    );
}
