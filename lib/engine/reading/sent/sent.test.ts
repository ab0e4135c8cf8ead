// As people and models write it, at the programs' door.
import { expect, it, test } from "vitest";
import {
  choice,
  count,
  currencyIn,
  date,
  duration,
  isRefusal,
  money,
  number,
  numbers,
  percent,
  type Raw,
  rows,
  sentenceOf,
  toggle,
} from "#engine";
import { BREAK, BREAK_LIKE, TIME, TIME_LIKE } from "#numbers/time-of-day";
import { parseInputs } from "../parse-sent.ts";

const FLOWS = {
  year: { kind: "number", label: "Year", min: 0, max: 99 },
  amount: { kind: "number", label: "Cash", min: -1e6, max: 1e6 },
} as const;

const SHIFT = {
  day: { kind: "text", label: "Day" },
  start: { kind: "text", reads: "time", label: "Start", pattern: TIME, like: TIME_LIKE },
  end: { kind: "text", reads: "time", label: "End", pattern: TIME, like: TIME_LIKE },
  pause: { kind: "text", reads: "span", label: "Break", blank: "0:00", pattern: BREAK, like: BREAK_LIKE },
} as const;

const inputs = {
  shifts: rows("Shifts", SHIFT, { between: ",", least: 1, most: 9, optional: true }),
  price: money("Price", { min: 0, max: 1e9, optional: true }),
  rate: percent("Rate", { min: 0, max: 100, optional: true }),
  years: count("Years", { min: 0, max: 60, unit: "years", optional: true }),
  length: number("Length", { min: 0, max: 1e6, optional: true }),
  day: date("Day", { optional: true }),
  time: duration("Time", { min: 0, max: 1e6, clock: "m:ss", optional: true }),
  every: choice("Every", { monthly: "Every month", yearly: "Every year" }, { default: "monthly" }),
  from: choice(
    "From",
    { ft: "Feet (ft)", mi: "Miles (mi)", mil: "Mils", B: "Bytes (B)", bit: "Bits" },
    { default: "ft" },
  ),
  round: toggle("Round", { default: false }),
  marks: numbers("Marks", { min: -100, max: 1e6, least: 1, most: 9, optional: true }),
  flows: rows("Flows", FLOWS, { least: 1, most: 9, optional: true }),
};

function read(raw: Raw, region?: string) {
  const parsed = parseInputs({ inputs }, raw, region ? currencyIn(region) : undefined);
  const [name = ""] = Object.keys(raw);
  return isRefusal(parsed) ? parsed.issues.map((issue) => sentenceOf({ inputs }, issue)).join(" ") : parsed.texts[name];
}

it.each<[Raw, string]>([
  [{ shifts: "Mon, 830, 5p, 45" }, "Mon,8:30,5:00 pm,0:45"],
  [{ shifts: [{ day: "Mon", start: "9", end: "5:30pm", break: 30 }] }, "Mon,9:00 am,5:30pm,0:30"],
  [{ price: "$400,000" }, "400000"],
  [{ price: "400k" }, "400000"],
  [{ price: "1.234,56" }, "1234.56"],
  [{ price: "1,234" }, "1234"],
  [{ rate: "6.5%" }, "6.5"],
  [{ rate: "6.125%" }, "6.125"],
  [{ years: "30 years" }, "30"],
  [{ years: "30yrs" }, "30"],
  [{ years: "30-year" }, "30"],
  [{ day: "Dec 24 2026" }, "2026-12-24"],
  [{ day: "12/24/2026" }, "2026-12-24"],
  [{ day: "2026-12-24T23:30:00Z" }, "2026-12-24"],
  [{ time: "3h45m" }, "3:45:00"],
  [{ every: "Annually" }, "yearly"],
  [{ every: "every year" }, "yearly"],
  [{ from: "feet" }, "ft"],
  [{ from: "miles" }, "mi"],
  [{ from: "mils" }, "mil"],
  [{ from: "B" }, "B"],
  [{ round: "yes" }, "true"],
  [{ round: 0 }, "false"],
  [{ marks: [82, "91", 77.5] }, "82, 91, 77.5"],
  [
    {
      flows: [
        [0, -5],
        [1, 6],
      ],
    },
    "0:-5; 1:6",
  ],
  [{ flows: [{ year: 0, cash: "$5" }] }, "0:5"],
  [{ flows: ["0:-5", "1:6"] }, "0:-5; 1:6"],
])("%j is %s", (raw, text) => {
  expect(read(raw)).toBe(text);
});

it.each<[Raw, string]>([
  [{ rate: "1,234" }, "Rate has 1,234, which could be 1234 or 1.234: send the one that is meant."],
  [{ price: "€1.234" }, "Price has 1.234, which could be 1234 or 1.234: send the one that is meant."],
  [{ marks: ["1,234", 5] }, "Marks has 1,234, which could be 1234 or 1.234: send the one that is meant."],
  [{ day: "04/05/2026" }, "Day has 04/05/2026, which could be 2026-04-05 or 2026-05-04: write it like that."],
  [{ day: 1990 }, "Day must be a day, not only a year: send a date such as 1990-01-01."],
  [{ day: "today" }, "Day must be a date written like 2026-11-20; send today's date in full, too."],
  [{ years: "360 months" }, 'Years must be a number of years, not of "months".'],
  [{ length: "12 ft" }, 'Length must be a number, such as 1,234.50, without "ft".'],
  [{ from: "b" }, "From could be any of these: B, bit."],
  [{ every: "often" }, "Every must be one of: monthly (Every month), yearly (Every year)."],
  [{ flows: [-5, 6] }, 'Flows must be rows of year:amount: send them as "year:amount".'],
  [{ flows: [{ year: 0, sum: 5 }] }, 'Flows must be rows of year:amount: send them as "year:amount".'],
  [{ flows: [["0;1:5", 5]] }, 'Flows must be rows of year:amount: send them as "year:amount".'],
])("%j is refused: %s", (raw, message) => {
  expect(read(raw)).toBe(message);
});

test("a region that was asked for decides what its notation means", () => {
  expect(read({ length: "1.234,56" }, "de-DE")).toBe("1234.56");
  expect(read({ rate: "1,234" }, "de-DE")).toBe("1.234");
  expect(read({ day: "04/05/2026" }, "en-GB")).toBe("2026-05-04");
  expect(read({ day: "04/05/2026" }, "en-CA")).toBe("2026-04-05");
});

test("a plain decimal is one in every region, as it is published", () => {
  expect(read({ rate: "1.234" }, "de-DE")).toBe("1.234");
});

test("the inputs may stand under inputs", () => {
  expect(parseInputs({ inputs }, { inputs: { rate: 5 } })).toEqual(parseInputs({ inputs }, { rate: 5 }));
  expect(parseInputs({ inputs }, { inputs: { rate: 5 }, rate: 6 })).toHaveProperty("issues");
});
