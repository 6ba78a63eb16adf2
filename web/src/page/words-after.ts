/* Words of what comes before and after a battle: its ends, the report, the replay, links. Otherwise as words.ts. */
import { language } from "./settings";
import { form, unbroken } from "./words";

const en = {
    allEyes: "Everything",
    eyesOf: "With whose eyes",
    hands: "Cards in hand",
    linkAbout: "Whoever opens it sees this game from here on, move by move.",
    linkInside: "The whole game lies in the link itself, so it is long: {0} characters. Where a message cuts it off, send the file instead.",
    linkNone: "This browser can't make a link of a game; download the record and send the file.",
    linkOf: "Link of the replay",
    linkShare: "Share the replay",
    linkTorn: "This link has lost a part of its game on the way.",
    moveIn: "How many move in",
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
    hands: "Cartes en main",
    linkAbout: "Qui l'ouvre voit cette partie à partir d'ici, coup par coup.",
    linkInside: "Toute la partie est dans le lien lui-même, il est donc long : {0} caractères. Si un message le coupe, envoyez plutôt le fichier.",
    linkNone: "Ce navigateur ne sait pas faire un lien d'une partie ; téléchargez-la et envoyez le fichier.",
    linkOf: "Lien de la partie",
    linkShare: "Partager la partie",
    linkTorn: "Ce lien a perdu une partie de son contenu en route.",
    moveIn: "Combien avancent",
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
    return unbroken(form(LANGUAGES[language.value][id], values[0])).replace(/\{(\d)\}/g, (_, i: string) => String(values[Number(i)] ?? ""));
}
