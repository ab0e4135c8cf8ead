import { describe, expect, it } from "vitest";
import { nextRate } from "#numbers/bands";
import { decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { heldOn, valueOn, whatWeHave } from "../dated.ts";
import type { StateTax } from "../law/states.ts";
import { yearsOf } from "../years.ts";
import { type Bands, bandsOf, inDecimals, ofStatus } from "./bands.ts";
import { FILING_STATUSES, type FilingStatus } from "./filing-statuses.ts";
import { levied } from "./owed/levy.ts";
import { STATE_NAMES, type State } from "./state-names.ts";
import { unitedStatesIncomeTax } from "./united-states.ts";
import { unitedStatesStateIncomeTax } from "./united-states-states.ts";

const YEARS = Object.keys(yearsOf([unitedStatesStateIncomeTax]));
const STATUSES = Object.keys(FILING_STATUSES).filter((name): name is FilingStatus => name in FILING_STATUSES);
const STATES = Object.keys(STATE_NAMES).filter((name): name is State => name in STATE_NAMES);

function taxesOf(year: string) {
  const found = valueOn(unitedStatesStateIncomeTax, `${year}-07-01`);
  return "noAnswer" in found ? expect.fail(found.noAnswer) : found.value;
}
function taxOf(state: State, year = "2026"): StateTax {
  return taxesOf(year)[state] ?? expect.fail(`${state} has no ${year}`);
}
const statesOf = (year: string) => STATES.filter((state) => state in taxesOf(year));

describe("US states' income tax", () => {
  it("has no figures before 2025, or after those that it has", () => {
    const noAnswer = whatWeHave(unitedStatesStateIncomeTax);
    expect(valueOn(unitedStatesStateIncomeTax, "2024-12-31")).toEqual({ noAnswer });
    expect(valueOn(unitedStatesStateIncomeTax, "2099-01-01")).toEqual({ noAnswer });
  });

  it.each(YEARS)("has the nine states that do not tax wages in %s", (year) => {
    const free = statesOf(year).filter((state) => bandsOf(taxOf(state, year)).every(([, percent]) => percent === 0));
    expect(free).toEqual(["AK", "FL", "NV", "NH", "SD", "TN", "TX", "WA", "WY"]);
  });

  it("lists states as people look for them, by name", () => {
    const names = STATES.map((state) => STATE_NAMES[state]);
    expect(names).toEqual(names.toSorted());
  });

  it("has the fifty states and the District of Columbia, two of them for 2025 alone", () => {
    expect(STATES).toHaveLength(51);
    expect(STATES.filter((state) => !statesOf("2026").includes(state))).toEqual(["CA", "ID"]);
  });

  it.each<[State, number, string]>([
    ["AZ", 2.5, "Thomson Reuters, Personal income tax rates 2026"],
    ["GA", 4.99, "Georgia Department of Revenue, Employer's Tax Guide, revised June 2026 (HB 463)"],
    ["IN", 2.95, "Indiana Code 6-3-2-1"],
    ["MI", 4.25, "Michigan Treasury, notice of April 15, 2026"],
    ["NC", 3.99, "North Carolina Department of Revenue, NC-30 for 2026"],
    ["UT", 4.45, "Utah SB 60 of 2026"],
  ])("%s: %f%%, %s", (state, rate) => expect(bandsOf(taxOf(state))).toEqual([[0, rate]]));

  const all = YEARS.flatMap((year) =>
    statesOf(year).flatMap((state) =>
      STATUSES.map((status) => ({ year, state, status, bands: bandsOf(taxOf(state, year), status) })),
    ),
  );
  it.each(all)("$year, $state, $status: each band begins a cent above its figure, and rates rise", ({ bands }) => {
    expect(bands[0]?.[0]).toBe(0);
    bands.slice(1).forEach(([from, percent, printed], i) => {
      const [, before = Number.NaN] = bands[i] ?? [];
      // A schedule may begin anew at the same rate.
      if (printed === undefined) expect(percent).toBeGreaterThan(before);
      else expect(percent).toBeGreaterThanOrEqual(before);
      expect(nextRate(inDecimals(bands), decimal(from).minus("0.01")).toNumber()).toBe(before);
      expect(nextRate(inDecimals(bands), decimal(from).plus("0.01")).toNumber()).toBe(percent);
    });
  });

  // Arkansas takes back what lower brackets save in steps of $10: its test is below.
  const withPrinted = all.filter(
    ({ state, bands }) => state !== "AR" && bands.some(([, , printed]) => printed !== undefined),
  );
  it.each(withPrinted)(
    "$year, $state, $status: a printed tax is that of the brackets below it, within $1",
    ({ bands }) => {
      bands.slice(1).forEach(([from, , printed], i) => {
        const before = levied("", "state_tax", bands.slice(0, i + 1), { base: decimal(from) }).tax;
        expect(
          before
            .minus(printed ?? before)
            .abs()
            .toNumber(),
        ).toBeLessThanOrEqual(1);
      });
    },
  );

  const TAKE_IT_OVER: readonly State[] = ["AZ", "IA", "ID", "MT", "ND", "NM"];
  const BOTH = YEARS.filter((year) => year in yearsOf([unitedStatesIncomeTax]));
  it.each(BOTH)("in %s states deduct the federal standard deduction where their laws take it over", (year) => {
    const { standardDeduction } = heldOn(unitedStatesIncomeTax, `${year}-07-01`);
    for (const state of TAKE_IT_OVER.filter((state) => statesOf(year).includes(state))) {
      const { deduction = 0 } = taxOf(state, year);
      const own = Object.fromEntries(STATUSES.map((status) => [status, ofStatus(deduction, status)]));
      expect([state, own]).toEqual([state, standardDeduction]);
    }
  });
});

/** Minnesota Department of Revenue, Income Tax Rates and Brackets, Income Tax Rates for 2026: where each bracket ends. */
it.each([
  ["single", 33_310, 109_430, 203_150],
  ["married_joint", 48_700, 193_480, 337_930],
  ["married_separate", 24_350, 96_740, 168_965],
  ["head_of_household", 41_010, 164_800, 270_060],
] as const)("Minnesota, %s: brackets end at %i, %i and %i", (status, ...ends) => {
  expect(bandsOf(taxOf("MN"), status)).toEqual([
    [0, 5.35],
    [ends[0], 6.8],
    [ends[1], 7.85],
    [ends[2], 9.85],
  ]);
});

/** Franchise Tax Board, 2025 California Tax Rate Schedules, X: each printed tax is the one before it and that of one more band. */
it.each([
  [0, 0, 11_079, 110.79],
  [11_079, 110.79, 26_264, 414.49],
  [26_264, 414.49, 41_452, 1_022.01],
  [41_452, 1_022.01, 57_542, 1_987.41],
  [57_542, 1_987.41, 72_724, 3_201.97],
  [72_724, 3_201.97, 371_479, 30_986.19],
  [371_479, 30_986.19, 445_771, 38_638.27],
  [445_771, 38_638.27, 742_953, 72_219.84],
])("California 2025, single: above $%i, $%f; above $%i, $%f", (from, before, to, printed) => {
  const bands = inDecimals(bandsOf(taxOf("CA", "2025")));
  const added = nextRate(bands, decimal(from))
    .times(to - from)
    .div(100);
  expect(round(added.plus(before), 2).toNumber()).toBe(printed);
  expect(nextRate(bands, decimal(to)).toNumber()).toBeGreaterThan(nextRate(bands, decimal(from)).toNumber());
});

/** Tax Foundation, 2026 State Individual Income Tax Rates and Brackets: single filers and couples, as it prints them. */
describe("bands as the Tax Foundation prints them", () => {
  it.each<[State, string, string]>([
    ["DE", "2000:2.2 5000:3.9 10000:4.8 20000:5.2 25000:5.55 60000:6.6", ""],
    ["KS", "0:5.2 23000:5.58", "0:5.2 46000:5.58"],
    [
      "MD",
      "0:2 1000:3 2000:4 3000:4.75 100000:5 125000:5.25 150000:5.5 250000:5.75 500000:6.25 1000000:6.5",
      "0:2 1000:3 2000:4 3000:4.75 150000:5 175000:5.25 225000:5.5 300000:5.75 600000:6.25 1200000:6.5",
    ],
    ["MT", "0:4.7 47500:5.65", "0:4.7 95000:5.65"],
    ["NE", "0:2.46 4130:3.51 24760:4.55", "0:2.46 8250:3.51 49530:4.55"],
    [
      "NM",
      "0:1.5 5500:3.2 16500:4.3 33500:4.7 66500:4.9 210000:5.9",
      "0:1.5 8000:3.2 25000:4.3 50000:4.7 100000:4.9 315000:5.9",
    ],
    [
      "NY",
      "0:3.9 8500:4.4 11700:5.15 13900:5.4 80650:5.9 215400:6.85 1077550:9.65 5000000:10.3 25000000:10.9",
      "0:3.9 17150:4.4 23600:5.15 27900:5.4 161550:5.9 323200:6.85 2155350:9.65 5000000:10.3 25000000:10.9",
    ],
    ["OK", "3750:2.5 4900:3.5 7200:4.5", "7500:2.5 9800:3.5 14400:4.5"],
    ["RI", "0:3.75 82050:4.75 186450:5.99", "0:3.75 82050:4.75 186450:5.99"],
    ["VA", "0:2 3000:3 5000:5 17000:5.75", "0:2 3000:3 5000:5 17000:5.75"],
  ])("%s", (state, single, joint) => {
    const printed = (bands: Bands) =>
      bands
        .filter(([, percent]) => percent > 0)
        .map(([from, percent]) => `${from}:${percent}`)
        .join(" ");
    expect(printed(bandsOf(taxOf(state)))).toBe(single);
    if (joint) expect(printed(bandsOf(taxOf(state), "married_joint"))).toBe(joint);
  });
});

/** PolicyEngine's reduction.yaml for 2026: 3.7% of all taxable income, less an amount that falls by $10 for each $100. */
it.each([
  [94_701, 369.9],
  [95_601, 279.9],
  [97_601, 79.9],
])("Arkansas, at $%i of taxable income: 3.7%% less $%f", (taxable, less) => {
  const tax = levied("", "state_tax", bandsOf(taxOf("AR")), { base: decimal(taxable) }).tax;
  expect(decimal(taxable).times(3.7).div(100).minus(tax).toNumber()).toBe(less);
});

/** 2025 Wisconsin Act 15; 50,480 × 1.029141 is the 51,950 of 2026. */
it("Wisconsin's second bracket of 2025 ends where Act 15 put it", () => {
  const ends = (["single", "married_joint", "married_separate"] as const).map(
    (status) => bandsOf(taxOf("WI", "2025"), status)[2]?.[0],
  );
  expect(ends).toEqual([50_480, 67_300, 33_650]);
});
