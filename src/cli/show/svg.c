/* A board of cells as a picture: a star chart without units. Fill and line are the region's, since nobody owns
 * anything. Coordinates come from text/geometry as they are; upright pictures exchange x and y.
 *
 * Colours are the edition's; strokes and letters have those of the drawing. Nothing in the file refers to anything
 * outside it, so that it can be mailed or put on a page. */
#include <stdio.h>
#include <string.h>

#include "cli/show/drawing.h"
#include "engine/bits.h"
#include "text/utf8.h"

/* Classes of all parts of a picture; sizes are units of the sheet. */
static const char style[] =
    "text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;fill:#e9f0f8}"
    ".name{font-size:12px;text-anchor:middle;paint-order:stroke;stroke:#070b13;stroke-width:3px;stroke-opacity:.7}"
    ".land{fill-opacity:.07;stroke-opacity:.55;stroke-width:1.2}.cell{fill-opacity:.3;stroke-width:1.3}"
    ".band{fill:none;stroke-opacity:.1;stroke-width:24}.edge{fill:none;stroke-opacity:.22;stroke-width:10}"
    ".lane{stroke:#dcebff;stroke-opacity:.28;stroke-width:1.2}.link{fill:none;stroke:#dcebff;stroke-linecap:round}"
    ".glow{stroke-width:8;stroke-opacity:.13}.dots{stroke-width:3;stroke-dasharray:0 7}"
    ".gate{fill:#070b13;stroke:#dcebff;stroke-width:1.6}.bridge{stroke-width:2.2;stroke-opacity:.75}"
    ".disc{fill:#0a101b;stroke:#dcebff;stroke-opacity:.5}"
    ".tick{fill:none;stroke:#dcebff;stroke-width:1.3;stroke-opacity:.8}"
    ".plate{fill:#0a101b;stroke-width:1.2}.bonus{font-size:12px;font-weight:700;text-anchor:middle}"
    ".region{font-size:10px;letter-spacing:.08em}"
    ".square{stroke:#223044}.count{font-size:12px;text-anchor:middle}";

/* ---- Parts ------------------------------------------------------------------------------------------------------- */

/* The drawing's own box becomes the view box, so that pictures scale without knowing their size. */
void svg_open(struct geo_box b)
{
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%d %d %d %d\" width=\"%d\" height=\"%d\">\n", b.x, b.y,
           b.w, b.h, b.w, b.h);
    printf("<style>%s</style>\n<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#070b13\"/>\n", style, b.x,
           b.y, b.w, b.h);
}

/* The end of the document. */
void svg_close(void)
{
    puts("</svg>");
}

/* Names never stand in attributes, so quotes need no care. */
void svg_text(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '&')
            fputs("&amp;", stdout);
        else if (text[i] == '<')
            fputs("&lt;", stdout);
        else
            putchar(text[i]);
    }
}

/* The board that is drawn, and which way it is held. */
struct picture {
    const struct sheet *sheet;
    const struct geometry *g;
    enum geo_way way;
    const struct geo_layout *layout;
};

/* Outlines are kept flat only; labels and links are laid out for both ways. Upright: x and y exchanged. */
static struct geo_point seen(const struct picture *in, struct geo_point p)
{
    return in->way == GEO_FLAT ? p : (struct geo_point){p.y, p.x};
}

/* Of the region, as "#rrggbb". */
static const char *colour_of(const struct picture *in, unsigned region)
{
    return edition_region(in->sheet->edition, region).colour;
}

/* The number of the region that a place lies in. */
static unsigned region_of(const struct picture *in, unsigned place)
{
    return (unsigned)(edition_place(in->sheet->edition, place).region -
                      edition_names(in->sheet->edition)->regions.item);
}

/* ---- Outlines ---------------------------------------------------------------------------------------------------- */

/* A number given twice: halves without floating point. */
static void print_half(int twice)
{
    printf("%s%d%s", twice < 0 ? "-" : "", (twice < 0 ? -twice : twice) / 2, twice % 2 != 0 ? ".5" : "");
}

