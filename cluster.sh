#!/usr/bin/env bash
# usage: cluster.sh [PORT]
# A scheduler, two workers and the bot on this machine, encrypted, until Ctrl-C. It needs: pip install '.[cluster]'
set -euo pipefail
export ENGINE_CLUSTER=tls://127.0.0.1:${1:-8786} ENGINE_CERTIFICATES=${ENGINE_CERTIFICATES:-certificates}
part="python -m engines cluster"
[ -e "$ENGINE_CERTIFICATES" ] || $part certificates "$ENGINE_CERTIFICATES"

trap exit INT TERM
trap 'kill $(jobs -p) 2>/dev/null; wait' EXIT
$part scheduler --port "${1:-8786}" --certificates "$ENGINE_CERTIFICATES" &
for name in one two; do
    $part worker "$ENGINE_CLUSTER" --name $name --processes 1 --host 127.0.0.1 --certificates "$ENGINE_CERTIFICATES" &
done
python -m bot &
wait $!
