// Text for a terminal: columns that line up, and colors where there are any.

export type Paint = Readonly<Record<"bold" | "dim" | "yellow" | "red", (text: string) => string>>;

const colored = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const plain = (text: string) => text;

export const paintFor = (hasColors: boolean): Paint =>
  hasColors
    ? { bold: colored(1), dim: colored(2), yellow: colored(33), red: colored(31) }
    : { bold: plain, dim: plain, yellow: plain, red: plain };

/** The first column to the left, the others too, two spaces between. */
export function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? "")].length)));
  const padded = (cell: string, column: number) => cell + " ".repeat((widths[column] ?? 0) - [...cell].length);
  return rows.map((row) => row.map(padded).join("  ").trimEnd());
}
