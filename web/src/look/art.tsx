/* Signs, dice, chips and patterns: everything small that is drawn more than once. */
import type { ComponentChildren } from "preact";
import { SLOTS, type Owner, type Slot } from "../table/seats";
import { word } from "../words/words";

/* One path each in a box of 16 by 16, filled, even-odd. */
const ICONS = {
    trooper:
        "M8 1.5a3 3 0 0 1 3 3v1.2H5V4.500a3 3 0 0 1 3-3ZM3 14.500c0-4 1.8-7 5-7s5 3 5 7h-3l-.6-3-1.4 1.500L6.6 11.5 6 14.500Z",
    mech: "M5 1.500h6v4h3v5h-2v-3h-1l1.5 7H9.500L8 10.5 6.5 14.500H3.500L5 7.500H4v3H2v-5h3Z",
    cruiser: "M8 1 11 9v5l-3-2-3 2V9Z",
    carrier: "M7 1h2l1 5 4 3v4l-4-1.500V15H6v-3.500L2 13V9l4-3Z",
    dreadnought: "M8 .5 10 5l3 .5V3h1.500v9L11 11l-1 4.500H6L5 11l-3.5 1V3H3v2.500L6 5Z",
    hero: "M8 1l2.1 4.7 5 .5-3.8 3.4 1.1 5L8 12l-4.4 2.6 1.1-5L.9 6.200l5-.5Z",
    base: "M8 1.5 14.5 7v7.500h-4.700v-4H6.200v4H1.500V7Z",
    tower: "M4 1.500h2V3h1V1.500h2V3h1V1.500h2v4l-1.5 1v5l1.8 3H3.700l1.8-3v-5L4 5.500Z",
    resource: "M8 .5 13.5 7 8 15.5 2.5 7ZM5.2 6.600h5.600v1H5.200Z",
    token: "M8 1l6 3.500v7L8 15l-6-3.500v-7ZM8 5.2 5.6 8 8 10.8 10.4 8Z",
    titan: "M8 .8c3 0 4.8 2 4.8 5 0 3-1.3 4-1.3 6.200L10 15.2 9.4 11h-.8L8 14.5 7.4 11h-.8L6 15.2 4.5 12C4.5 9.8 3.2 8.8 3.2 5.800c0-3 1.8-5 4.8-5ZM5 6l2.2 1.800L5.5 8.500ZM11 6 8.8 7.800l1.7.7Z",
    card: "M4 1h8a1.5 1.5 0 0 1 1.5 1.500v11A1.5 1.5 0 0 1 12 15H4a1.5 1.5 0 0 1-1.5-1.500v-11A1.5 1.5 0 0 1 4 1ZM4.3 3v10h7.400V3ZM8 5l2 3-2 3-2-3Z",
    die: "M3.5 1.500h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM5 3.800A1.2 1.2 0 1 0 5 6.2 1.2 1.2 0 0 0 5 3.800ZM11 9.800a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.400ZM8 6.800A1.2 1.2 0 1 0 8 9.2 1.2 1.2 0 0 0 8 6.800Z",
    place: "M8 2.500a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM8 4.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
    strategic:
        "M7.2 0h1.600v3.100A5 5 0 0 1 12.9 7.200H16v1.600h-3.100a5 5 0 0 1-4.1 4.100V16H7.200v-3.100A5 5 0 0 1 3.1 8.800H0V7.200h3.100A5 5 0 0 1 7.2 3.100ZM8 5.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
    warning: "M8 1.5 14.5 14h-13ZM7.3 5.500v4.500h1.400V5.500ZM7.3 11.200v1.500h1.400v-1.500Z",
    undo: "M6.5 2 2 6l4.5 4V7.300h3a2.7 2.7 0 0 1 0 5.400H5v2h4.500a4.7 4.7 0 0 0 0-9.400h-3Z",
    hint: "M8 1a5 5 0 0 1 3 9v2H5v-2a5 5 0 0 1 3-9ZM5.5 13h5l-1 2h-3Z",
    list: "M1.5 2.500h3v2.500h-3ZM6 3h8.500v1.500H6ZM1.5 6.800h3v2.500h-3ZM6 7.300h8.500v1.500H6ZM1.5 11h3v2.500h-3ZM6 11.500h8.500V13H6Z",
    menu: "M2 3.200h12v1.700H2ZM2 7.200h12v1.700H2ZM2 11.200h12v1.700H2Z",
    chat: "M2.5 2h11A1.5 1.5 0 0 1 15 3.500v6A1.5 1.5 0 0 1 13.5 11H8l-4 3.500V11H2.500A1.5 1.5 0 0 1 1 9.500v-6A1.5 1.5 0 0 1 2.5 2Z",
    arrow: "M9 2.5 14.5 8 9 13.500V9.500H1.500v-3H9Z",
    check: "M6.2 13 1.5 8.300l2-2 2.7 2.7 6.3-6.5 2 2Z",
    clock: "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1ZM8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3ZM7.2 4.500h1.600v3.200l2 1.3-.9 1.3-2.7-1.800Z",
    plus: "M7 2h2v5h5v2H9v5H7V9H2V7h5Z",
    minus: "M2 7h12v2H2Z",
    close: "M3.3 2 8 6.6 12.7 2 14 3.3 9.4 8l4.6 4.700L12.7 14 8 9.4 3.3 14 2 12.7 6.6 8 2 3.300Z",
    chair: "M4 1.500h8v6h1.500v4H12v3h-2v-3H6v3H4v-3H2.500v-4H4Z",
    eye: "M8 3c3.5 0 6 2.5 7.3 5C14 10.5 11.5 13 8 13S2 10.5.7 8C2 5.5 4.5 3 8 3ZM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
    play: "M3 1.5 14 8 3 14.500Z",
    pause: "M3 2h4v12H3ZM9 2h4v12H9Z",
    back: "M10.5 2 12 3.500 7.500 8 12 12.500 10.5 14 4.500 8Z",
    on: "M5.5 2 4 3.500 8.500 8 4 12.500 5.5 14 11.500 8Z",
    first: "M2 2h2.200v12H2ZM14 2 5.5 8l8.500 6Z",
    last: "M11.8 2H14v12h-2.200ZM2 2l8.500 6L2 14Z",
    sun: "M8 4.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM7.3 0h1.400v2.500H7.300ZM7.3 13.500h1.400V16H7.300ZM0 7.300h2.500v1.400H0ZM13.5 7.300H16v1.400h-2.500Z",
    gear: "M6.8 0h2.400l.4 2 1.6.7L12.9 1.500l1.6 1.7-1.2 1.7.6 1.5 2.1.4v2.400l-2 .4-.7 1.6 1.2 1.7-1.7 1.6-1.7-1.2-1.5.6-.4 2.100H6.800l-.4-2-1.6-.7-1.7 1.2-1.6-1.7 1.2-1.7-.6-1.500L0 9.200V6.800l2-.4.7-1.600L1.5 3.100l1.7-1.6 1.7 1.2 1.5-.6ZM8 5.200a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600Z",
} as const;

