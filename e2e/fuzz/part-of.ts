// A short answer has at each place what the whole answer has there.

/** Where `part` says something else than `whole`; a list may leave lines out. The time of day does not count. */
export function unlike(part: unknown, whole: unknown, place = "answer"): readonly string[] {
  if (place.endsWith(".calculation_timestamp")) return [];
  if (Array.isArray(part) && Array.isArray(whole)) return unlikeLists(part, whole, place);
  if (isObject(part) && isObject(whole)) {
    return Object.entries(part).flatMap(([name, member]) => unlike(member, whole[name], `${place}.${name}`));
  }
  return Object.is(part, whole) ? [] : [place];
}

function unlikeLists(part: readonly unknown[], whole: readonly unknown[], place: string): readonly string[] {
  return part.flatMap((one, i) => (whole.some((other) => unlike(one, other).length === 0) ? [] : [`${place}[${i}]`]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