/* The middle of two points, in halves. */
static void print_middle(struct geo_point a, struct geo_point b)
{
    print_half(a.x + b.x);
    putchar(' ');
    print_half(a.y + b.y);
}

/* A closed curve through the middles of an outline's sides; the corners pull. */
static void print_outline(const struct picture *in, struct geo_span s)
{
    const struct geo_point *p = &in->g->point[s.first];
    if (s.count == 0)
        return;
    putchar('M');
    print_middle(seen(in, p[s.count - 1]), seen(in, p[0]));
    for (unsigned i = 0; i < s.count; i++) {
        struct geo_point a = seen(in, p[i]), b = seen(in, p[(i + 1) % s.count]);
        printf("Q%d %d ", a.x, a.y);
        print_middle(a, b);
    }
    putchar('Z');
}

/* A faint shape behind the cells of each island. */
static void draw_regions(const struct picture *in)
{
    for (unsigned i = 0; i < in->g->rings; i++) {
        const char *colour = colour_of(in, in->g->ring[i].region);
        printf("<path class=\"land\" fill=\"%s\" stroke=\"%s\" d=\"", colour, colour);
        print_outline(in, in->g->ring[i].outline);
        puts("\"/>");
    }
}

/* The outline serves twice: as a shape, and to clip the bands inside of its edge. */
static void draw_cell(const struct picture *in, unsigned i)
{
    const char *colour = colour_of(in, region_of(in, i));
    printf("<clipPath id=\"k%u\"><path id=\"c%u\" d=\"", i, i);
    print_outline(in, in->g->cell[i].outline);
    printf(
        "\"/></clipPath><g fill=\"%s\" stroke=\"%s\"><use class=\"cell\" href=\"#c%u\"/>"
        "<g clip-path=\"url(#k%u)\"><use class=\"band\" href=\"#c%u\"/><use class=\"edge\" href=\"#c%u\"/></g></g>\n",
        colour, colour, i, i, i, i);
}

/* ---- Ways -------------------------------------------------------------------------------------------------------- */

/* A thin line for each border, once, from the place with the lower number. */
static void draw_lanes(const struct picture *in)
{
    for (unsigned i = 0; i < in->g->places; i++) {
        uint64_t borders = edition_place(in->sheet->edition, i).borders >> i << i;
        while (borders != 0) {
            struct geo_point a = in->layout->label[i].anchor, b = in->layout->label[take_lowest(&borders)].anchor;
            printf("<path class=\"lane\" d=\"M%d %dL%d %d\"/>\n", a.x, a.y, b.x, b.y);
        }
    }
}

/* The points of a link as a path. */
static void print_line(const struct geo_link *link)
{
    for (unsigned i = 0; i < GEOMETRY_LINK_POINTS; i++)
        printf("%c%d %d", i == 0 ? 'M' : 'L', link->point[i].x, link->point[i].y);
}

/* A small ring where a link ends. */
static void print_gate(struct geo_point p)
{
    printf("<circle class=\"gate\" cx=\"%d\" cy=\"%d\" r=\"3.4\"/>", p.x, p.y);
}

/* Bridges are drawn plainly; other links glow and have a gate at each end that is theirs. Bridges are borders that the
 * cells can't show. */
