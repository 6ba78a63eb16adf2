/* The languages of this folder by their codes; web/languages.mjs makes the list when the page is built. */
declare module "languages" {
    type Tongue = import("./words").Tongue;
    const tongues: { en: Tongue } & Record<string, Tongue>;
    export default tongues;
}
