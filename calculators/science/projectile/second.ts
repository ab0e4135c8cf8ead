// Motion in two directions: x = v cos θ t and y = h + v sin θ t - g t² ÷ 2, in meters and seconds.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import {
  type Amount,
  compare,
  isNegative,
  isZero,
  minus,
  near,
  over,
  plus,
  type Ratio,
  ratio,
  root,
  times,
} from "#calculators/second/ratio";
import { arctangent, cosine, PI, sine } from "#calculators/second/series";
import { METRES, METRES_A_SECOND, measured } from "#calculators/second/units";

const FOOT = METRES.ft ?? 1;
const square = (x: Amount): Ratio => times(x, x);
const squareRoot = (x: Ratio): Ratio => root(near(x), 2);

type Start = {
  readonly speed: Ratio;
  readonly sin: Ratio;
  readonly cos: Ratio;
  readonly angle: Ratio;
  readonly steep?: Ratio;
};

const projectile: Opinion = (given) => {
  const [g, high] = [figure(given, "gravity"), measured(given, "height", METRES)];
  const start = begun(given, g, high);
  if (!start) return undefined;
  const [across, up] = [near(times(start.speed, start.cos)), near(times(start.speed, start.sin))];
  if (isZero(high) && compare(up, 0) <= 0) return undefined;
  const down = squareRoot(plus(square(up), times(2, g, high)));
  const seconds = near(over(plus(up, down), g));
  const rising = isNegative(up) ? ratio(0) : up;
  const peak = plus(high, over(square(rising), times(2, g)));
  const shown = (value: Ratio, unit: Amount = 1) => significant(over(value, unit), 9);
  const unit = given.units === "us" ? FOOT : 1;
  return {
    meters: shown(times(across, seconds)),
    feet: shown(times(across, seconds), FOOT),
    seconds: shown(seconds),
    peak: shown(peak),
    peak_feet: shown(peak, FOOT),
    peak_time: shown(over(rising, g)),
    launch: shown(start.speed),
    launch_mph: shown(start.speed, METRES_A_SECOND.mph),
    degrees: shown(start.angle),
    steep: start.steep && shown(start.steep),
    across: shown(across),
    upward: shown(up),
    impact_speed: shown(squareRoot(plus(square(across), square(down)))),
    impact_angle: shown(isZero(across) ? ratio(90) : degreesOf(over(down, across))),
    path: Array.from({ length: 13 }, (_, i) => {
      const time = over(times(seconds, i), 12);
      const height = plus(high, times(up, time), times(square(time), g, over(-1, 2)));
      const of = (value: Ratio) => significant(over(value, unit), 6);
      return [significant(time, 6), of(times(across, time)), i === 12 ? "0" : of(height)];
    }),
  };
};

const degreesOf = (tangent: Ratio): Ratio => over(times(180, arctangent(near(tangent))), PI);

/** A right angle has no cosine at all, and 120 decimals of series would leave a trace of one. */
const cosineOf = (angle: Ratio): Ratio => (isZero(minus(square(angle), 8100)) ? ratio(0) : cosine(angle));

function begun(given: Given, g: Ratio, high: Ratio): Start | undefined {
  if (given.find === "angle") return aimed(given, g, high);
  const angle = figure(given, "angle");
  const [sin, cos] = [sine(angle), cosineOf(angle)];
  if (given.find === "flight") return { speed: measured(given, "speed", METRES_A_SECOND), sin, cos, angle };
  const far = measured(given, "distance", METRES);
  const below = times(2, cos, plus(times(high, cos), times(far, sin)));
  return compare(below, 0) > 0 ? { speed: squareRoot(over(times(g, square(far)), below)), sin, cos, angle } : undefined;
}

function aimed(given: Given, g: Ratio, high: Ratio): Start | undefined {
  const [speed, far] = [measured(given, "speed", METRES_A_SECOND), measured(given, "distance", METRES)];
  const k = over(times(g, square(far)), times(2, square(speed)));
  const under = minus(square(far), times(4, k, minus(k, high)));
  if (isNegative(under)) return undefined;
  const [flat, steep] = [-1, 1].map((sign) => over(plus(far, times(squareRoot(under), sign)), times(2, k)));
  if (!flat || !steep) return undefined;
  const cos = over(1, squareRoot(plus(1, square(flat))));
  return { speed, sin: times(flat, cos), cos, angle: degreesOf(flat), steep: degreesOf(steep) };
}

export default projectile;
