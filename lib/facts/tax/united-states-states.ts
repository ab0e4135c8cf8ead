// Income tax of the states that tax no wages, one rate or several bands, on the state's own taxable income. Each rate and
// band was read in two places that agree: PolicyEngine's parameters, which name their statutes, and the Tax Foundation's
// table for 2026 or the state's own word. Left out: states where the two disagree, or whose figures follow the price index and
// were not published; for some of them we have 2025. Figures for 2026 of Maine, Massachusetts, Missouri, North Dakota and Wisconsin
// are those of the states' own schedules and forms for estimated tax. Taxes of cities and counties are not here.
import { dated } from "../dated.ts";
import type { Bands } from "./bands.ts";
import {
  ARKANSAS_2026,
  credit,
  credits,
  ILLINOIS_2026,
  MARYLAND_2026_DEDUCTIONS,
  MINNESOTA_2026_DEDUCTION,
  UTAH_2026,
} from "./united-states-states-deductions.ts";
import { HAWAII_2026, NEW_YORK_2026, VERMONT_2025, VERMONT_2026 } from "./united-states-states-printed.ts";
import {
  ALABAMA,
  CALIFORNIA_2025,
  COLORADO_2025,
  COLORADO_2026,
  CONNECTICUT,
  MAINE_2026,
  MASSACHUSETTS_2025,
  MASSACHUSETTS_2026,
  MISSOURI_2025,
  MISSOURI_2026,
  OHIO_2026,
  OREGON_2025,
  OREGON_2026,
  RHODE_ISLAND_2026,
  SOUTH_CAROLINA_2026,
  WISCONSIN_2025,
  WISCONSIN_2026,
} from "./united-states-states-rules.ts";
import {
  alike,
  FEDERAL_2025,
  FEDERAL_2026,
  flat,
  NONE,
  rising,
  type StateTax,
  statuses,
} from "./united-states-states-shape.ts";

export const STATE_NAMES = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
} as const;
export type State = keyof typeof STATE_NAMES;

export const STATE_CHOICES = { none: "Leave out state tax", ...STATE_NAMES } as const;

const MARYLAND = [0, 1_000, 2_000, 3_000, 100_000, 125_000, 150_000, 250_000, 500_000, 1_000_000];
const MARYLAND_JOINT = [0, 1_000, 2_000, 3_000, 150_000, 175_000, 225_000, 300_000, 600_000, 1_200_000];
const NEW_JERSEY = [
  [0, 1.4],
  [20_000, 1.75],
  [35_000, 3.5],
  [40_000, 5.525],
  [75_000, 6.37],
  [500_000, 8.97],
  [1_000_000, 10.75],
] as const;
const NEW_JERSEY_JOINT = [
  [0, 1.4],
  [20_000, 1.75],
  [50_000, 2.45],
  [70_000, 3.5],
  [80_000, 5.525],
  [150_000, 6.37],
  [500_000, 8.97],
  [1_000_000, 10.75],
] as const;

const POLICY_ENGINE = "https://github.com/PolicyEngine/policyengine-us/tree/main/policyengine_us/parameters/gov/states";

const WEST_VIRGINIA = [0, 10_000, 25_000, 40_000, 60_000];
const westVirginia = (rates: readonly number[]): StateTax => ({
  bands: rising(
    rates,
    statuses(
      WEST_VIRGINIA,
      WEST_VIRGINIA,
      WEST_VIRGINIA.map((start) => start / 2),
      WEST_VIRGINIA,
    ),
  ),
  deduction: statuses(2_000, 4_000, 2_000, 2_000),
  // W. Va. Code 11-21-10: up to this income, all that is earned is deducted.
  noTaxUpTo: statuses(10_000, 10_000, 5_000, 10_000),
});

type Starts = readonly [number, number];
/** N.D. Cent. Code 57-38-30.3, on federal taxable income, with the thresholds of Form ND-1ES of each year. */
const northDakota = (single: Starts, joint: Starts, separate: Starts, head: Starts) =>
  rising([0, 1.95, 2.5], statuses([0, ...single], [0, ...joint], [0, ...separate], [0, ...head]));

/** States without an income tax on wages, in any year. */
const UNTAXED = { AK: NONE, FL: NONE, NH: NONE, NV: NONE, SD: NONE, TN: NONE, TX: NONE, WA: NONE, WY: NONE };

