#!/usr/bin/env python3
"""A new user's way through the program, in both languages: menu, game, first conquest, help, hint, undo, leaving,
resuming, the end, a replay, a review, a rematch, and the menu's own way to a finished game."""
import itertools
import re
import sys
import time

from looks import broken_edges
from stage import WORK, Stage, check, finish

LIMIT = 240  # seconds for a game to come to its end
WORDS = {
    "en": {"start": "Start", "decide": "you decide", "deploy": "Deploy your reinforcements", "rules": "Rules: ",
           "advice": r"would play: (.*?)\. ", "placed": r": places \d+ on", "undone": "Taken back", "fallen": r"; \S.* falls",
           "leave": "Leave the game", "saved": "play --resume", "over": "game is over", "won": "Victory|Nobody",
           "recap": "Since your last turn", "wins": "What wins", "why": "How it ended", "again": r"r +play again",
           "set-up": "set-up", "judged": r"result +luck-free", "moment": "Turning point|Largest luck"},
    "fr": {"start": "Commencer", "decide": ": à vous", "deploy": "Déployez vos renforts", "rules": "Règles : ",
           "advice": r"jouerait : (.*?)\. ", "placed": r": pose \d+ sur", "undone": "Annulé", "fallen": r"; \S.* tombe",
           "leave": "Quitter la partie", "saved": "play --resume", "over": "partie est (finie|terminée)",
           "won": "Victoire|Personne", "recap": "Depuis votre dernier tour", "wins": "Pour gagner", "why": "Comment elle a fini",
           "again": r"r +rejouer", "set-up": "mise en place", "judged": r"résultat +sans chance",
           "moment": "Tournant|Plus grand hasard"},
}


class Path:
    """One walk; every screen on it has closed frames."""

    def __init__(self, language):
        self.language, self.words, self.stage = language, WORDS[language], None
        self.home = WORK / f"home-{language}"
        self.home.mkdir()

    def open(self, *arguments, **environment):
        self.stage = Stage(*arguments, "--lang", self.language, **environment)

    def see(self, what, pattern, seconds=30):
        text = self.stage.wait(pattern.replace(" ", r"\s"), seconds)
        check(f"{self.language}: {what}", re.search(pattern.replace(" ", r"\s"), text), text)
        broken = list(broken_edges(self.stage.settled().split("\n")))
        check(f"{self.language}: {what}, with closed frames", not broken, "\n".join(broken))
        return text

    def panel(self):
        """The text of the question's panel as one line."""
        lines = [line.split("│")[1].strip() for line in self.stage.text().split("\n") if line.startswith("│")]
        return " ".join(" ".join(lines).split())

    def hint(self):
        self.stage.keys("h")
        self.see("a hint comes", self.words["advice"].split(":")[0].rstrip(), 40)
        self.stage.settled()
        found = re.search(self.words["advice"], self.panel() + " ")
        check(f"{self.language}: a hint names an action", found, self.stage.text())
        return found and found[1].strip()

    def type(self, action):
        self.stage.keys(":")
        self.stage.type(action)
        self.stage.keys("Enter")


def into_a_game(path):
    path.open("play", "--speed", "0", XDG_STATE_HOME=str(path.home))
    path.see("the menu comes", path.words["start"])
    for _ in range(14):
        if re.search(path.words["decide"].replace(" ", r"\s"), path.stage.text()):
            break
        path.stage.keys("Enter")
        path.stage.settled()
    path.see("Enter leads into a game", path.words["decide"])
    path.stage.keys("o", "2")
    path.see("what wins is two keys away", path.words["wins"])
    path.stage.keys("Escape", "X")
    for _ in range(80):  # whoever begins may attack first
        text = path.stage.wait(path.words["decide"].replace(" ", r"\s"), 60)
        if re.search(path.words["deploy"], text):
            break
        path.stage.keys("Enter")
        path.stage.settled()
    path.see("the computer does the rest of set-up", path.words["deploy"], 60)


