// Sunrise, noon and sunset from Meeus's formulas in fractions, without the interpolation, by halving the time between noon and
// midnight until the sun's height is right. Twilights and texts are left to the vectors.
import { dayOf, numberOf } from "#calculators/second/calendar";
import { type Given, type Made, NO_OPINION, type Opinion } from "#calculators/second/given";
import { upTo } from "#calculators/second/print";
import { compare, minus, near, nearest, over, plus, type Ratio, size, times } from "#calculators/second/ratio";
import { arccosine, cosine, sine } from "#calculators/second/series";

const sin = (angle: Ratio): Ratio => sine(turned(angle));
const cos = (angle: Ratio): Ratio => cosine(turned(angle));

/** Between -180 and 180. */
const turned = (angle: Ratio): Ratio => minus(angle, 360n * nearest(over(angle, 360)));

function sunAt(days: Ratio) {
  const t = near(over(days, 36525));
  const poly = (a: string, b: string, c: string) => near(plus(a, times(t, plus(b, times(t, c)))));
  const mean = poly("280.46646", "36000.76983", "0.0003032");
  const anomaly = poly("357.52911", "35999.05029", "-0.0001537");
  const node = plus("125.04", times("-1934.136", t));
  const center = plus(
    times(sin(anomaly), poly("1.914602", "-0.004817", "-0.000014")),
    times(sin(times(2, anomaly)), poly("0.019993", "-0.000101", "0")),
    times(sin(times(3, anomaly)), "0.000289"),
  );
  const nutation = times("-0.00478", sin(node));
  const longitude = near(plus(mean, center, "-0.00569", nutation));
  const seconds = plus("21.448", times("-46.815", t));
  const tilt = near(plus(23, over(26, 60), over(seconds, 3600), times("0.00256", cos(node))));
  const height = near(times(sin(tilt), sin(longitude)));
  const declination = minus(90, arccosine(height));
  const along = near(over(cos(longitude), cos(declination)));
  const acute = arccosine(along);
  const ascension = compare(sin(longitude), 0) < 0 ? times(acute, -1) : acute;
  const equation = turned(plus(mean, "-0.0057183", times(ascension, -1), times(nutation, cos(tilt))));
  return { declination: near(declination), equation: near(equation) };
}

const HEIGHT = over(-50, 60);

function dayAt(given: Given) {
  const [latitude, longitude] = [over(given.latitude ?? "0", 1), over(given.longitude ?? "0", 1)];
  const days = minus(numberOf(dayOf(given, "date")) - numberOf({ year: 2000, month: 1, day: 1 }), "0.5");
  const noonAt = (at: Ratio) => minus("0.5", over(plus(longitude, sunAt(plus(days, at)).equation), 360));
  const noon = near(noonAt(noonAt(over(1, 2))));
  const isUp = (at: Ratio): boolean => {
    const { declination, equation } = sunAt(plus(days, at));
    const hour = plus(times(360, minus(at, "0.5")), longitude, equation);
    const height = plus(times(sin(latitude), sin(declination)), times(cos(latitude), cos(declination), cos(hour)));
    return compare(height, sin(HEIGHT)) > 0;
  };
  const edge = (side: number): Ratio | undefined => {
    let [light, dark] = [noon, plus(noon, over(side, 2))];
    if (!isUp(light) || isUp(dark)) return undefined;
    for (let i = 0; i < 22; i++) {
      const middle = near(over(plus(light, dark), 2));
      if (isUp(middle)) light = middle;
      else dark = middle;
    }
    return light;
  };
  const altitude = minus(90, size(minus(latitude, sunAt(plus(days, noon)).declination)));
  return { noon, rise: edge(-1), set: edge(1), altitude };
}

function clock(at: Ratio, hours: number): string {
  const minutes = Number(nearest(times(at, 1440))) + 60 * hours;
  const [hour, minute] = [Math.floor(minutes / 60), ((minutes % 60) + 60) % 60];
  const shown = ((hour % 24) + 24) % 24;
  return `${shown % 12 || 12}:${String(minute).padStart(2, "0")} ${shown < 12 ? "am" : "pm"}`;
}

const ZONES: Readonly<Record<string, number>> = { UTC: 0, "UTC+1": 1, "UTC-8": -8, "UTC+9": 9 };
const LEFT = [
  "golden_morning",
  "golden_evening",
  "civil_dawn",
  "civil_dusk",
  "nautical_dawn",
  "nautical_dusk",
] as const;

const sunTimes: Opinion = (given) => {
  const hours = ZONES[given.zone ?? ""];
  // Far from its clocks a place can have the noon of the date before or after.
  const isNear = hours !== undefined && Math.abs(Number(given.longitude) - 15 * hours) < 100;
  if (hours === undefined || !isNear || Math.abs(Number(given.latitude)) > 60) return NO_OPINION;
  const { year } = dayOf(given, "date");
  if (year < 1970 || year > 2037) return undefined;
  const { noon, rise, set, altitude } = dayAt(given);
  if (!rise || !set) return NO_OPINION;
  const length = Number(nearest(times(1440, minus(set, rise))));
  const [h, m] = [Math.floor(length / 60), length % 60];
  const named = [h && `${h} ${h === 1 ? "hour" : "hours"}`, m && `${m} ${m === 1 ? "minute" : "minutes"}`];
  return {
    sunrise: clock(rise, hours),
    sunset: clock(set, hours),
    noon: clock(noon, hours),
    day_length: named.filter(Boolean).join(" and "),
    altitude: upTo(altitude, 1),
    ...Object.fromEntries([...LEFT, "astronomical_dawn", "astronomical_dusk", "version"].map((name) => [name, null])),
  };
};

export const made: Made = (pick) => ({
  date: `${pick([1970, 2000, 2026, 2037])}-${pick(["01-03", "03-20", "06-21", "09-23", "11-27", "12-31"])}`,
  latitude: pick(["0", "40.71", "-33.87", "51.5", "-54.8", "59.9", "23.44"]),
  longitude: pick(["0", "10.75", "-120.5", "139.7", "0.13"]),
  zone: pick(Object.keys(ZONES)),
});

export default sunTimes;
