import { describe, expect, it } from "vitest";
import { dateOf, dayNumber } from "#numbers/calendar";
import { readDate, writeDate } from "#numbers/civil-date";
import { CALENDAR_NAMES, type CalendarChoice, publicHolidays } from "./calendars.ts";
import { holidaysOff, idleWorkedDays, outsideCalendar } from "./days-off.ts";
import { GOV_UK } from "./published.fixture.ts";

const day = (text: string) => dayNumber(readDate(text) ?? expect.fail(`${text} is no date`));
const isChoice = (name: string): name is CalendarChoice => name in CALENDAR_NAMES && name !== "none";
const choices = Object.keys(CALENDAR_NAMES).filter(isChoice);
const off = (calendar: CalendarChoice, year: string, holidays = "", weekend_holidays: "none" | "next" = "none") =>
  holidaysOff({ calendar, weekend: "saturday_sunday", holidays, weekend_holidays })
    .map((day) => writeDate(dateOf(day)))
    .filter((text) => text.startsWith(year))
    .map((text) => text.slice(5))
    .join(" ");

describe("As GOV.UK lists them", () => {
  const names = {
    "england-and-wales": "uk_england_wales",
    scotland: "uk_scotland",
    "northern-ireland": "uk_northern_ireland",
  } as const;
  const isKnown = (region: string): region is keyof typeof names => region in names;
  it.each(GOV_UK)("%s, %i", (region, year, days) => {
    expect(isKnown(region) ? off(names[region], `${year}`) : region).toBe(days);
  });
});

describe("Days that are listed besides", () => {
  it("are not off twice where the calendar has moved them", () => {
    expect(off("uk_england_wales", "2026-12", "2026-12-26", "next")).toBe("12-25 12-28");
  });

  it("move past a public holiday", () => {
    expect(off("us", "2026-05", "2026-05-23", "next")).toBe("05-25 05-26");
  });
});

it("days that are worked are not off, and those that were no holiday are counted", () => {
  const given = {
    calendar: "us",
    weekend: "saturday_sunday",
    holidays: "2026-12-24",
    weekend_holidays: "none",
  } as const;
  const worked = { ...given, worked_days: "2026-12-24; 2026-12-25; 2026-12-26" };
  expect(holidaysOff(given).filter((one) => day("2026-12-01") <= one && one <= day("2026-12-31"))).toHaveLength(2);
  expect(holidaysOff(worked).filter((one) => day("2026-12-01") <= one && one <= day("2026-12-31"))).toEqual([]);
  expect(idleWorkedDays(worked)).toBe(1);
});

it.each([
  ["germany", "2026", "01-01 04-03 04-06 05-01 05-14 05-25 12-25"],
  ["germany_by", "2026", "01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 12-25"],
  ["germany_sn", "2026", "01-01 04-03 04-06 05-01 05-14 05-25 11-18 12-25"],
] as const)("%s has its own days off in %s", (calendar, year, days) => {
  expect(off(calendar, year)).toBe(days);
});

it("each Land is named by its code", () => {
  for (const choice of choices.filter((choice) => choice.startsWith("germany_")))
    expect(publicHolidays(choice)?.what).toBe(`public holidays in ${CALENDAR_NAMES[choice].slice("Germany, ".length)}`);
});

describe("Each calendar", () => {
  it.each(choices)("%s has days and names the years it lacks", (choice) => {
    const known = publicHolidays(choice) ?? expect.fail(`${choice} is missing`);
    expect(known.holidays.length).toBeGreaterThan(15);
    expect(outsideCalendar(choice, known.first, known.last + 1)).toBeUndefined();
    expect(outsideCalendar(choice, known.last, known.last + 2)).toContain(known.span);
    expect(outsideCalendar(choice, known.first - 1, known.last)).toContain(known.span);
  });

  it("names what there is for India", () => {
    expect(outsideCalendar("india", day("2026-12-01"), day("2027-01-02"))).toBe(
      "We have Indian gazetted holidays for 2025 to 2026. Choose dates in those years, or no public holidays.",
    );
  });
});
