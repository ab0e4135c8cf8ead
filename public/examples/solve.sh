#!/bin/sh
# Which tip makes each share 25? sh solve.sh http://localhost:3000
curl --silent --show-error --fail-with-body \
  --header "Content-Type: application/json" \
  --data '{"inputs": {"bill": 80, "people": 4}, "want": {"share": 25}, "by": "tip_rate"}' \
  "${1:-http://localhost:3000}/api/tools/tip/solve"
