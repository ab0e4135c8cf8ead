import type { Opinion } from "#calculators/second/given";
import { fixed, minutes } from "#calculators/second/print";
import { minus, near, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";
import { METRES, measured } from "#calculators/second/units";

const MILE = "1609.344";
const RACES = [MILE, 5000, 10_000, times(10, MILE), "21097.5", 42_195];

/** m:ss or h:mm:ss. */
const secondsIn = (text = ""): Ratio => text.split(":").reduce((sum, part) => plus(times(sum, 60), part), ratio(0));

/** As goandrace.com prints Cameron's formula, for meters. */
const slowed = (meters: Ratio): Ratio =>
  plus(minus("13.49681", times("0.000030363", meters)), over("835.7114", toThe(near(meters), "0.7905")));

const raceTime: Opinion = (given) => {
  const [from, to, time] = [
    measured(given, "distance", METRES),
    measured(given, "goal", METRES),
    secondsIn(given.time),
  ];
  const riegel = (goal: Ratio) => times(time, toThe(near(over(goal, from)), "1.06"));
  const cameron = (goal: Ratio) => over(times(time, over(goal, from), slowed(from)), slowed(goal));
  const [by, other] = given.formula === "riegel" ? [riegel, cameron] : [cameron, riegel];
  const predicted = by(to);
  return {
    predicted: minutes(predicted),
    pace_per_kilometer: minutes(over(times(predicted, 1000), to)),
    pace_per_mile: minutes(over(times(predicted, MILE), to)),
    other: minutes(other(to)),
    ratio: fixed(over(to, from), 2),
    races: RACES.map((meters) => [null, minutes(by(ratio(meters)))]),
  };
};

export default raceTime;