def first_turn(path):
    path.stage.keys("?")
    path.see("help says what the rules say", path.words["rules"])
    path.stage.keys("Enter")
    path.see("and leads back", path.words["decide"])
    path.stage.keys("Enter", "Left", "Enter")
    path.see("units are placed", path.words["placed"])
    path.stage.keys("u")
    path.see("and taken back", path.words["undone"])
    for _ in range(40):
        action = path.hint()
        if not action:
            break
        path.type(action)
        text = path.stage.settled()
        if re.search(path.words["fallen"].replace(" ", r"\s"), " ".join(text.split())):
            return
        path.see("the next question comes", path.words["decide"], 60)
    check(f"{path.language}: there is a conquest", False, path.stage.text())


def leave_and_resume(path):
    path.stage.keys("q")
    path.see("leaving asks", path.words["leave"])
    path.stage.keys("Enter")
    path.see("and says how to go on", path.words["saved"])
    path.stage.end()
    path.open("play", "--speed", "0", XDG_STATE_HOME=str(path.home))
    path.see("the menu comes again", path.words["start"])
    path.stage.keys("Up", "Up", "Up", "Enter")
    path.see("saved games are listed", r"basic-2\d+")
    path.stage.keys("Enter")
    path.see("the game goes on", path.words["decide"])
    path.stage.keys("l")
    for _ in range(8):
        if "── " in path.stage.settled():
            break
        path.stage.keys("PageUp")
    path.see("the story has turns as headings", r"── (Round|Manche) \d")
    path.stage.keys("Escape")
    path.see("and leads back", path.words["decide"])
    path.stage.keys("r")
    path.see("a recap is one key away", path.words["recap"])
    path.stage.keys("Escape")
    path.see("and leads back", path.words["decide"])


def to_the_end(path):
    began = time.monotonic()
    text = ""
    for _ in itertools.count():
        text = path.stage.wait(f"{path.words['decide']}|{path.words['over']}".replace(" ", r"\s"), 60)
        if re.search(path.words["over"].replace(" ", r"\s"), text) or time.monotonic() - began > LIMIT:
            break
        path.stage.keys("X")
    check(f"{path.language}: the game comes to its end", re.search(path.words["over"].replace(" ", r"\s"), text), text)
    path.stage.keys("Enter")
    path.see("it says who has won", path.words["won"])
    path.see("and why it ended", path.words["why"])


def replay_and_rematch(path):
    """The end offers the game once more, to look at, to judge and to play."""
    path.stage.keys("v")
    path.see("it can be looked at at once", r"\d+/\d+")
    path.stage.keys("End")
    path.see("up to its end", r" (\d+)/\1 ")
    path.stage.keys("q")
    path.see("which leads back to what can be done now", path.words["again"])
    path.stage.keys("a")
    path.see("it can be judged", path.words["judged"], LIMIT)
    path.see("by its moments", path.words["moment"])
    path.stage.keys("Enter")
    path.see("which leads back, too", path.words["again"])
    path.stage.keys("a", "Escape")
    path.see("and can be broken off", path.words["again"])
    path.stage.keys("r")
    path.stage.contribute()
    path.see("a rematch begins with set-up", path.words["decide"], 60)
    check(f"{path.language}: it is another game", re.search(path.words["set-up"], path.stage.text()), path.stage.text())
    path.stage.keys("q")
    path.see("leaving asks", path.words["leave"])
    path.stage.keys("Enter")
    path.see("and leaves", "exit code 0")
    path.stage.end()


def look_again(path):
    """The menu has the finished game as well."""
    path.open("play", XDG_STATE_HOME=str(path.home))
    path.see("the menu offers the game", path.words["start"])
    path.stage.keys("Up", "Up", "Enter")
    path.see("by its name", r"basic-2\d+")
    path.stage.keys("Enter")
    path.see("it can be looked at", r"\d+/\d+")
    path.stage.keys("End")
    path.see("up to its end", r" (\d+)/\1 ")
    path.stage.keys("q")
    path.stage.end()


def main():
    for language in sys.argv[1:] or WORDS:
        path = Path(language)
        into_a_game(path)
        first_turn(path)
        leave_and_resume(path)
        to_the_end(path)
        replay_and_rematch(path)
        look_again(path)
    return finish()


sys.exit(main())
