/* Thoughts as sentences. In a sentence {p} is the place, {a} the army, {r}, {g} and {c} the subject as a region, a goal
 * or a card. */
#include "players/thought.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char *const sentences[THOUGHT_KINDS][LANGUAGES] = {
    [THOUGHT_LOT] = {"Decided by lot.", "Tiré au sort."},
    [THOUGHT_FORCED] = {"Nothing else was possible.", "Rien d'autre n'était possible."},
    [THOUGHT_ROUTINE] = {"The usual thing to do here.", "Ce qu'on fait d'habitude ici."},
    [THOUGHT_START] = {"{p} is a good place to start from.", "{p} est un bon point de départ."},
    [THOUGHT_REINFORCE] = {"The next attack begins at {p}.", "La prochaine attaque part de {p}."},
    [THOUGHT_GUARD] = {"{p} needs a stronger guard.", "{p} a besoin d'une garde plus forte."},
    [THOUGHT_TAKE] = {"{p} is worth taking.", "{p} vaut d'être pris."},
    [THOUGHT_TAKE_REGION] = {"{p} brings {r} nearer.", "{p} rapproche de {r}."},
    [THOUGHT_BREAK_REGION] = {"Taking {p} costs {a} its bonus for {r}.", "Prendre {p} coûte à {a} le bonus de {r}."},
    [THOUGHT_TAKE_GOAL] = {"{p} brings a goal nearer: «{g}».", "{p} rapproche d'un objectif : « {g} »."},
    [THOUGHT_TAKE_BASE] = {"The base of {a} stands at {p}.", "La base de {a} se trouve à {p}."},
    [THOUGHT_TAKE_RESOURCE] = {"{p} has a resource.", "{p} possède une ressource."},
    [THOUGHT_ELIMINATE] = {"{a} is nearly gone; {p} is one of its last places.",
                           "{a} a presque disparu ; {p} est une de ses dernières places."},
    [THOUGHT_CARD_DUE] = {"{p} is weak, and a conquest brings a card.",
                          "{p} est faible, et une conquête rapporte une carte."},
    [THOUGHT_STOP] = {"The odds are too bad to go on.", "Les chances sont trop mauvaises pour continuer."},
    [THOUGHT_NO_TARGET] = {"Nothing within reach is worth it.", "Rien à portée n'en vaut la peine."},
    [THOUGHT_MOVE_IN] = {"The front is at {p} now.", "Le front est maintenant à {p}."},
    [THOUGHT_STAY_BACK] = {"{p} must not be left bare.", "{p} ne doit pas rester sans défense."},
    [THOUGHT_GATHER] = {"Units in the rear are of more use at {p}.", "Les unités de l'arrière sont plus utiles à {p}."},
    [THOUGHT_COLLECT] = {"This goal is met: «{g}».", "Cet objectif est atteint : « {g} »."},
    [THOUGHT_TRADE] = {"Units are worth more than these cards now.",
                       "Des unités valent mieux que ces cartes maintenant."},
    [THOUGHT_KEEP_CARDS] = {"The cards will be worth more later.", "Les cartes vaudront davantage plus tard."},
    [THOUGHT_CARD] = {"This is the moment for {c}.", "C'est le moment de jouer {c}."},
    [THOUGHT_PASS] = {"No card would help here.", "Aucune carte n'aiderait ici."},
    [THOUGHT_DEFEND] = {"More dice defend better.", "Plus de dés défendent mieux."},
    [THOUGHT_HERO] = {"The hero is of most use at {p}.", "Le héros est le plus utile à {p}."},
    [THOUGHT_TOWER] = {"{p} looks over the most places worth holding.",
                       "{p} domine le plus de lieux qui valent d'être tenus."},
    [THOUGHT_ASK_ALLY] = {"{p} serves the team better in one hand.", "{p} sert mieux l'équipe dans une seule main."},
    [THOUGHT_HELP_ALLY] = {"The team gains by it.", "L'équipe y gagne."},
    [THOUGHT_INVADE] = {"{p} is part of the enemy's home.", "{p} fait partie de la planète mère ennemie."},
    [THOUGHT_ADVANCE] = {"The ship stands better at {p}.", "Le vaisseau est mieux placé à {p}."},
    [THOUGHT_CAPTURE] = {"The enemy at {p} can be captured.", "L'ennemi en {p} peut être capturé."},
    [THOUGHT_FREE_SHIP] = {"The stuck ship at {p} is of more use elsewhere.",
                           "Le vaisseau bloqué en {p} sera plus utile ailleurs."},
    [THOUGHT_BERTH] = {"At {p} the beaten ship does the least harm.", "En {p}, le vaisseau vaincu gêne le moins."},
    [THOUGHT_STRIP] = {"{c} is what the other hand misses most.", "{c} est ce qui manquera le plus à l'autre main."},
    [THOUGHT_CLAIM] = {"{p} has the best prospects.", "{p} offre les meilleures perspectives."},
    [THOUGHT_STEAL] = {"{p} can be taken from {a}.", "{p} peut être pris à {a}."},
    [THOUGHT_OWN_REGION] = {"{p} completes {r}.", "{p} complète {r}."},
    [THOUGHT_ROWS] = {"These dice serve {p} best so.", "Ces dés servent le mieux {p} ainsi."},
    [THOUGHT_SPARE_DIE] = {"{p} can best do without this die.", "{p} peut le mieux se passer de ce dé."},
};