export type Icon = keyof typeof ICONS;

/* The icon of this name, if one was drawn. */
export const iconCalled = (name = ""): Icon | null => (name in ICONS ? (name as Icon) : null);

export const pathOf = (name: Icon) => ICONS[name];

export function Ico({ name }: { name: Icon }) {
    return (
        <svg class="ico" viewBox="0 0 16 16" aria-hidden="true">
            <path fill-rule="evenodd" d={ICONS[name]} />
        </svg>
    );
}

export function Chip({ owner, size = 22 }: { owner: { slot: Slot; letter: string }; size?: number }) {
    return (
        <span class={`chip o-${owner.slot}`} style={{ "--s": `${size}px` }} aria-hidden="true">
            {owner.letter}
        </span>
    );
}

/* ---- Dice ---- */

const PIPS: Record<number, [number, number][]> = {
    1: [[8, 8]],
    2: [
        [5, 5],
        [11, 11],
    ],
    3: [
        [4.5, 4.5],
        [8, 8],
        [11.5, 11.5],
    ],
    4: [
        [5, 5],
        [11, 5],
        [5, 11],
        [11, 11],
    ],
    5: [
        [4.5, 4.5],
        [11.5, 4.5],
        [8, 8],
        [4.5, 11.5],
        [11.5, 11.5],
    ],
    6: [
        [5, 4],
        [5, 8],
        [5, 12],
        [11, 4],
        [11, 8],
        [11, 12],
    ],
};

