// Where the sun is, by the low-precision formulas of Meeus, Astronomical Algorithms, chapters 22, 25 and 28, which are good to
// a hundredth of a degree. Days are counted from January 1, 2000, 12:00 UTC; angles are degrees.
import { dayNumber } from "./calendar.ts";
import type { CivilDate } from "./civil-date.ts";
import { type Amount, type Decimal, decimalsOf, decimal as exact } from "./decimal.ts";

/** The formulas are good to five digits or so; a day has many sines. */
const Short = decimalsOf(20);
export const short = (amount: Amount): Decimal => new Short(amount);
const decimal = short;
const RADIAN = Short.acos(-1).div(180);
export const sine = (degrees: Decimal): Decimal => degrees.mod(TURN).times(RADIAN).sin();
export const cosine = (degrees: Decimal): Decimal => degrees.mod(TURN).times(RADIAN).cos();
const angleOf = (up: Decimal, along: Decimal): Decimal => Short.atan2(up, along).div(RADIAN);

const TURN = 360;
const CENTURY = 36525;
/** Each turn of the loop leaves less than a hundredth of the error, but where the sun grazes the horizon. */
const TURNS = 4;

type Sun = { readonly declination: Decimal; readonly equationOfTime: Decimal };

function sunAt(days: Decimal): Sun {
  const t = days.div(CENTURY);
  const mean = t.times("0.0003032").plus("36000.76983").times(t).plus("280.46646");
  const anomaly = t.times("-0.0001537").plus("35999.05029").times(t).plus("357.52911");
  const node = t.times("-1934.136").plus("125.04");
  const center = sine(anomaly)
    .times(t.times("-0.000014").minus("0.004817").times(t).plus("1.914602"))
    .plus(sine(anomaly.times(2)).times(t.times("-0.000101").plus("0.019993")))
    .plus(sine(anomaly.times(3)).times("0.000289"));
  const nutation = sine(node).times("-0.00478");
  const longitude = mean.plus(center).minus("0.00569").plus(nutation);
  const tilt = t.times("-46.815").plus("21.448").div(60).plus(26).div(60).plus(23).plus(cosine(node).times("0.00256"));
  const height = sine(tilt).times(sine(longitude));
  const ascension = angleOf(cosine(tilt).times(sine(longitude)), cosine(longitude));
  const equation = mean
    .minus("0.0057183")
    .minus(ascension)
    .plus(nutation.times(cosine(tilt)));
  return { declination: arcsine(height), equationOfTime: within(equation) };
}

const arcsine = (of: Decimal): Decimal => decimal(90).minus(arccosine(of));
const arccosine = (of: Decimal): Decimal => angleOf(decimal(1).minus(of.pow(2)).sqrt(), of);

/** From -180 to 180. */
function within(degrees: Decimal): Decimal {
  const rest = degrees.mod(TURN);
  if (rest.gt(180)) return rest.minus(TURN);
  return rest.lt(-180) ? rest.plus(TURN) : rest;
}

export type Spot = { readonly latitude: Decimal; readonly longitude: Decimal };

/** Where the sun stays above or below an altitude all day. */
export type Never = "above" | "below";

export type SunDay = {
  /** As a fraction of the day in UTC: below 0 and above 1 in places far from Greenwich. */
  readonly noon: Decimal;
  /** Of the center at noon, without refraction. */
  readonly altitude: Decimal;
  /** When the sun's center passes an altitude, before noon (-1) or after it (1). */
  crossing(altitude: Decimal, side: -1 | 1): Decimal | Never;
};

export function sunDay(date: CivilDate, { latitude, longitude }: Spot): SunDay {
  const sun = sunOf(date);
  const across = decimal(latitude);
  const [up, along] = [sine(across), cosine(across)];
  const noonBy = (at: Decimal) => MIDDAY.minus(sun(at).equationOfTime.plus(longitude).div(TURN));
  const noon = turns(noonBy);
  return {
    noon: exact(noon),
    altitude: exact(decimal(90).minus(across.minus(sun(noon).declination).abs())),
    crossing(altitude, side) {
      const height = sine(decimal(altitude));
      let never: Never | undefined;
      const at = turns((before) => {
        const { declination } = sun(before);
        const share = height.minus(up.times(sine(declination))).div(along.times(cosine(declination)));
        never = neverBy(share);
        return noonBy(before).plus(never ? 0 : arccosine(share).times(side).div(TURN));
      });
      return never ?? exact(at);
    },
  };
}

const MIDDAY = decimal("0.5");

/** A parabola through three moments of the day, which is off by a hundred-thousandth of a degree. */
function sunOf(date: CivilDate): (at: Decimal) => Sun {
  const days = dayNumber(date) - dayNumber({ year: 2000, month: 1, day: 1 });
  const [first, middle, last] = [sunAt(decimal(days - 1)), sunAt(decimal(days)), sunAt(decimal(days + 1))];
  const between = (name: keyof Sun, from: Decimal): Decimal => {
    const [a, b, c] = [first[name], middle[name], last[name]];
    const [slope, bend] = [c.minus(a).div(2), a.plus(c).div(2).minus(b)];
    return bend.times(from).plus(slope).times(from).plus(b);
  };
  return (at) => {
    const from = at.minus(MIDDAY);
    return { declination: between("declination", from), equationOfTime: between("equationOfTime", from) };
  };
}

function turns(next: (at: Decimal) => Decimal): Decimal {
  let at = MIDDAY;
  for (let i = 0; i < TURNS; i++) at = next(at);
  return at;
}

function neverBy(share: Decimal): Never | undefined {
  if (share.gte(1)) return "below";
  return share.lte(-1) ? "above" : undefined;
}
