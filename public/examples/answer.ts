// One answer with every field typed: node answer.ts http://localhost:3000
// The types come from the OpenAPI document:
//   npx openapi-typescript@7.13.0 http://localhost:3000/api/openapi.json --output openapi.d.ts
import type { components } from "./openapi.d.ts";

type Calculation = components["schemas"]["Calculation"];
type Refusal = components["schemas"]["Error"];

const site = process.argv[2] ?? "http://localhost:3000";

const response = await fetch(`${site}/api/tools/tip/calculate`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ bill: 80, tip_rate: 18, people: 4 }),
});

if (response.ok) {
  const { primary, source_url }: Calculation = await response.json();
  console.log(`${primary.sentence}\n${source_url}`);
} else {
  const { error }: Refusal = await response.json();
  console.error(error.message);
  process.exitCode = 1;
}
