// Constant acceleration, downward positive: v = v₀ + g t and h = v₀ t + g t² ÷ 2, in meters and seconds.
import { figure, type Given, type Opinion } from "#calculators/second/given";
import { significant } from "#calculators/second/print";
import {
  type Amount,
  compare,
  isNegative,
  minus,
  over,
  plus,
  type Ratio,
  root,
  size,
  times,
} from "#calculators/second/ratio";
import { METRES, METRES_A_SECOND, measured } from "#calculators/second/units";

const freeFall: Opinion = (given) => {
  const [g, first] = [figure(given, "gravity"), measured(given, "initial_speed", METRES_A_SECOND)];
  const last = impact(given, g, first);
  if (compare(last, size(first)) <= 0) return undefined;
  const seconds = over(minus(last, first), g);
  const height = times(over(plus(first, last), 2), seconds);
  const shown = (value: Ratio, unit: Amount = 1) => significant(over(value, unit), 9);
  return {
    seconds: shown(seconds),
    meters: shown(height),
    feet: shown(height, METRES.ft),
    meters_per_second: shown(last),
    kilometers_per_hour: shown(last, METRES_A_SECOND.kmh),
    miles_per_hour: shown(last, METRES_A_SECOND.mph),
    feet_per_second: shown(last, METRES.ft),
    rise: isNegative(first) ? shown(over(times(first, first), times(2, g))) : undefined,
  };
};

function impact(given: Given, g: Ratio, first: Ratio): Ratio {
  if (given.given === "speed") return measured(given, "speed", METRES_A_SECOND);
  if (given.given === "time") return plus(first, times(g, figure(given, "time")));
  return root(plus(times(first, first), times(2, g, measured(given, "height", METRES))), 2);
}

export default freeFall;
