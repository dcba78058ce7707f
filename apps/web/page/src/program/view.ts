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
}

export interface Plan {
    rule: string;
    size: number;
    opening: string;
    fouls: "refuse" | "lose";
    time: string;
    seats: { spec: string; name: string }[];
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

export interface BoardView {
    size: number;
    stones: ShownStone[];
    last: Point | null;
    winning: Point[];
    next: Colour;
    open: Point[];
    offered: Point[];
    preview: Point | null;
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
}

export interface LookBackView {
    isPossible: boolean;
    isOpen: boolean;
    chances?: (number | null)[];
    marks?: string[];
    mistakes?: number;
    total?: number;
    done?: number;
    headline?: string;
    detail?: string;
    mark?: string;
    hasBetter?: boolean;
    change?: string;
    betterShown?: boolean;
}

export type Verb =
    | "undo" | "redo" | "hint" | "switch-sides" | "restart" | "pass" | "offer-draw" | "resign" | "play-from-here";

export interface TableView {
    board: BoardView;
    seats: [SeatView, SeatView];
    /** Name and colour. */
    moves: [string, Colour][];
    shownPly: number;
    refused: Partial<Record<Verb, string>>;
    foul: FoulView | null;
    plan: Plan;
    ruleLine: string;
    isOver: boolean;
    isReading: boolean;
    study: StudyView;
    lookBack: LookBackView;
    // Of a record.
    comment?: string;
    isInVariation?: boolean;
    // Of a game being played.
    guide?: GuideView | null;
    result?: ResultView | null;
    drawOffer?: string | null;
    isDrawForPerson?: boolean; // else a computer answers it
    substitute?: string | null;
    person?: "first" | "second" | null;
    isPersonsTurn?: boolean;
    isAdvising?: boolean;
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
    | { kind: "collection"; games: { title: string; line: string }[] }
    | { kind: "opened"; title: string };

export interface Told<T = unknown> {
    answer: T;
    view: TableView | null;
    tidings: Tiding[];
    wake: number | null;
}
