import { useEffect, useState } from "preact/hooks";
import { ask, keepGame, keptGames, say } from "../app";
import { Thumbnail } from "../board/Thumbnail";
import { Button, IconButton, Sheet } from "./controls";
import { download } from "./file_sheets";
import { close } from "./sheet_name";

type Game = Awaited<ReturnType<typeof keptGames>>[number];

/** So many are drawn at first; the rest when asked for. */
const Page = 40;
/** From so many on they can be searched. */
const Many = 8;

function Row({ game }: { game: Game }) {
    const [isGone, setGone] = useState(false);
    const drop = (gone: boolean) => {
        setGone(gone);
        void keepGame(game.id, gone ? undefined : game.text);
    };
    if (isGone) {
        return <li class="gone"><span>{say("removed")}</span><Button class="plain" label={say("undo")} focus onPress={() => drop(false)} /></li>;
    }
    return (
        <li>
            <button type="button" class="entry" onClick={() => { close(); ask({ do: "read-game", id: game.id, game: game.text }); }}>
                <Thumbnail board={game.board} side={72} />
                <span><b>{game.title}</b><small>{game.line}</small></span>
            </button>
            <IconButton icon="remove" label={`${say("remove")}: ${game.title}`} onPress={() => drop(true)} />
        </li>
    );
}

/** Every game that was played or worked on in this browser. */
export function GamesSheet() {
    const [games, setGames] = useState<Game[] | null>(null);
    const [wanted, setWanted] = useState("");
    const [shown, setShown] = useState(Page);
    useEffect(() => void keptGames().then(setGames), []);
    const words = wanted.toLowerCase();
    const found = (games ?? []).filter((each) => `${each.title} ${each.line}`.toLowerCase().includes(words));
    const saveAll = () => download(found.map((each) => each.text).join("\n"), "tianyuan.sgf", "application/x-go-sgf");
    return (
        <Sheet title={say("games")} onClose={close}>
            {games?.length === 0 && <p class="quiet">{say("no-games")}</p>}
            {(games?.length ?? 0) >= Many && (
                <input type="search" aria-label={say("search")} placeholder={say("search")} value={wanted}
                    onInput={(event) => setWanted(event.currentTarget.value)} />
            )}
            <ul class="games">{found.slice(0, shown).map((each) => <Row key={each.id} game={each} />)}</ul>
            {games && games.length > 0 && found.length === 0 && <p class="quiet">{say("none-found")}</p>}
            {found.length > shown && <Button class="plain" label={say("more-games", found.length - shown)} onPress={() => setShown(shown + Page)} />}
            {found.length > 0 && <Button class="plain" icon="save" label={say("save-all")} onPress={saveAll} />}
        </Sheet>
    );
}
