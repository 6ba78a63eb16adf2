/* What web/games.mjs takes from the program when the page is built: its games, for the start page. */
declare module "games" {
    interface Text {
        en: string;
        fr: string;
    }
    interface Picture {
        box: [number, number, number, number];
        lands: [path: string, colour: string, army: string][]; /* the army where one holds it all */
        cells: [path: string, army: string, x: number, y: number][];
        links: number[][];
    }
    export interface GameOf {
        id: string;
        sha256: string;
        title: Text;
        modes: { id: string; name: Text; seats: number[]; options: { id: string; about: Text; values: string[] }[] }[];
        armies: { id: string; name: Text }[];
        picture: Picture | null;
    }
    const games: GameOf[];
    export default games;
}
