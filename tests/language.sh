#!/bin/bash
# A third language is a line of po/LINGUAS, its catalogue, and a file of words in the editions as far as anybody has
# written it, and a file of the page's words: both are built with one more in a copy of their sources, the program as
# small as options make it, which is tried as well.
cd "$(dirname "$0")/.." || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
check() { # SENTENCE COMMAND...
    if "${@:2}" >"$work/out" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $1"
        tail -n 20 "$work/out"
    fi
}
hegemon() { LC_ALL=C "$work/build/src/cli/hegemon" "$@"; }
says() { # TEXT ARGUMENTS...
    hegemon "${@:2}" 2>&1 | grep -qF -- "$1"
}

cp -r meson.build meson_options.txt src tools docs po editions "$work"
echo de >>"$work/po/LINGUAS"
cat >"$work/po/de.po" <<'PO'
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "Armies"
msgstr "Armeen"
PO
printf 'edition: {title: Galaxie im Krieg}\nboard: {places: {earth: Erde}}\n' >"$work/editions/mass-effect/words/de.yaml"

check "it is built" bash -c "meson setup '$work/build' '$work' --buildtype=plain -Dtests=false -Dserver=disabled -Dpage=disabled &&
    nice ninja -C '$work/build' src/cli/hegemon"
check "--help lists it" says "--lang=en|fr|de" show --help
check "a refusal lists it" says "write en, fr or de" show mass-effect --lang xx
check "its catalogue speaks" says "Armeen" show mass-effect --lang de
check "what it lacks is said in English" says "Sources" show mass-effect --lang de
check "names of editions are read" says "Erde" show mass-effect --lang de
check "a name that is missing is English" says "Omega" show mass-effect --lang de
check "French is still there" says "Terre" show mass-effect --lang fr
check "the locale chooses it" bash -c "LC_ALL=de_AT.UTF-8 '$work/build/src/cli/hegemon' show mass-effect | grep -q Erde"

# The page finds it by its file, too.
mkdir "$work/web"
cp -r web/*.mjs web/package.json web/src web/static "$work/web/"
ln -s "$PWD/web/node_modules" "$work/web/"
sed 's/name: "Français"/name: "Deutsch"/' web/src/words/fr.ts >"$work/web/src/words/de.ts"
check "the page is built with it" node "$work/web/build.mjs" "$work/site" "$work/build/src/cli/hegemon"
check "the page offers it" grep -q Deutsch "$work/site/main.js"
check "the page names games in it" grep -q "Galaxie im Krieg" "$work/site/main.js"

refuses() { # COMMAND: the program says that it has no server, and how to get one
    local code=0
    hegemon "$1" >"$work/said" 2>&1 || code=$?
    [ "$code" = 2 ] && grep -qF "hegemon: $1: this program was built without a server; \`make setup FOR=serve\`" "$work/said"
}
lacks() { # LIBRARY...: it is linked with none of these
    ! readelf -d "$work/build/src/cli/hegemon" | grep NEEDED | grep -E "$(IFS='|' && echo "$*")"
}
for command in serve db bot; do
    check "without a server, $command refuses" refuses "$command"
done
check "without a server its libraries are left out" lacks libuv libsqlite libssl libcrypto libcurl libseccomp libpq
check "without a server games are played" says "violations  0" sim mass-effect/basic --seats 3 --games 1
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
