// What people type, and what they mean by it: it must be among the first three.
import { beforeAll, describe, expect, it } from "vitest";
import { type Findable, find, findPages } from "#lib/questions/find";
import { catalogue, findableOf } from "#lib/service/catalogue";
import { FINDABLE_PAGES } from "./findable.ts";

const QUERIES: readonly (readonly [typed: string, slug: string])[] = [
  ["how much house", "house-affordability"],
  ["how much house can i afford", "house-affordability"],
  ["how much house can i afford with 100k salary and 500 debt and 20% down at 7%", "house-affordability"],
  ["fence 120 ft with 8 ft sections", "fence"],
  ["kg", "weight"],
  ["sales tax", "sales-tax"],
  ["emi", "loan"],
  ["car loan", "auto-loan"],
  ["morgage", "mortgage"],
  ["mortage calculator", "mortgage"],
  ["pay off mortgage early", "mortgage-payoff"],
  ["credit card debt", "credit-card-payoff"],
  ["compound intrest", "compound-interest"],
  ["interest on savings", "compound-interest"],
  ["how long will my money last", "retirement-withdrawal"],
  ["401k", "retirement-savings"],
  ["hourly to salary", "salary"],
  ["annual salary to hourly", "salary"],
  ["income tax", "income-tax"],
  ["tax brackets", "income-tax"],
  ["take home pay", "paycheck"],
  ["salary after tax", "paycheck"],
  ["w-4", "paycheck"],
  ["gst", "vat"],
  ["markup", "margin"],
  ["return on investment", "roi"],
  ["kg to lb", "weight"],
  ["stone to kg", "weight"],
  ["cm to inches", "length"],
  ["miles to km", "length"],
  ["celsius to fahrenheit", "temperature"],
  ["litres to gallons", "volume-units"],
  ["cups to grams", "cooking"],
  ["mb to gb", "data-size"],
  ["hex to decimal", "number-base"],
  ["binary", "number-base"],
  ["calorie deficit", "calories"],
  ["tdee", "calories"],
  ["how many calories", "calories"],
  ["weight loss", "calories"],
  ["body mass index", "bmi"],
  ["body mass", "bmi"],
  ["pregnancy", "due-date"],
  ["marathon pace", "pace"],
  ["percent off", "discount"],
  ["% off", "discount"],
  ["percentage increase", "percentage-change"],
  ["percent of", "percentage"],
  ["split bill", "bill-split"],
  ["gratuity", "tip"],
  ["gas mileage", "gas-mileage"],
  ["how old am i", "age"],
  ["days until", "date-difference"],
  ["days between dates", "date-difference"],
  ["working days", "business-days"],
  ["90 days from today", "date-add"],
  ["timesheet", "hours-worked"],
  ["time card", "hours-worked"],
  ["hours between times", "time-duration"],
  ["standard deviation", "statistics"],
  ["average", "statistics"],
  ["simplify fractions", "fraction"],
  ["pythagoras", "triangle"],
  ["area of a circle", "circle"],
  ["solve for x squared", "quadratic"],
  ["lcm", "gcd-lcm"],
  ["prime factors", "prime-factorization"],
  ["round to significant figures", "rounding"],
  ["subnet mask", "ip-subnet"],
  ["volts amps", "ohms-law"],
  ["square feet", "square-footage"],
  ["how much paint do i need", "paint"],
  ["cement", "concrete"],
  ["flooring", "tile"],
  ["what do i need on the final", "final-grade"],
  ["gpa", "gpa"],
  ["sin cos", "scientific"],
  ["api", "developers"],
  ["embed", "developers"],
  ["privacy", "privacy"],
];

/** Where several are meant by a word, the one that most people mean. */
const FIRST: readonly (readonly [typed: string, slug: string])[] = [
  ["emi", "loan"],
  ["xirr", "irr"],
  ["salary after tax scotland", "income-tax"],
  ["take home pay scotland", "income-tax"],
];

let all: readonly Findable[] = [];
beforeAll(async () => {
  all = [...(await catalogue().all()).map(findableOf), ...FINDABLE_PAGES];
});

describe("what people type leads to what they mean", () => {
  it.each(QUERIES)("%s: %s", (typed, slug) => {
    const found = find(typed, all).map((entry) => entry.slug);
    expect(found.slice(0, 3)).toContain(slug);
  });
});

it.each(FIRST)("%s is %s first", (typed, slug) => {
  expect(find(typed, all)[0]?.slug).toBe(slug);
});

it("leads to columns side by side where that is asked", () => {
  const found = findPages("compare two loans", all);
  expect(found[0]).toMatchObject({ slug: "loan", path: "/calculators/loan#2=", name: "Loan, side by side" });
  expect(findPages("compare mortgages", all)[0]?.path).toBe("/calculators/mortgage#2=");
  expect(findPages("compare unit prices", all)[0]).toMatchObject({ slug: "unit-price", name: "Unit price" });
  expect(findPages("loan", all)).toEqual(find("loan", all));
});

it("finds every calculator and page first by its own name", () => {
  const lost = all.filter(({ name, slug }) => find(name, all)[0]?.slug !== slug);
  expect(lost.map(({ name }) => name)).toEqual([]);
});

it("reads as much of a question as a person types", () => {
  const long = `morgage ${"morgagf ".repeat(50_000)}`;
  expect(find(long, all)).toEqual(find(long.slice(0, 200), all));
});

it("finds nothing for what is no word of anybody's", () => {
  for (const typed of ["", "  ", "zzzzzz", "qwrtz plmk", "calculator"]) expect(find(typed, all)).toEqual([]);
});
