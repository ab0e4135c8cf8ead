// The lines of a notebook as they are typed, and how they are written into an address and onto a clipboard.
import type { Line } from "#lib/questions/notebook";

export type Row = { readonly id: number; readonly text: string };

/** A link may come from anyone, and must not keep the page busy. */
export const MOST_LINES = 100;
export const LONGEST_LINE = 200;

/** What a new notebook begins with. */
export const EXAMPLE: readonly string[] = [
  "rent = $1,200",
  "groceries = $450",
  "sum",
  "line 3 * 12",
  "rent + 5%",
  "",
  "60 mph * 2.5 h",
  "20% tip on $58.40",
];

export function textsIn(text: string): readonly string[] {
  const lines = text.split(/\r?\n/, MOST_LINES).map((line) => line.replace(/\s/g, " ").slice(0, LONGEST_LINE));
  return lines.length > 0 ? lines : [""];
}

export const rowsOf = (texts: readonly string[]): readonly Row[] => texts.map((text, id) => ({ id, text }));

/** The example, until it is changed; only then does the address hold it. */
export const START = rowsOf(EXAMPLE);

/** With other texts in the place of one row. "line 2" goes on meaning the same line. */
export function replaced(rows: readonly Row[], at: number, texts: readonly string[]): readonly Row[] {
  const fit = texts.slice(0, MOST_LINES - rows.length + 1);
  const added = fit.length - 1;
  const next = Math.max(...rows.map(({ id }) => id)) + 1;
  const own = fit.map((text, i) => ({ id: i === 0 ? (rows[at]?.id ?? next) : next + i, text }));
  return [...rows.slice(0, at), ...own, ...moved(rows.slice(at + 1), at + 1, added)];
}

export function removed(rows: readonly Row[], at: number): readonly Row[] {
  return [...rows.slice(0, at), ...moved(rows.slice(at + 1), at + 1, -1)];
}

/** Where lines below one have moved, those that name them name their new places. */
const moved = (rows: readonly Row[], below: number, by: number): readonly Row[] =>
  rows.map(({ id, text }) => ({
    id,
    text:
      by === 0
        ? text
        : text.replace(
            /(?<![\p{L}\p{N}_])(line )(\d{1,3})(?![\p{L}\p{N}_.])/giu,
            (_, line: string, place: string) => line + (Number(place) > below ? Number(place) + by : Number(place)),
          ),
  }));

export const isBlank = (rows: readonly Row[]): boolean => rows.every(({ text }) => text.trim() === "");

// ── the address ──

const NAME = "lines";

export const fragmentOf = (rows: readonly Row[]): string =>
  isBlank(rows) ? "" : new URLSearchParams({ [NAME]: rows.map(({ text }) => text).join("\n") }).toString();

/** Undefined where the address holds no notebook. */
export function textsOf(fragment: string): readonly string[] | undefined {
  const lines = new URLSearchParams(fragment).get(NAME);
  return lines === null ? undefined : textsIn(lines);
}

// ── the clipboard ──

/** Each line with its answer: "rent * 12 = 14,400". Pasted back, it means the same. */
export function plainText(rows: readonly Row[], answers: ReadonlyMap<number, Line>): string {
  return rows
    .map(({ id, text }) => {
      const { answer, isGiven } = answers.get(id) ?? {};
      return answer === undefined || isGiven ? text.trimEnd() : `${text.replace(/[ =]+$/, "")} = ${answer}`;
    })
    .join("\n")
    .trimEnd();
}
