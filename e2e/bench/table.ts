/** Rows of text under their heads: the first column to the left, the others to the right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, i) =>
    Math.max(...[head, ...rows.map((row) => row[i] ?? "")].map(({ length }) => length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return [line(heads), rule, ...rows.map(line)].join("\n");
}
