#!/usr/bin/env python3
"""A complete bot for Hegemon, in the standard library of Python alone. docs/BOTS.md has the protocol.

It plays every game: an attack where it is clearly stronger, cards and goals when it can, otherwise by lot. Try it:

    hegemon sim mass-effect/basic --games 1 --players 'cmd:python3 examples/bots/dicey.py,aggressive,aggressive'
"""
import json
import random
import sys

# What it likes, best first; of verbs that are not listed here it takes any. `attack` and `declare` are looked at closer.
EAGER = ["collect", "trade", "pick", "go", "match"]
LAST = ["end", "pass", "stop", "stay", "give-up", "remove"]


class Choice:
    """One line of alternatives, such as `attack palaven benning|tuchanka 1..3 [hero]`."""

    def __init__(self, text):
        self.verb, *self.arguments = text.split(" ")

    def act(self, chance, target=None):
        """One action of it: the target if it is given, the largest numbers, anything else by lot."""
        words = [self.verb]
        for argument in self.arguments:
            if argument.startswith("["):
                words.append(argument[1:-1].split("|")[-1])
            elif ".." in argument:
                words.append(argument.split("..")[1])
            elif target in argument.split("|"):
                words.append(target)
            else:
                words.append(chance.choice(argument.split("|")))
        return " ".join(words)


class Bot:
    def __init__(self):
        self.chance = random.Random(0)
        self.forget()

    def forget(self):
        self.view, self.choices = None, []

    def attack(self, choices):
        """The attack with the greatest surplus of units, or None when there is no good one."""
        units = self.view.get("units", {})
        best, action = 1, None
        for choice in choices:
            if len(choice.arguments) < 2:
                continue
            source, targets = choice.arguments[0], choice.arguments[1].split("|")
            for target in targets:
                surplus = units.get(source, 0) - units.get(target, 0)
                if surplus > best:
                    best, action = surplus, choice.act(self.chance, target)
        return action

    def decide(self):
        by_verb = {}
        for choice in self.choices:
            by_verb.setdefault(choice.verb, []).append(choice)
        action = self.attack(by_verb.get("attack", []) + by_verb.get("declare", []))
        if action:
            return action
        for verb in EAGER:
            if verb in by_verb:
                return self.chance.choice(by_verb[verb]).act(self.chance)
        for verb in LAST[:3]:
            if verb in by_verb and ("attack" in by_verb or "declare" in by_verb or "play" in by_verb):
                return self.chance.choice(by_verb[verb]).act(self.chance)
        others = [choice for choice in self.choices if choice.verb not in LAST]
        return self.chance.choice(others or self.choices).act(self.chance)

    def hear(self, line):
        """What to answer to a line, or None. Lines that are not known here mean nothing to this bot."""
        word, _, rest = line.partition(" ")
        if word == "hegemon":
            return "ready dicey"
        if word == "random":
            self.chance = random.Random(int(rest))
        elif word == "view":
            self.forget()
            self.view = json.loads(rest)
        elif word == "choice":
            self.choices.append(Choice(rest))
        elif word == "fault":
            print(line, file=sys.stderr)
        elif word == "go":
            return "do " + self.decide()
        return None


def main():
    bot = Bot()
    for line in sys.stdin:
        line = line.rstrip("\n")
        if line == "quit":
            break
        answer = bot.hear(line)
        if answer is not None:
            print(answer, flush=True)


main()
