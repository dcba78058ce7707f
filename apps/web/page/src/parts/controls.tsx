import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../app";
import { faceFiles, iconFiles } from "../assets";
import { Notice } from "../board/Bubble";

/** A square that grows with a very large screen. */
const square = (side: number) => ({ width: `calc(${side}px * var(--large))`, height: `calc(${side}px * var(--large))` });

export function Icon({ name }: { name: string }) {
    return <span class="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: iconFiles[name] ?? "" }} />;
}

export function Face({ name, size = 48 }: { name: string; size?: number }) {
    const file = faceFiles[name.toLowerCase().replace(" ", "-")] ?? faceFiles.engine;
    return <span class="face" style={square(size)} aria-hidden="true" dangerouslySetInnerHTML={{ __html: file }} />;
}

export function StoneDot({ colour, size = 22 }: { colour: string; size?: number }) {
    return colour ? <span class={`stone-dot ${colour}`} style={square(size)} aria-hidden="true" /> : null;
}

interface ButtonProps {
    label: string;
    icon?: string;
    /** Why it cannot be done now; it can still be found and read. */
    whyNot?: string;
    onPress: () => void;
    class?: string;
    pressed?: boolean;
    focus?: boolean;
    keys?: string;
    bare?: boolean;
}

/** A button that stays in reach when it cannot be used, and tells why. */
export function Button({ label, icon, whyNot, onPress, class: kind = "", pressed, focus, keys, bare }: ButtonProps) {
    const ref = useRef<HTMLButtonElement>(null);
    useEffect(() => {
        if (focus) ref.current?.focus({ preventScroll: true });
    }, [focus]);
    const title = [bare ? label : "", whyNot ?? "", keys ? `(${keys})` : ""].filter(Boolean).join(" ");
    return (
        <button ref={ref} type="button" class={`${kind} ${whyNot ? "off" : ""}`} aria-disabled={whyNot ? "true" : undefined}
            aria-pressed={pressed} aria-label={bare ? label : undefined} title={title || undefined} onClick={onPress}>
            {icon && <Icon name={icon} />}
            {!bare && <span>{label}</span>}
        </button>
    );
}

export const IconButton = (props: Omit<ButtonProps, "bare"> & { icon: string }) =>
    <Button {...props} class={`icon-button ${props.class ?? ""}`} bare />;

interface Option {
    value: string;
    name: string;
    about?: string;
    whyNot?: string;
}

export function Select({ label, value, options, onChange }: { label: string; value: string; options: Option[]; onChange: (value: string) => void }) {
    const id = useId();
    const chosen = options.find((each) => each.value === value);
    return (
        <div class="field">
            <label for={id}>{label}</label>
            <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
                {options.map((each) => (
                    <option key={each.value} value={each.value} disabled={!!each.whyNot && each.value !== value}>
                        {each.name}
                    </option>
                ))}
            </select>
            {(chosen?.whyNot || chosen?.about) && <small class={chosen.whyNot ? "warning" : ""}>{chosen.whyNot ?? chosen.about}</small>}
        </div>
    );
}

export function Segments({ label, value, options, onChange }: { label: string; value: string; options: Option[]; onChange: (value: string) => void }) {
    const name = useId();
    return (
        <fieldset class="segments">
            <legend>{label}</legend>
            <div>
                {options.map((each) => (
                    <label key={each.value} class={each.value === value ? "on" : ""}>
                        <input type="radio" name={name} checked={each.value === value} onChange={() => onChange(each.value)} />
                        <span>{each.name}</span>
                    </label>
                ))}
            </div>
        </fieldset>
    );
}

export function Toggle({ label, about, on, onChange }: { label: string; about?: string; on: boolean; onChange: (on: boolean) => void }) {
    return (
        <label class="toggle">
            <span>{label}{about && <small>{about}</small>}</span>
            <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
        </label>
    );
}

/** A sheet over the page; Escape and a click beside it close it. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren }) {
    const ref = useRef<HTMLDialogElement>(null);
    const isThere = useRef(true);
    const id = useId();
    // Before anybody can press a key that is meant for it.
    useLayoutEffect(() => {
        const dialog = ref.current!;
        const before = document.activeElement;
        if (!dialog.open) dialog.showModal();
        return () => {
            isThere.current = false;
            dialog.close();
            // It is off the page already, so that no browser gives the focus back.
            if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
        };
    }, []);
    // A dialog tells that it was closed a little later; by then another may be there.
    return (
        <dialog ref={ref} class="sheet" aria-labelledby={id} onClose={() => isThere.current && onClose()}
            onCancel={(event) => { event.preventDefault(); onClose(); }} onClick={(event) => event.target === ref.current && onClose()}>
            <div class="sheet-body">
                <header>
                    <h2 id={id}>{title}</h2>
                    <IconButton icon="close" label={say("close")} onPress={onClose} />
                </header>
                {children}
            </div>
            <Notice />
        </dialog>
    );
}
