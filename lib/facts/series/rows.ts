// A series as its file keeps it: a row for each month or quarter, with the base and the day it was read. `npm run facts` writes the file,
// and beside it the module that pages load, which has the same figures as steps.
import { Decimal, decimal } from "#numbers/decimal";

export type Row = {
  /** The first month that the figure is for: 2026-06. */
  readonly month: string;
  /** As it was published; empty where the office published none. */
  readonly value: string;
  /** What it was published on; "linked" where it was brought to the base of the others. */
  readonly base: string;
  readonly read: string;
};

const HEAD = "month,value,base,read";

export function rowsIn(csv: string): readonly Row[] {
  const [head, ...lines] = csv.trimEnd().split("\n");
  if (head !== HEAD) throw new TypeError(`A series begins with ${HEAD}, not ${head}`);
  return lines.map((line) => {
    const [month = "", value = "", base = "", read = ""] = line.split(",");
    return { month, value, base, read };
  });
}

export const csvOf = (rows: readonly Row[]): string =>
  [HEAD, ...rows.map(({ month, value, base, read }) => `${month},${value},${base},${read}`), ""].join("\n");

export type Shape = { readonly months: number; readonly digits: number };

/** What a page loads, as TypeScript. */
export function moduleOf(rows: readonly Row[], { months, digits }: Shape): string {
  const read = rows.map((row) => row.read).reduce((a, b) => (a > b ? a : b));
  return [
    "// Written by `npm run facts` from the file beside it.",
    `export const read = "${read}";`,
    `export const first = "${rows[0]?.month}";`,
    `export const last = "${laterMonth(rows.at(-1)?.month ?? "", months - 1)}";`,
    ...(months === 1 ? [] : [`export const months = ${months};`]),
    `export const digits = ${digits};`,
    `export const steps = \`\n${wrapped(stepsOf(rows, digits))}\`;`,
    "",
  ].join("\n");
}

function stepsOf(rows: readonly Row[], digits: number): readonly string[] {
  let before = decimal(0);
  return rows.map(({ value }) => {
    if (!value) return "-";
    const units = new Decimal(value).times(decimal(10).pow(digits));
    const step = units.minus(before);
    before = units;
    return step.toString();
  });
}

const WIDTH = 118;

function wrapped(words: readonly string[]): string {
  const lines = [""];
  for (const word of words) {
    const line = lines.at(-1) ?? "";
    if (line && line.length + word.length + 1 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join("\n");
}

/** So many months later: 2026-11 and 2 is 2027-01. */
export function laterMonth(month: string, by: number): string {
  const all = 12 * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1 + by;
  return `${String(Math.floor(all / 12)).padStart(4, "0")}-${String((all % 12) + 1).padStart(2, "0")}`;
}
