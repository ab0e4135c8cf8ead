// A repeating decimal as an endless geometric series, long division with its remainders written down, and Farey's mediants.
import type { Given, Made, Opinion } from "#calculators/second/given";
import { usual } from "#calculators/second/print";
import {
  compare,
  isNegative,
  minus,
  nearest,
  over,
  plus,
  type Ratio,
  ratio,
  size,
  times,
} from "#calculators/second/ratio";
import { lowest } from "#calculators/second/series";

const plain = (a: Ratio): string => {
  const { top, bottom } = lowest(a);
  return bottom === 1n ? `${top}` : `${top}/${bottom}`;
};
function mixed(a: Ratio): string | undefined {
  const { top, bottom } = lowest(size(a));
  if (top < bottom || bottom === 1n) return undefined;
  return `${isNegative(a) ? "-" : ""}${top / bottom} ${top % bottom}/${bottom}`;
}

function read(text: string): Ratio {
  const signed = text.startsWith("-") ? -1 : 1;
  let [digits, repeated] = [text.replace(/^[+-]/, ""), ""];
  const brackets = /\((\d+)\)$/.exec(digits);
  if (brackets) [digits, repeated] = [digits.slice(0, brackets.index), brackets[1] ?? ""];
  if (/\.{3}$|…$/.test(digits)) {
    digits = digits.replace(/\.{3}$|…$/, "");
    const after = digits.split(".")[1] ?? "";
    // The shortest block at the end, which a search from the left need not find.
    for (let n = after.length; n > 0; n--) if (after.endsWith(after.slice(-n).repeat(2))) repeated = after.slice(-n);
    repeated ||= after.slice(-1);
  }
  const places = (digits.split(".")[1] ?? "").length;
  const whole = over((digits.replace(".", "") || "0").padStart(1, "0"), 10n ** BigInt(places));
  if (repeated === "") return times(whole, signed);
  const first = over(repeated, 10n ** BigInt(places + repeated.length));
  return times(plus(whole, over(first, minus(1, over(1, 10n ** BigInt(repeated.length))))), signed);
}

/** Remainders until one comes again. */
function divided(a: Ratio) {
  const { top, bottom } = lowest(size(a));
  const seen = new Map<bigint, number>();
  let [rest, digits] = [top % bottom, ""];
  while (rest !== 0n && !seen.has(rest)) {
    seen.set(rest, digits.length);
    digits += String((rest * 10n) / bottom);
    rest = (rest * 10n) % bottom;
  }
  const begins = rest === 0n ? digits.length : (seen.get(rest) ?? 0);
  const repeated = digits.slice(begins);
  const end = repeated.length > 60 ? `${repeated.slice(0, 60)}…` : repeated && `(${repeated})`;
  const decimal = `${isNegative(a) ? "-" : ""}${top / bottom}${digits ? "." : ""}${digits.slice(0, begins)}${end}`;
  return { decimal, repeats: String(repeated.length).replace(/\B(?=(\d{3})+$)/g, ",") };
}

/** Between two neighbors the fraction with the smallest denominator is their mediant. */
function nearestTo(value: Ratio, most: number): Ratio {
  const [positive, limit] = [size(value), BigInt(most)];
  let low: Ratio = { top: positive.top / positive.bottom, bottom: 1n };
  let high: Ratio = { top: low.top + 1n, bottom: 1n };
  while (low.bottom + high.bottom <= limit && compare(low, positive) !== 0) {
    const middle = { top: low.top + high.top, bottom: low.bottom + high.bottom };
    if (compare(middle, positive) > 0) high = middle;
    else low = middle;
  }
  const [under, beyond] = [minus(positive, low), minus(high, positive)];
  const order = compare(under, beyond);
  const isHigh = order > 0 || (order === 0 && high.bottom <= low.bottom);
  return times(isHigh ? high : low, isNegative(value) ? -1 : 1);
}

function fractionIn(text: string): Ratio | undefined {
  const [, sign, whole = "0", top = "0", bottom = "1", rest = "0"] =
    /^([+-]?) ?(?:(?:(\d+) )?(\d+) ?\/ ?(\d+)|(.*))$/.exec(text) ?? [];
  if (BigInt(bottom) === 0n) return undefined;
  return lowest(times(plus(whole, over(top, bottom), rest.startsWith(".") ? `0${rest}` : rest), sign === "-" ? -1 : 1));
}

const said = (a: Ratio) => ({ fraction: plain(a), mixed: mixed(a), percent: shown(times(100, a)) });
const shown = (a: Ratio): string => `${usual(a)}%`;

const decimalToFraction: Opinion = (given) => {
  if (given.find === "decimal") {
    const value = fractionIn(given.fraction ?? "");
    if (!value || value.bottom > 99_999n) return undefined;
    return { ...divided(value), mixed: mixed(value), percent: shown(times(100, value)) };
  }
  const value = lowest(read(given.decimal ?? ""));
  if (given.find === "exact") return said(value);
  const found =
    given.find === "nearest"
      ? nearestTo(value, Number(given.largest))
      : over({ top: nearest(times(value, ratio(given.parts ?? ""))), bottom: 1n }, ratio(given.parts ?? ""));
  return { ...said(found), off: usual(minus(found, value)) };
};

export const made: Made = (pick): Given => {
  const decimal = pick([
    "0.5",
    "-1.25",
    "0.(142857)",
    "3.14159",
    "0.1666...",
    "0.2727…",
    "7",
    "-0.(9)",
    ".75",
    "12.3(45)",
    "0.333...",
  ]);
  const find = pick(["exact", "nearest", "parts", "decimal"]);
  if (find === "exact") return { find, decimal };
  if (find === "nearest") return { find, decimal, largest: pick(["1", "2", "7", "16", "100", "1000"]) };
  if (find === "parts") return { find, decimal, parts: pick(["1", "2", "3", "8", "10", "64"]) };
  return { find, fraction: pick(["1/3", "-22/7", "1 1/6", "5", "1/97", "3/8", "1/99999", "17/12", "0.75"]) };
};

export default decimalToFraction;
