// States whose laws or schedules print the tax at the start of a bracket, in whole dollars. It is what is owed, so that the tax
// of the brackets below, to the cent, is not.
import type { Bands } from "./bands.ts";
import {
  lostAbove,
  type Recapture,
  rising,
  type StateRules,
  type StateTax,
  statuses,
} from "./united-states-states-shape.ts";

const HAWAII = [0, 9_600, 14_400, 19_200, 24_000, 36_000, 48_000, 125_000, 175_000, 225_000, 275_000, 325_000];
const HAWAII_TAX = [134, 288, 552, 859, 1_675, 2_539, 8_391, 12_341, 16_466, 20_966, 25_966];
/** Hawaii Rev. Stat. 235-51, for taxable years beginning after December 31, 2024. */
export const HAWAII_2026: StateTax = {
  bands: rising(
    [1.4, 3.2, 5.5, 6.4, 6.8, 7.2, 7.6, 7.9, 8.25, 9, 10, 11],
    statuses(
      HAWAII,
      HAWAII.map((start) => start * 2),
      HAWAII,
      HAWAII.map((start) => start * 1.5),
    ),
    statuses(
      HAWAII_TAX,
      [269, 576, 1_104, 1_718, 3_350, 5_078, 16_782, 24_682, 32_932, 41_932, 51_932],
      HAWAII_TAX,
      [202, 432, 828, 1_289, 2_513, 3_809, 12_587, 18_512, 24_699, 31_449, 38_949],
    ),
  ),
  // Hawaii Rev. Stat. 235-2.4(a) and 235-54: the standard deduction, and $1,144 for each person.
  deduction: statuses(8_000 + 1_144, 16_000 + 2_288, 8_000 + 1_144, 12_000 + 1_144),
};

type Maine = readonly [first: number, tax: number, second: number, tax: number, surcharge: number];
const maine = ([first, taxAtFirst, second, taxAtSecond, surcharge]: Maine): Bands => [
  [0, 5.8],
  [first, 6.75, taxAtFirst, "or more"],
  [second, 7.15, taxAtSecond, "or more"],
  [surcharge, 9.15],
];
/** 36 M.R.S. 5111, by the schedule for 2026. The surcharge is on top of it. */
export const MAINE_2026_BANDS = statuses(
  maine([27_400, 1_589, 64_850, 4_117, 1_000_000]),
  maine([54_850, 3_181, 129_750, 8_237, 1_500_000]),
  maine([27_400, 1_589, 64_850, 4_117, 750_000]),
  maine([41_100, 2_384, 97_300, 6_178, 1_500_000]),
);

const NEW_YORK = [0, 8_500, 11_700, 13_900, 80_650, 215_400, 1_077_550, 5_000_000, 25_000_000];
const NEW_YORK_TAX = [332, 473, 586, 4_191, 12_141, 71_198, 449_714, 2_509_714];
const newYork = (percent: number, ...tiers: Recapture["tiers"]): StateRules => ({
  recapture: { above: 107_650, width: 50_000, percent, tiers, top: [25_000_000, 10.9] },
});
const NEW_YORK_RECAPTURE = newYork(5.9, [215_400, 567, 2_047], [1_077_550, 2_614, 30_172], [5_000_000, 32_786, 32_500]);
/** N.Y. Tax Law 606(b), without dependents. Spouses who file separately share a credit by their incomes together: it is left out. */
const householdCredit = (amount: number, ...less: readonly (readonly [above: number, by: number])[]): StateRules => ({
  credit: { amount, less: less.map(([above, by]) => lostAbove(above, by)) },
});
/**
 * N.Y. Tax Law 601, with the schedules and the tax computation worksheets of Form IT-2105-I for 2026. Each amount of a schedule is
 * the one before and the tax of one bracket, rounded; a worksheet's fraction is not rounded here.
 */
