#!/usr/bin/env python3
"""The geometry that the program prints: JSON FILE checks it, svg FILE checks a picture."""
import json
import sys
import xml.etree.ElementTree as tree


def check_layout(layout, ids):
    x, y, w, h = layout["bounds"]
    assert [label["id"] for label in layout["labels"]] == ids
    for label in layout["labels"]:
        ax, ay = label["anchor"]
        assert x < ax < x + w and y < ay < y + h
        assert all(label[k]["short"] == (label[k]["lines"] == 0) for k in ("en", "fr"))
    for link in layout["links"]:
        assert link["kind"] in ("link", "wrap", "bridge") and len(link["line"]) == 26
    assert layout["badges"]


def check_json(path):
    with open(path, encoding="utf-8") as file:
        board = json.load(file)
    if board["board"] == "grid":
        assert len({(s["column"], s["row"]) for s in board["squares"]}) == len(board["squares"]) == 48
        assert (board["columns"], board["rows"]) == (8, 10)
        return
    if board["board"] == "none":
        assert "places" not in board
        return
    ids = [place["id"] for place in board["places"]]
    assert len(ids) == 42 and all(len(place["outline"]) >= 12 for place in board["places"])
    assert {arc["kind"] for arc in board["arcs"]} <= {"border", "coast", "rift"}
    assert all(("other" in arc) == (arc["kind"] != "coast") for arc in board["arcs"])
    assert all(region["outlines"] for region in board["regions"])
    check_layout(board["flat"], ids)
    check_layout(board["upright"], ids)


def check_svg(path):
    root = tree.parse(path).getroot()
    assert root.tag.endswith("svg") and len(root.get("viewBox").split()) == 4 and len(root) > 40


{"json": check_json, "svg": check_svg}[sys.argv[1]](sys.argv[2])
