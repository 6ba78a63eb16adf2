/* What web/games.mjs takes from the program when the page is built: its games, for the start page. */
declare module "games" {
    type Text = { en: string } & Record<string, string>; /* by language */
    interface Picture {
        box: [number, number, number, number];
        lands: [path: string, colour: string, army: string][]; /* the army where one holds it all */
        cells: [path: string, army: string, x: number, y: number][];
        links: number[][];
    }
    export interface ModeOf {
        id: string;
        name: Text;
        board: "graph" | "grid" | "cards";
        seats: number[];
        options: { id: string; about: Text; values: string[] }[];
    }
    export interface GameOf {
        id: string;
        sha256: string;
        title: Text;
        modes: ModeOf[];
        armies: { id: string; name: Text }[];
        picture: Picture | null;
    }
    const games: GameOf[];
    export default games;
}