export const unitedStatesStateIncomeTax = dated<Readonly<Partial<Record<State, StateTax>>>>({
  what: "US state income tax",
  source: {
    title: "PolicyEngine US, state income tax of 2026, with the states' laws and 2026 forms",
    url: POLICY_ENGINE,
    read: "2026-11-25",
  },
  values: [
    {
      from: "2025-01-01",
      to: "2025-12-31",
      source: {
        title: "PolicyEngine US, state income tax of 2025, with the states' 2025 forms",
        url: POLICY_ENGINE,
        read: "2026-11-25",
      },
      value: {
        ...UNTAXED,
        AL: ALABAMA,
        CA: CALIFORNIA_2025,
        CO: COLORADO_2025,
        CT: CONNECTICUT,
        // Idaho Code 63-3024: last year's threshold of $4,673 rose with the prices of 2024. The state took the federal deduction
        // of 2025 over in February 2026 (HB 559).
        ID: {
          bands: rising([0, 5.3], statuses([0, 4_811], [0, 9_622], [0, 4_811], [0, 9_622])),
          deduction: FEDERAL_2025,
        },
        MA: MASSACHUSETTS_2025,
        MO: MISSOURI_2025,
        ND: {
          bands: northDakota([48_475, 244_825], [80_975, 298_075], [40_475, 149_025], [64_950, 271_450]),
          deduction: FEDERAL_2025,
        },
        OR: OREGON_2025,
        VT: VERMONT_2025,
        WI: WISCONSIN_2025,
        WV: westVirginia([2.22, 2.96, 3.33, 4.44, 4.82]),
      },
    },
    {
      from: "2026-01-01",
      to: "2026-12-31",
      value: {
        ...UNTAXED,
        AL: ALABAMA,
        AR: ARKANSAS_2026,
        // A.R.S. 43-1041 takes over the federal standard deduction.
        AZ: flat(2.5, FEDERAL_2026),
        CO: COLORADO_2026,
        CT: CONNECTICUT,
        DC: {
          bands: alike<Bands>([
            [0, 4],
            [10_000, 6],
            [40_000, 6.5],
            [60_000, 8.5],
            [250_000, 9.25],
            [500_000, 9.75],
            [1_000_000, 10.75],
          ]),
          // D.C. Code 47-1801.04(3A), since 2025 no longer the federal one.
          deduction: statuses(15_000, 30_000, 15_000, 22_500),
          older: { year: "2025", what: "the standard deduction", above: alike(0) },
        },
        DE: {
          bands: alike<Bands>([
            [0, 0],
            [2_000, 2.2],
            [5_000, 3.9],
            [10_000, 4.8],
            [20_000, 5.2],
            [25_000, 5.55],
            [60_000, 6.6],
          ]),
          deduction: statuses(3_250, 6_500, 3_250, 3_250),
          // Del. Code tit. 30, 1110.
          rules: credits(110),
        },
        GA: flat(4.99, statuses(15_000, 30_000, 15_000, 15_000)),
        HI: HAWAII_2026,
        // Iowa Code 422.12: a head of household has two credits.
        IA: { ...flat(3.8, FEDERAL_2026), rules: statuses(credit(40), credit(80), credit(40), credit(80)) },
        IL: ILLINOIS_2026,
        IN: flat(2.95, statuses(1_000, 2_000, 1_000, 1_000)),
        KS: {
          bands: rising([5.2, 5.58], statuses([0, 23_000], [0, 46_000], [0, 23_000], [0, 23_000])),
          deduction: statuses(12_765, 26_560, 13_280, 15_340),
        },
        // KRS 141.081, as Form 42A003 (TCF) for 2026 prints it: one deduction on a joint return, too.
        KY: flat(3.5, alike(3_360)),
        // La. Rev. Stat. 47:294, with the notice in the Louisiana Register of February 2026.
        LA: flat(3, statuses(12_835, 25_670, 12_835, 25_670)),
        MA: MASSACHUSETTS_2026,
        MD: {
          bands: rising(
            [2, 3, 4, 4.75, 5, 5.25, 5.5, 5.75, 6.25, 6.5],
            statuses(MARYLAND, MARYLAND_JOINT, MARYLAND, MARYLAND_JOINT),
          ),
          // Md. Code, Tax-General 10-805 and 10-809: who need not file a federal return owes nothing. 26 U.S.C. 6012(a)(1) asks
          // for none below the standard deduction, but has spouses who file separately do so at any income.
          noTaxUpTo: statuses(16_099.99, 32_199.99, 0, 24_149.99),
          ...MARYLAND_2026_DEDUCTIONS,
        },
        ME: MAINE_2026,
        // MCL 206.30: an exemption for each person.
        MI: flat(4.25, statuses(5_900, 11_800, 5_900, 5_900)),
        // From the Department of Revenue's own table and announcement of December 16, 2025: PolicyEngine has 2025 only.
        MN: {
          bands: rising(
            [5.35, 6.8, 7.85, 9.85],
            statuses(
              [0, 33_310, 109_430, 203_150],
              [0, 48_700, 193_480, 337_930],
              [0, 24_350, 96_740, 168_965],
              [0, 41_010, 164_800, 270_060],
            ),
          ),
          ...MINNESOTA_2026_DEDUCTION,
        },
        MO: MISSOURI_2026,
        // Miss. Code 27-7-16 leaves contributions to a 401(k) free; 35 Miss. Code R. 3-03-03-105 benefits under section 125.
        MS: {
          bands: alike<Bands>([
            [0, 0],
            [10_000, 4],
          ]),
          deduction: statuses(8_300, 16_600, 8_300, 11_400),
        },
        MT: {
          bands: rising([4.7, 5.65], statuses([0, 47_500], [0, 95_000], [0, 47_500], [0, 71_250])),
          deduction: FEDERAL_2026,
        },
        ND: {
          bands: northDakota([49_575, 250_400], [82_800, 304_850], [41_400, 152_425], [66_400, 277_600]),
          deduction: FEDERAL_2026,
        },
        NC: flat(3.99, statuses(12_750, 25_500, 12_750, 19_125)),
        NE: {
          bands: rising(
            [2.46, 3.51, 4.55],
            statuses([0, 4_130, 24_760], [0, 8_250, 49_530], [0, 4_130, 24_760], [0, 7_700, 39_620]),
          ),
          // Neb. Rev. Stat. 77-2716.01, with the figures of Form 1040N-ES for 2026.
          deduction: statuses(8_850, 17_700, 8_850, 12_950),
          rules: credits(176),
        },
        // N.J.S. 54A:6-21 leaves a 401(k) free and no other plan; 54A:6-24 no benefit for which pay is reduced.
        NJ: {
          taxesPreTax: ["otherPlans", "benefits"],
          bands: statuses<Bands>(NEW_JERSEY, NEW_JERSEY_JOINT, NEW_JERSEY, NEW_JERSEY_JOINT),
          deduction: statuses(1_000, 2_000, 1_000, 1_000),
          // N.J.S. 54A:2-4.
          noTaxUpTo: statuses(10_000, 20_000, 10_000, 20_000),
        },
        NM: {
          bands: rising(
            [1.5, 3.2, 4.3, 4.7, 4.9, 5.9],
            statuses(
              [0, 5_500, 16_500, 33_500, 66_500, 210_000],
              [0, 8_000, 25_000, 50_000, 100_000, 315_000],
              [0, 4_000, 12_500, 25_000, 50_000, 157_500],
              [0, 8_000, 25_000, 50_000, 100_000, 315_000],
            ),
          ),
          deduction: FEDERAL_2026,
        },
        NY: NEW_YORK_2026,
        OH: OHIO_2026,
        OK: {
          bands: rising(
            [0, 2.5, 3.5, 4.5],
            statuses(
              [0, 3_750, 4_900, 7_200],
              [0, 7_500, 9_800, 14_400],
              [0, 3_750, 4_900, 7_200],
              [0, 7_500, 9_800, 14_400],
            ),
          ),
          deduction: statuses(7_350, 14_700, 7_350, 10_350),
        },
        // 61 Pa. Code 101.6: no contribution to a plan is free of tax. 72 P.S. 7301(d)(vi) leaves benefits under section 125 free.
        PA: { ...flat(3.07, alike(0)), taxesPreTax: ["plan401k", "otherPlans"] },
        OR: OREGON_2026,
        RI: RHODE_ISLAND_2026,
        SC: SOUTH_CAROLINA_2026,
        UT: UTAH_2026,
        VA: {
          bands: alike<Bands>([
            [0, 2],
            [3_000, 3],
            [5_000, 5],
            [17_000, 5.75],
          ]),
          deduction: statuses(9_680, 19_360, 9_680, 9_680),
          // Va. Code 58.1-321: on less than $11,950, or $23,900 on a joint return.
          noTaxUpTo: statuses(11_949.99, 23_899.99, 11_949.99, 11_949.99),
        },
        VT: VERMONT_2026,
        WI: WISCONSIN_2026,
        // Rates of SB 392 of 2026.
        WV: westVirginia([2.11, 2.81, 3.16, 4.22, 4.58]),
      },
    },
  ],
});
