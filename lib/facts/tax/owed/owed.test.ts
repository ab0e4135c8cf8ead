import { describe, expect, it } from "vitest";
import { decimal } from "#math/decimal";
import { caveatsOf, owed, type Taxpayer } from "./countries.ts";
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
  [{ country: "canada" }, [10_000, 16_452, 58_523, 181_440, 200_000, 258_482, 300_000]],
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

  it.each([20_000, 50_000, 69_878, 100_000, 300_000])(
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
      expect(total(found.levies[0]?.shares ?? []).toString()).toBe(found.tax.toString());
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

it("a state whose deductions we do not have says so, unless they are given", () => {
  const illinois = { ...US, state: "IL", ...earned(50_000) } as const;
  expect(caveatsOf(illinois).join()).toContain("no deductions or exemptions for Illinois");
  expect(caveatsOf({ ...illinois, state_deductions: decimal(2_925) })).toEqual([]);
});

describe("what goes into a 401(k)", () => {
  const saving = (state: "MA" | "NJ" | "PA") => ({ ...US, state, ...earned(90_000), contributions: decimal(6_000) });
  const inState = (state: "MA" | "NJ" | "PA") => of(saving(state)).levies.find(({ name }) => name === "state_tax");

  it("is taxed by Pennsylvania, as its step and a note say", () => {
    expect(inState("PA")?.title).toBe("Pennsylvania income tax, 401(k) contributions included");
    expect(inState("PA")?.tax.toString()).toBe("2763");
    expect(caveatsOf(saving("PA"))).toEqual([
      "Pennsylvania also taxes 401(k) contributions, so they don't lower its tax.",
    ]);
  });

  it("is free in New Jersey, which says that no other plan is", () => {
    expect(inState("NJ")?.title).toBe("New Jersey income tax");
    expect(caveatsOf(saving("NJ")).join()).toContain("also taxes contributions to a 403(b), a 457 plan or an IRA");
  });

  it("is free in the other states, such as Massachusetts", () => {
    expect(inState("MA")?.title).toBe("Massachusetts income tax");
    expect(caveatsOf(saving("MA"))).toEqual([]);
  });
});

it.each<[Taxpayer, string]>([
  [
    { country: "canada", ...earned(1), year: "2024" },
    "We have no 2024 figures for Canadian federal income tax. We have figures for 2025 to 2026.",
  ],
  [{ ...US, ...earned(1), year: "2025" }, "We have no 2025 figures for New York income tax. We have figures for 2026."],
  [
    { ...US, ...earned(1), state: "CA" },
    "We have no 2026 figures for California income tax. We have figures for 2025.",
  ],
  [{ ...US, ...earned(1), year: "2024" }, "We have no 2024 figures for New York income tax. We have figures for 2026."],
  [
    { country: "uk", ...earned(1), year: "2024" },
    "We have no 2024 figures for UK income tax and National Insurance. We have figures for April 6, 2025 to April 5, 2027.",
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
