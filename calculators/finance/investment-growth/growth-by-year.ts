// What has been paid in, has grown and is there after each year.
import { money, noAnswer, number, table } from "#engine";
import { COMPOUNDED } from "#numbers/compounding";
import type { Decimal } from "#numbers/decimal";
import { effectiveRate, sideOfLevel, worthYearByYear } from "#numbers/growth";
import { hairBeside, subtract } from "#numbers/round";
import type { Given } from "./investment-growth.ts";

export const GROWTH_BY_YEAR = table(
  "Growth by year",
  {
    year: number("Year", { upTo: 2 }),
    deposited: money("Paid in so far"),
    growth: money("Growth so far"),
    balance: money("Value"),
  },
  {
    chart: {
      kind: "lines",
      x: "year",
      y: ["balance", "deposited"],
      opening: [
        ["start", "needed_start"],
        ["start", "needed_start"],
      ],
    },
  },
);

type Found = Readonly<Record<"lump" | "each" | "end" | "i" | "periods", Decimal>> & {
  readonly needed_rate: Decimal | null;
  readonly per_year: Decimal | number | bigint;
};

export function growthByYear({ lump, each, end, needed_rate, i, periods, per_year }: Found, given: Given) {
  if (lump.isNegative())
    return noAnswer("Your contributions alone reach more than the target, so you need no starting amount.");
  const perYear = Number(per_year);
  const stream = { start: lump, payment: each, rate: i.div(100), due: given.contribution_timing === "begin" };
  // What someone asks to reach is reached exactly; any other value may only come near to its level.
  const after = (year: Decimal, balance: Decimal, isReached = false) => {
    const deposited = each.times(year).times(perYear).plus(lump);
    const side = isReached ? 0 : sideOfLevel(balance, stream, deposited);
    const growth = hairBeside(subtract(balance, deposited), side);
    return { year, deposited, growth, balance: hairBeside(balance, side) };
  };
  const atEnd = after(periods.div(perYear), end, given.find !== "end");
  const schedule = worthYearByYear(stream, periods, perYear).map(({ year, balance }) => after(year, balance));
  return {
    end_value: given.find === "end" ? atEnd.balance : null,
    total_growth: atEnd.growth,
    effective_rate: effectiveRate(needed_rate ?? given.annual_rate, COMPOUNDED[given.compounding]),
    schedule: [...schedule.slice(0, -1), atEnd],
  };
}
