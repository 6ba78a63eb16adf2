/* Words of what comes before and after a battle: its ends, the report, the replay, links. Otherwise as words.ts. */
import { language } from "../browser/settings";
import { form, unbroken } from "./words";

const en = {
    allEyes: "Everything",
    eyesOf: "With whose eyes",
    figureBeaten: "units beaten and lost, attacking",
    figureChoices: "points by choices",
    figureDice: "dice on the table",
    figureLuck: "points of luck",
    hands: "Cards in hand",
    linkAbout: "Whoever opens it sees this game from here on, move by move.",
    linkInside:
        "The whole game lies in the link itself, so it is long: {0} characters. Where a message cuts it off, send the file instead.",
    linkNone: "This browser can't make a link of a game; download the record and send the file.",
    linkOf: "Link of the replay",
    linkShare: "Share the replay",
    linkTorn: "This link has lost a part of its game on the way.",
    moveIn: "How many move in",
    privacy: "Privacy",
    privacyHere:
        "Games against computers and at one screen stay in this browser: tables, settings and your key lie in its own storage, and go when you remove a table or clear the data of this site.",
    privacyNobody: "There are no accounts, cookies or trackers, and nothing is ever asked of another host.",
    privacyServer:
        "At a table with others the server keeps the name you gave, your moves, what you say in the chat, and a fingerprint of your key. The menu of each table deletes your name and your chat there.",
    privacyWhole: "All that this server keeps, and for how long",
    review: "What was luck, what was skill",
    reviewing: "The game is being reviewed: luck, choices, turning points.",
    reviewMore: "Look more closely",
    reviewQuick: "This was a quick look. A longer one, of some seconds, tells more mistakes from chance.",
    spread: "How it can end: taken with {0} or more left in half of the cases that take it",
    spreadHeld: "held, by so many",
    spreadLost: "held",
    spreadTaken: "taken, with so many left",
    untilWin: "{0} when you stop there",
};

export type AfterWord = keyof typeof en;

const fr: Record<AfterWord, string> = {
    allEyes: "Tout",
    eyesOf: "Avec les yeux de qui",
    figureBeaten: "unités battues et perdues en attaque",
    figureChoices: "points par choix",
    figureDice: "dés jetés",
    figureLuck: "points de chance",
    hands: "Cartes en main",
    linkAbout: "Qui l'ouvre voit cette partie à partir d'ici, coup par coup.",
    linkInside:
        "Toute la partie est dans le lien lui-même, il est donc long : {0} caractères. Si un message le coupe, envoyez plutôt le fichier.",
    linkNone: "Ce navigateur ne sait pas faire un lien d'une partie ; téléchargez-la et envoyez le fichier.",
    linkOf: "Lien de la partie",
    linkShare: "Partager la partie",
    linkTorn: "Ce lien a perdu une partie de son contenu en route.",
    moveIn: "Combien avancent",
    privacy: "Vie privée",
    privacyHere:
        "Les parties contre l'ordinateur et sur un même écran restent dans ce navigateur : tables, réglages et clé y sont gardés, et disparaissent quand vous retirez une table ou effacez les données de ce site.",
    privacyNobody: "Il n'y a ni compte, ni cookie, ni traceur, et rien n'est jamais demandé à un autre hôte.",
    privacyServer:
        "À une table avec d'autres, le serveur garde le nom que vous avez donné, vos coups, ce que vous dites dans la discussion et une empreinte de votre clé. Le menu de chaque table y efface votre nom et votre discussion.",
    privacyWhole: "Tout ce que ce serveur garde, et combien de temps",
    review: "Ce qui fut chance, ce qui fut choix",
    reviewing: "Le bilan de la partie se fait : chance, choix, tournants.",
    reviewMore: "Regarder de plus près",
    reviewQuick: "C'était un regard rapide. Un plus long, de quelques secondes, distingue mieux les erreurs du hasard.",
    spread: "Comment cela peut finir : pris avec {0} restantes ou plus dans la moitié des cas où le lieu est pris",
    spreadHeld: "tenu, par autant",
    spreadLost: "tenu",
    spreadTaken: "pris, avec autant de restantes",
    untilWin: "{0} en s'arrêtant là",
};

const LANGUAGES = { en, fr };

export function after(id: AfterWord, ...values: (string | number)[]): string {
    return unbroken(form(LANGUAGES[language.value][id], values[0])).replace(/\{(\d)\}/g, (_, i: string) =>
        String(values[Number(i)] ?? ""),
    );
}
