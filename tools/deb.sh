#!/bin/bash
# Builds a Debian package of what is built below build/release: tools/deb.sh [FOLDER], which gets hegemon_VERSION_ARCH.deb.
# By dpkg-deb alone, without network and without root. Its last line is the package's path.
set -euo pipefail
cd "$(dirname "$0")/.."

to=$(realpath -m "${1:-build}")
release=build/release
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
export LC_ALL=C
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
version=$(sed -n "s/^ *version: '\(.*\)',/\1/p" meson.build)-1
umask 022

# put MODE FILE FOLDER [NAME]
put() {
    install -D -m "$1" "$2" "$root/$3/${4:-$(basename "$2")}"
}

zipped() {
    mkdir -p "$(dirname "$root/$1")"
    gzip -9n >"$root/$1"
}

programs() {
    put 755 "$release/src/cli/hegemon" usr/bin
    strip --strip-unneeded --remove-section=.comment "$root/usr/bin/hegemon"
    zipped usr/share/man/man1/hegemon.1.gz <"$release/docs/man/hegemon.1"
    put 644 tools/completion/hegemon.bash usr/share/bash-completion/completions hegemon
    put 644 tools/deb/hegemon.service lib/systemd/system
    put 644 tools/deb/serve.conf etc/hegemon
}

documents() {
    local doc=usr/share/doc/hegemon file
    for file in README.md docs/{SERVE,API,BOTS,STORE,RECORD,NOTATION}.md docs/{openapi,asyncapi}.yaml; do
        put 644 "$file" "$doc"
    done
    zipped "$doc/changelog.gz" <CHANGELOG.md
    printf 'hegemon (%s) unstable; urgency=medium\n\n  * See changelog.gz.\n\n -- %s  %s\n' "$version" \
        'The Hegemon authors <authors@hegemon.invalid>' "$(date -uRd "@$SOURCE_DATE_EPOCH")" |
        zipped "$doc/changelog.Debian.gz"
    {
        printf 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: hegemon\n\n'
        printf 'Files: *\nCopyright: 2026 The Hegemon authors\nLicense: Expat\nComment:\n'
        sed -e 's/^$/./' -e 's/^/ /' NOTICE
        printf '\nLicense: Expat\n'
        sed -e '1,/^Copyright/d' LICENSE | sed -e '1{/^$/d}' -e 's/^$/./' -e 's/^/ /'
    } >"$root/copyright"
    put 644 "$root/copyright" "$doc"
    rm "$root/copyright"
}

# What the program is linked with, by the packages that have it here.
depends() {
    mkdir "$root/debian"
    printf 'Source: hegemon\n\nPackage: hegemon\nArchitecture: any\n' >"$root/debian/control"
    (cd "$root" && dpkg-shlibdeps -O usr/bin/hegemon 2>/dev/null) | sed -n 's/^shlibs:Depends=//p'
    rm -r "$root/debian"
}

control() {
    local needs
    needs=$(depends)
    [ -n "$needs" ]
    mkdir "$root/DEBIAN"
    sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@DEPENDS@/$needs/" \
        -e "s/@SIZE@/$(du -ks --exclude=DEBIAN "$root" | cut -f 1)/" tools/deb/control >"$root/DEBIAN/control"
    echo /etc/hegemon/serve.conf >"$root/DEBIAN/conffiles"
    (cd "$root" && find usr lib -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
    put 755 tools/deb/postinst DEBIAN
    put 755 tools/deb/prerm DEBIAN
    put 755 tools/deb/postrm DEBIAN
}

architecture=$(dpkg --print-architecture)
package=$to/hegemon_${version}_$architecture.deb
chmod 755 "$root"
programs
documents
control
find "$root" -newermt "@$SOURCE_DATE_EPOCH" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +
mkdir -p "$to"
dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >/dev/null
echo "$package"
