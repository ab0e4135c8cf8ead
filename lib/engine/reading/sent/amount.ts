// A number that a program sends as people write it: "$400,000", "400k", "6.5%", "30 years" where the unit is years.
import type { InputField } from "../../fields/fields.ts";
import type { Fault } from "../../fields/read.ts";
import type { Notation } from "../../printing/format.ts";
import { type Reading, readNumber } from "../typed/typed.ts";
import { folded } from "./option.ts";

type AmountField = InputField & { readonly kind: "money" | "percent" | "number" | "count" };

export function amountSent(field: AmountField, text: string, notation?: Notation): Reading {
  const unit = "unit" in field ? field.unit : undefined;
  const bare = unit ? withoutUnit(text, unit) : text;
  if (typeof bare !== "string") return bare;
  const ours = notation ? notation.read(field.kind, bare) : bare;
  return twoReadings(ours, field.kind, notation) ?? readNumber(ours, { kind: field.kind, notation: notation });
}

const SHORT: Readonly<Record<string, readonly string[]>> = {
  year: ["yr", "y"],
  month: ["mo", "mth"],
  week: ["wk", "w"],
  day: ["d"],
  hour: ["h", "hr"],
  degree: ["deg"],
};

function withoutUnit(text: string, unit: string): string | Fault {
  const [, figures, word = ""] = /^(.*\d[.,]?)\s*-?\s*(\p{L}[\p{L} .²³/]*)$/su.exec(text.trim()) ?? [];
  if (figures === undefined || /^(k|m|mn|b|bn|thousand|million|billion|lakh|crore|e)$/i.test(word)) return text;
  const [said, wanted] = [single(folded(word)), single(folded(unit))];
  if (said === wanted || SHORT[wanted]?.includes(said)) return figures;
  return { fault: `must be a number of ${unit}, not of "${word.slice(0, 30)}"` };
}

const single = (word: string): string => word.replace(/(..)s$/, "$1");

const ONE_MARK = /(?<![\d.,])(\d{1,3})([.,])(\d{3})(?![\d.,]*\d)/g;

/** 1,234 is a thousand to some and a little over one to others, and so is €1.234. Where a region's notation was asked for, that
 * decides. Money and whole numbers have no three decimals, and 6.125% is a rate. */
export function twoReadings(text: string, kind: InputField["kind"], notation?: Notation): Fault | undefined {
  const mark = kind === "money" ? "." : ",";
  const found = [...text.matchAll(ONE_MARK)].find(([, before, between]) => between === mark && before !== "0");
  if (!found || notation || kind === "count" || (found[0] === text.trim() && mark === ".")) return undefined;
  const [whole, before, , after] = found;
  return { fault: `has ${whole}, which could be ${before}${after} or ${before}.${after}: send the one that is meant` };
}
