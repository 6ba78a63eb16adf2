/* Made by tools/page-types.py of docs/asyncapi.yaml, which tools/asyncapi.py makes. Changes belong there. */

/* What the page says, by its kind. */
export interface Say {
    hello: { t: "hello"; v: 1; token?: string; after?: number; lang?: string };
    join: { t: "join"; id: string; name: string; seat?: number };
    leave: { t: "leave"; id: string };
    ready: { t: "ready"; id: string; on: boolean };
    seat: { t: "seat"; id: string; seat: number; as: string };
    start: { t: "start"; id: string };
    contribute: { t: "contribute"; id: string; hex: string };
    act: { t: "act"; id: string; number: number; do: string };
    undo: { t: "undo"; id: string; number: number };
    aside: { t: "aside"; id: string; do: string };
    offer: { t: "offer"; id: string; on: boolean };
    rematch: { t: "rematch"; id: string; on: boolean };
    orders: { t: "orders"; id: string; dice?: "most" | "ask"; pass?: "always" | "idle" | "ask" };
    say: { t: "say"; id: string; text: string; to?: "all" | "team" };
    mute: { t: "mute"; id: string; seat: number; on: boolean };
    remove: { t: "remove"; id: string; seat: number };
    forget: { t: "forget"; id: string };
    odds: { t: "odds"; id: string; place: string; target: string; n?: number };
    hint: { t: "hint"; id: string };
    why: { t: "why"; id: string; do: string };
    look: { t: "look"; id: string; number: number; seat?: number };
    history: { t: "history"; id: string; from: number; to: number; seat?: number };
    worth: { t: "worth"; id: string };
    lang: { t: "lang"; id: string; lang: string };
    ping: { t: "ping"; n: number };
}

/* What it is told. */
export interface Told {
    welcome: {
        t: "welcome";
        v: number;
        table: string;
        seat: number | null;
        now: number;
        phase: "open" | "sealed" | "playing" | "over";
        game: {
            edition: string;
            sha256: string;
            mode: string;
            options: Record<string, string>;
            seats: number;
        };
        facts: string;
        limits: { message: number; id: number; name: number; text: number };
    };
    table: {
        t: "table";
        phase: "open" | "sealed" | "playing" | "over";
        creator: boolean;
        clock: { kind: "none" | "move" | "days"; seconds?: number; reserve?: number; days?: number };
        seats: {
            seat: number;
            as: "open" | "person" | "ai" | "bot";
            army: string | null;
            name: string | null;
            ready: boolean;
            online: boolean;
            away: boolean;
            offered: boolean;
            again: boolean;
        }[];
        rematch: string | null;
    };
    sealed: { t: "sealed"; header: string[]; commitment: string; digest: string; deadline: number };
    snapshot: { t: "snapshot"; number: number; chain: string; view: Record<string, unknown> };
    events: {
        t: "events";
        list: {
            number: number;
            seat: number | "chance";
            do: string;
            set: Record<string, unknown>;
            story: string;
            dice?: number[];
            attack?: number;
            battle?: { from: string; to: string; lost: [number, number]; conquered: boolean };
            chain: string;
        }[];
    };
    ask: {
        t: "ask";
        number: number;
        seats: number[];
        kind: string;
        deadline?: number;
        boxes?: string[];
        odds?: { from: string; to: string; win: number; lands?: string; titan?: boolean; rough?: boolean }[];
        cards?: { card: string; win: number }[];
        default?: string;
        say?: string;
    };
    ok: { t: "ok"; id: string; number: number };
    refuse: {
        t: "refuse";
        id: string | null;
        reason: string;
        sentence: string;
        number: number;
        retry?: number;
    };
    answer: {
        t: "answer";
        id: string;
        to: string;
        odds?: { from: string; to: string; win: number; lands?: string; titan?: boolean; rough?: boolean }[];
        left?: [number, number];
        spread?: { win: number; won: number[]; held: number[] };
        do?: string;
        sentence?: string | null;
        reason?: string;
        number?: number;
        chain?: string;
        view?: Record<string, unknown>;
        list?: {
            number: number;
            seat?: number | "chance";
            do?: string;
            set?: Record<string, unknown>;
            story?: string;
            dice?: number[];
            attack?: number;
            battle?: { from: string; to: string; lost: [number, number]; conquered: boolean };
            chain?: string;
            turn?: number;
            worth?: number[];
        }[];
        lang?: string;
        facts?: string;
        dice?: "most" | "ask";
        pass?: "always" | "idle" | "ask";
    };
    chat: {
        t: "chat";
        n: number;
        seat: number | null;
        name: string | null;
        text: string;
        to: "all" | "team";
    };
    clock: { t: "clock"; now: number; seats: { seat: number; reserve: number; deadline?: number }[] };
    end: {
        t: "end";
        number: number;
        result: { how: string; winners: number[]; sentence: string };
        secret: string | null;
    };
    error: { t: "error"; code: string; sentence: string; fatal: boolean };
    bye: { t: "bye"; why: string; retry: number };
    pong: { t: "pong"; n: number };
}

/* What it fetches once. */
export interface Fetched {
    board: { t: "board"; v: number; geometry: Record<string, unknown> };
    facts: {
        t: "facts";
        v: number;
        lang: string;
        edition: { id: string; sha256: string; name: string };
        mode: {
            id: string;
            name: string;
            board: "graph" | "grid" | "cards";
            dice: "compared" | "added" | "matched";
        };
        places: { id: string; name: string; region: string; at: [number, number] }[];
        regions: { id: string; name: string; colour: string; bonus: number }[];
        armies: {
            id: string;
            name: string;
            colour: string;
            faction?: string;
            faction_id?: string;
            unit?: string;
            large_unit?: string;
            base?: string;
            hero?: string;
        }[];
        cards: {
            id: string;
            name: string;
            class: string;
            class_id: string;
            faction?: string;
            faction_id?: string;
            directive?: string;
            window?: string;
            place?: string;
            text?: string;
        }[];
        goals: { id: string; name: string; tier: string }[];
        rewards: { id: string; name: string; tier: string; text: string }[];
        classes: { id: string; name: string }[];
        tokens: { id: string; name: string }[];
        things: {
            resource?: string;
            tower?: string;
            titan?: string;
            token?: string;
            hero?: string;
            link?: string;
        };
        verbs: {
            id: string;
            args: string;
            aside: boolean;
            name: string;
            traits: (
                | "rolls"
                | "attacks"
                | "declares"
                | "commits"
                | "assaults"
                | "defends"
                | "follows"
                | "moves"
                | "passes"
                | "ends-step"
                | "sets-up"
                | "deploys"
                | "trades"
                | "collects"
                | "plays"
                | "routine"
                | "weighty"
                | "names-seat"
                | "names-row"
                | "names-die"
                | "names-lying"
            )[];
        }[];
        questions: { id: string; say: string; rule: string; ids: string; repeats: boolean }[];
        steps: { name: string; asks: string[] }[];
        options: { id: string; about: string; values: string[] }[];
        players: string[];
        rules: Record<string, unknown>;
    };
}
