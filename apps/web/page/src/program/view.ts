/** What the program tells the page: all that is to be seen, with every sentence made. */

export type Point = [number, number];
export type Colour = "black" | "white" | "";

export interface Choice {
    value: string;
    name: string;
    about: string;
    whyNot?: string;
}

export interface Opponent extends Choice {
    kind: "level" | "classic";
    face: string;
    strength: string;
}

export interface Choices {
    rules: Choice[];
    openings: Choice[];
    times: Choice[];
    sizes: Choice[];
    opponents: Opponent[];
    /** An empty one, of the size that is chosen. */
    board: BoardView;
}

/** What a small picture shows of a board. */
export interface BoardPicture {
    size: number;
    stones: ShownStone[];
    last: Point | null;
    winning: Point[];
}

/** A game of the list that the browser keeps. */
export interface KeptGame {
    id: string;
    title: string;
    line: string;
    board: BoardPicture;
}

export interface Capsule {
    stones: Point[];
    growth: Point[];
    tag: number;
    counts: boolean;
    tone: "warning" | "own" | "threat";
}

/** x, y, colour, number (0: none). */
export type ShownStone = [number, number, Colour, number];

export interface BoardView extends BoardPicture {
    /** A sign for each crossing, row by row; "+": a click plays there. */
    playable: string;
    next: Colour;
    open: Point[];
    offered: Point[];
    preview: Point | null;
    previewWords: string;
    suggested: Point | null;
    area: Point | null;
    forbidden: [number, number, string][];
    foul: Point | null;
    capsules: Capsule[];
    marks: { kind: string; point: Point; text: string }[];
    words: string;
    cells: string[];
    /** What a player thinks of each point: x, y, 0 to 1, figure. */
    heat?: [number, number, number, string][];
    /** Stones that are expected. */
    line?: ShownStone[];
}

export interface SeatView {
    seat: "first" | "second";
    name: string;
    spec: string;
    line: string;
    clock: string;
    isShort: boolean;
    stone: Colour;
    isTurn: boolean;
    isThinking: boolean;
}

export interface FoulView {
    point: Point;
    isForbidden: boolean;
    headline: string;
    summary: string;
    question: string;
    parts: { text: string; details: string[] }[];
}

export interface GuideView {
    protocol: string;
    who: string;
    title: string;
    line: string;
    answers: { decision: string; title: string; line: string; stones: "black" | "white" | "both" | "" }[];
}

export interface ResultView {
    kind: "win" | "loss" | "draw";
    winner: Colour;
    title: string;
    how: string;
    decided: string;
}

export interface StudyView {
    threats: { sides: { side: Colour; lines: string[]; win: string }[]; isLooking: boolean } | null;
    analysis: {
        who: string;
        depth: number;
        chanceOfBlack: number | null;
        isThinking: boolean;
        lines: { figure: string; note: string; moves: string }[];
    } | null;
    map: { spec: string; text: string } | null;
    pointed: string;
    /** How many stones of the forced win that is played out are shown, and how many it has. */
    step: [number, number] | null;
    /** Why somebody who was asked has no answer. */
    trouble: string;
}

/** A move in the drawn tree of variations. */
export interface TreePlace {
    node: number;
    lane: number;
    row: number;
    parentLane: number;
    number: number;
    name: string;
    stone: Colour;
    isNoted: boolean;
    isHere: boolean;
}

export interface TreeView {
    lanes: number;
    rows: number;
    places: TreePlace[];
}

export interface SetupView {
    board: BoardView;
    tool: string;
    next: Colour;
    size: number;
    rule: string;
    /** Why no game can be played from here. */
    problem: string;
}

export interface LookBackView {
    isPossible: boolean;
    isOpen: boolean;
    chances?: (number | null)[];
    marks?: string[];
    mistakes?: number;
    total?: number;
    done?: number;
    /** Positions are judged, or proofs looked for. */
    isRunning?: boolean;
    /** Why it ended before it had looked at everything. */
    trouble?: string;
    /** The game in a few lines. */
    summary?: string[];
    /** The ply of the move that decided it; 0: there is none. */
    turningPoint?: number;
    headline?: string;
    /** What was proved of the move. */
    why?: string;
    detail?: string;
    mark?: string;
    hasBetter?: boolean;
    /** The win that the move missed or allowed: stones that are shown and that it has, and what the last one does. */
    win?: { step: [number, number]; text: string };
    change?: string;
    betterShown?: boolean;
}

export type Verb =
    | "undo" | "redo" | "hint" | "switch-sides" | "restart" | "pass" | "offer-draw" | "resign" | "play-from-here" | "pause";

export interface TableView {
    board: BoardView;
    seats: [SeatView, SeatView];
    /** Name and colour. */
    moves: [string, Colour][];
    shownPly: number;
    refused: Partial<Record<Verb, string>>;
    /** What loses something, and the question to be asked before. */
    asks: Partial<Record<Verb, string>>;
    explainsFouls: boolean;
    whyNoStudy: string;
    foul: FoulView | null;
    ruleLine: string;
    isOver: boolean;
    isReading: boolean;
    study: StudyView;
    lookBack: LookBackView;
    // Of a record.
    comment?: string;
    isInVariation?: boolean;
    /** A game waits to which one can return. */
    isTrying?: boolean;
    tool?: string;
    labelText?: string;
    tree?: TreeView | null;
    // Of a game being played.
    guide?: GuideView | null;
    result?: ResultView | null;
    drawOffer?: string | null;
    isDrawForPerson?: boolean; // else a computer answers it
    substitute?: string | null;
    person?: "first" | "second" | null;
    /** What a newcomer is told. */
    tip?: string;
    isPaused?: boolean;
    isLookingBack?: boolean;
}

export interface Message {
    headline: string;
    line: string;
    point: Point | null;
    isRefusal: boolean;
}

/** What happened while a command was done. */
export type Tiding =
    | ({ kind: "message" } & Message)
    | { kind: "work"; room: string; ticket: number; task: unknown }
    | { kind: "stop"; ticket: number }
    | { kind: "sound"; name: string }
    | { kind: "say"; text: string }
    | { kind: "keep"; past: unknown }
    | { kind: "forget" }
    | { kind: "keep-game"; id: string; game: string }
    | { kind: "drop-game"; id: string }
    | { kind: "collection"; games: { title: string; line: string }[] }
    | { kind: "opened"; title: string }
    | { kind: "tips"; seen: number };

export interface Told<T = unknown> {
    answer: T;
    view: TableView | null;
    setup: SetupView | null;
    tidings: Tiding[];
    wake: number | null;
}