/* Six sides: a rounded square with pips. More: an octagon with a numeral. */
export function Die({
    face,
    sides = 6,
    state = "",
    label,
}: {
    face: number;
    sides?: number;
    state?: string;
    label?: string;
}) {
    const named = label ?? (sides > 6 ? word("dieOf", face, sides) : String(face));
    return (
        <svg class={`die ${state}`} viewBox="0 0 16 16" role="img" aria-label={named}>
            {sides > 6 || face > 6 ? (
                <>
                    <path class="face" d="M5 .8h6L15.2 5v6L11 15.200H5L.8 11V5Z" />
                    <text x="8" y="11.3" text-anchor="middle">
                        {face}
                    </text>
                </>
            ) : (
                <>
                    <rect class="face" x=".8" y=".8" width="14.4" height="14.4" rx="3" />
                    {(PIPS[face] ?? []).map(([x, y]) => (
                        <circle class="pip" cx={x} cy={y} r="1.450" />
                    ))}
                </>
            )}
        </svg>
    );
}

/* ---- Patterns of owners, referred to by every drawing of the page ---- */

const GLYPHS: Record<Slot, string> = {
    sky: "",
    blue: "M0 2h8M0 6h8",
    red: "M-2 2 2-2M0 8 8 0M6 10l4-4",
    burgundy: "M0 0l8 8M8 0 0 8",
    orange: "M2 2h.01M6 6h.01",
    yellow: "M0 3q2-3 4 0t4 0M0 7q2-3 4 0t4 0",
    green: "M4 1.500v5M1.5 4h5",
    purple: "M0 0l8 8M8 0 0 8",
    brown: "M2 0v8M6 0v8",
    white: "",
};

export function Patterns() {
    return (
        <svg class="patterns" width="0" height="0" aria-hidden="true">
            <defs>
                {SLOTS.map((slot) => (
                    <pattern
                        id={`pat-${slot}`}
                        class={`pat o-${slot}`}
                        width="8"
                        height="8"
                        patternTransform="scale(1.5)"
                        patternUnits="userSpaceOnUse"
                    >
                        <path class={slot === "orange" ? "dots" : ""} d={GLYPHS[slot]} />
                    </pattern>
                ))}
            </defs>
        </svg>
    );
}

export function Swatch({ owner }: { owner: { slot: Slot; letter: string } }) {
    const shape = { x: 1, y: 1, width: 58, height: 32, rx: 7 };
    return (
        <span class={`swatch o-${owner.slot}`} aria-hidden="true">
            <svg viewBox="0 0 60 34">
                <g class="cell">
                    <rect class="fill" {...shape} />
                    <rect class="pattern" {...shape} fill={`url(#pat-${owner.slot})`} />
                    <rect class="rim" {...shape} />
                </g>
            </svg>
            <Chip owner={owner} />
        </span>
    );
}

/* ---- The ground of a chart ---- */

function lots(seed: number) {
    let state = seed;
    return () => {
        state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
        const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
        return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
    };
}

/* More of them along one diagonal: a galaxy seen from the side. */
export function Stars({
    box: [x, y, w, h],
    count = 420,
}: {
    box: readonly [number, number, number, number];
    count?: number;
}) {
    const next = lots(7),
        dots = ["", "", ""];
    for (let i = 0; i < count; i++) {
        const u = next();
        let v = next();
        if (next() < 0.55) v = 0.82 - 0.62 * u + (next() + next() + next() - 1.5) * 0.32;
        dots[next() < 0.72 ? 0 : next() < 0.8 ? 1 : 2] += `M${(x + u * w).toFixed(1)} ${(y + v * h).toFixed(1)}h0`;
    }
    return (
        <g class="stars">
            {dots.map((d, i) => (
                <path class={`s${i}`} d={d} />
            ))}
        </g>
    );
}