export const NEW_YORK_2026: StateTax = {
  bands: rising(
    [3.9, 4.4, 5.15, 5.4, 5.9, 6.85, 9.65, 10.3, 10.9],
    statuses(
      NEW_YORK,
      [0, 17_150, 23_600, 27_900, 161_550, 323_200, 2_155_350, 5_000_000, 25_000_000],
      NEW_YORK,
      [0, 12_800, 17_650, 20_900, 107_650, 269_300, 1_616_450, 5_000_000, 25_000_000],
    ),
    statuses(
      NEW_YORK_TAX,
      [669, 953, 1_174, 8_391, 17_928, 143_430, 417_939, 2_477_939],
      NEW_YORK_TAX,
      [499, 712, 879, 5_564, 15_101, 107_381, 433_894, 2_493_894],
    ),
  ),
  deduction: statuses(8_000, 16_050, 8_000, 11_200),
  rules: statuses(
    {
      ...NEW_YORK_RECAPTURE,
      ...householdCredit(75, [5_000, 15], [6_000, 10], [7_000, 5], [20_000, 5], [25_000, 20], [28_000, 20]),
    },
    {
      ...newYork(
        5.4,
        [161_550, 333, 807],
        [323_200, 1_140, 3_071],
        [2_155_350, 4_211, 60_350],
        [5_000_000, 64_561, 32_500],
      ),
      ...householdCredit(
        105,
        ...([
          [5_000, 15],
          [6_000, 10],
          [7_000, 5],
          [20_000, 5],
          [22_000, 10],
          [25_000, 15],
          [28_000, 20],
          [32_000, 25],
        ] as const),
      ),
    },
    NEW_YORK_RECAPTURE,
    {
      ...newYork(5.9, [269_300, 787, 2_559], [1_616_450, 3_346, 45_260], [5_000_000, 48_606, 32_500]),
      ...householdCredit(
        90,
        [5_000, 15],
        [6_000, 10],
        [7_000, 5],
        [22_000, 10],
        [25_000, 10],
        [28_000, 20],
        [32_000, 20],
      ),
    },
  ),
};

const OREGON_SINGLE: Bands = [
  [0, 4.75],
  [4_400, 6.75],
  [11_100, 8.75],
  [50_000, 8.75, 4_065, "or more"],
  [125_000, 9.9, 10_627],
];
const OREGON_JOINT: Bands = [
  [0, 4.75],
  [8_800, 6.75],
  [22_200, 8.75],
  [50_000, 8.75, 3_756, "or more"],
  [250_000, 9.9, 21_256],
];
/** Charts S and J of Form OR-40 for 2025, for $50,000 or more. Below that it has tables; here it is Or. Rev. Stat. 316.037. */
export const OREGON_2025_BANDS = statuses(OREGON_SINGLE, OREGON_JOINT, OREGON_SINGLE, OREGON_JOINT);

/** 32 V.S.A. 5822, by the rate schedules for 2025. They print whole dollars, and begin anew at $75,000, where the tables end. */
export const VERMONT_2025: StateTax = {
  bands: statuses<Bands>(
    [
      [0, 3.35],
      [49_400, 6.6, 1_655],
      [75_000, 6.6, 3_345],
      [119_700, 7.6, 6_295],
      [249_700, 8.75, 16_175],
    ],
    [
      [0, 3.35],
      [75_000, 3.35, 2_513],
      [82_500, 6.6, 2_764],
      [199_450, 7.6, 10_482],
      [304_000, 8.75, 18_428],
    ],
    [
      [0, 3.35],
      [41_250, 6.6, 1_382],
      [75_000, 6.6, 3_609],
      [99_725, 7.6, 5_241],
      [152_000, 8.75, 9_214],
    ],
    [
      [0, 3.35],
      [66_200, 6.6, 2_218],
      [75_000, 6.6, 2_799],
      [171_000, 7.6, 9_135],
      [276_850, 8.75, 17_179],
    ],
  ),
  // The standard deduction, and $5,300 for each person.
  deduction: statuses(12_950, 25_900, 12_950, 16_750),
};

/** The same, by the preliminary rates in the instructions of Form IN-114 for 2026. What is deducted follows from GB-1210 for 2026. */
export const VERMONT_2026: StateTax = {
  bands: rising(
    [3.35, 6.6, 7.6, 8.75],
    statuses(
      [0, 50_750, 122_850, 256_300],
      [0, 84_700, 204_750, 312_050],
      [0, 42_350, 102_375, 156_025],
      [0, 68_000, 175_500, 284_150],
    ),
  ),
  deduction: statuses(7_850 + 5_400, 15_700 + 10_800, 7_850 + 5_400, 11_800 + 5_400),
};
