// An expression cut into numbers, words and signs, each with its place among the characters typed, from 1.

/** The end of a sentence that begins with the expression: "has no sign before 3 at place 4". */
export class Fault extends Error {}

export type Token = {
  readonly kind: "number" | "word" | "name" | "sign";
  readonly text: string;
  readonly place: number;
};

/** 2e3 is two thousand; 2e is twice the constant. Commas stand between groups of three digits and nowhere else. */
const NUMBER = String.raw`(?:(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)\.?\d*|\.\d+)(?:e[-+−]?\d+)?`;
/** No name begins with x, so it multiplies: 3x4. Where x itself has a value, it is a name. */
const SIGN = "[-+−×÷*/^()!%°x]|(?:of|mod|ncr|npr)(?![a-z_])";
const TOKEN = new RegExp(`(?<number>${NUMBER})|(?<sign>${SIGN})|(?<word>log2|[a-z]+(?:_[a-z0-9]+)*|[π√])|\\S`, "giu");
const SAME = new Map([
  ["−", "-"],
  ["*", "×"],
  ["x", "×"],
  ["of", "×"],
  ["ncr", "nCr"],
  ["npr", "nPr"],
  ["/", "÷"],
  ["pi", "π"],
  ["√", "sqrt"],
]);

/** `names`: those that have a value. */
export function tokensOf(text: string, names: Pick<ReadonlySet<string>, "has"> = new Set()): readonly Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, index, groups }): Token => {
    const [place, lower] = [index + 1, found.toLowerCase()];
    if (names.has(lower)) return { kind: "name", text: lower, place };
    if (groups?.number) return { kind: "number", text: lower.replace("−", "-").replaceAll(",", ""), place };
    if (groups?.word) return { kind: "word", text: SAME.get(lower) ?? lower, place };
    if (groups?.sign) return { kind: "sign", text: SAME.get(lower) ?? lower, place };
    if (found === ",") throw new Fault(`has a comma at place ${place}; write 1234.5 or 1,234.5`);
    throw new Fault(`has ${found} at place ${place}, which is not understood`);
  });
}