/* Behind a page. */
export const Sky = () => (
    <svg class="sky" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Stars box={[0, 0, 1440, 900]} />
    </svg>
);

/* The chart's own lines: rings and rays about one far point. */
export function Graticule({ box: [x, y, w, h] }: { box: readonly [number, number, number, number] }) {
    const [cx, cy] = [x + w / 2, y + h * 0.52];
    let d = "";
    for (let q = 92; q < 800; q += 92) d += `M${cx - q} ${cy}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0`;
    for (let i = 0; i < 24; i++) {
        const [c, s] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
        const at = (r: number) => `${(cx + r * c).toFixed(1)} ${(cy + r * s).toFixed(1)}`;
        d += `M${at(92)}L${at(900)}`;
    }
    return <path class="graticule" d={d} />;
}

export function Wordmark() {
    return (
        <svg class="wordmark" viewBox="-1.5 -1.5 172 23" role="img" aria-label="Hegemon">
            <path d="M0 0V20M15 0V20M0 10H15M27 0H39M27 10H37M27 20H39M65 4.500A9 10 0 1 0 65 15.500V10H59M77 0H89M77 10H87M77 20H89M101 20V0L110 13 119 0V20M156 20V0L169 20V0" />
            <circle cx="137.5" cy="10" r="10" />
            <circle class="sat" cx="137.5" cy="10" r="3.2" />
        </svg>
    );
}

/* ---- Small parts ---- */

export function Tool({
    name,
    label,
    on = false,
    press,
}: {
    name: Icon;
    label: string;
    on?: boolean;
    press: () => void;
}) {
    return (
        <button type="button" class={`tool${on ? " on" : ""}`} aria-label={label} title={label} onClick={press}>
            <Ico name={name} />
        </button>
    );
}

interface ButtonOf {
    kind?: string;
    press: () => void;
    off?: boolean;
    key?: string;
    children: ComponentChildren;
}

export function Btn({ kind = "", press, off = false, children }: ButtonOf) {
    return (
        <button type="button" class={`btn ${kind}`} disabled={off} onClick={press}>
            {children}
        </button>
    );
}

/* A whole number between two others. */
export function Stepper({
    value,
    low,
    high,
    change,
    label,
}: {
    value: number;
    low: number;
    high: number;
    change: (value: number) => void;
    label: string;
}) {
    const to = (next: number) => change(Math.max(low, Math.min(high, next)));
    return (
        <div class="stepper" role="group" aria-label={label}>
            <button
                type="button"
                class="step"
                aria-label={word("less")}
                disabled={value <= low}
                onClick={() => to(value - 1)}
            >
                <Ico name="minus" />
            </button>
            <input
                type="range"
                aria-label={label}
                min={low}
                max={high}
                value={value}
                onInput={(event) => to(Number(event.currentTarget.value))}
            />
            <button
                type="button"
                class="step"
                aria-label={word("more")}
                disabled={value >= high}
                onClick={() => to(value + 1)}
            >
                <Ico name="plus" />
            </button>
            <output>{value}</output>
        </div>
    );
}

export function Switch({
    on,
    change,
    label,
    about,
}: {
    on: boolean;
    change: (on: boolean) => void;
    label: string;
    about?: string;
}) {
    return (
        <label class="switchrow">
            <span class="grow">
                {label}
                {about !== undefined && <span class="sub">{about}</span>}
            </span>
            <input
                type="checkbox"
                role="switch"
                class="switch"
                checked={on}
                onChange={(event) => change(event.currentTarget.checked)}
            />
        </label>
    );
}

export function Segments<T extends string>({
    value,
    options,
    change,
    label,
}: {
    value: T;
    options: [T, string][];
    change: (value: T) => void;
    label: string;
}) {
    return (
        <div class="seg" role="radiogroup" aria-label={label}>
            {options.map(([id, name]) => (
                <button
                    type="button"
                    role="radio"
                    aria-checked={id === value}
                    class={id === value ? "on" : ""}
                    onClick={() => change(id)}
                >
                    {name}
                </button>
            ))}
        </div>
    );
}

export const nameOwner = (owner: Owner) => (owner.you ? word("you") : owner.army);
