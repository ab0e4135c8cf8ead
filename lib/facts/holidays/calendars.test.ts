import { describe, expect, it } from "vitest";
import { dateOf, dayNumber } from "#math/calendar";
import { readDate, writeDate } from "#math/civil-date";
import { CALENDAR_NAMES, type CalendarChoice, publicHolidays } from "./calendars.ts";
import { holidaysOff, outsideCalendar } from "./days-off.ts";
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
