// Canada's provinces, Ireland, New Zealand and India: cases that others worked out, and each boundary a unit below and above.
import { describe, expect, it } from "vitest";
import { type Decimal, decimal } from "#numbers/decimal";
import { bandsOf } from "../bands.ts";
import { canadaProvinces } from "../canada-provinces.ts";
import { indiaTax } from "../india.ts";
import { irelandTax } from "../ireland.ts";
import { newZealandTax } from "../new-zealand.ts";
import { PROVINCE_NAMES, type ProvinceName } from "../province-names.ts";
import { owed, type Taxpayer } from "./countries.ts";
import type { LevyName } from "./levy.ts";

const EARNED = { contributions: decimal(0), deductions: decimal(0) };
const earned = (income: Decimal | number | string, year = "2026") => ({ ...EARNED, income: decimal(income), year });

function levies(given: Taxpayer) {
  const found = owed(given);
  return "noAnswer" in found ? expect.fail(found.noAnswer) : found.levies;
}
const taxOf = (given: Taxpayer, name: LevyName): number =>
  levies(given)
    .filter((levy) => levy.name === name)
    .reduce((sum, { tax }) => sum.plus(tax), decimal(0))
    .toNumber();

const isProvince = (code: string): code is ProvinceName => code in PROVINCE_NAMES;
const PROVINCES = Object.keys(PROVINCE_NAMES).filter(isProvince);
const inProvince = (province: ProvinceName, income: Decimal | number, year?: string) =>
  ({ country: "canada", province, ...earned(income, year) }) as const;

// The Canada Revenue Agency's Payroll Deductions Online Calculator, as beanflowai/Beanflow-Payroll recorded it on December 30, 2025: pay,
// pay periods in a year, provincial tax and contributions of one. It rounds contributions to cents each time. Its January edition has
// British Columbia's rate of before the Budget.
const IN_A_PERIOD = [
  ["ON", "2307.69", 26, 114.68],
  ["AB", "2307.69", 26, 101.2],
  ["MB", "2307.69", 26, 174.96],
  ["SK", "2307.69", 26, 146.23],
  ["NB", "2307.69", 26, 164.41],
  ["NL", "2307.69", 26, 181.74],
  ["NS", "2307.69", 26, 215.23],
  ["PE", "2307.69", 26, 187.51],
  ["NT", "2307.69", 26, 91.69],
  ["NU", "2307.69", 26, 59.58],
  ["YT", "2307.69", 26, 93.71],
  ["ON", "1153.85", 26, 40.57],
  ["MB", "1153.85", 26, 50.49],
  ["NS", "1153.85", 26, 54.1],
] as const;
describe("Canada 2026: the agency's own calculator", () => {
  it.each(IN_A_PERIOD)("%s, $%s %i times a year: $%f", (province, pay, periods, tax) => {
    const found = taxOf(inProvince(province, decimal(pay).times(periods)), "provincial_tax") / periods;
    expect(Math.abs(found - tax)).toBeLessThan(0.03);
  });

  it("federal tax, pension plan and insurance on $60,000: $205.32, $129.30 and $37.62 every two weeks", () => {
    const given = inProvince("ON", decimal("2307.69").times(26));
    expect(taxOf(given, "income_tax") / 26).toBeCloseTo(205.32, 1);
    expect(taxOf(given, "social_insurance") / 26).toBeCloseTo(129.3 + 37.62, 1);
  });
});

/** The same of January 2025, recorded in December 2025, where no province changed its figures in July. */
describe("Canada 2025: the agency's own calculator", () => {
  it.each([
    ["ON", "2307.69", 26, 116.76],
    ["BC", "2307.69", 26, 93.45],
    ["NB", "2307.69", 26, 167.16],
    ["NL", "2307.69", 26, 183.2],
    ["NS", "2307.69", 26, 217],
    ["NT", "2307.69", 26, 93.56],
    ["NU", "2307.69", 26, 61.43],
    ["YT", "2307.69", 26, 95.72],
    ["ON", "1153.85", 26, 41.03],
    ["BC", "1153.85", 26, 14.03],
  ] as const)("%s, $%s %i times a year: $%f", (province, pay, periods, tax) => {
    const found = taxOf(inProvince(province, decimal(pay).times(periods), "2025"), "provincial_tax") / periods;
    expect(Math.abs(found - tax)).toBeLessThan(0.03);
  });
});

/** By hand: 59,435 is taxable, at 5.6% and 7.7% 3,518.872; 13,216 + 2,796.75 + 978 at 5.6% are 951.482. */
it("British Columbia 2026, by its Budget: $60,000", () => {
  expect(taxOf(inProvince("BC", 60_000), "provincial_tax")).toBeCloseTo(2_567.39, 6);
});

