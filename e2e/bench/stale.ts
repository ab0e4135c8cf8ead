// What `npm run stale` prints: the facts that have run out, or will within 45 days. `-- --on 2027-01-01` asks for
// another day, `-- --within 90` for more days.
import { parseArgs } from "node:util";
import { FACTS } from "#facts/all";
import { currentUntil } from "#facts/dated";
import { staleFacts } from "#facts/stale";
import { readDate } from "#numbers/civil-date";

export default function stale(...args: readonly string[]): string {
  const today = new Date().toISOString().slice(0, 10);
  const options = { on: { type: "string", default: today }, within: { type: "string", default: "45" } } as const;
  const { on, within } = parseArgs({ args: [...args], options }).values;
  if (!readDate(on)) return `--on needs a date such as 2027-01-01, not ${on}.`;
  if (!/^\d{1,4}$/.test(within)) return `--within needs a number of days such as 90, not ${within}.`;
  const found = staleFacts(FACTS, on, Number(within));
  const lines = found.map(
    (fact) => `${currentUntil(fact)}  ${currentUntil(fact) < on ? "ended" : "ends "}  ${fact.what}`,
  );
  return [...lines, `On ${on}, ${found.length} of ${FACTS.length} facts end within ${within} days.`].join("\n");
}
