#!/ usr / bin / env python3
"""Writes a compiled catalogue (.mo) as a C array: tools/embed-catalogue.py LANGUAGE IN.mo OUT.c"""
import pathlib
import sys

language, source, target = sys.argv[1:]
data = pathlib.Path(source).read_bytes()
rows = [", ".join(str(byte) for byte in data[i:i + 24]) for i in range(0, len(data), 24)]
pathlib.Path(target).write_text(
    '#include "text/catalogue.h"\n\n'
    f"const unsigned char catalogue_{language}[] = {{\n    " + ",\n    ".join(rows) + "};\n"
    f"const size_t catalogue_{language}_size = sizeof catalogue_{language};\n", encoding="utf-8")
