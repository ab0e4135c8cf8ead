// Whether words say anything that a name does not. "Every four weeks" says no more than four_weekly, and
// "Inches (in)" no more than in.

const EMPTY = new Set("a an the of in on at to and or is per as for by it your only every each".split(" "));

/** Names that are words for what their labels spell out. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  daily: "day",
  biweekly: "two weeks",
  semimonthly: "twice month",
  semiannual: "half year twice",
};

/** `context` is what a reader knows besides, such as the name of the calculator. */
export function addsNothing(words: string, name: string, context = ""): boolean {
  const [, bracketed] = /\(([^)]*)\)/.exec(words) ?? [];
  if (bracketed === name) return true;
  const known = stemsOf(`${name.replaceAll("_", " ")} ${SPELT_OUT[name] ?? ""} ${context}`);
  return stemsOf(words.replace(/\([^)]*\)/g, " ")).every((stem) => known.includes(stem));
}

function stemsOf(words: string): string[] {
  const all = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return all.filter((word) => !EMPTY.has(word)).map((word) => word.replace(/(?<=\p{L}{3})(s|ly|sly)$/u, ""));
}
