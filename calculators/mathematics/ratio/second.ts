import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, percent, usual } from "#calculators/second/print";
import { isZero, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { lowest } from "#calculators/second/series";

const ratioOpinion: Opinion = (given) => {
  if (given.find !== "simplest" && given.find !== "shares") return missing(given);
  const terms = (given.ratio ?? "").split(":").map((term) => read(term.trim()));
  if (terms.some((term) => term === undefined)) return undefined;
  const known = terms.filter((term) => term !== undefined);
  const sum = plus(...known);
  if (isZero(sum)) return undefined;
  const whole = wholes(known);
  const second = known[1];
  const first = known[0];
  if (given.find === "simplest") {
    const hasQuotient = known.length === 2 && first && second && !isZero(second);
    return { simplest: whole.join(":"), quotient: hasQuotient ? usual(over(first, second)) : undefined };
  }
  const total = figure(given, "total");
  const share = (term: Ratio) => over(times(total, term), sum);
  return {
    shares: null,
    parts: known.map((term, i) => [
      fixed(i + 1, 0),
      String(whole[i] ?? 0).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ","),
      percent(over(times(term, 100), sum)),
      usual(share(term)),
    ]),
  };
};

/** "1 1/2", "3/4", "0.5" */
function read(text: string): Ratio | undefined {
  const [, whole = "0", part = "0"] = /^(?:(\d+) (?=\d+ ?\/))?(.*)$/.exec(text) ?? [];
  const [top = "0", bottom = "1"] = part
    .replaceAll(" ", "")
    .split("/")
    .map((digits) => digits.replace(/^\./, "0."));
  return isZero(bottom) ? undefined : plus(whole, over(top, bottom));
}

/** Made whole by their common denominator, and divided by what is common to all. */
function wholes(terms: readonly Ratio[]): readonly bigint[] {
  const denominator = terms.map((term) => lowest(term).bottom).reduce((a, b) => (a * b) / common(a, b));
  const numerators = terms.map((term) => lowest(times(term, denominator)).top);
  const divisor = numerators.reduce(common);
  return numerators.map((numerator) => numerator / divisor);
}

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));

/** a × d = b × c. */
function missing(given: Given): ReturnType<Opinion> {
  const crossed: Readonly<Record<string, readonly [string, string, string]>> = {
    a: ["b", "c", "d"],
    b: ["a", "d", "c"],
    c: ["a", "d", "b"],
    d: ["b", "c", "a"],
  };
  const [one, other, by] = crossed[given.find ?? ""] ?? ["", "", ""];
  const divisor = figure(given, by);
  if (["b", "d"].some((name) => given[name] !== undefined && isZero(figure(given, name))) || isZero(divisor))
    return undefined;
  const term = over(times(figure(given, one), figure(given, other)), divisor);
  if (isZero(term) && (given.find === "b" || given.find === "d")) return undefined;
  const { top, bottom } = lowest(term);
  return { missing: usual(term), fraction: bottom === 1n ? undefined : `${top}/${bottom}` };
}

export default ratioOpinion;