static void draw_link(const struct geo_link *link)
{
    struct geo_point end = link->point[GEOMETRY_LINK_POINTS - 1];
    if (link->kind == GEO_BRIDGE) {
        fputs("<path class=\"link bridge\" d=\"", stdout);
        print_line(link);
        puts("\"/>");
        return;
    }
    for (unsigned i = 0; i < 2; i++) {
        printf("<path class=\"link %s\" d=\"", i == 0 ? "glow" : "dots");
        print_line(link);
        fputs("\"/>", stdout);
    }
    print_gate(link->point[0]);
    if (link->kind == GEO_LINK)
        print_gate(end);
    putchar('\n');
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

/* One line of a name, centred. */
static void print_line_of(const char *text, size_t length, int x, int y)
{
    printf("<text class=\"name\" x=\"%d\" y=\"%d\">", x, y);
    svg_text(text, length);
    puts("</text>");
}

/* A name in its box: three letters when there is room for no more; else broken as the geometry measured it. Both ways
 * of holding the board have their own boxes. */
static void draw_name(const struct picture *in, unsigned i)
{
    enum language language = in->sheet->language;
    const struct geo_label *label = &in->layout->label[i];
    const char *name = edition_names(in->sheet->edition)->places.item[i].name[language];
    struct geo_box box = label->name[language];
    int y = box.y + 11;
    if (label->lines[language] == 0) {
        size_t length = 0;
        for (unsigned k = 0; k < 3 && name[length] != '\0'; k++)
            length += utf8_length(name + length, strlen(name + length));
        print_line_of(name, length, box.x + box.w / 2, y);
        return;
    }
    for (unsigned line = 1; line <= label->lines[language]; line++, y += NAME_LEADING) {
        size_t length = geometry_line(name, line == label->lines[language] ? INT16_MAX : box.w - 2);
        print_line_of(name, length, box.x + box.w / 2, y);
        name += length + (name[length] == ' ');
    }
}

/* A disc for units, marks for strategic places, the name. */
static void draw_place(const struct picture *in, unsigned i)
{
    struct geo_point a = in->layout->label[i].anchor;
    printf("<circle class=\"disc\" cx=\"%d\" cy=\"%d\" r=\"%d\"/>", a.x, a.y, DISC_RADIUS - 2);
    if (edition_place(in->sheet->edition, i).strategic)
        printf("<path class=\"tick\" d=\"M%d %dv6M%d %dv6M%d %dh6M%d %dh6\"/>", a.x, a.y - 20, a.x, a.y + 14, a.x - 20,
               a.y, a.x + 14, a.y);
    draw_name(in, i);
}

/* Capitals of ASCII only: other letters keep their case rather than need tables. */
static void print_capitals(const char *text, size_t length)
{
    for (; length > 0; text++, length--) {
        char c = *text >= 'a' && *text <= 'z' ? (char)(*text - 'a' + 'A') : *text;
        svg_text(&c, 1);
    }
}

/* The bonus of a region; with its name where the badge is wide enough. A narrow badge has no room for the name. */
static void draw_badge(const struct picture *in, unsigned i)
{
    struct edition_region region = edition_region(in->sheet->edition, i);
    struct geo_box b = in->layout->badge[i][in->sheet->language];
    printf("<rect class=\"plate\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"10\" stroke=\"%s\"/>", b.x, b.y,
           b.w, b.h, region.colour);
    printf("<text class=\"bonus\" x=\"%d\" y=\"%d\">+%u</text>", b.x + 18, b.y + b.h / 2 + 4, region.bonus);
    const char *name = b.w > BADGE_NARROW ? region.named->name[in->sheet->language] : "";
    for (int y = b.y + 14; *name != '\0'; y += BADGE_LEADING) {
        size_t length = geometry_badge_line(name, b);
        printf("<text class=\"region\" x=\"%d\" y=\"%d\">", b.x + 33, y);
        print_capitals(name, length);
        fputs("</text>", stdout);
        name += length + (name[length] == ' ');
    }
    putchar('\n');
}

/* Drawn from the back to the front: land, cells, ways, places, badges. */
void svg_cells(const struct sheet *sheet, const struct geometry *g, enum geo_way way)
{
    struct picture in = {sheet, g, way, &g->layout[way]};
    svg_open(in.layout->bounds);
    draw_regions(&in);
    for (unsigned i = 0; i < g->places; i++)
        draw_cell(&in, i);
    draw_lanes(&in);
    for (unsigned i = 0; i < in.layout->links; i++)
        draw_link(&in.layout->link[i]);
    for (unsigned i = 0; i < g->places; i++)
        draw_place(&in, i);
    for (unsigned i = 0; i < g->regions; i++)
        draw_badge(&in, i);
    svg_close();
}
