import { effect } from "@preact/signals";
import { collection, leave, setAddress, setup, view } from "./app";
import { closeSetup } from "./pages/setup";
import { close, sheet } from "./parts/sheet_name";

/**
 * The browser's way back, which a phone has at its edge, leads out of what lies on top: a sheet, a position that is set up, a
 * game; and only then away from the page. For that an entry of the history stands guard while anything is open.
 */

let isGuarded = false;
/** The guard has been told to go, and has not gone yet. */
let isGoing = false;
const isAnythingOpen = () => !!(sheet.value || collection.value || setup.value || view.value);

function guard() {
    history.pushState("open", "");
    isGuarded = true;
}

function dismiss() {
    if (isAnythingOpen() || !isGuarded) return;
    isGuarded = false;
    isGoing = true;
    history.back();
}

function closeTop() {
    if (sheet.value || collection.value) {
        collection.value = null;
        close();
    } else if (setup.value) closeSetup();
    else leave();
}

function onWayBack(event: PopStateEvent) {
    // Without a state it is another address that was typed.
    if (!event.state) return;
    if (isGoing) {
        // The game that the address brought has been left.
        setAddress("");
        isGoing = false;
    } else if (isGuarded) {
        isGuarded = false;
        closeTop();
    }
    if (isAnythingOpen() && !isGuarded) guard();
}

export function followWayBack() {
    history.replaceState("page", "");
    effect(() => {
        // One sheet often makes room for another.
        if (!isAnythingOpen()) setTimeout(dismiss);
        else if (!isGuarded && !isGoing) guard();
    });
    addEventListener("popstate", onWayBack);
}
