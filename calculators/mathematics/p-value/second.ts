import { figure, type Given, type Opinion } from "#calculators/second/given";
import { normalAbove } from "#calculators/second/normal";
import { usual } from "#calculators/second/print";
import {
  isMore,
  isNegative,
  minus,
  near,
  over,
  plus,
  type Ratio,
  ratio,
  root,
  size,
  times,
} from "#calculators/second/ratio";
import { chiSquared, fisher, pointBelow, student, type Tails } from "#calculators/second/tails";

type Curve = { readonly at: (x: Ratio) => Tails; readonly isEven: boolean; readonly middle: Ratio };

const FAR = 20;
const LEAST = over(1, 10n ** 30n);

function normal(z: Ratio): Tails {
  if (isMore(size(z), FAR))
    return isNegative(z) ? { below: ratio(0), above: ratio(1) } : { below: ratio(1), above: ratio(0) };
  return { below: normalAbove(times(z, -1)), above: normalAbove(z) };
}

function curveOf(given: Given): Curve {
  if (given.of === "z") return { at: normal, isEven: true, middle: ratio(1) };
  if (given.of === "r") return { at: (t) => student(t, minus(figure(given, "n"), 2)), isEven: true, middle: ratio(1) };
  const freedom = figure(given, "freedom");
  if (given.of === "t") return { at: (t) => student(t, freedom), isEven: true, middle: ratio(1) };
  if (given.of === "chi") return { at: (x) => chiSquared(x, freedom), isEven: false, middle: freedom };
  return { at: (x) => fisher(x, freedom, figure(given, "freedom_2")), isEven: false, middle: ratio(1) };
}

const pValue: Opinion = (given) => {
  const { at, isEven, middle } = curveOf(given);
  const r = given.of === "r" ? figure(given, "r") : ratio(0);
  const freedom = given.of === "r" ? minus(figure(given, "n"), 2) : ratio(1);
  const tOf = over(times(r, root(freedom, 2)), root(near(minus(1, times(r, r))), 2));
  const value = given.of === "r" ? near(tOf) : figure(given, "statistic");
  if (!isEven && isNegative(value)) return undefined;
  const tails = (isEven ? given.tails : given.side) ?? "";
  const { below, above } = at(value);
  const isLow = isMore(above, below);
  const p = { two: times(2, isLow ? below : above), right: above, left: below }[tails] ?? ratio(0);
  if (isMore(LEAST, p)) return undefined;
  const shown = (tail: Ratio) => (value.top !== 0n && isMore(LEAST, tail) ? undefined : usual(tail));
  const share = tails === "two" ? over(figure(given, "alpha"), 2) : figure(given, "alpha");
  const top = pointBelow((x) => at(x).below, minus(1, share), middle);
  const bottom = isEven ? times(top, -1) : pointBelow((x) => at(x).below, share, middle);
  const said = (t: Ratio) => usual(given.of === "r" ? over(t, root(plus(times(t, t), freedom), 2)) : t);
  const isBelow = tails === "left" || (tails === "two" && (isEven || isLow));
  const isAbove = tails === "right" || (tails === "two" && (isEven || !isLow));
  return {
    ...{ p_value: usual(p), below: shown(below), above: shown(above) },
    critical: tails === "left" ? undefined : said(top),
    critical_lower: tails === "right" ? undefined : said(bottom),
    ...{ t: given.of === "r" ? usual(tOf) : undefined },
    freedom: given.of === "z" ? undefined : usual(given.of === "r" ? freedom : figure(given, "freedom")),
    tail_below: isBelow ? usual(tails === "two" && isEven ? times(size(value), -1) : value) : undefined,
    tail_above: isAbove ? usual(tails === "two" && isEven ? size(value) : value) : undefined,
  };
};

/** Chance seldom makes a statistic whose tail has a digit. */
export const made = (pick: <T>(of: readonly T[]) => T): Given => {
  const of = pick(["z", "t", "chi", "f", "r"]);
  const [whole, part] = [pick([0, 1, 2, 3, 5, 8, 11]), pick(["", ".5", ".96", ".017"])];
  const isEven = !["chi", "f"].includes(of);
  const freedom = pick(["1", "2", "3", "7.25", "10", "24", "120", "1000"]);
  return {
    of,
    ...(of === "r"
      ? { r: `${pick(["", "-"])}0${pick([".2", ".5732", ".91", ".0001"])}`, n: pick(["3", "4", "11", "100"]) }
      : {}),
    ...(of === "r" ? {} : { statistic: `${isEven ? pick(["", "-"]) : ""}${whole}${part}` }),
    ...(["t", "chi", "f"].includes(of) ? { freedom } : {}),
    ...(of === "f" ? { freedom_2: pick(["1", "2", "9.5", "20", "300"]) } : {}),
    ...(isEven ? { tails: pick(["two", "right", "left"]) } : { side: pick(["two", "right", "left"]) }),
    alpha: pick(["0.05", "0.01", "0.1", "0.001", "0.4"]),
  };
};

export default pValue;
