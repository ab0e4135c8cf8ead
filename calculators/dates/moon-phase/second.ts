// How much of the moon is lit, by formula 48.4 of Meeus in fractions. The times of the phases are held against the US Naval
// Observatory's by the vectors.
import { dayOf, numberOf } from "#calculators/second/calendar";
import { type Made, NO_OPINION, type Opinion } from "#calculators/second/given";
import { percent } from "#calculators/second/print";
import { minus, near, nearest, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { cosine, sine } from "#calculators/second/series";

const turned = (angle: Ratio): Ratio => minus(angle, 360n * nearest(over(angle, 360)));
const sin = (angle: Ratio): Ratio => sine(turned(angle));

const HOURS: Readonly<Record<string, string>> = {
  "12:00 am": "0",
  "6:30 am": "6.5",
  "12:00 pm": "12",
  "9:00 pm": "21",
};
const ZONES: Readonly<Record<string, number>> = { UTC: 0, "UTC+9": 9, "UTC-8": -8 };

/** Seconds by which the clocks of the sky are ahead. */
const AHEAD = ["40.2", "50.5", "56.9", "63.8", "66.1", "69.4", "69.5", "71"];

function ahead(days: Ratio): Ratio {
  const decades = plus(over(days, "3652.5"), 3);
  const whole = Number(nearest(minus(decades, "0.5")));
  const [from = "71", to = "71"] = [AHEAD[whole], AHEAD[whole + 1]];
  return over(plus(from, times(minus(to, from), minus(decades, whole))), 86400);
}

const moonPhase: Opinion = (given) => {
  const [hours, zone] = [HOURS[given.time ?? ""], ZONES[given.zone ?? ""]];
  const { year } = dayOf(given, "date");
  if (hours === undefined || zone === undefined) return NO_OPINION;
  if (year < 1970 || year > 2037) return undefined;
  const date = numberOf(dayOf(given, "date")) - numberOf({ year: 2000, month: 1, day: 1 });
  const days = minus(plus(date, over(minus(hours, zone), 24)), "0.5");
  const t = near(over(plus(days, ahead(days)), 36525));
  const poly = (a: string, b: string, c: string) => near(plus(a, times(t, plus(b, times(t, c)))));
  const d = poly("297.8501921", "445267.1114034", "-0.0018819");
  const m = poly("357.5291092", "35999.0502909", "-0.0001536");
  const m1 = poly("134.9633964", "477198.8675055", "0.0087414");
  const angle = plus(
    minus(180, d),
    times("-6.289", sin(m1)),
    times("2.1", sin(m)),
    times("-1.274", sin(minus(times(2, d), m1))),
    times("-0.658", sin(times(2, d))),
    times("-0.214", sin(times(2, m1))),
    times("-0.11", sin(d)),
  );
  const left = ["phase", "age", "next_new", "next_first", "next_full", "next_last", "last_new", "version"];
  return {
    lit: percent(times(50, plus(1, cosine(turned(near(angle))))), 1),
    ...Object.fromEntries(left.map((name) => [name, null])),
  };
};

export const made: Made = (pick) => ({
  date: `${pick([1970, 1985, 2000, 2026, 2037])}-${pick(["01-03", "03-20", "06-21", "09-23", "11-27", "12-31"])}`,
  time: pick(Object.keys(HOURS)),
  zone: pick(Object.keys(ZONES)),
});

export default moonPhase;
