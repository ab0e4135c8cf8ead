import { describe, expect, it } from "vitest";
import { nextRate, partsIn } from "#numbers/bands";
import { type Decimal, decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { type Fact, type Period, valueOn, whatWeHave } from "../dated.ts";
import { unitedStatesRetirementLimits } from "../limits/united-states-retirement.ts";
import { type Bands, bandsOf, inDecimals } from "./bands.ts";
import { FILING_STATUSES, type FilingStatus } from "./filing-statuses.ts";
import type { WithholdingStatus } from "./owed/withheld.ts";
import { unitedStatesIncomeTax } from "./united-states.ts";
import { unitedStatesPayrollTax } from "./united-states-payroll.ts";
import { unitedStatesWithholding } from "./united-states-withholding.ts";

function inYear<T>(fact: Fact<T>, year: number): Period<T> {
  const found = valueOn(fact, `${year}-07-01`);
  return "noAnswer" in found ? expect.fail(found.noAnswer) : found;
}

const STATUSES = Object.keys(FILING_STATUSES).filter((name): name is FilingStatus => name in FILING_STATUSES);

const taxOn = (bands: Bands, amount: Decimal | number): Decimal =>
  partsIn(inDecimals(bands), decimal(amount)).reduce(
    (sum, { part, rate }) => sum.plus(part.times(rate).div(100)),
    decimal(0),
  );

const numbers = (text: string) => text.split(" ").map((figure) => figure.replaceAll(",", ""));

describe("The tax at the start of each bracket, as the revenue procedures print it", () => {
  const PRINTED: readonly (readonly [year: number, status: FilingStatus, tax: string])[] = [
    [2024, "single", "1,160 5,426 17,168.50 39,110.50 55,678.50 183,647.25"],
    [2024, "married_joint", "2,320 10,852 34,337 78,221 111,357 196,669.50"],
    [2025, "single", "1,192.50 5,578.50 17,651 40,199 57,231 188,769.75"],
    [2025, "married_joint", "2,385 11,157 35,302 80,398 114,462 202,154.50"],
    [2025, "married_separate", "1,192.50 5,578.50 17,651 40,199 57,231 101,077.25"],
    [2025, "head_of_household", "1,700 7,442 15,912 38,460 55,484 187,031.50"],
    [2026, "single", "1,240 5,800 17,966 41,024 58,448 192,979.25"],
    [2026, "married_joint", "2,480 11,600 35,932 82,048 116,896 206,583.50"],
    [2026, "married_separate", "1,240 5,800 17,966 41,024 58,448 103,291.75"],
    [2026, "head_of_household", "1,770 7,740 16,155 39,207 56,631 191,171"],
  ];
  it.each(PRINTED)("%i, %s", (year, status, printed) => {
    const bands = bandsOf(inYear(unitedStatesIncomeTax, year).value.brackets, status);
    expect(bands.slice(1).map(([from]) => taxOn(bands, from).toString())).toEqual(
      numbers(printed).map((tax) => decimal(tax).toString()),
    );
  });
});

describe("A cent more than a bracket's start is taxed at its rate, a cent less at the rate before", () => {
  const all = unitedStatesIncomeTax.periods.flatMap(({ from, value }) =>
    STATUSES.map((status) => ({ year: from.slice(0, 4), status, bands: bandsOf(value.brackets, status) })),
  );
  it.each(all)("$year, $status", ({ bands }) => {
    expect(bands.map(([, percent]) => percent)).toEqual([10, 12, 22, 24, 32, 35, 37]);
    bands.slice(1).forEach(([from, percent], i) => {
      const [below, above] = [decimal(from).minus("0.01"), decimal(from).plus("0.01")];
      expect(nextRate(inDecimals(bands), below).toNumber()).toBe(bands[i]?.[1]);
      expect(nextRate(inDecimals(bands), above).toNumber()).toBe(percent);
      expect(taxOn(bands, above).minus(taxOn(bands, from)).toString()).toBe(decimal(percent).div(10_000).toString());
    });
  });
});

describe("Deductions, as the IRS announces them", () => {
  it.each<[number, number, number, number, number, number, number]>([
    [2024, 14_600, 29_200, 14_600, 21_900, 1_950, 1_550],
    [2025, 15_750, 31_500, 15_750, 23_625, 2_000, 1_600],
    [2026, 16_100, 32_200, 16_100, 24_150, 2_050, 1_650],
  ])("%i", (year, single, married_joint, married_separate, head_of_household, unmarried, married) => {
    const { standardDeduction, additionalForAge } = inYear(unitedStatesIncomeTax, year).value;
    expect(standardDeduction).toEqual({ single, married_joint, married_separate, head_of_household });
    expect(additionalForAge).toEqual({ unmarried, married });
  });
});

describe("Publication 15-T", () => {
  const { standard, stepTwo, line1g } = inYear(unitedStatesWithholding, 2026).value;

  // The publication rounds two starts of this schedule to a dollar, and figures their tax before it does.
  const ROUNDED_STARTS = 0.12;

  it.each<[string, Bands, string, number]>([
    ["standard, single", bandsOf(standard, "single_or_separate"), "0 1,240 5,800 17,966 41,024 58,448 192,979.25", 0],
    ["standard, jointly", bandsOf(standard, "married_joint"), "0 2,480 11,600 35,932 82,048 116,896 206,583.50", 0],
    [
      "standard, head of household",
      bandsOf(standard, "head_of_household"),
      "0 1,770 7,740 16,155 39,207 56,631 191,171",
      0,
    ],
    [
      "step 2, single",
      bandsOf(stepTwo, "single_or_separate"),
      "0 620 2,900 8,983 20,512 29,224 96,489.63",
      ROUNDED_STARTS,
    ],
    ["step 2, jointly", bandsOf(stepTwo, "married_joint"), "0 1,240 5,800 17,966 41,024 58,448 103,291.75", 0],
    [
      "step 2, head of household",
      bandsOf(stepTwo, "head_of_household"),
      "0 885 3,870 8,077.50 19,603.50 28,315.50 95,585.50",
      0,
    ],
  ])("column C, %s", (_, bands, printed, most) => {
    const apart = bands.slice(1).map(([from], i) =>
      taxOn(bands, from)
        .minus(numbers(printed)[i] ?? 0)
        .abs()
        .toNumber(),
    );
    expect(Math.max(...apart)).toBeLessThanOrEqual(most);
  });

  it.each<[number, number]>([
    [630, 34],
    [640, 35],
    [650, 36],
    [660, 37],
    [670, 38],
    [680, 40],
    [690, 41],
    [700, 42],
    [710, 43],
    [720, 44],
  ])("wage bracket table, weekly, single: around $%i a week, $%i", (wage, withheld) => {
    const adjusted = decimal(wage).times(52).minus(line1g.single_or_separate);
    expect(round(taxOn(bandsOf(standard, "single_or_separate"), adjusted).div(52), 0).toNumber()).toBe(withheld);
  });

  it.each<[WithholdingStatus, FilingStatus]>([
    ["single_or_separate", "single"],
    ["married_joint", "married_joint"],
    ["head_of_household", "head_of_household"],
  ])("its bands are the year's brackets, after the standard deduction less line 1g: %s", (withheld, filed) => {
    const { brackets, standardDeduction } = inYear(unitedStatesIncomeTax, 2026).value;
    const free = standardDeduction[filed] - line1g[withheld];
    expect(bandsOf(standard, withheld).slice(1)).toEqual(
      bandsOf(brackets, filed).map(([from, percent]) => [from + free, percent]),
    );
  });
});

it.each([
  [2024, 168_600, "10453.2"],
  [2025, 176_100, "10918.2"],
  [2026, 184_500, "11439"],
])("Social Security is paid up to the wage base: %i", (year, wageBase, most) => {
  const { socialSecurity, medicare } = inYear(unitedStatesPayrollTax, year).value;
  expect(socialSecurity.wageBase).toBe(wageBase);
  expect(decimal(wageBase).times(socialSecurity.percent).div(100).toString()).toBe(most);
  expect(medicare.additional.owedAbove.married_separate * 2).toBe(medicare.additional.owedAbove.married_joint);
});

it.each([
  [2024, 30_500, 30_500, 8_000],
  [2025, 31_000, 34_750, 8_000],
  [2026, 32_500, 35_750, 8_600],
])("Most that can be saved in %i: from 50, from 60, in an IRA from 50", (year, from50, from60, ira) => {
  const limits = inYear(unitedStatesRetirementLimits, year).value;
  expect(limits.plan + limits.planCatchUp).toBe(from50);
  expect(limits.plan + limits.planCatchUpAt60).toBe(from60);
  expect(limits.ira + limits.iraCatchUp).toBe(ira);
});

it("Years without figures are refused", () => {
  expect(valueOn(unitedStatesIncomeTax, "2023-12-31")).toEqual({ noAnswer: whatWeHave(unitedStatesIncomeTax) });
  expect(valueOn(unitedStatesIncomeTax, "2099-01-01")).toEqual({ noAnswer: whatWeHave(unitedStatesIncomeTax) });
  expect(valueOn(unitedStatesWithholding, "2025-12-31")).toEqual({ noAnswer: whatWeHave(unitedStatesWithholding) });
});
