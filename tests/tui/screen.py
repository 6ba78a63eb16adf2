"""What a terminal shows of the bytes that a program writes: as much of one as the type `screen` promises to ncurses.
The suite tui-keys compares it with tmux."""
import codecs
import re
import unicodedata

TOKEN = re.compile(r"\x1b\[([?>]?)([0-9;]*)([@-~])|\x1b[()][0-9A-Z]|\x1b[^\[()]|[\x00-\x1a\x1c-\x1f\x7f]|[^\x00-\x1f\x7f]+")
TORN = re.compile(r"\x1b(\[[?>]?[0-9;]*|[()])?$")
PLAIN = ((), "", "")  # flags, ink and ground as their codes
ON = {"1", "2", "3", "4", "5", "7", "8"}
OFF = {"22": ("1", "2"), "23": ("3",), "24": ("4",), "25": ("5",), "27": ("7",), "28": ("8",)}


class Screen:
    """Rows of cells, each a character and its style; a wide character is followed by an empty one."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells = [self.blank() for _ in range(rows)]
        self.x = self.y = self.top = 0
        self.bottom = rows - 1
        self.style, self.kept, self.other = PLAIN, (0, 0), None
        self.decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self.torn = ""

    def blank(self):
        return [(" ", PLAIN)] * self.columns

    def write(self, data):
        """A sequence or a character may be torn between two writes."""
        text = self.torn + self.decode(data)
        torn = TORN.search(text)
        self.torn = torn[0] if torn else ""
        for token in TOKEN.finditer(text, 0, len(text) - len(self.torn)):
            if token[3]:
                self.control(token[1], [int(n) if n else 0 for n in token[2].split(";")], token[3])
            elif token[0][0] == "\x1b":
                self.escape(token[0][1:])
            elif token[0] < " " or token[0] == "\x7f":
                self.steer(token[0])
            else:
                for character in token[0]:
                    self.put(character)

    def put(self, character):
        wide = 2 if unicodedata.east_asian_width(character) in "WF" else 1
        if unicodedata.combining(character):
            before = max(self.x - 1, 0)
            self.cells[self.y][before] = (self.cells[self.y][before][0] + character, self.style)
            return
        if self.x + wide > self.columns:  # the last column is left only when something follows
            self.x = 0
            self.feed()
        self.cells[self.y][self.x:self.x + wide] = [(character, self.style)] + [("", self.style)] * (wide - 1)
        self.x += wide

    def feed(self):
        if self.y == self.bottom:
            self.scroll(self.top, 1)
        else:
            self.y = min(self.y + 1, self.rows - 1)

    def scroll(self, top, lines):
        """Lines from `top` to the end of the region go up, or down where `lines` is below zero."""
        for _ in range(min(abs(lines), self.rows)):
            del self.cells[top if lines > 0 else self.bottom]
            self.cells.insert(self.bottom if lines > 0 else top, self.blank())

    def steer(self, character):
        if character == "\n":
            self.feed()
        elif character == "\r":
            self.x = 0
        elif character == "\b":
            self.x = max(min(self.x, self.columns - 1) - 1, 0)
        elif character == "\t":
            self.x = min(self.x // 8 * 8 + 8, self.columns - 1)

    def escape(self, rest):
        if rest == "7":
            self.kept = (self.x, self.y)
        elif rest == "8":
            self.x, self.y = self.kept
        elif rest == "M" and self.y == self.top:
            self.scroll(self.top, -1)
        elif rest == "M":
            self.y = max(self.y - 1, 0)
        elif rest == "E":
            self.x = 0
            self.feed()

    def control(self, private, numbers, letter):
        n = max(numbers[0], 1)
        if private:
            if numbers == [1049] and letter in "hl":
                self.change_screen(letter == "h")
        elif letter in "HABCDGd":
            self.move(letter, n, numbers)
        elif letter in "KJ":
            self.erase(letter, numbers[0])
        elif letter in "@PX":
            self.shift(letter, n)
        elif letter in "LMST":
            self.scroll(self.top if letter in "ST" else self.y, n if letter in "MS" else -n)
        elif letter == "r":
            self.top, self.bottom = n - 1, (numbers + [0])[1] - 1 if (numbers + [0])[1] else self.rows - 1
            self.x = self.y = 0
        elif letter == "m":
            self.paint([str(number) for number in numbers])

    def move(self, letter, n, numbers):
        if letter == "H":
            self.y, self.x = n - 1, max((numbers + [1])[1], 1) - 1
        elif letter in "AB":
            self.y += n if letter == "B" else -n
        elif letter in "CD":
            self.x = min(self.x, self.columns - 1) + (n if letter == "C" else -n)
        elif letter == "G":
            self.x = n - 1
        else:
            self.y = n - 1
        self.x, self.y = min(max(self.x, 0), self.columns - 1), min(max(self.y, 0), self.rows - 1)

    def erase(self, letter, kind):
        """Behind the cursor, before it, or all, of the line or of the screen."""
        if letter == "J":
            for y in range(self.y + 1 if kind == 0 else 0, self.y if kind == 1 else self.rows):
                self.cells[y] = self.blank()
        row, x = self.cells[self.y], min(self.x, self.columns - 1)
        first, last = (x, self.columns) if kind == 0 else (0, x + 1) if kind == 1 else (0, self.columns)
        row[first:last] = [(" ", PLAIN)] * (last - first)

    def shift(self, letter, n):
        row, x = self.cells[self.y], self.x
        blanks = [(" ", PLAIN)] * n
        if letter == "@":
            row[x:x] = blanks
        elif letter == "P":
            del row[x:x + n]
            row += blanks
        else:
            row[x:x + n] = blanks
        del row[self.columns:]
        row += [(" ", PLAIN)] * (self.columns - len(row))

    def paint(self, codes):
        flags, ink, ground = self.style
        while codes:
            code = codes.pop(0)
            if code == "0":
                flags, ink, ground = PLAIN
            elif code in ("38", "48"):
                colour = ";".join([code] + codes[:2])
                del codes[:2]
                ink, ground = (colour, ground) if code == "38" else (ink, colour)
            elif code in ON:
                flags = tuple(sorted({*flags, code}))
            elif code in OFF:
                flags = tuple(flag for flag in flags if flag not in OFF[code])
            elif code[0] in "39" and len(code) == 2:
                ink = "" if code == "39" else code
            else:
                ground = "" if code == "49" else code
        self.style = (flags, ink, ground)

    def change_screen(self, away):
        """A program's own screen is another one; what was there before comes back when it leaves."""
        if away and self.other is None:
            self.other = (self.cells, self.x, self.y)
            self.cells = [self.blank() for _ in range(self.rows)]
        elif not away and self.other is not None:
            (self.cells, self.x, self.y), self.other = self.other, None
            self.resize(self.columns, self.rows)
        self.style = PLAIN

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells = [(row + self.blank())[:columns] for row in self.cells[:rows]]
        self.cells += [self.blank() for _ in range(rows - len(self.cells))]
        self.top, self.bottom = 0, rows - 1
        self.x, self.y = min(self.x, columns - 1), min(self.y, rows - 1)

    def lines(self):
        """Without the blanks at their ends, and without empty lines below the last."""
        return "\n".join("".join(cell[0] for cell in row).rstrip(" ") for row in self.cells).rstrip("\n").split("\n")

    def coloured(self):
        """The same with sequences of colours between them."""
        parts, style = [], PLAIN
        for row in self.cells:
            for character, wanted in row:
                if wanted != style:
                    flags, ink, ground = wanted
                    parts.append(f"\x1b[{';'.join(['0', *flags, *filter(None, (ink, ground))])}m")
                    style = wanted
                parts.append(character)
            parts.append("\n")
        return "".join(parts)