// Alberta's, Ontario's and British Columbia's thresholds are of taxable income: with deductions, it is the income itself here.
const ownRate = (province: ProvinceName, taxable: number, year: string) => {
  const law = canadaProvinces.periods.find(({ from }) => from.startsWith(year))?.value[province];
  return bandsOf(law?.brackets ?? { rates: [], starts: [] }).findLast(([from]) => taxable >= from)?.[1];
};

describe.each(["2025", "2026"])("Canada %s, each province: a dollar above a start is taxed at its rate", (year) => {
  it.each(PROVINCES)("%s", (province) => {
    const law = canadaProvinces.periods.find(({ from }) => from.startsWith(year))?.value[province];
    const bands = bandsOf(law?.brackets ?? { rates: [], starts: [] });
    expect(bands.length).toBeGreaterThan(2);
    for (const [start, percent] of bands.slice(1)) {
      expect([ownRate(province, start - 1, year), ownRate(province, start, year)]).not.toContain(undefined);
      expect(ownRate(province, start - 1, year)).toBeLessThan(percent);
      // Pension and insurance are paid in full above $85,000, so all of another dollar is taxed.
      // Where part of pay is not taxed, that part is above the start too.
      const above = start + 500 + (law?.workersDeduction?.most ?? 0); // of pay: up to 1,107 of enhanced contributions is deducted
      if (start < 86_000 || law?.surtax || (typeof law?.personalAmount === "object" && start > 150_000)) continue;
      const at = (income: number) => taxOf(inProvince(province, income, year), "provincial_tax");
      expect((at(above + 2_001) - at(above + 2_000)) * 100).toBeCloseTo(percent, 6);
    }
  });
});

describe("Ontario 2026: the health premium, by taxable income", () => {
  const premium = (taxable: number) => {
    const base = { ...inProvince("ON", 500_000), deductions: decimal(500_000 - 1_127 - taxable) };
    const without = { ...base, deductions: decimal(500_000 - 1_127) };
    return [base, without].map((given) => taxOf(given, "provincial_tax"));
  };
  // With little taxable income the tax itself is nil, so what is due is the premium.
  it.each([
    [20_000, 0],
    [20_001, 0.06],
    [22_000, 120],
    [25_000, 300],
  ])("on $%i it is $%f", (taxable, due) => {
    const [tax = 0] = premium(taxable);
    const credits = (12_989 + 3_519.45 + 1_123.07) * 0.0505;
    const own = Math.max(0, taxable * 0.0505 - credits);
    expect(tax).toBeCloseTo(Math.max(0, own - Math.max(0, 600 - own)) + due, 6);
  });
});

/** Grant Thornton, How will Budget 2026 affect you: income tax, USC and PRSI, in whole euros. */
describe("Ireland", () => {
  const irish = (income: number, filing_status: "single" | "head_of_household", year = "2026") =>
    levies({ country: "ireland", filing_status, ...earned(income, year) }).map(({ tax }) => Math.round(tax.toNumber()));

  it.each([
    [36_000, "single", "2026", [3_200, 613, 1_526]],
    [50_000, "head_of_household", "2026", [4_500, 1_033, 2_119]],
    [36_000, "single", "2025", [3_200, 626, 1_485]],
    [50_000, "head_of_household", "2025", [4_500, 1_046, 2_063]],
  ] as const)("€%i, %s, %s", (income, status, year, expected) => {
    expect(irish(income, status, year)).toEqual(expected);
  });

  const rateAt = (income: number | string, i: number, status: "single" | "married_joint" = "single") =>
    levies({ country: "ireland", filing_status: status, ...earned(income) })[i]?.rate.toNumber();

  it.each([
    ["single", 44_000],
    ["married_joint", 53_000],
  ] as const)("%s: 40% from €%i", (status, start) => {
    expect([rateAt(start - 1, 0, status), rateAt(start, 0, status)]).toEqual([20, 40]);
  });

  it("USC is due on all pay once it is above €13,000, and rises at each start", () => {
    const charge = (income: number) => levies({ country: "ireland", filing_status: "single", ...earned(income) })[1];
    expect(charge(13_000)?.tax.toNumber()).toBe(0);
    expect(charge(13_001)?.tax.toNumber()).toBeCloseTo(60.06 + 19.78, 6);
    expect([28_699, 28_700, 70_043, 70_044].map((income) => rateAt(income, 1))).toEqual([2, 3, 3, 8]);
  });

  it("PRSI is free up to €352 a week, and its credit ends at €424", () => {
    const prsi = (weekly: number) =>
      levies({ country: "ireland", filing_status: "single", ...earned(weekly * 52) })[2]?.tax.toNumber();
    expect(prsi(352)).toBe(0);
    expect(prsi(353)).toBeCloseTo(52 * (353 * 0.042375 - 12 + 1 / 6), 6);
    expect(prsi(424)).toBeCloseTo(52 * 424 * 0.042375, 6);
  });

  it("has 2025 and 2026", () =>
    expect(irelandTax.periods.map(({ from }) => from.slice(0, 4))).toEqual(["2025", "2026"]));
});

