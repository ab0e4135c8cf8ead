import { figure, type Given, type Opinion } from "#calculators/second/given";
import { minutes, upTo } from "#calculators/second/print";
import { type Amount, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { METRES, measured } from "#calculators/second/units";

const MILE = "1.609344";
/** Kilometres an hour. */
const SPEEDS: Readonly<Record<string, Amount>> = { kmh: 1, mph: MILE, ms: "3.6" };

const pace: Opinion = (given) => {
  const { kilometres, seconds } = run(given);
  const perKilometre = over(seconds, kilometres);
  const speed = over(times(kilometres, 3600), seconds);
  return {
    time: minutes(seconds),
    kilometres: upTo(kilometres, 4),
    miles: upTo(over(kilometres, MILE), 4),
    pace_per_kilometre: minutes(perKilometre),
    pace_per_mile: minutes(times(perKilometre, MILE)),
    kilometres_an_hour: upTo(speed, 2),
    miles_an_hour: upTo(over(speed, MILE), 2),
    splits: null,
  };
};

function run(given: Given): { kilometres: Ratio; seconds: Ratio } {
  const kilometres = () => over(measured(given, "distance", METRES), 1000);
  const perKilometre = () => over(secondsIn(given.pace), given.per === "mi" ? MILE : 1);
  const speed = () => times(figure(given, "speed"), SPEEDS[given.speed_unit ?? ""] ?? 0);
  switch (given.find) {
    case "time":
      return { kilometres: kilometres(), seconds: times(kilometres(), perKilometre()) };
    case "time_at_speed":
      return { kilometres: kilometres(), seconds: over(times(kilometres(), 3600), speed()) };
    case "distance":
      return { kilometres: over(secondsIn(given.time), perKilometre()), seconds: secondsIn(given.time) };
    case "distance_at_speed":
      return { kilometres: over(times(speed(), secondsIn(given.time)), 3600), seconds: secondsIn(given.time) };
    default:
      return { kilometres: kilometres(), seconds: secondsIn(given.time) };
  }
}

/** m:ss or h:mm:ss. */
const secondsIn = (text = ""): Ratio => text.split(":").reduce((sum, part) => plus(times(sum, 60), part), ratio(0));

/** At a minute a kilometer, the longest ways with a mark each 50 and each 100 of them, and the next ones. */
export const met = ["41:40:00", "41:41:00", "83:20:00", "83:21:00"].map((time) => ({
  find: "distance",
  time,
  pace: "1:00",
}));

export default pace;
