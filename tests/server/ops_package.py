#!/usr/bin/python3
"""The Debian package: built without network, installed by dpkg into a root that has nothing but what it says it needs,
started there, removed again. The unit by systemd's own checks."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.request

sys.dont_write_bytecode = True
from ops import ROOT, Folder, check, finish  # noqa: E402

CONFIG = "etc/hegemon/serve.conf"
FILES = ["usr/bin/hegemon", "usr/share/man/man1/hegemon.1.gz", "usr/share/bash-completion/completions/hegemon",
         "lib/systemd/system/hegemon.service", CONFIG, "usr/share/doc/hegemon/SERVE.md", "usr/share/doc/hegemon/copyright"]
HARDENED = ["DynamicUser=yes", "StateDirectory=hegemon", "NoNewPrivileges=yes", "ProtectSystem=strict", "ProtectHome=yes",
            "PrivateTmp=yes", "PrivateDevices=yes", "CapabilityBoundingSet=", "MemoryDenyWriteExecute=yes",
            "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX", "SystemCallFilter=@system-service seccomp"]


def run(*words, **more):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=120, check=False,
                          env={**os.environ, "LC_ALL": "C.UTF-8"}, **more)


# ---- A root with nothing but what is needed ----------------------------------------------------------------------------

def needed(first):
    """The packages of a Depends line with all that they need in turn, as they are installed here."""
    found, wanted = {}, [first]
    while wanted:
        for group in wanted.pop().split(","):
            for name in (re.sub(r"[ :(].*", "", word.strip()) for word in group.split("|")):
                status = run("dpkg-query", "-s", name).stdout if name and name not in found else ""
                if "\nStatus: install ok installed" in status:
                    found[name] = status
                    wanted += re.findall(r"^(?:Pre-)?Depends: (.*)$", status, re.M)
                if name in found:
                    break
    return found


def copy_package(name, root):
    for line in run("dpkg-query", "-L", name).stdout.splitlines():
        source, target = pathlib.Path(line), root / line.lstrip("/")
        if not line.startswith("/") or line == "/.":
            continue
        if source.is_dir() and not source.is_symlink():
            target.mkdir(parents=True, exist_ok=True)
        elif source.is_symlink() or source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            if not target.exists():
                shutil.copy2(source, target, follow_symlinks=False)


def make_root(root, depends):
    """/bin, /lib and the like lead into /usr, as on this system; dash is for the package's scripts."""
    packages = needed(depends + ", dash")
    for name in ("bin", "sbin", "lib", "lib64"):
        if pathlib.Path("/" + name).is_symlink():
            (root / "usr" / name).mkdir(parents=True, exist_ok=True)
            (root / name).symlink_to("usr/" + name)
    for name in packages:
        copy_package(name, root)
    if not (root / "bin/sh").exists():
        (root / "bin/sh").symlink_to("dash")
    for folder in ("var/lib/dpkg/info", "var/lib/dpkg/updates", "tmp", "var/lib/hegemon"):
        (root / folder).mkdir(parents=True, exist_ok=True)
    (root / "var/lib/dpkg/status").write_text("\n".join(packages.values()), encoding="utf-8")
    return packages


def inside(root, *words):
    """As root of that root, whoever one is outside."""
    shell = [] if os.geteuid() == 0 else ["unshare", "--map-root-user"]
    return [*shell, "chroot", str(root), *words]


def dpkg(root, *words):
    here = [] if os.geteuid() == 0 else ["unshare", "--map-root-user"]
    return run(*here, "dpkg", f"--root={root}", "--log=/dev/null", "--force-not-root,unsafe-io", *words)


# ---- What is checked ---------------------------------------------------------------------------------------------------

def package(folder):
    built = run(ROOT / "tools/deb.sh", folder)
    path = built.stdout.strip()
    check(f"the package is built: {built.stderr}", built.returncode == 0 and path.endswith(".deb"))
    again = run(ROOT / "tools/deb.sh", folder / "again").stdout.strip()
    check("twice the same bytes", pathlib.Path(path).read_bytes() == pathlib.Path(again).read_bytes())
    depends = run("dpkg-deb", "--field", path, "Depends").stdout.strip()
    check(f"it says what it needs: {depends}", "libc6" in depends and "libuv1" in depends and "libsqlite3-0" in depends)
    listed = run("dpkg-deb", "--contents", path).stdout
    check("all is root's, and nobody else may write", all(" root/root " in line and line[5] != "w" and line[8] != "w"
                                                          for line in listed.splitlines()))
    check("its settings are its administrator's", "/" + CONFIG in run("dpkg-deb", "--info", path, "conffiles").stdout)
    return path, depends


def unit(root):
    text = (root / "lib/systemd/system/hegemon.service").read_text(encoding="utf-8")
    for line in HARDENED:
        check(f"the unit says {line}", line in text.splitlines())
    alone = root / "tmp/hegemon.service"
    alone.write_text(text.replace("/usr/bin/hegemon", str(root / "usr/bin/hegemon")), encoding="utf-8")
    verified = run("systemd-analyze", "verify", "--man=no", alone)
    check(f"systemd-analyze verifies it: {verified.stderr}", verified.returncode == 0 and "hegemon" not in verified.stderr)
    judged = run("systemd-analyze", "security", "--offline=yes", "--threshold=15", alone)
    check(f"and finds it well guarded: {judged.stdout[-200:]}", judged.returncode == 0)


def start(root):
    """As the unit starts it, but at any free port."""
    process = subprocess.Popen(inside(root, "/usr/bin/hegemon", "serve", "--config", "/" + CONFIG, "--listen", "127.0.0.1:0"),
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    base = re.search(r"http://[0-9.:]+", process.stdout.readline())
    if check("it starts", base):
        with urllib.request.urlopen(base[0] + "/healthz", timeout=10) as answer:
            check("and is well", json.loads(answer.read()) == {"status": "ok"})
        plan = json.dumps({"game": "mass-effect/basic", "seats": ["open", "hard", "hard"], "token": "a" * 32}).encode()
        with urllib.request.urlopen(base[0] + "/api/v1/tables", plan, timeout=10) as answer:
            check("a table is made", answer.status == 201)
    process.terminate()
    said = process.communicate(timeout=20)[1]
    check(f"it ends in order: {said}", process.returncode == 0)
    check("with its database where the settings say", (root / "var/lib/hegemon/tables.db").exists())


def main():
    with Folder() as folder:
        path, depends = package(folder)
        root = folder / "root"
        root.mkdir()
        packages = make_root(root, depends)
        check(f"the root is a small one: {len(packages)} packages", 8 < len(packages) < 80)
        installed = dpkg(root, "-i", path)
        check(f"dpkg installs it: {installed.stdout}{installed.stderr}", installed.returncode == 0)
        for name in FILES:
            check(f"/{name} is there", (root / name).is_file())
        unit(root)
        start(root)
        removed = dpkg(root, "-r", "hegemon")
        check(f"it goes again: {removed.stderr}", removed.returncode == 0 and not (root / "usr/bin/hegemon").exists())
        check("its settings stay until a purge", (root / CONFIG).exists())
        check("which takes them", dpkg(root, "-P", "hegemon").returncode == 0 and not (root / CONFIG).exists())
        check("and leaves people's games", (root / "var/lib/hegemon/tables.db").exists())


main()
finish()
