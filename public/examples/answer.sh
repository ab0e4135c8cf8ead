#!/bin/sh
# One answer with curl: sh answer.sh http://localhost:3000
curl --silent --show-error --fail-with-body \
  --header "Content-Type: application/json" \
  --data '{"bill": 80, "tip_rate": 18, "people": 4}' \
  "${1:-http://localhost:3000}/api/tools/tip/calculate"
