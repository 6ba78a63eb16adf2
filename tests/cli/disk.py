#!/usr/bin/env python3
"""Files on disk: who may write to a record, what others can read, what is left when a game never came to be, and in which
order things are written, synced, renamed and removed (by strace)."""
import os
import pathlib
import re
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time

HEGEMON = os.path.realpath(os.environ["BUILD"] + "/src/cli/hegemon")
WORK = pathlib.Path(tempfile.mkdtemp(prefix="hegemon-disk-"))
STATE = WORK / "state"
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(WORK), "XDG_STATE_HOME": str(STATE)}
GAME = "starcraft/duel"
counts = {True: 0, False: 0}


def check(sentence, true, more=""):
    counts[bool(true)] += 1
    if not true:
        print("FAILED:", sentence)
        if more:
            print(more)


def run(*arguments, lines="", before=()):
    done = subprocess.run([*before, HEGEMON, *map(str, arguments)], input=lines, capture_output=True, text=True,
                          check=False, env=ENVIRONMENT, timeout=60)
    return done.returncode, done.stdout + done.stderr


class Player:
    """Somebody who sits before a question and does not answer."""

    def __init__(self, *arguments, until="\n", lines=""):
        self.process = subprocess.Popen([HEGEMON, *map(str, arguments)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT, env=ENVIRONMENT)
        self.process.stdin.write(lines.encode())
        self.process.stdin.flush()
        said = b""
        while until.encode() not in said:
            byte = os.read(self.process.stdout.fileno(), 4096)
            if not byte:
                break
            said += byte

    def leave(self):
        self.process.stdin.close()
        self.process.stdout.read()
        return self.process.wait(20)

    def kill(self):
        self.process.kill()
        self.process.wait(20)
        self.process.stdin.close()
        self.process.stdout.close()


def everything(folder):
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def mode_of(path):
    return stat.S_IMODE(path.stat().st_mode)


def folder(name):
    made = WORK / name
    made.mkdir()
    return made


# ---- Two programs on one file ----------------------------------------------------------------------------------------

def refused(what, path, process, *arguments):
    before = everything(path.parent)
    code, said = run(*arguments)
    check(f"{what}: exit code 2", code == 2, f"{code}: {said}")
    check(f"{what}: one sentence that names the holder",
          re.fullmatch(rf"hegemon: {path}: this file is open in another program \(hegemon, process {process}\); "
                       "leave it there first\n", said), said)
    check(f"{what}: nothing was touched", everything(path.parent) == before)


def test_two_programs():
    record = folder("two") / "g.hgr"
    first = Player("play", "--plain", GAME, "--record", record, lines="auto\n", until="base")
    refused("play --resume while a new game is played", record, first.process.pid, "play", "--plain", "--resume", record)
    refused("replay --resume while it is played", record, first.process.pid, "replay", "--resume", record)
    check("everybody may look at it", run("verify", record)[0] == 3 and run("replay", record)[0] == 3)
    check("the first is not disturbed", first.leave() == 0)
    second = Player("play", "--plain", "--resume", record)
    refused("play --resume while a resumed game is played", record, second.process.pid, "play", "--plain", "--resume",
            record)
    second.kill()
    code, said = run("play", "--plain", "--resume", record, lines="auto\nresign\n")
    check("a kill leaves no lock", code == 0, said)
    check("and the game fits", run("verify", record)[0] == 0)


def test_two_beginnings():
    record = folder("begin") / "g.hgr"
    first = Player("play", "--plain", GAME, "--record", record)
    before = everything(record.parent)
    code, said = run("play", "--plain", GAME, "--record", record)
    check("a record that is played is not begun again", code == 2 and "exists already" in said, said)
    check("and not touched", everything(record.parent) == before)
    first.leave()


def test_two_tournaments():
    where = folder("arena")
    results = where / "r"
    plan = ["arena", "starcraft/command-room", "--players", "aggressive,uniform,aggressive", "--groups", "100000",
            "--quiet", "--threads", "1"]
    for what, arguments in (("a new tournament", [*plan, "--results", results]),
                            ("a resumed one", ["arena", "--resume", results, "--quiet", "--threads", "1"])):
        first = subprocess.Popen([HEGEMON, *map(str, arguments)], env=ENVIRONMENT, stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL)
        time.sleep(0.3)
        code, said = run("arena", "--resume", results, "--quiet")
        check(f"{what} is held", code == 2 and f"(hegemon, process {first.pid})" in said, said)
        first.send_signal(signal.SIGINT)
        check(f"{what} ends well", first.wait(20) == 130)
    numbers = [int(line.split()[0]) for line in results.read_text().splitlines() if line[0].isdigit()]
    check("no result stands there twice", numbers == list(range(len(numbers))) and numbers)
    check("results are their owner's alone", mode_of(results) == 0o600)


# ---- What others can read, and what programs inherit ---------------------------------------------------------------------

def test_modes():
    where = folder("modes")
    os.umask(0)
    run("play", "--plain", GAME, "--record", where / "play")
    run("sim", GAME, "--only", "1", "--record", where / "seeded")
    run("sim", GAME, "--only", "1", "--record", where / "audited", "--dealer", "audit")
    run("demo", "--fast")
    os.umask(0o022)
    made = [*where.iterdir(), *(STATE / "hegemon").iterdir()]
    check("there are five files", len(made) == 5, made)
    for path in made:
        check(f"only its owner can read {path.name}", mode_of(path) == 0o600, oct(mode_of(path)))


def test_bots_inherit_nothing():
    where = folder("inherit")
    bot = where / "bot.py"
    bot.write_text("import os, sys\n"
                   "for fd in os.listdir('/proc/self/fd'):\n"
                   "    try: print(os.readlink('/proc/self/fd/' + fd), file=open(sys.argv[1], 'a'))\n"
                   "    except OSError: pass\n")
    plan = [GAME, "--players", f"cmd:python3 {bot} {where}/seen,uniform", "--bot-time", "500"]
    run("arena", *plan, "--groups", "1", "--quiet", "--results", where / "results")
    text = (where / "results").read_text()
    (where / "results").write_text(text[:text.index("begin\n") + 6])
    run("arena", "--resume", where / "results", "--quiet")
    run("sim", *plan, "--only", "1", "--record", where / "record")
    seen = (where / "seen").read_text()
    check("a bot was started", seen)
    check("bots inherit no results and no records", f"{where}/r" not in seen, seen)


# ---- Pipes, folders, devices ---------------------------------------------------------------------------------------------

def test_pipes():
    where = folder("pipes")
    pipe = where / "pipe"
    os.mkfifo(pipe)
    for arguments in (["verify", pipe], ["replay", pipe], ["replay", "--resume", pipe], ["odds", "--record", pipe],
                      ["play", "--plain", "--resume", pipe], ["play", "--plain", "--replay", pipe],
                      ["arena", "--resume", pipe], ["verify", "/dev/zero"], ["verify", where], ["verify", "/dev/stdin"]):
        try:
            code, said = run(*arguments)
        except subprocess.TimeoutExpired:
            code, said = None, "it hangs"
        check(f"{arguments[:-1]} {arguments[-1]} is refused with a sentence",
              code == 2 and "this is a folder, a pipe or a device" in said, f"{code}: {said}")
    record = where / "g"
    run("sim", GAME, "--only", "1", "--record", record)
    with open(record, encoding="utf-8") as file:
        done = subprocess.run([HEGEMON, "verify", "/dev/stdin"], stdin=file, env=ENVIRONMENT, check=False,
                              capture_output=True)
    check("a file by the name of /dev/stdin is a file", done.returncode == 0, done.stderr)
    run("play", "--plain", GAME, "--record", where / "secret")
    (where / "secret.secret").unlink()
    os.mkfifo(where / "secret.secret")
    code, said = run("play", "--plain", "--resume", where / "secret")
    check("a secret that is a pipe is refused", code == 1 and "a pipe" in said, said)


# ---- Games that never came to be -------------------------------------------------------------------------------------------

def begin(record):
    return run("play", "--plain", GAME, "--record", record)


def unborn(where):
    """What a kill right before the renaming leaves: FILE.new and FILE.secret."""
    record = where / "g.hgr"
    begin(record)
    text = record.read_text()
    (where / "g.hgr.new").write_text(text[:text.index("begin #") + 24])
    record.unlink()
    return record


def test_leftovers():
    record = unborn(folder("whole"))
    code, said = begin(record)
    check("header and secret of an unborn game give way", code == 0, said)
    check("and the new game is whole", run("verify", record)[0] == 3 and not (record.parent / "g.hgr.new").exists())
    for keep in (0, 5, 100, 300):
        record = unborn(folder(f"cut{keep}"))
        new = record.parent / "g.hgr.new"
        new.write_text(new.read_text()[:keep])
        (record.parent / "g.hgr.secret").unlink()
        check(f"{keep} bytes of a header give way", begin(record)[0] == 0)
    record = unborn(folder("half"))
    os.truncate(record.parent / "g.hgr.secret", 30)
    check("a secret that was not written whole gives way", begin(record)[0] == 0)


def kept(what, record, sentence):
    before = everything(record.parent)
    code, said = begin(record)
    check(f"{what} is refused", code == 2 and sentence in said, f"{code}: {said}")
    check(f"{what}: nothing is touched", everything(record.parent) == before)


def test_what_must_stay():
    record = folder("orphan") / "g.hgr"
    begin(record)
    record.rename(record.parent / "moved")
    kept("a secret without its record", record, "remove the secret if that game is lost")
    record = unborn(folder("other"))
    new = record.parent / "g.hgr.new"
    new.write_text(re.sub("commitment .*", "commitment " + "0" * 64, new.read_text()))
    before = (record.parent / "g.hgr.secret").read_bytes()
    code, said = begin(record)
    check("a secret of another game is refused", code == 2 and "whose record is gone" in said, said)
    check("and stays", (record.parent / "g.hgr.secret").read_bytes() == before)
    record = unborn(folder("notes"))
    (record.parent / "g.hgr.new").write_text("my own notes\n")
    kept("somebody's file with such a name", record, "in the way")
    record = unborn(folder("game"))
    new = record.parent / "g.hgr.new"
    new.write_text(new.read_text() + "1 1 army orange #07dfa9c21d566025\n")
    kept("a game with such a name", record, "in the way")
    record = unborn(folder("held"))
    with subprocess.Popen(["flock", str(record.parent / "g.hgr.new"), "-c", "read x"], stdin=subprocess.PIPE) as holder:
        time.sleep(0.2)
        kept("a beginning that somebody holds", record, "is open in another program")
        holder.stdin.close()


def test_sweeping():
    state = STATE / "hegemon"
    state.mkdir(parents=True, exist_ok=True)
    record = unborn(folder("sweep"))
    for name in ("g.hgr.new", "g.hgr.secret"):
        shutil.copy(record.parent / name, state / name)
    code, said = run("play", "--plain", GAME)
    check("a new game sweeps the folder of records", code == 0 and not (state / "g.hgr.new").exists() and
          not (state / "g.hgr.secret").exists(), said)


def test_an_end_that_was_interrupted():
    record = folder("end") / "g.hgr"
    begin(record)
    secret = (record.parent / "g.hgr.secret").read_bytes()
    code, _ = run("play", "--plain", "--resume", record, lines="auto\nresign\n")
    check("the game ends", code == 0 and not (record.parent / "g.hgr.secret").exists())
    (record.parent / "g.hgr.secret").write_bytes(secret)
    code, said = run("play", "--plain", "--resume", record)
    check("a game that is over stays over", code == 2 and "this game is over" in said, said)
    check("its secret's file goes then", not (record.parent / "g.hgr.secret").exists())


# ---- The order of things -----------------------------------------------------------------------------------------------------

CALLS = "openat,open,creat,write,pwrite64,writev,fsync,fdatasync,rename,renameat,renameat2,link,linkat,unlink,unlinkat," \
        "flock,ftruncate,dup,dup2,dup3,fcntl,read"


def traced(where, lines, *arguments):
    """What the program did to files of this folder and its terminal: (call, file, the whole line)."""
    out = where / "trace"
    code, said = run(*arguments, lines=lines, before=("strace", "-f", "-y", "-s", "64", "-o", str(out), "-e", f"trace={CALLS}"))
    check(f"strace {arguments[0]}: exit code 0", code == 0, said)
    done = []
    for line in out.read_text().splitlines():
        match = re.match(r"\d+ +(\w+)\(([^<,\"]*(<[^>]*>)?(, )?(\"[^\"]*\")?)", line)
        if match is None or "= -1" in line or " write(2<" in line:
            continue
        named = re.findall(rf"{where}/?([^\">]*)", line)
        is_folder = re.search(rf"\(\d+<{where}>", line)
        if is_folder:
            done.append((match[1], ".", line))
        elif named:
            done.append((match[1], named[0], line))
        elif re.match(r"\d+ +(write\(1<|read\(0<)", line):
            done.append((match[1], "person", line))
    return done


def first(done, call, file, begin=0):
    for i in range(begin, len(done)):
        if done[i][0] == call and (done[i][1] == file or file is None):
            return i
    return None


def in_order(what, done, steps):
    """Each step is found after the one before it."""
    at = -1
    for call, file in steps:
        found = first(done, call, file, at + 1)
        check(f"{what}: {call} {file} comes after what must come before it", found is not None,
              "\n".join(line for _, _, line in done[:40]))
        if found is None:
            return
        at = found


def check_questions(done):
    """Whenever a person is spoken to or listened to, all that was written is synced, and all names, too."""
    dirty, names = set(), False
    for call, file, line in done:
        if call in ("write", "pwrite64", "writev", "ftruncate") and file != "person":
            dirty.add(file)
        elif call in ("openat",) and "O_CREAT" in line or call in ("renameat2", "rename", "link", "unlink"):
            names = True
        elif call == "fsync" and file == ".":
            names = False
        elif call == "fsync":
            dirty.discard(file)
        elif file == "person":
            check("a person is asked when all is synced", not dirty and not names, f"{dirty} {names} {line}")
    check("at the end all is synced", not dirty and not names, f"{dirty} {names}")


def test_order():
    where = folder("order")
    record = where / "g.hgr"
    done = traced(where, "auto\nundo\nauto\nauto\nresign\n", "play", "--plain", GAME, "--record", record)
    in_order("a birth", done, [
        ("openat", "g.hgr.new"), ("flock", "g.hgr.new"), ("write", "g.hgr.new"), ("fsync", "g.hgr.new"), ("fsync", "."),
        ("openat", "g.hgr.secret"), ("write", "g.hgr.secret"), ("fsync", "g.hgr.secret"), ("fsync", "."),
        ("write", "g.hgr.new"), ("fsync", "g.hgr.new"), ("renameat2", "g.hgr.new"), ("fsync", "."), ("write", "person"), ("write", "g.hgr"), ("fsync", "g.hgr")])
    end = max(i for i, (call, file, line) in enumerate(done) if call == "write" and file == "g.hgr" and '"end ' in line)
    in_order("an end", done[end:], [("write", "g.hgr"), ("fsync", "g.hgr"), ("fsync", "."), ("unlink", "g.hgr.secret"),
                                    ("fsync", ".")])
    born = first(done, "renameat2", "g.hgr.new")
    synced = max(i for i, (call, file, _) in enumerate(done[:born]) if call == "fsync" and file == "g.hgr.new")
    check("nothing is written to the header between its last sync and the renaming",
          all(call != "write" or file != "g.hgr.new" for call, file, _ in done[synced:born]))
    check("the secret is unlinked once", sum(call == "unlink" for call, _, _ in done) == 1)
    check_questions(done)
    for call, file, line in done:
        if call == "openat":
            check(f"{file} is opened close-on-exec", "O_CLOEXEC" in line, line)
        check("no copy of a descriptor is inherited", call not in ("dup", "dup2") and
              (call != "fcntl" or "F_DUPFD," not in line), line)


def test_order_of_going_on():
    where = folder("on")
    record = where / "g.hgr"
    run("play", "--plain", GAME, "--record", record, lines="auto\n")
    with open(record, "a", encoding="utf-8") as file:
        file.write("77 1 tor")
    done = traced(where, "auto\n", "play", "--plain", "--resume", record)
    in_order("going on", done, [("flock", "g.hgr"), ("read", "g.hgr"), ("ftruncate", "g.hgr"), ("fsync", "g.hgr"),
                                ("write", "person"), ("write", "g.hgr"), ("fsync", "g.hgr")])
    check("it is locked before it is read", first(done, "flock", "g.hgr") < first(done, "read", "g.hgr"))
    check_questions(done)


def test_order_of_simulations():
    where = folder("sim")
    done = traced(where, "", "sim", GAME, "--only", "1", "--record", where / "g", "--dealer", "audit")
    in_order("a simulated game", done, [
        ("write", "g.new"), ("fsync", "g.new"), ("fsync", "."), ("write", "g.secret"), ("fsync", "g.secret"),
        ("fsync", "."), ("renameat2", "g.new"), ("fsync", "."), ("write", "g"), ("fsync", "g"), ("fsync", "."),
        ("unlink", "g.secret"), ("fsync", ".")])


def main():
    for name, test in list(globals().items()):
        if name.startswith("test_"):
            try:
                test()
            except (OSError, ValueError, TypeError, subprocess.TimeoutExpired) as error:
                check(f"{name} comes to its end", False, error)
    shutil.rmtree(WORK, ignore_errors=True)
    print(f"{counts[True]} passed, {counts[False]} failed")
    return counts[False] > 0


sys.exit(main())
