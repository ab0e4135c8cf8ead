import { describe, expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import { whatWeHave } from "../../dated.ts";
import { canadaTax } from "../canada.ts";
import { unitedKingdomTax } from "../united-kingdom.ts";
import { unitedStatesStateIncomeTax } from "../united-states-states.ts";
import { caveatsOf, warningsOf } from "./caveats.ts";
import { owed, type Taxpayer } from "./countries.ts";
import { total } from "./levy.ts";

const EARNED = { contributions: decimal(0), deductions: decimal(0), year: "2026" };
const earned = (income: string | number) => ({ ...EARNED, income: decimal(income) });

function of(given: Taxpayer) {
  const found = owed(given);
  if ("noAnswer" in found) return expect.fail(found.noAnswer);
  const rate = found.levies.reduce((sum, levy) => sum.plus(levy.rate), decimal(0));
  return { ...found, tax: total(found.levies), rate };
}

const US = { country: "us", filing_status: "single", state: "NY" } as const;
const PEOPLE = [
  [US, [8_000, 16_099, 16_100, 16_500, 66_500, 88_650, 184_500, 200_000, 656_700]],
  [{ ...US, filing_status: "married_joint", state: "NJ" }, [32_200, 133_000, 250_000, 800_900]],
  [{ country: "uk" }, [0, 12_570, 50_270, 99_999, 100_000, 110_000, 125_140, 130_000]],
  [{ country: "scotland" }, [12_570, 16_537, 29_526, 43_662, 75_000, 125_140]],
  [
    { country: "canada", province: "none" },
    [3_500, 10_000, 16_452, 58_523, 74_600, 181_440, 200_000, 258_482, 300_000],
  ],
  [
    { country: "canada", province: "ON" },
    [15_000, 20_000, 22_000, 36_000, 48_600, 72_000, 95_000, 113_000, 200_000, 250_000],
  ],
  [{ country: "canada", province: "BC" }, [20_000, 25_570, 30_000, 45_500, 60_000]],
  [{ country: "canada", province: "MB" }, [60_000, 200_000, 300_000, 401_000]],
  [{ country: "ireland", filing_status: "single" }, [12_999, 13_000, 18_304, 20_000, 22_048, 28_700, 44_000, 70_044]],
  [{ country: "new_zealand" }, [15_600, 53_500, 78_100, 156_641, 180_000]],
  [{ country: "australia" }, [18_200, 22_866, 37_500, 40_000, 45_000, 60_000, 66_667, 135_000, 190_000]],
] as const;

describe("the rate on more income is what a cent more is taxed at, past a step at this very figure", () => {
  it.each(PEOPLE.flatMap(([who, incomes]) => incomes.map((income) => ({ who, income }))))(
    "$who.country, $income",
    ({ who, income }) => {
      const [now, then] = [of({ ...who, ...earned(`${income}.01`) }), of({ ...who, ...earned(`${income}.02`) })];
      expect(then.tax.minus(now.tax).times(10_000).toFixed(10)).toBe(
        of({ ...who, ...earned(income) }).rate.toFixed(10),
      );
    },
  );
});

describe("Germany, where tax is in whole euros", () => {
  const germany = (income: number, filing_status: "single" | "married_joint" = "single") =>
    of({ country: "germany", filing_status, ...earned(income) });

  it.each([20_000, 50_000, 72_000, 100_000, 300_000])(
    "the rate at %i is that of the next 1,000, within 1%%",
    (income) => {
      const slope = germany(income + 500)
        .tax.minus(germany(income - 500).tax)
        .div(10);
      expect(slope.minus(germany(income).rate).abs().toNumber()).toBeLessThan(1);
    },
  );

  it("the zones add up to the tax, for one person and for two", () => {
    for (const found of [germany(100_000), germany(150_001, "married_joint")]) {
      expect(total(found.levies[0]?.shares ?? []).toString()).toBe(found.levies[0]?.tax.toString());
    }
  });
});

describe("an income that a state's law leaves free of tax", () => {
  const stateTaxOn = (income: string) =>
    of({ ...US, state: "NJ", ...earned(income) }).levies.find(({ name }) => name === "state_tax");

  it("is named while no tax is due, up to its last cent", () => {
    expect(stateTaxOn("10000")).toMatchObject({ tax: decimal(0), rate: decimal("1.4"), noTaxUpTo: decimal(10_000) });
    expect(stateTaxOn("10000.01")?.noTaxUpTo).toBeUndefined();
  });
});

/** Income Tax Assessment Act 1997, section 61-115. */
it.each([
  [37_500, 700],
  [45_000, 325],
  [66_667, 0],
])("the Australian low income tax offset at %i is %i", (income, offset) => {
  expect(Math.floor(of({ country: "australia", ...earned(income) }).levies[0]?.credit.toNumber() ?? -1)).toBe(offset);
});

describe("a state without figures for the year is answered with those of the year before, and says so", () => {
  const living = (state: "CA" | "DC" | "MD" | "MN" | "IL", income = 50_000) => ({ ...US, state, ...earned(income) });
  it.each([
    [living("CA"), "We don't have California's income tax for 2026 yet. Its tax here is by the figures of 2025."],
    [
      living("DC"),
      "We don't have all of the District of Columbia's figures for 2026 yet: the standard deduction here is from 2025.",
    ],
    [
      living("MN", 250_000),
      "We don't have all of Minnesota's figures for 2026 yet: the incomes at which the standard deduction shrinks here is from 2025.",
    ],
  ])("%#", (given, warning) => expect(warningsOf(given)).toEqual([warning]));

  it("says nothing where the figures are those of the year, or older ones do not matter", () => {
    for (const given of [living("IL"), living("MD"), living("MN"), { ...living("CA"), year: "2025" }]) {
      expect(warningsOf(given)).toEqual([]);
    }
  });

  it("never by figures of a later year, or of two years before", () => {
    expect(owed({ ...living("CA"), year: "2024" })).toHaveProperty("noAnswer");
    expect(owed({ ...living("IL"), year: "2025" })).toHaveProperty("noAnswer");
  });
});

/** Figures of facts-audit.md, worked out from the states' laws: what $52,000 of a single person is taxed less than without them. */
it.each([
  ["AZ", 2.5, 402.5],
  ["IL", 4.95, 144.79],
  ["KY", 3.5, 117.6],
  ["MI", 4.25, 250.75],
] as const)("%s, at %f%%: $%f less with its deduction", (state, percent, less) => {
  const tax = of({ ...US, state, ...earned(52_000) }).levies.find(({ name }) => name === "state_tax")?.tax;
  expect(
    decimal(52_000)
      .times(percent)
      .div(100)
      .minus(tax ?? 0)
      .toDecimalPlaces(2)
      .toNumber(),
  ).toBe(less);
});

/** By hand: 71,100 at 1% and 5,400 at 4% are deducted; 14% of 16,452 + 1,501 + 3,519.45 + 1,123.07 is the credit. */
it("Canada 2026, an employee with $80,000: 12,405.97 - 3,163.3728", () => {
  const found = of({ country: "canada", province: "none", ...earned(80_000) });
  expect([found.taxable.toString(), found.levies[0]?.tax.toString()]).toEqual(["79073", "9242.5972"]);
});

/** By hand: 1,230 + 36 + 5,580 + 5,250 × 96% + 1,440 = 13,326 are free of 60,000. Section 32a of 46,674 is 9,399.47. */
it("Germany 2026, an employee with 60,000", () => {
  const found = of({ country: "germany", filing_status: "single", ...earned(60_000) });
  expect([found.taxable.toString(), found.levies[0]?.tax.toString()]).toEqual(["46674", "9399"]);
  // 5,580 + 5,250 + 1,440 + 780 of social insurance.
  expect(found.tax.toString()).toBe("22449");
});

/** Up to 1,900, unemployment contributions count beside health and care: 12,000 × (8.75 + 2.4 + 1.3)% = 1,494. */
it("Germany 2026, with little pay: 12,000 - 1,230 - 36 - 1,116 - 1,494", () => {
  expect(of({ country: "germany", filing_status: "single", ...earned(12_000) }).taxable.toString()).toBe("8124");
});

describe("what goes into a 401(k)", () => {
  const saving = (state: "MA" | "NJ" | "PA") => ({ ...US, state, ...earned(90_000), contributions: decimal(6_000) });
  const inState = (state: "MA" | "NJ" | "PA") => of(saving(state)).levies.find(({ name }) => name === "state_tax");

  it("is taxed by Pennsylvania, as its step and a note say", () => {
    expect(inState("PA")?.title).toBe("Pennsylvania income tax, 401(k) contributions included");
    expect(inState("PA")?.tax.toString()).toBe("2763");
    expect(caveatsOf(saving("PA")).slice(1)).toEqual([
      "Pennsylvania also taxes 401(k) contributions, so they don't lower its tax.",
    ]);
  });

  it("is free in New Jersey, which says that no other plan is", () => {
    expect(inState("NJ")?.title).toBe("New Jersey income tax");
    expect(caveatsOf(saving("NJ")).join()).toContain("also taxes contributions to a 403(b), a 457 plan or an IRA");
  });

  it("is free in the other states, such as Massachusetts", () => {
    expect(inState("MA")?.title).toBe("Massachusetts income tax");
    expect(caveatsOf(saving("MA")).slice(1)).toEqual([]);
  });
});

const { what, periods } = unitedStatesStateIncomeTax;
const IN_NEW_YORK = whatWeHave({ what, periods: periods.filter(({ value }) => "NY" in value) });

it.each<[Taxpayer, string]>([
  [
    { country: "canada", province: "none", ...earned(1), year: "2024" },
    `We have no 2024 figures for Canadian federal income tax. ${whatWeHave(canadaTax)}`,
  ],
  [{ ...US, ...earned(1), year: "2025" }, `We have no 2025 figures for New York income tax. ${IN_NEW_YORK}`],
  [{ ...US, ...earned(1), year: "2024" }, `We have no 2024 figures for New York income tax. ${IN_NEW_YORK}`],
  [
    { country: "uk", ...earned(1), year: "2024" },
    `We have no 2024 figures for UK income tax and National Insurance. ${whatWeHave(unitedKingdomTax)}`,
  ],
])("a year without figures is refused, and the sentence names what there is", (given, noAnswer) => {
  expect(owed(given)).toEqual({ noAnswer });
});

/** Note 1 of Maine's 2026 schedule: 2% on what is above, beside 7.15%. */
it.each([
  ["single", 1_000_000],
  ["married_joint", 1_500_000],
  ["married_separate", 750_000],
  ["head_of_household", 1_500_000],
] as const)("Maine 2026, %s: the surcharge begins at $%i of taxable income", (filing_status, income) => {
  const rateAt = (amount: string | number) => {
    const given = { ...US, ...earned(amount), filing_status, state: "ME" as const };
    return of(given)
      .levies.find(({ name }) => name === "state_tax")
      ?.rate.toNumber();
  };
  expect([rateAt(income - 1), rateAt(`${income}.01`)]).toEqual([7.15, 9.15]);
});
