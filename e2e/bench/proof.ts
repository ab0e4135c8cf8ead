// What stands behind each calculator, and what it costs. The cost takes minutes; `npm run proof -- counts` leaves it out.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatNumber, inputSchema, USD } from "#engine";
import { evidenceOf, sourcesOf } from "#lib/service";
import { evidence } from "./evidence.ts";
import { slowest } from "./slowest.ts";
import { type Listed, listed } from "./subjects.ts";
import { table } from "./table.ts";

/** For the slowest input of each; `npm run slow` searches longer. */
const SEARCHED_SECONDS = 1;

type Figure = number | undefined;
type Column = readonly [head: string, of: (one: Listed) => Figure, together?: (...figures: number[]) => number];

const scripts = scriptsIn(join(import.meta.dirname, "..", "..", ".next", "static", "chunks"));
const sum = (...figures: number[]) => figures.reduce((total, figure) => total + figure, 0);

const COLUMNS: readonly Column[] = [
  ["published", (one) => evidenceOf(one).published],
  ["law", (one) => evidenceOf(one).law],
  ["quoted", (one) => evidenceOf(one).quoted],
  ["software", (one) => evidenceOf(one).software],
  ["by hand", (one) => evidenceOf(one).hand],
  ["differ", (one) => evidenceOf(one).different],
  ["edges", ({ words }) => words.vectors.filter(({ edge }) => edge).length],
  ["sources", (one) => sourcesOf(one).length],
  ["slowest ms", ({ calculator }) => slowest(calculator, SEARCHED_SECONDS).ms, Math.max],
  ["schema B", ({ calculator }) => Buffer.byteLength(JSON.stringify(inputSchema(calculator, USD)))],
  ["chunk B", chunkOf],
];

export default function proof(part?: string): string {
  return part === "counts" ? evidence(listed) : `${byCalculator()}\n\n${evidence(listed)}`;
}

function byCalculator(): string {
  const columns = COLUMNS.map(([, of, together = sum]) => {
    const figures = listed.map(of);
    const known = figures.filter((figure) => figure !== undefined);
    return [...figures, known.length > 0 ? together(...known) : undefined];
  });
  const names = [...listed.map(({ calculator }) => calculator.slug), `${listed.length} together`];
  return table(
    ["calculator", ...COLUMNS.map(([head]) => head)],
    names.map((name, i) => [name, ...columns.map((figures) => printed(figures[i]))]),
  );
}

/** The smallest script of the last build that has the calculator in it. */
function chunkOf({ calculator: { summary } }: Listed): Figure {
  const sizes = scripts.filter((script) => script.includes(summary)).map((script) => Buffer.byteLength(script));
  return sizes.length > 0 ? Math.min(...sizes) : undefined;
}

function scriptsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  return files.map((file) => readFileSync(join(folder, file), "utf8"));
}

function printed(figure: Figure): string {
  if (figure === undefined) return "-";
  return formatNumber(figure, { digits: Number.isInteger(figure) ? 0 : 2 });
}
