// For each calculator the accepted input that takes longest to answer; slowest first. None may take over 50 ms, or one of
// its bounds is wrong. Others can be left out by name: SLOW_ONLY=loan,apr npm run slow
import { formatNumber } from "#engine";
import { slowest } from "./slowest.ts";
import { listed } from "./subjects.ts";
import { table } from "./table.ts";

const LONGEST_MS = 50;
const MOST_GIVEN = 10;
const { SLOW_ONLY = "" } = process.env;

export default function slow(): string {
  const rows = listed
    .filter(({ calculator: { slug } }) => SLOW_ONLY === "" || SLOW_ONLY.split(",").includes(slug))
    .map(({ calculator }) => ({ slug: calculator.slug, ...slowest(calculator) }))
    .sort((a, b) => b.ms - a.ms);
  const figures = table(
    ["calculator", "ms", ""],
    rows.map(({ slug, ms }) => [slug, formatNumber(ms, { digits: 2 }), ms > LONGEST_MS ? "over" : ""]),
  );
  const given = rows.slice(0, MOST_GIVEN).map(({ slug, raw }) => `${slug} ${brief(raw)}`);
  return [figures, "", "The slowest were given:", ...given].join("\n");
}

const brief = (raw: object): string =>
  JSON.stringify(raw, (_, value) => (String(value).length > 60 ? `${String(value).slice(0, 60)}…` : value));
