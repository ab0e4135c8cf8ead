// The steps to the first year's depreciation by each method, and to the book value at the end.
import { type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import { newestOf } from "#facts/dated";
import { unitedStatesMacrs } from "#facts/depreciation/united-states";
import { type Decimal, decimal } from "#numbers/decimal";
import { MONTHS } from "#numbers/depreciation";
import type { Given } from "./depreciation.ts";

type Asset = ShownValues<Given>;
type Found = Readonly<Record<"first_year" | "total" | "final_value", Shown<Decimal>>>;

export const straightSteps = (given: Asset, found: Found): readonly Line[] => [
  step`First year: (${given.cost} - ${given.salvage}) ÷ ${given.life.value}${shareOf(given)} = ${found.first_year}`,
  endStep(given, found),
];

export function decliningSteps(given: Asset, found: Found): readonly Line[] {
  const { cost, salvage, factor } = given;
  const n = given.life.value;
  const isAll = found.first_year.value.eq(cost.value.minus(salvage.value));
  const orMore = given.switching === "yes" ? ", or straight line over the years left if that is more" : "";
  return [
    isAll
      ? step`First year, down to the salvage value at once: ${cost} - ${salvage} = ${found.first_year}`
      : step`First year: ${cost} × ${factor} ÷ ${n}${shareOf(given)} = ${found.first_year}`,
    n > 1 && `Each later year: the book value × ${factor} ÷ ${n}${orMore}, until the book value is ${salvage}`,
    endStep(given, found),
  ];
}

export function digitsSteps(given: Asset, found: Found): readonly Line[] {
  const n = given.life.value;
  const digits = (n * (n + 1)) / 2;
  return [
    `Sum of the digits: ${n} × (${n} + 1) ÷ 2 = ${digits}`,
    step`First year: (${given.cost} - ${given.salvage}) × ${n} ÷ ${digits}${shareOf(given)} = ${found.first_year}`,
    endStep(given, found),
  ];
}

export function macrsSteps(given: Asset, found: Found, show: Show): readonly Line[] {
  const part = show("percent", decimal(percentages(given)[0] ?? 0), { upTo: 3 });
  return [step`First year, by the table: ${given.cost} × ${part} = ${found.first_year}`, endStep(given, found)];
}

/** The law has had these percentages since 1987. */
export const percentages = ({ recovery }: Pick<Given, "recovery">): readonly string[] =>
  newestOf(unitedStatesMacrs).value[recovery];

const shareOf = ({ first_months }: Asset): string =>
  first_months.value === MONTHS ? "" : ` × ${first_months.value} ÷ ${MONTHS}`;

const endStep = ({ cost }: Asset, { total, final_value }: Found): string =>
  step`Book value at the end: ${cost} - ${total} = ${final_value}`;