describe("New Zealand", () => {
  const both = (income: number, year = "2026") =>
    levies({ country: "new_zealand", ...earned(income, year) }).map(({ tax }) => tax.toNumber());

  // $200,000: UniversalNetCalc, from Inland Revenue's pages. The most of the levy: MYOB and nzppa.co.nz. $60,000 and $15,600 by hand.
  it.each([
    [200_000, "2026", [57_077.5, 2_741.2175]],
    [200_000, "2025", [57_077.5, 2_551.593]],
    [60_000, "2026", [10_220.5, 1_050]],
    [15_600, "2025", [1_638, 260.52]],
  ])("$%i in %s", (income, year, expected) => expect(both(income, year)).toEqual(expected));

  it.each(newZealandTax.periods.map(({ from, value }) => ({ year: from.slice(0, 4), value })))(
    "$year: each rate begins at its figure",
    ({ year, value }) => {
      const rateAt = (income: number, i: number) =>
        levies({ country: "new_zealand", ...earned(income, year) })[i]?.rate.toNumber();
      bandsOf(value.brackets).forEach(([start, percent], i, bands) => {
        expect(rateAt(start, 0)).toBe(percent);
        if (i > 0) expect(rateAt(start - 1, 0)).toBe(bands[i - 1]?.[1]);
      });
      const { percent, ceiling } = value.earnersLevy;
      expect([rateAt(ceiling - 1, 1), rateAt(ceiling, 1)]).toEqual([percent, 0]);
    },
  );
});

describe("India", () => {
  const tax = (income: number, regime: "new" | "old" = "new") =>
    taxOf({ country: "india", regime, ...earned(income) }, "income_tax");

  // Salaries of 12.75, 12.9 and 13 lakh: Outlook Money and GlobalNews24 on section 87A. The others by hand from the slabs, with
  // 75,000 (new) or 50,000 (old) off: 15,25,000 is 60,000 + 15% of 3,25,000, and 24,25,000 is 3,00,000 + 30% of 25,000.
  it.each([
    [1_275_000, "new", 0],
    [1_290_000, "new", 15_600],
    [1_300_000, "new", 26_000],
    [1_600_000, "new", 113_100],
    [2_500_000, "new", 319_800],
    [550_000, "old", 0],
    [550_001, "old", 13_000.208],
    [1_050_000, "old", 117_000],
  ] as const)("₹%i, %s regime: ₹%f", (income, regime, due) => expect(tax(income, regime)).toBeCloseTo(due, 6));

  // Slabs of 50,00,000 give 10,80,000 in the new regime; a rupee above it the surcharge of 10% would take 1,08,000.
  it("the surcharge takes no more than what is above its start", () => {
    expect(tax(5_075_000)).toBeCloseTo(1_080_000 * 1.04, 6);
    expect(tax(5_075_001)).toBeCloseTo(1_080_001 * 1.04, 6);
    expect(tax(6_075_000)).toBeCloseTo(1_380_000 * 1.1 * 1.04, 6);
    expect(tax(10_075_001)).toBeCloseTo((2_580_000 * 1.1 + 1) * 1.04, 6);
    expect(tax(30_075_000)).toBeCloseTo(8_580_000 * 1.25 * 1.04, 6);
    expect(tax(60_050_000, "old")).toBeCloseTo(17_812_500 * 1.37 * 1.04, 6);
  });

  it("each slab begins at its figure", () => {
    for (const { from, value } of indiaTax.periods) {
      for (const regime of ["new", "old"] as const) {
        const { brackets, standardDeduction, surcharge } = value[regime];
        const rateAt = (taxable: number) =>
          levies({
            ...{ country: "india", regime },
            ...earned(taxable + standardDeduction, from.slice(0, 4)),
          })[0]
            ?.shares.findLast(({ part }) => part.gt(0))
            ?.rate?.toNumber();
        for (const [start, percent] of bandsOf(brackets)) expect(rateAt(start + 1)).toBe(percent);
        expect(bandsOf(surcharge)[0]).toEqual([0, 0]);
      }
    }
  });
});