static const char *const with_chance[LANGUAGES] = {" The chance is %d %%.", " La chance est de %d %%."};
static const char *const with_worth[LANGUAGES] = {" After %u lines of play I give myself %d %%.",
                                                  " Après %u lignes de jeu, je me donne %d %%."};

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

struct page {
    const struct thought *why;
    const struct names *names;
    const uint8_t *army_of;
    enum language language;
    char *out;
    size_t size, used;
};

static void put(struct page *p, const char *text, size_t length)
{
    size_t room = p->used + 1 < p->size ? p->size - 1 - p->used : 0, fits = length < room ? length : room;
    memcpy(p->out + p->used, text, fits);
    p->used += fits;
}

__attribute__((format(printf, 2, 3))) static void put_numbers(struct page *p, const char *format, ...)
{
    char text[120];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    put(p, text, (size_t)length);
}

static const char *name_of(const struct page *p, const struct name_list *list, unsigned i)
{
    return i < list->count ? list->item[i].name[p->language] : "?";
}

static const char *marked(const struct page *p, char mark)
{
    const struct names *n = p->names;
    uint8_t army = p->why->army;
    switch (mark) {
    case 'p':
        return name_of(p, &n->places, p->why->place);
    case 'a':
        return name_of(p, &n->armies, p->army_of != NULL && army < HG_SEATS_MAX ? p->army_of[army] : army);
    case 'r':
        return name_of(p, &n->regions, p->why->subject);
    case 'g':
        return name_of(p, &n->goals, p->why->subject);
    default:
        return name_of(p, &n->cards, p->why->subject);
    }
}

static void put_sentence(struct page *p, const char *text)
{
    for (const char *mark = strchr(text, '{'); mark != NULL; mark = strchr(text, '{')) {
        const char *name = marked(p, mark[1]);
        put(p, text, (size_t)(mark - text));
        put(p, name, strlen(name));
        text = mark + 3;
    }
    put(p, text, strlen(text));
}

static int percent(int32_t part)
{
    return (int)((part + 50) / 100);
}

size_t thought_tell(const struct thought *why, const struct names *names, const uint8_t *army_of,
                    enum language language, char *out, size_t size)
{
    struct page p = {.why = why, .names = names, .army_of = army_of, .language = language, .out = out, .size = size};
    if (size == 0)
        return 0;
    put_sentence(&p, sentences[why->kind < THOUGHT_KINDS ? why->kind : THOUGHT_ROUTINE][language]);
    if (why->chance >= 0)
        put_numbers(&p, with_chance[language], percent(why->chance));
    if (why->work > 0 && why->worth >= 0)
        put_numbers(&p, with_worth[language], (unsigned)why->work, percent(why->worth));
    out[p.used] = '\0';
    return p.used;
}
