// Heat index by GEMPAK's prheat.f, wind chill by its prwcht.f, wet bulb by Stull (2011).
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed } from "#calculators/second/print";
import {
  compare,
  isMore,
  minus,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  root,
  size,
  smaller,
  times,
} from "#calculators/second/ratio";
import { arctangent, toThe } from "#calculators/second/series";
import { METRES_A_SECOND, measured } from "#calculators/second/units";

const feelsLike: Opinion = (given) => {
  const air =
    given.scale === "celsius" ? plus(times(figure(given, "temperature"), "1.8"), 32) : figure(given, "temperature");
  const felt = feltIn(given, air);
  if (!felt) return undefined;
  const levels = LEVELS[given.measure ?? ""] ?? [];
  const celsius = (value: Ratio) => over(minus(value, 32), "1.8");
  return {
    fahrenheit: fixed(felt, 1),
    celsius: fixed(celsius(felt), 1),
    warmer: fixed(minus(felt, air), 1),
    band: levels.length > 0 ? null : undefined,
    bands: levels.length > 0 ? levels.map((from) => [null, fixed(from, 0), fixed(celsius(ratio(from)), 1)]) : [],
  };
};

const LEVELS: Readonly<Record<string, readonly number[]>> = { heat: [-100, 80, 90, 103, 125], wind: [-200, -18, 32] };

function feltIn(given: Given, air: Ratio): Ratio | undefined {
  if (given.measure === "wind")
    return chill(air, over(measured(given, "wind", METRES_A_SECOND), METRES_A_SECOND.mph ?? 1));
  const humidity = figure(given, "humidity");
  return given.measure === "heat" ? heat(air, humidity) : wet(over(minus(air, 32), "1.8"), humidity);
}

function heat(t: Ratio, r: Ratio): Ratio {
  if (!isMore(t, 40)) return t;
  const simple = over(plus(t, 61, times(minus(t, 68), "1.2"), times(r, "0.094")), 2);
  if (isMore(80, simple)) return simple;
  const [t2, r2] = [times(t, t), times(r, r)];
  const index = plus(
    "-42.379",
    times("2.04901523", t),
    times("10.14333127", r),
    times("-0.22475541", t, r),
    times("-0.00683783", t2),
    times("-0.05481717", r2),
    times("0.00122874", t2, r),
    times("0.00085282", t, r2),
    times("-0.00000199", t2, r2),
  );
  const between = (low: number, high: number) => compare(t, low) >= 0 && compare(t, high) <= 0;
  if (compare(r, 13) <= 0 && between(80, 112)) {
    const dry = times(over(minus(13, r), 4), root(over(minus(17, size(minus(t, 95))), 17), 2));
    return minus(index, dry);
  }
  if (isMore(r, 85) && between(80, 87)) return plus(index, times(over(minus(r, 85), 10), over(minus(87, t), 5)));
  return index;
}

function chill(t: Ratio, v: Ratio): Ratio {
  if (!isMore(v, 3)) return t;
  const wci = toThe(v, "0.16");
  return smaller(t, plus("35.74", times("0.6215", t), times("-35.75", wci), times("0.4275", t, wci)));
}

function wet(t: Ratio, r: Ratio): Ratio | undefined {
  if (compare(t, -20) < 0 || isMore(t, 50) || compare(r, 5) < 0 || isMore(r, 99)) return undefined;
  const celsius = plus(
    times(t, arctangent(times("0.151977", root(plus(r, "8.313659"), 2)))),
    arctangent(plus(t, r)),
    times(-1, arctangent(minus(r, "1.676331"))),
    times("0.00391838", root(power(r, 3), 2), arctangent(times("0.023101", r))),
    "-4.686035",
  );
  return plus(times(celsius, "1.8"), 32);
}

export default feelsLike;
