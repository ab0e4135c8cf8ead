// Files that lead back to themselves through what they import, types included. What is loaded later may know who loads it.
import { importedAtOnce, pathOf, type SourceFile } from "./sources.ts";

/** Each circle once, as the files on it; by Tarjan's strongly connected components. */
export function circlesIn(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const known = new Map(files.map(({ file, source }) => [file, source]));
  const importsFrom = (file: string) =>
    importedAtOnce(known.get(file) ?? "")
      .flatMap((specifier) => pathOf(file, specifier) ?? [])
      .filter((path) => known.has(path));
  const [order, lowest] = [new Map<string, number>(), new Map<string, number>()];
  const [open, circles]: [string[], string[][]] = [[], []];

  function visit(file: string): void {
    const number = order.size;
    order.set(file, number);
    lowest.set(file, number);
    open.push(file);
    for (const next of importsFrom(file)) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? number, lowest.get(next) ?? number));
    }
    if (lowest.get(file) === number) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle);
    }
  }

  for (const { file } of files) if (!order.has(file)) visit(file);
  return circles;
}
