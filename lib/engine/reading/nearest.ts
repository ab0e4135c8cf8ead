// The nearest of some names to a name that is none of them: for "did you mean …".

export function nearest(name: string, names: readonly string[]): string | undefined {
  const within = Math.max(2, Math.floor(name.length / 3));
  const near = names
    .filter((candidate) => Math.abs(candidate.length - name.length) <= within)
    .map((candidate) => ({ candidate, edits: edits(name.toLowerCase(), candidate) }))
    .filter(({ candidate, edits }) => edits <= within && edits < Math.min(name.length, candidate.length))
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.candidate;
}

/** Insertions, deletions and replacements that turn one text into the other (Levenshtein). */
function edits(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const row = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const replaced = (above[j] ?? 0) + (letter === other ? 0 : 1);
      row.push(Math.min(replaced, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    above = row;
  }
  return above[to.length] ?? 0;
}
