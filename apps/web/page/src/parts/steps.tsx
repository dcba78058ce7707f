import { say } from "../app";
import { Button, IconButton } from "./controls";

interface Props {
    /** Stones that are shown, and that there are. */
    step: [number, number];
    /** What the last of them does. */
    text?: string;
    onStep: (stones: number) => void;
    onClose: () => void;
}

/** A win played out stone by stone. */
export function Steps({ step: [shown, all], text, onStep, onClose }: Props) {
    return (
        <div class="steps row">
            <IconButton icon="previous" label={say("previous")} whyNot={shown === 0 ? say("at-start") : undefined} onPress={() => onStep(-1)} />
            <span class="numeric">{shown} / {all}</span>
            <IconButton icon="next" label={say("next")} whyNot={shown === all ? say("at-end") : undefined} onPress={() => onStep(1)} />
            {text && <span class="told" aria-live="polite">{text}</span>}
            <Button class="quiet" label={say("close")} onPress={onClose} />
        </div>
    );
}
