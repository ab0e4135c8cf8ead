"""One answer, with Python's standard library alone: python3 answer.py http://localhost:3000"""

import json
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

site = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
inputs = {"bill": 80, "tip_rate": 18, "people": 4}
request = Request(
    f"{site}/api/tools/tip/calculate",
    data=json.dumps(inputs).encode(),
    headers={"Content-Type": "application/json"},
)

try:
    with urlopen(request) as response:
        answer = json.load(response)
except HTTPError as refusal:
    sys.exit(json.load(refusal)["error"]["message"])

print(answer["primary"]["sentence"])
print(answer["source_url"])
