import { describe, expect, it } from "vitest";
import { nextRate, partsIn } from "#numbers/bands";
import { Decimal, decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { type Fact, type Period, valueOn, whatWeHave } from "../dated.ts";
import { australiaTax } from "./australia.ts";
import { type Bands, bandsOf, inDecimals, type Schedules } from "./bands.ts";
import { canadaTax } from "./canada.ts";
import { germanyTax, tariffTax } from "./germany.ts";
import { unitedKingdomTax } from "./united-kingdom.ts";

function on<T>(fact: Fact<T>, day: string): Period<T> {
  const found = valueOn(fact, day);
  return "noAnswer" in found ? expect.fail(found.noAnswer) : found;
}

const taxOn = (bands: Bands, amount: Decimal | number): Decimal =>
  partsIn(inDecimals(bands), decimal(amount)).reduce(
    (sum, { part, rate }) => sum.plus(part.times(rate).div(100)),
    decimal(0),
  );

describe("Every band begins a cent above its figure", () => {
  const [uk25, uk26] = [on(unitedKingdomTax, "2025-04-06").value, on(unitedKingdomTax, "2027-04-05").value];
  it.each<[string, Schedules]>([
    ["rest of the UK", uk26.bands.rest],
    ["Scotland 2025", uk25.bands.scotland],
    ["Scotland 2026", uk26.bands.scotland],
    ["National Insurance", uk26.nationalInsurance],
    ["Canada 2025", on(canadaTax, "2025-12-31").value.brackets],
    ["Canada 2026", on(canadaTax, "2026-01-01").value.brackets],
    ["Australia 2025", on(australiaTax, "2026-06-30").value.brackets],
    ["Australia 2026", on(australiaTax, "2026-07-01").value.brackets],
  ])("%s", (_, schedule) => {
    const bands = bandsOf(schedule);
    bands.slice(1).forEach(([from, percent], i) => {
      expect(from).toBeGreaterThan(bands[i]?.[0] ?? Number.NaN);
      expect(nextRate(inDecimals(bands), decimal(from).minus("0.01")).toNumber()).toBe(bands[i]?.[1]);
      expect(nextRate(inDecimals(bands), decimal(from).plus("0.01")).toNumber()).toBe(percent);
    });
  });
});

describe("UK, 2026 to 2027: Scottish Parliament Information Centre, table 8 of its briefing on the Scottish Budget", () => {
  const { personalAllowance, bands } = on(unitedKingdomTax, "2026-04-06").value;
  const taxOnEarnings = (of: Schedules, earnings: number): number => {
    const lost = Decimal.max(0, decimal(earnings - personalAllowance.reducedAbove).div(2));
    const allowance = Decimal.max(0, decimal(personalAllowance.amount).minus(lost));
    return round(taxOn(bandsOf(of), Decimal.max(0, decimal(earnings).minus(allowance))), 0).toNumber();
  };
  it.each([
    [20_000, 1_446, -40],
    [25_000, 2_446, -40],
    [30_000, 3_451, -35],
    [35_000, 4_501, 15],
    [40_000, 5_551, 65],
    [45_000, 6_882, 396],
    [50_000, 8_982, 1_496],
    [75_000, 19_482, 2_050],
    [100_000, 30_732, 3_300],
    [150_000, 59_634, 5_931],
  ])("on £%i: £%i in Scotland, £%i more than elsewhere", (earnings, scottish, more) => {
    expect(taxOnEarnings(bands.scotland, earnings)).toBe(scottish);
    expect(scottish - taxOnEarnings(bands.rest, earnings)).toBe(more);
  });
});

describe("UK, 2025 to 2026: where the Scottish bands begin, with the allowance, as GOV.UK prints it", () => {
  it("£15,397, £27,491, £43,662, £75,000", () => {
    const { bands, personalAllowance } = on(unitedKingdomTax, "2026-04-05").value;
    expect(
      bandsOf(bands.scotland)
        .slice(1, 5)
        .map(([from]) => from + personalAllowance.amount),
    ).toEqual([15_397, 27_491, 43_662, 75_000]);
  });
});

describe("Australia: the tax at the start of each band, as the ATO prints it", () => {
  it.each([
    ["2025-07-01", 45_000, 4_288],
    ["2025-07-01", 135_000, 31_288],
    ["2025-07-01", 190_000, 51_638],
    ["2026-07-01", 45_000, 4_020],
    ["2026-07-01", 135_000, 31_020],
    ["2026-07-01", 190_000, 51_370],
  ])("from %s, $%i: $%i", (day, income, tax) => {
    expect(taxOn(bandsOf(on(australiaTax, day).value.brackets), income).toNumber()).toBe(tax);
  });
});

describe("Canada", () => {
  // Chart 1 of the CRA's payroll formulas writes the tax on an income in a band as rate × income - constant. Only the
  // lowest rate changed after its January edition for 2025, which had 15%.
  it.each([
    [57_375, 3_156],
    [114_750, 9_467],
  ])("2025, January edition: from $%i, minus $%i", (from, constant) => {
    const bands = bandsOf(on(canadaTax, "2025-06-30").value.brackets).map(
      ([start, percent]) => [start, start === 0 ? 15 : percent] as const,
    );
    const rate = nextRate(inDecimals(bands), decimal(from));
    expect(round(rate.times(from).div(100).minus(taxOn(bands, from)), 0).toNumber()).toBe(constant);
  });

  // Form 5006-R for 2025, Part A, line 75: the tax at the start of each column.
  it.each([
    [57_375, 8_319.38],
    [114_750, 20_081.25],
    [177_882, 36_495.57],
    [253_414, 58_399.85],
  ])("2025: on $%i, $%f", (income, printed) => {
    expect(round(taxOn(bandsOf(on(canadaTax, "2025-06-30").value.brackets), income), 2).toNumber()).toBe(printed);
  });

  // The CRA's tables for 2026 (T4032, Chart 1), in whole dollars.
  it.each([
    [58_523, 3_804],
    [117_045, 10_241],
    [181_440, 15_685],
    [258_482, 26_024],
  ])("2026: from $%i, minus $%i", (from, constant) => {
    const bands = bandsOf(on(canadaTax, "2026-06-30").value.brackets);
    const rate = nextRate(inDecimals(bands), decimal(from));
    expect(round(rate.times(from).div(100).minus(taxOn(bands, from)), 0).toNumber()).toBe(constant);
  });

  it.each(["2025-06-30", "2026-06-30"])("on %s the personal amount shrinks within the fourth band", (day) => {
    const { brackets, basicPersonalAmount } = on(canadaTax, day).value;
    const bands = bandsOf(brackets);
    expect([basicPersonalAmount.reducedAbove, basicPersonalAmount.leastFrom]).toEqual([bands[3]?.[0], bands[4]?.[0]]);
    expect(basicPersonalAmount.least).toBeLessThan(basicPersonalAmount.most);
  });
});

describe("Germany: the zones of the law meet, and the tax is in whole euros", () => {
  it.each([
    ["2025-06-30", 12_096, 0],
    ["2025-06-30", 17_443, 1_015],
    ["2025-06-30", 68_481, 17_850],
    ["2026-06-30", 12_348, 0],
    ["2026-06-30", 12_500, 21],
    ["2026-06-30", 17_270, 910],
    ["2026-06-30", 17_799, 1_034],
    ["2026-06-30", 17_800, 1_035],
    ["2026-06-30", 69_879, 18_213],
    ["2026-06-30", 277_826, 105_551],
  ])("%s: €%i", (day, taxable, tax) => {
    expect(tariffTax(on(germanyTax, day).value, decimal(taxable)).toNumber()).toBe(tax);
  });

  it.each(["2025-06-30", "2026-06-30"])("on %s no zone jumps by more than the marginal tax on a euro", (day) => {
    const tariff = on(germanyTax, day).value;
    const ends = [...tariff.curves, ...tariff.lines].flatMap(({ to }) => to ?? []);
    for (const end of [tariff.basicAllowance, ...ends]) {
      const [at, after] = [end, end + 1].map((x) => tariffTax(tariff, decimal(x)).toNumber());
      expect((after ?? 0) - (at ?? 0)).toBeGreaterThanOrEqual(0);
      expect((after ?? 0) - (at ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  it("cents of income are dropped", () => {
    const tariff = on(germanyTax, "2026-06-30").value;
    expect(tariffTax(tariff, decimal("17800.99")).toNumber()).toBe(1_035);
  });
});

it.each<[Fact<unknown>, string]>([
  [unitedKingdomTax, "2025-04-05"],
  [canadaTax, "2024-12-31"],
  [australiaTax, "2025-06-30"],
  [germanyTax, "2024-12-31"],
])("$what has nothing outside its years", (fact, before) => {
  for (const day of [before, "2099-01-01"]) expect(valueOn(fact, day)).toEqual({ noAnswer: whatWeHave(fact) });
});
