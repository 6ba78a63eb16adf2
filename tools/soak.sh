#!/bin/bash
# Plays many games of every number of seats with every invariant checked: GAMES=100000 SEED=1 tools/soak.sh
set -euo pipefail
cd "$(dirname "$0")/.."

for seats in 3 4; do
    build/hegemon sim mass-effect/basic --seats "$seats" --games "${GAMES:-100000}" --seed "${SEED:-1}" \
        --threads "$(nproc)"
done
