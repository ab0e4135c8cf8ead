import type { Given, Opinion } from "#calculators/second/given";
import { clockWithSeconds, significant } from "#calculators/second/print";
import { type Amount, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { METRES, METRES_A_SECOND, measured } from "#calculators/second/units";

const speedDistanceTime: Opinion = (given) => {
  const journey = journeyOf(given);
  if (!journey) return undefined;
  const { metres, seconds } = journey;
  const speed = over(metres, seconds);
  const inPrint = (a: Ratio, unit: Amount = 1) => significant(over(a, unit), 9);
  return {
    time: clockWithSeconds(seconds),
    hours: inPrint(seconds, 3600),
    seconds: inPrint(seconds),
    kilometres: inPrint(metres, 1000),
    metres: inPrint(metres),
    miles: inPrint(metres, METRES.mi),
    nautical_miles: inPrint(metres, METRES.nmi),
    kilometres_an_hour: inPrint(speed, METRES_A_SECOND.kmh),
    metres_a_second: inPrint(speed),
    miles_an_hour: inPrint(speed, METRES_A_SECOND.mph),
    knots: inPrint(speed, METRES_A_SECOND.kn),
  };
};

type Journey = { readonly metres: Ratio; readonly seconds: Ratio };

function journeyOf(given: Given): Journey | undefined {
  const distance = () => measured(given, "distance", METRES);
  const speed = () => measured(given, "speed", METRES_A_SECOND);
  switch (given.find) {
    case "speed":
      return { metres: distance(), seconds: secondsIn(given.time) };
    case "distance":
      return { metres: times(speed(), secondsIn(given.time)), seconds: secondsIn(given.time) };
    case "time":
      return { metres: distance(), seconds: over(distance(), speed()) };
    default:
      return throughout(given);
  }
}

/** Units of distance and of speed in each system. */
const SYSTEMS: Readonly<Record<string, readonly [distance: string, speed: string]>> = {
  metric: ["km", "kmh"],
  si: ["m", "ms"],
  imperial: ["mi", "mph"],
  nautical: ["nmi", "kn"],
};

/** Part after part: all of the distance, and all of the time. */
function throughout(given: Given): Journey {
  const [distance, speed] = SYSTEMS[given.system ?? ""] ?? ["", ""];
  const parts = (given.legs ?? "").split("; ").map((leg) => {
    const [long = "0", fast = "1"] = leg.split(":");
    const metres = times(long, METRES[distance] ?? 0);
    return { metres, seconds: over(metres, times(fast, METRES_A_SECOND[speed] ?? 1)) };
  });
  return { metres: plus(...parts.map(({ metres }) => metres)), seconds: plus(...parts.map(({ seconds }) => seconds)) };
}

/** h:mm or h:mm:ss. */
function secondsIn(text = ""): Ratio {
  const [hours = "0", minutes = "0", seconds = "0"] = text.split(":");
  return plus(times(hours, 3600), times(minutes, 60), seconds);
}

export default speedDistanceTime;
