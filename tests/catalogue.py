#!/usr/bin/env python3
"""The French catalogue is complete: every sentence that the program says is in it, translated, with the same
placeholders, and nothing else is."""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEYWORDS = ["-k", "-ksay:2", "-ksay_n:2,3", "-kSAID", "-kSAID_IN:1c,2", "-kpage_say:2", "-kpage_say_n:2,3", "-kshow_line:3",
            "-kodds_say:2", "-kfault_at:4", "-kfault_in:5", "-kcli_complain:2", "-kread_fail:3", "-kread_idle:3", "-krefuse:4", "-kbad:3",
            "-kwrong:3", "-kwords_begin:3", "-ksentence_refuse", "-kwords_expected:2", "-kwords_name:2", "-kwords_number:2"]
counts = {True: 0, False: 0}


def check(sentence, true):
    counts[bool(true)] += 1
    if not true:
        print("FAILED:", sentence)


def entries(text):
    """msgid, behind its context if it has one -> list of translations."""
    found = {}
    text = re.sub(r'"\n"', "", text)
    for block in text.split("\n\n"):
        msgid = re.search(r'^msgid "(.*)"$', block, re.M)
        context = re.search(r'^msgctxt "(.*)"$', block, re.M)
        if msgid and msgid[1]:
            found[(context[1] + ": " if context else "") + msgid[1]] = re.findall(r'^msgstr(?:\[\d\])? "(.*)"$', block, re.M)
    return found


def helps(sources):
    """Lines of the texts around the options of a command, which shell/help.c looks up one by one. Examples stay as they
    are, and so does what has a name of a game in it."""
    found = {}
    literal = r'"(?:[^"\\]|\\.)*"'
    for source in sources:
        for text in re.findall(rf"\.doc =\s*((?:{literal}|\w+|\s)+),", pathlib.Path(source).read_text(encoding="utf-8")):
            parts = re.findall(rf"{literal}|\w+", text)
            whole = "".join(part[1:-1] if part.startswith('"') else "\0" for part in parts)
            lines = re.split(r"\\v|\\n", whole)
            found.update({line: [] for line in lines if line and not line.startswith(" ") and "\0" not in line})
    return found


def main():
    sources = sorted(str(path) for path in (ROOT / "src").rglob("*.[ch]"))
    said = subprocess.run(["xgettext", "-L", "C", "--from-code=UTF-8", *KEYWORDS, "--no-wrap", "--no-location", "-o", "-",
                           *sources], capture_output=True, text=True, check=True).stdout
    po = (ROOT / "po/fr.po").read_text(encoding="utf-8")
    said, french = {**entries(said), **helps(sources)}, entries(po)
    check("nothing is fuzzy or outdated", not re.search(r"^#, .*fuzzy|^#~", po, re.M))
    check("the program says something", len(said) > 100)
    for msgid in said:
        check(f"po/fr.po has '{msgid}'", msgid in french)
    for msgid, translations in french.items():
        check(f"the program says '{msgid}'", msgid in said)
        check(f"'{msgid}' is translated", translations and all(translations))
        check(f"'{msgid}' breaks no line before a sign, or within quotation marks",
              not any("  " not in text and re.search(r" [;:!?»](?!\w)|« ", text) for text in translations))
    formats = subprocess.run(["msgfmt", "-c", "-o", "/dev/null", str(ROOT / "po/fr.po")], capture_output=True, text=True,
                             check=False)
    check(f"placeholders fit: {formats.stderr}", formats.returncode == 0)
    check("French counts zero with one", "plural=(n > 1)" in po)
    print(f"{counts[True]} passed, {counts[False]} failed")
    return counts[False] > 0


sys.exit(main())
