import { height, inUnit, mass } from "#calculators/second/body";
import { dayOf, monthsOn, numberOf } from "#calculators/second/calendar";
import { type Given, type Opinion, whole } from "#calculators/second/given";
import { PRINTED } from "#calculators/second/growth-table";
import { logOfAbove, normalAbove, pointAbove } from "#calculators/second/normal";
import { fixed, percent, upTo } from "#calculators/second/print";
import {
  compare,
  down,
  isMore,
  larger,
  minus,
  near,
  nearest,
  over,
  plus,
  type Ratio,
  ratio,
  smaller,
  times,
} from "#calculators/second/ratio";
import { ln, toThe } from "#calculators/second/series";

type Row = readonly [l: Ratio, m: Ratio, s: Ratio];
type Sex = keyof typeof PRINTED;

const P85 = pointAbove(ln("0.15"));
const P95 = pointAbove(ln("0.05"));

const childBmi: Opinion = (given) => {
  const months = ageOf(given);
  if (!months) return undefined;
  const sex = given.sex === "male" ? "male" : "female";
  const square = over(times(height(given), height(given)), 10_000);
  const bmi = over(mass(given, "weight"), square);
  const row = rowAt(sex, months);
  const bands = bandsOf(row);
  const [, healthy, overweight, obesity] = bands.map(([, from]) => from);
  const weighing = (from: Ratio = ratio(0)) => `${fixed(inUnit(given, times(from, square)), 1)} ${given.weight_unit}`;
  return {
    ...standing(bmi, row, spreadOf(sex, over(months, 12))),
    category: bands.filter(([, from]) => compare(bmi, from) >= 0).at(-1)?.[0],
    bmi: fixed(bmi, 1),
    share_of_95th: percent(over(times(100, bmi), obesity ?? 1), 0),
    healthy_from: weighing(healthy),
    healthy_below: weighing(overweight),
    age_in_months: upTo(months, 2),
    limits: bands.map(([name, from]) => [name, fixed(from, 1), weighing(from)]),
  };
};

function ageOf(given: Given): Ratio | undefined {
  if (given.age_by === "age") return plus(12 * whole(given, "years") + whole(given, "months"), "0.5");
  const [birth, measured] = [dayOf(given, "birth"), numberOf(dayOf(given, "measured"))];
  const isChild = [24, 240].map((months) => measured >= numberOf(monthsOn(birth, months, "last")));
  if (!isChild[0] || isChild[1]) return undefined;
  return larger(24, over(measured - numberOf(birth), "30.4375"));
}

/** Rows at 24 months, at the middles of the months, and at 240; in between in proportion. */
function rowAt(sex: Sex, months: Ratio): Row {
  const rows = PRINTED[sex].trim().split(/,\s*/).filter(Boolean);
  const ages = rows.map((_, i) => (i === 0 ? ratio(24) : smaller(240, plus("23.5", i))));
  const at = isMore("24.5", months) ? 0 : Math.min(Number(down(minus(months, "23.5"))), rows.length - 2);
  const [from = ratio(0), to = ratio(1)] = ages.slice(at, at + 2);
  const share = over(minus(months, from), minus(to, from));
  const [low = [], high = []] = rows.slice(at, at + 2).map((row) => row.split(" "));
  const column = (i: number) => plus(low[i] ?? 0, times(share, minus(high[i] ?? 0, low[i] ?? 0)));
  return [near(column(0)), near(column(1)), near(column(2))];
}

/** M × (1 + L × S × z)^(1 ÷ L) */
const bmiAt = ([l, m, s]: Row, z: Ratio): Ratio => times(m, toThe(near(plus(1, times(l, s, z))), near(over(1, l))));

function bandsOf(row: Row): readonly (readonly [name: string, from: Ratio])[] {
  const obesity = bmiAt(row, P95);
  return [
    ["Underweight", ratio(0)],
    ["Healthy weight", bmiAt(row, times(P95, -1))],
    ["Overweight", bmiAt(row, P85)],
    ["Obesity", obesity],
    ["Severe obesity, class 2", smaller(times("1.2", obesity), 35)],
    ["Severe obesity, class 3", smaller(times("1.4", obesity), 40)],
  ];
}

/** CDC, Extended BMI-for-age Growth Charts (2022): how far the figures above the 95th percentile are spread, by years. */
function spreadOf(sex: Sex, years: Ratio): Ratio {
  const [constant, year, square] = sex === "male" ? ["0.3728", "0.5196", "-0.0091"] : ["0.8334", "0.3712", "-0.0011"];
  return plus(constant, times(year, years), times(square, years, years));
}

function standing(bmi: Ratio, row: Row, spread: Ratio) {
  const [l, m, s] = row;
  const beyond = minus(bmi, bmiAt(row, P95));
  if (!isMore(beyond, 0)) {
    const z = over(minus(toThe(near(over(bmi, m)), l), 1), times(l, s));
    return {
      percentile: inPrint(isMore(z, -9) ? times(100, normalAbove(times(z, -1))) : ratio(0)),
      z_score: fixed(z, 2),
    };
  }
  const distance = near(over(beyond, spread));
  const log = logOfAbove(distance);
  const above = isMore(log, -40) ? normalAbove(distance) : 0;
  return { percentile: inPrint(minus(100, times(10, above))), z_score: fixed(pointAbove(minus(log, ln(10))), 2) };
}

/** A percentile has eight decimals, of which one is printed. */
const inPrint = (percentile: Ratio): string => fixed({ top: nearest(percentile, 8), bottom: 10n ** 8n }, 1);

export default childBmi;
