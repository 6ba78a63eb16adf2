"""What must hold for every screen."""
import re


def broken_edges(lines):
    """Frames whose right side something is written over."""
    rows = [line.ljust(400) for line in lines]
    for top, row in enumerate(rows):
        for corner in (found.start() for found in re.finditer("╮", row)):
            for below in rows[top + 1:]:
                if below[corner] == "╯":
                    break
                if below[corner] != "│":
                    yield f"column {corner + 1} of a frame is written over: {below.rstrip()}"
                    break
