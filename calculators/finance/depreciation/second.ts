// Month by month: each year of the asset's life has a charge, and a financial year takes its months of it.
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, percent } from "#calculators/second/print";
import { larger, minus, near, over, plus, type Ratio, ratio, smaller, times } from "#calculators/second/ratio";

const TABLE_A1: Readonly<Record<string, string>> = {
  three: "33.33 44.45 14.81 7.41",
  five: "20.00 32.00 19.20 11.52 11.52 5.76",
  seven: "14.29 24.49 17.49 12.49 8.93 8.92 8.93 4.46",
  ten: "10.00 18.00 14.40 11.52 9.22 7.37 6.55 6.55 6.56 6.55 3.28",
  fifteen: "5.00 9.50 8.55 7.70 6.93 6.23 5.90 5.90 5.91 5.90 5.91 5.90 5.91 5.90 5.91 2.95",
  twenty:
    "3.750 7.219 6.677 6.177 5.713 5.285 4.888 4.522 4.462 4.461 4.462 4.461 4.462 4.461 4.462 4.461 4.462 4.461 4.462 4.461 2.231",
};

const depreciation: Opinion = (given) => {
  const cost = figure(given, "cost");
  const years = given.method === "macrs" ? byTable(given, cost) : byMonths(given, cost);
  const upTo = (i: number) => plus(0, ...years.slice(0, i + 1));
  const total = plus(0, ...years);
  return {
    first_year: money(years[0] ?? 0),
    total: money(total),
    final_value: money(minus(cost, total)),
    rate: rateOf(given),
    schedule: years.map((year, i) => [fixed(i + 1, 0), money(year), money(upTo(i)), money(minus(cost, upTo(i)))]),
  };
};

const byTable = (given: Given, cost: Ratio): readonly Ratio[] =>
  (TABLE_A1[given.recovery ?? ""] ?? "").split(" ").map((part) => over(times(cost, part), 100));

function rateOf(given: Given): string | undefined {
  if (given.method === "straight") return percent(over(100, whole(given, "life")), 4);
  if (given.method === "declining") return percent(over(times(figure(given, "factor"), 100), whole(given, "life")), 4);
  return undefined;
}

function byMonths(given: Given, cost: Ratio): readonly Ratio[] {
  const [life, first] = [whole(given, "life"), whole(given, "first_months")];
  const salvage = figure(given, "salvage");
  const base = minus(cost, salvage);
  const lengths =
    first === 12 ? Array<number>(life).fill(12) : [first, ...Array<number>(life - 1).fill(12), 12 - first];
  let [month, book] = [0, cost];
  return lengths.map((months) => {
    let charge = ratio(0);
    if (given.method === "declining") {
      const falling = over(times(book, figure(given, "factor"), months), life * 12);
      const level = over(times(minus(book, salvage), months), life * 12 - month);
      const wanted = given.switching === "yes" ? larger(falling, level) : falling;
      charge = larger(0, smaller(wanted, minus(book, salvage)));
    } else {
      for (let i = month; i < month + months; i++)
        charge = plus(charge, over(ofYear(given, base, life, Math.floor(i / 12)), 12));
    }
    month += months;
    book = near(minus(book, charge));
    return near(charge);
  });
}

const ofYear = (given: Given, base: Ratio, life: number, year: number): Ratio =>
  given.method === "straight" ? over(base, life) : over(times(base, life - year, 2), life * (life + 1));

export default depreciation;
