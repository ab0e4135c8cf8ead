// Term by term, as one would write the sequence down.
import { figure, type Given, type Made, type Opinion, whole } from "#calculators/second/given";
import { usual } from "#calculators/second/print";
import { compare, isMore, isZero, minus, over, plus, type Ratio, ratio, size, times } from "#calculators/second/ratio";
import { lowest } from "#calculators/second/series";

const total = (terms: readonly Ratio[]): Ratio => plus(0, ...terms);
const rows = (terms: readonly Ratio[]) =>
  terms.map((term, i) => [`${i + 1}`, usual(term), usual(total(terms.slice(0, i + 1)))]);

function written(first: Ratio, following: (terms: readonly Ratio[]) => Ratio, many: number): readonly Ratio[] {
  const terms = [first];
  while (terms.length < many) terms.push(lowest(following(terms)));
  return terms;
}
const at = (terms: readonly Ratio[], place: number): Ratio => terms.at(place) ?? ratio(0);

function arithmetic(first: Ratio, difference: Ratio, n: number) {
  const terms = written(first, (all) => plus(at(all, -1), difference), Math.max(n, 12));
  const wanted = terms.slice(0, n);
  return {
    first: usual(first),
    difference: usual(difference),
    term: usual(at(wanted, -1)),
    sum: usual(lowest(total(wanted))),
    rule: null,
    terms: rows(terms.slice(0, 12)),
  };
}

function fractionIn(text: string): Ratio | undefined {
  const [, sign, whole = "0", top = "0", bottom = "1", plain = "0"] =
    /^([+-]?) ?(?:(?:(\d+) )?(\d+) ?\/ ?(\d+)|(.*))$/.exec(text) ?? [];
  if (BigInt(bottom) === 0n) return undefined;
  return lowest(
    times(plus(whole, over(top, bottom), plain.startsWith(".") ? `0${plain}` : plain), sign === "-" ? -1 : 1),
  );
}

const LONGEST = 10n ** 30n;

function geometric(first: Ratio, r: Ratio, n: number) {
  const terms = written(first, (all) => times(at(all, -1), r), n + 1);
  const beyond = size(at(terms, -1));
  if (compare(beyond, LONGEST) >= 0 || (!isZero(beyond) && isMore(over(1, LONGEST), beyond))) return undefined;
  const wanted = terms.slice(0, n);
  return {
    term: usual(at(wanted, -1)),
    fraction: null,
    first: usual(first),
    ratio: usual(r),
    sum: usual(lowest(total(wanted))),
    sum_of_all: isMore(1, size(r)) ? usual(over(first, minus(1, r))) : undefined,
    rule: null,
    terms: rows(wanted.slice(0, 12)),
  };
}

/** The next term by each rule, the simplest first. */
function continuedBy(terms: readonly Ratio[]) {
  const steps = terms.slice(1).map((term, i) => minus(term, at(terms, i)));
  const same = (all: readonly Ratio[]) => all.every((one) => compare(one, at(all, 0)) === 0);
  const last = at(terms, -1);
  if (same(steps))
    return { difference: usual(at(steps, 0)), next: (all: readonly Ratio[]) => plus(at(all, -1), at(steps, 0)) };
  const ratios = terms.some(isZero) ? [] : terms.slice(1).map((term, i) => over(term, at(terms, i)));
  if (ratios.length > 0 && same(ratios))
    return { ratio: usual(at(ratios, 0)), next: (all: readonly Ratio[]) => times(at(all, -1), at(ratios, 0)) };
  const isSums = terms.every((term, i) => i < 2 || compare(term, plus(at(terms, i - 1), at(terms, i - 2))) === 0);
  if (terms.length > 3 && isSums) return { next: (all: readonly Ratio[]) => plus(at(all, -1), at(all, -2)) };
  const second = steps.slice(1).map((step, i) => minus(step, at(steps, i)));
  // Three differences above, the third of which is zero: a(n) = 3a(n-1) - 3a(n-2) + a(n-3).
  if (terms.length > 3 && same(second) && last)
    return { next: (all: readonly Ratio[]) => plus(times(3, minus(at(all, -1), at(all, -2))), at(all, -3)) };
  return undefined;
}

function continuedList(terms: readonly Ratio[]) {
  const { next, ...kept } = continuedBy(terms) ?? {};
  if (!next) return undefined;
  const all = [...terms];
  for (let i = 0; i < 5; i++) all.push(lowest(next(all)));
  return { ...kept, next: usual(at(all, terms.length)), rule: null, terms: rows(all) };
}

const numberSequence: Opinion = (given) => {
  if (given.of === "terms") return continuedList((given.terms ?? "").split(/,\s*/).map((term) => ratio(term)));
  const n = whole(given, "n");
  if (given.of === "arithmetic") return arithmetic(figure(given, "first"), figure(given, "difference"), n);
  if (given.of === "geometric") {
    const r = fractionIn(given.ratio ?? "");
    return r && geometric(figure(given, "first"), r, n);
  }
  if (given.of === "fibonacci") {
    if (n > 144) return undefined;
    const terms = written(ratio(1), (all) => plus(at(all, -1), all.length > 1 ? at(all, -2) : 0), Math.max(12, n));
    return {
      term: usual(at(terms, n - 1)),
      sum: usual(total(terms.slice(0, n))),
      rule: null,
      terms: rows(terms.slice(0, 12)),
    };
  }
  const [i, j] = [whole(given, "place_1"), whole(given, "place_2")];
  if (i === j) return undefined;
  const difference = over(minus(figure(given, "value_2"), figure(given, "value_1")), j - i);
  const first = lowest(minus(figure(given, "value_1"), times(difference, i - 1)));
  return arithmetic(first, lowest(difference), n);
};

const RATIOS = ["2", "-2", "1/2", "-1/3", "1", "-1", "0", "0.5", "1.05", "3/2", "10"];

export const made: Made = (pick): Given => {
  const of = pick(["geometric", "geometric", "fibonacci", "terms"]);
  if (of === "fibonacci") return { of, n: pick(["1", "2", "3", "50", "144"]) };
  if (of === "geometric")
    return {
      of,
      first: pick(["1", "-5", "0", "0.75", "300"]),
      ratio: pick(RATIOS),
      n: pick(["1", "2", "7", "20", "40"]),
    };
  const [a, b, c] = [pick([0, 1, -2, 5]), pick([0, 1, 3, -4]), pick([0, 1, 2])];
  const places = [1, 2, 3, 4, 5];
  const lists = [
    places.map((n) => a + b * n + c * n * n),
    [3, 9, 27, 81, 243].map((power) => (a || 1) * power),
    [a, b, a + b, a + 2 * b, 2 * a + 3 * b],
    [a, b, c],
  ];
  return { of, terms: pick(lists).join(", ") };
};

export default numberSequence;
