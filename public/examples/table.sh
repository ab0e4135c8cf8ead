#!/bin/sh
# A table of answers as CSV, in one request: sh table.sh http://localhost:3000
curl --silent --show-error --fail-with-body \
  --header "Content-Type: application/json" --header "Accept: text/csv" \
  --data '{"inputs": {"bill": 80, "people": 4}, "vary": {"tip_rate": {"from": 10, "to": 25, "step": 5}}, "outputs": ["share", "total"]}' \
  "${1:-http://localhost:3000}/api/tools/tip/table"
