// What `npm run stale` prints: the facts that have run out, or will within 45 days, with where and when the next figures are usually
// published. `-- --on 2027-01-01` asks for another day, `-- --within 400` for more days.
import { parseArgs } from "node:util";
import { FACT_KINDS, FACTS } from "#facts/all";
import { dueOf } from "#facts/calendar";
import { currentUntil } from "#facts/dated";
import { staleFacts } from "#facts/stale";
import { readDate } from "#numbers/civil-date";

const DUE = new Map(
  FACT_KINDS.flatMap(({ name, facts }) => facts.map(({ id, fact }) => [fact, { id, due: dueOf(id, name) }])),
);

export default function stale(...args: readonly string[]): string {
  const today = new Date().toISOString().slice(0, 10);
  const options = { on: { type: "string", default: today }, within: { type: "string", default: "45" } } as const;
  const { on, within } = parseArgs({ args: [...args], options }).values;
  if (!readDate(on)) return `--on needs a date such as 2027-01-01, not ${on}.`;
  if (!/^\d{1,4}$/.test(within)) return `--within needs a number of days such as 90, not ${within}.`;
  const found = staleFacts(FACTS, on, Number(within));
  const lines = found.flatMap((fact) => {
    const { id = "", due } = DUE.get(fact) ?? {};
    const until = currentUntil(fact);
    return [
      `${until}  ${until < on ? "ended" : "ends "}  ${fact.what} (${id})`,
      ...(due ? [`                   next: ${due.when}. ${due.where}`] : []),
    ];
  });
  return [...lines, `On ${on}, ${found.length} of ${FACTS.length} facts end within ${within} days.`].join("\n");
}
