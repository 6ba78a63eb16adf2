/* What the program tells about the games: names in every language, modes, options, armies, and a small picture of each
 * board for the start page. */
import { execFileSync } from "node:child_process";
import { LANGUAGES } from "./languages.mjs";

const run = (program, language, ...args) =>
    execFileSync(program, args, {
        encoding: "utf8",
        env: { ...process.env, LC_ALL: `${language}.UTF-8`, LANGUAGE: language, LANG: `${language}.UTF-8` },
    });

/* One value out of the answers in all languages, by language. */
const each = (answers, of) => Object.fromEntries(LANGUAGES.map((language, i) => [language, of(answers[i])]));

function modesOf(answers) {
    return answers[0].modes
        .filter((mode) => mode.playable)
        .map((mode) => {
            const same = (answer) => answer.modes.find((other) => other.id === mode.id);
            return {
                id: mode.id,
                name: each(answers, (answer) => same(answer).name),
                board: mode.board,
                seats: mode.seats,
                options: mode.options.map((option, k) => ({
                    id: option.id,
                    about: each(answers, (answer) => same(answer).options[k].about),
                    values: option.values,
                })),
            };
        });
}

/* ---- Pictures ---- */

const round = (value) => Math.round(value);

/* A closed curve through the middles of an outline's sides; every second point is enough for a small picture. */
function curve(outline) {
    const points = [];
    for (let i = 0; i < outline.length; i += 4) points.push([outline[i], outline[i + 1]]);
    const middle = (i) => [0, 1].map((k) => (points[i % points.length][k] + points[(i + 1) % points.length][k]) / 2);
    let path = `M${middle(points.length - 1)
        .map(round)
        .join(" ")}`;
    points.forEach((point, i) => {
        path += `Q${point.map(round).join(" ")} ${middle(i).map(round).join(" ")}`;
    });
    return `${path}Z`;
}

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/* Realms that hang together: each army has the places nearest to its corner of the board. */
function realms(places, count) {
    const corners = [places[0]];
    while (corners.length < count)
        corners.push(
            places.reduce((best, place) => {
                const away = (of) => Math.min(...corners.map((corner) => distance(corner.at, of.at)));
                return away(place) > away(best) ? place : best;
            }),
        );
    return places.map((place) =>
        corners.reduce(
            (best, corner, i) => (distance(place.at, corner.at) < distance(place.at, corners[best].at) ? i : best),
            0,
        ),
    );
}

/* In the middle of a game: some places at the fronts have been taken by the nearest stranger. */
function fought(places, owner) {
    return owner.map((own, i) => {
        const strangers = places
            .map((place, k) => ({ k, away: distance(place.at, places[i].at) }))
            .filter(({ k }) => owner[k] !== own)
            .sort((a, b) => a.away - b.away);
        return i % 3 === 1 && strangers.length > 0 && strangers[0].away < 105 ? owner[strangers[0].k] : own;
    });
}

/* A box around what is drawn, without the room for badges. */
function boxOf(regions) {
    const flat = regions.flatMap((region) => region.outlines.flat()),
        xs = flat.filter((_, i) => i % 2 === 0),
        ys = flat.filter((_, i) => i % 2 === 1);
    const [left, top] = [Math.min(...xs) - 6, Math.min(...ys) - 6].map(round);
    return [left, top, round(Math.max(...xs)) + 6 - left, round(Math.max(...ys)) + 6 - top];
}

function pictureOf(geometry, { places, armies, regions }) {
    if (geometry.board !== "cells") return null;
    const at = new Map(geometry.flat.labels.map((label) => [label.id, label.anchor]));
    const owner = fought(places, realms(places, armies.length)),
        armyOf = (id) => armies[owner[places.findIndex((place) => place.id === id)]].id;
    return {
        box: boxOf(geometry.regions),
        lands: geometry.regions.map(({ id, outlines }) => {
            const held = new Set(places.filter((place) => place.region === id).map((place) => armyOf(place.id)));
            return [
                outlines.map(curve).join(""),
                regions.find((region) => region.id === id).colour,
                held.size === 1 ? [...held][0] : "",
            ];
        }),
        cells: geometry.places.map((cell) => [curve(cell.outline), armyOf(cell.id), ...at.get(cell.id)]),
        links: geometry.flat.links
            .filter((link) => link.kind === "link")
            .map((link) => [0, 1, 12, 13, 24, 25].map((i) => link.line[i])),
    };
}

/* ---- */

export const boardOf = (program, edition) => run(program, "en", "show", edition, "--geometry");

export function games(program) {
    return JSON.parse(run(program, "en", "editions", "--json")).map(({ edition }) => {
        const answers = LANGUAGES.map((language) => JSON.parse(run(program, language, "show", edition, "--json")));
        const [answer] = answers,
            { armies, sha256 } = answer;
        return {
            id: edition,
            sha256,
            title: each(answers, (answer) => answer.title),
            modes: modesOf(answers),
            armies: armies.map((army, i) => ({ id: army.id, name: each(answers, (answer) => answer.armies[i].name) })),
            picture: pictureOf(JSON.parse(boardOf(program, edition)), answer),
        };
    });
}
