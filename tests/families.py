#!/usr/bin/python3
"""tools/check-families.py finds what it looks for: every line of two files that speak of games is named, in a copy of the
tree, and no line that only looks like it."""
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

SPEAKS = {
    "src/server/hole.c": """
    bool own = is_verb_called(r, verb, "attack");
    bool other = is_called_so(r, "commit");
    return r->family == other_family;
    return strcmp(hg_verbs(r).verb[verb].word, "pass") == 0;
    const char *game = "starcraft";
""",
    "web/src/table/hole.ts": """
if (draft.verb === "attack") return;
const ATTACKS = ["attack", "declare"];
if (choices.verbs().includes("commit")) return;
if (event.do.startsWith("fortify")) return;
const answers = /^(defend|pass)/.test(event.do);
void acts.act(`match ${card} ${row}`);
const draft = { verb: "assault", picks: [] };
if (ask.kind === "reinforce-for") return;
if (welcome.game.mode === "war-assets") return;
if (card.class_id === "dreadnought") return;
const icon = card.class.toLowerCase().startsWith("croi");
if (facts.rules.family === kind) return;
""",
}
SILENT = {
    "src/server/quiet.c": """
    bool own = hg_verb_is(r, verb, HG_VERB_ATTACKS);
    bool other = is_called_so(r, word);
    return strcmp(text, "attack") == 0;
""",
    "web/src/table/quiet.ts": """
if (isVerb(facts, event.do, "attacks", "declares")) return;
if (message.t === "refuse") return;
const range = side === "attack" ? [0, count] : [count, all];
if (facts.mode.board === "cards") return;
const inside = word.startsWith("[");
""",
}
# Two functions that take a word: the second hands it to the first.
HELPERS = """
bool is_verb_called(const struct hg_rules *r, uint8_t verb, const char *word)
{
    return strcmp(hg_verbs(r).verb[verb].word, word) == 0;
}

bool is_called_so(const struct hg_rules *r, const char *word)
{
    return is_verb_called(r, 1, word);
}
"""


def copied(folder):
    for name in ("src", "editions", "web/src"):
        shutil.copytree(ROOT / name, folder / name)
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tools/check-families.py", folder / "tools")
    for path in (ROOT / "web").glob("*.mjs"):
        shutil.copy(path, folder / "web")
    for path, text in {**SPEAKS, **SILENT, "src/host/helpers.c": HELPERS}.items():
        (folder / path).write_text(text, encoding="utf-8")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        copied(folder)
        ran = subprocess.run([folder / "tools/check-families.py"], capture_output=True, text=True, check=False)
    passed, failed = 0, 0
    due = [(path, i, line, path in SPEAKS) for path, text in {**SPEAKS, **SILENT}.items()
           for i, line in enumerate(text.splitlines(), 1) if line != ""]
    for path, number, line, speaks in due:
        good = (f"{path}:{number}: " in ran.stdout) == speaks
        passed, failed = passed + good, failed + (not good)
        if not good:
            print(f"{'is not found' if speaks else 'is found without a reason'}: {line.strip()}")
    failed += ran.returncode != 1
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
