// Income tax of the states that tax no wages, one rate or several bands, on the state's own taxable income. Each rate and
// band was read in two places that agree: PolicyEngine's parameters, which name their statutes, and the Tax Foundation's
// table for 2026 or the state's own word. Left out: states where the two disagree or have no figures for the year, whose
// brackets follow the price index and were not published. Taxes of cities and counties are not here.
import { dated } from "../dated.ts";
import type { Bands } from "./bands.ts";
import type { ByStatus } from "./united-states.ts";

export type StateTax = {
  readonly bands: ByStatus<Bands>;
  /** Standard deduction and personal exemptions without dependents; left out where two sources do not agree on them. */
  readonly deduction?: ByStatus<number>;
};

export const STATE_NAMES = {
  AK: "Alaska",
  AZ: "Arizona",
  DC: "District of Columbia",
  DE: "Delaware",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  IA: "Iowa",
  IL: "Illinois",
  IN: "Indiana",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  MD: "Maryland",
  ME: "Maine",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MT: "Montana",
  NC: "North Carolina",
  NE: "Nebraska",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NV: "Nevada",
  NY: "New York",
  OK: "Oklahoma",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VA: "Virginia",
  WA: "Washington",
  WY: "Wyoming",
} as const;
export type State = keyof typeof STATE_NAMES;

/** For a page to say so. */
export const STATES_LEFT_OUT =
  "Alabama, Arkansas, California, Colorado, Connecticut, Idaho, Massachusetts, Missouri, North Dakota, Ohio, Oregon, South Carolina, Vermont, West Virginia and Wisconsin";

export const STATE_CHOICES = { none: "Leave out state tax", ...STATE_NAMES } as const;

const alike = <T>(value: T): ByStatus<T> => ({
  single: value,
  married_joint: value,
  married_separate: value,
  head_of_household: value,
});
const statuses = <T>(single: T, married_joint: T, married_separate: T, head_of_household: T): ByStatus<T> => ({
  single,
  married_joint,
  married_separate,
  head_of_household,
});

const flat = (percent: number, deduction?: ByStatus<number>): StateTax => ({
  bands: alike<Bands>([[0, percent]]),
  ...(deduction ? { deduction } : {}),
});
const NONE = flat(0, alike(0));

/** Bands with the same rates, by where each begins. */
const rising = (rates: readonly number[], starts: ByStatus<readonly number[]>): ByStatus<Bands> => {
  const bands = (of: readonly number[]): Bands => rates.map((rate, i) => [of[i] ?? 0, rate]);
  return statuses(
    bands(starts.single),
    bands(starts.married_joint),
    bands(starts.married_separate),
    bands(starts.head_of_household),
  );
};

/** States that take over the federal standard deduction. */
const FEDERAL_2026 = statuses(16_100, 32_200, 16_100, 24_150);

const HAWAII = [0, 9_600, 14_400, 19_200, 24_000, 36_000, 48_000, 125_000, 175_000, 225_000, 275_000, 325_000];
const NEW_YORK = [0, 8_500, 11_700, 13_900, 80_650, 215_400, 1_077_550, 5_000_000, 25_000_000];
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

export const unitedStatesStateIncomeTax = dated<Readonly<Record<State, StateTax>>>({
  what: "US state income tax",
  source: {
    title: "PolicyEngine US, parameters of state income tax, with their statutes",
    url: "https://github.com/PolicyEngine/policyengine-us/tree/main/policyengine_us/parameters/gov/states",
    read: "2026-11-22",
  },
  values: [
    {
      from: "2026-01-01",
      to: "2026-12-31",
      value: {
        AK: NONE,
        AZ: flat(2.5),
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
        },
        FL: NONE,
        GA: flat(4.99, statuses(15_000, 30_000, 15_000, 15_000)),
        HI: {
          bands: rising(
            [1.4, 3.2, 5.5, 6.4, 6.8, 7.2, 7.6, 7.9, 8.25, 9, 10, 11],
            statuses(
              HAWAII,
              HAWAII.map((start) => start * 2),
              HAWAII,
              HAWAII.map((start) => start * 1.5),
            ),
          ),
        },
        IA: flat(3.8, FEDERAL_2026),
        IL: flat(4.95),
        IN: flat(2.95, statuses(1_000, 2_000, 1_000, 1_000)),
        KS: {
          bands: rising([5.2, 5.58], statuses([0, 23_000], [0, 46_000], [0, 23_000], [0, 23_000])),
          deduction: statuses(12_765, 26_560, 13_280, 15_340),
        },
        KY: flat(3.5),
        LA: flat(3),
        MD: {
          bands: rising(
            [2, 3, 4, 4.75, 5, 5.25, 5.5, 5.75, 6.25, 6.5],
            statuses(MARYLAND, MARYLAND_JOINT, MARYLAND, MARYLAND_JOINT),
          ),
        },
        ME: {
          bands: rising(
            [5.8, 6.75, 7.15],
            statuses([0, 27_400, 64_850], [0, 54_850, 129_750], [0, 27_400, 64_850], [0, 41_100, 97_300]),
          ),
        },
        MI: flat(4.25),
        // From the Department of Revenue's own table and announcement: PolicyEngine has 2025 only. The standard deduction shrinks
        // with high incomes, by figures for 2026 that we have not read.
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
        },
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
        NC: flat(3.99, statuses(12_750, 25_500, 12_750, 19_125)),
        NE: {
          bands: rising(
            [2.46, 3.51, 4.55],
            statuses([0, 4_130, 24_760], [0, 8_250, 49_530], [0, 4_130, 24_760], [0, 7_700, 39_620]),
          ),
        },
        NH: NONE,
        NJ: {
          bands: statuses<Bands>(NEW_JERSEY, NEW_JERSEY_JOINT, NEW_JERSEY, NEW_JERSEY_JOINT),
          deduction: statuses(1_000, 2_000, 1_000, 1_000),
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
        NV: NONE,
        NY: {
          bands: rising(
            [3.9, 4.4, 5.15, 5.4, 5.9, 6.85, 9.65, 10.3, 10.9],
            statuses(
              NEW_YORK,
              [0, 17_150, 23_600, 27_900, 161_550, 323_200, 2_155_350, 5_000_000, 25_000_000],
              NEW_YORK,
              [0, 12_800, 17_650, 20_900, 107_650, 269_300, 1_616_450, 5_000_000, 25_000_000],
            ),
          ),
          deduction: statuses(8_000, 16_050, 8_000, 11_200),
        },
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
        PA: flat(3.07, alike(0)),
        // R.I. Gen. Laws § 44-30-2.6 shrinks the standard deduction and the exemptions with high incomes, by figures for 2026
        // that we have not read.
        RI: {
          bands: alike<Bands>([
            [0, 3.75],
            [82_050, 4.75],
            [186_450, 5.99],
          ]),
        },
        SD: NONE,
        TN: NONE,
        TX: NONE,
        UT: flat(4.45),
        VA: {
          bands: alike<Bands>([
            [0, 2],
            [3_000, 3],
            [5_000, 5],
            [17_000, 5.75],
          ]),
          deduction: statuses(9_680, 19_360, 9_680, 9_680),
        },
        WA: NONE,
        WY: NONE,
      },
    },
  ],
});
