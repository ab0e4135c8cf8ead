// For each calculator the accepted input that takes longest to answer, as far as a search of some seconds finds it; slowest first.
// None may take over 50 ms, or one of its bounds is wrong. `npm run slow -- loan apr` looks at these alone, SLOW_SECONDS=60 longer.
import { formatNumber } from "#engine";
import { slowest } from "./slowest.ts";
import { listed } from "./subjects.ts";
import { table } from "./table.ts";

const LONGEST_MS = 50;
const MOST_GIVEN = 10;
/** Five minutes for all. */
const SECONDS = Number(process.env.SLOW_SECONDS ?? 4);

export default function slow(...slugs: readonly string[]): string {
  const rows = listed
    .filter(({ calculator: { slug } }) => slugs.length === 0 || slugs.includes(slug))
    .map(({ calculator }) => ({ slug: calculator.slug, ...slowest(calculator, SECONDS) }))
    .sort((a, b) => b.ms - a.ms);
  const tooSlow = rows.filter(({ ms }) => ms > LONGEST_MS);
  if (tooSlow.length > 0) process.exitCode = 1;
  const figures = table(
    ["calculator", "ms", ""],
    rows.map(({ slug, ms }) => [slug, formatNumber(ms, { digits: 2 }), ms > LONGEST_MS ? "over" : ""]),
  );
  const given = rows.slice(0, Math.max(MOST_GIVEN, tooSlow.length)).map(({ slug, raw }) => `${slug} ${brief(raw)}`);
  return [figures, "", `Searched for ${SECONDS} seconds each. The slowest were given:`, ...given].join("\n");
}

const brief = (raw: object): string =>
  JSON.stringify(raw, (_, value) => (String(value).length > 60 ? `${String(value).slice(0, 60)}…` : value));
