// States whose deductions, exemptions or credits change with income, in the order of their names. Read in PolicyEngine's
// parameters and formulas, which name each state's form or statute. Tax Foundation's table has no such rules.
import type { ByStatus } from "./united-states.ts";
import { MAINE_2026_BANDS, OREGON_2025_BANDS } from "./united-states-states-printed.ts";
import {
  alike,
  FEDERAL_2025,
  FEDERAL_2026,
  lostAbove,
  lostFrom,
  type Ramp,
  rising,
  type StateRules,
  type StateTax,
  statuses,
} from "./united-states-states-shape.ts";

/** The deduction falls from $25,500 on, to what is left of it 20 steps later. */
const alabama = (amount: number, by: number, rest: number, above = 25_500, each = 500): StateRules => ({
  deduction: { amount, less: [[above, by, each, amount - rest, -by]] },
  federalTax: { percent: { amount: 100 } },
});
/**
 * Ala. Code 40-18-5, 40-18-15 and 40-18-19, with the chart of Form 40. The same since 2022: nothing in it follows prices. By
 * 40-18-14.1 and Ala. Admin. Code 810-3-72-.01, contributions to a 401(k) and benefits under section 125 are free, as of federal tax.
 */
export const ALABAMA: StateTax = {
  bands: rising([2, 4, 5], statuses([0, 500, 3_000], [0, 1_000, 6_000], [0, 500, 3_000], [0, 500, 3_000])),
  deduction: statuses(1_500, 3_000, 1_500, 3_000),
  rules: statuses(
    alabama(3_000, 25, 2_500),
    alabama(8_500, 175, 5_000),
    alabama(4_250, 88, 2_500, 12_750, 250),
    alabama(5_200, 135, 2_500),
  ),
};

const CALIFORNIA_SINGLE = [0, 11_079, 26_264, 41_452, 57_542, 72_724, 371_479, 445_771, 742_953, 1_000_000];
/** To the cent. */
const CALIFORNIA_SCHEDULE_X = [110.79, 414.49, 1_022.01, 1_987.41, 3_201.97, 30_986.19, 38_638.27, 72_219.84];
const californiaCredit = (people: number, above: number, each: number): StateRules => ({
  credit: { amount: 153 * people, less: [[above, 6 * people, each, 153 * people, 6 * people]] },
});
/** Rev. & Tax. Code 17041, 17043 (1% more above $1,000,000), 17054 and 17073.5. */
export const CALIFORNIA_2025: StateTax = {
  bands: rising(
    [1, 2, 4, 6, 8, 9.3, 10.3, 11.3, 12.3, 13.3],
    statuses(
      CALIFORNIA_SINGLE,
      [0, 22_158, 52_528, 82_904, 115_084, 145_448, 742_958, 891_542, 1_000_000, 1_485_906],
      CALIFORNIA_SINGLE,
      [0, 22_173, 52_530, 67_716, 83_805, 98_990, 505_208, 606_251, 1_000_000, 1_010_417],
    ),
    statuses(CALIFORNIA_SCHEDULE_X, [], CALIFORNIA_SCHEDULE_X, []),
  ),
  deduction: statuses(5_706, 11_412, 5_706, 11_412),
  rules: statuses(
    californiaCredit(1, 252_203, 2_500),
    californiaCredit(2, 504_411, 2_500),
    californiaCredit(1, 252_203, 1_250),
    californiaCredit(1, 378_310, 2_500),
  ),
};

/** The federal deduction, of which little is left from $300,000 on. Colo. Rev. Stat. 39-22-104. */
const colorado = (federal: StateTax["deduction"], left: number, leftOfCouple: number): StateTax => {
  const { single, married_joint, married_separate, head_of_household } = federal ?? alike(0);
  const deduction = (amount: number, rest: number): StateRules => ({
    deduction: { amount, less: [lostFrom(300_000, amount - rest)] },
  });
  return {
    bands: alike([[0, 4.4]]),
    rules: statuses(
      deduction(single, left),
      deduction(married_joint, leftOfCouple),
      deduction(married_separate, left),
      deduction(head_of_household, left),
    ),
  };
};
export const COLORADO_2025 = colorado(FEDERAL_2025, 12_000, 16_000);
/** A surplus of the fiscal year 2025-26 could have lowered the rate. The state's forecasts saw none. */
export const COLORADO_2026 = colorado(FEDERAL_2026, 1_000, 2_000);

const steps = (above: number, by: number, each: number, most: number): Ramp => [above, by, each, most, by];
type ConnecticutTables = {
  readonly exemption: number;
  readonly addBack: Ramp;
  readonly recapture: readonly Ramp[];
  /** Where the decimals of Table E begin to fall: twice by .05, then twice by .01. */
  readonly credit: readonly [number, number, number, number];
};
const connecticut = ({ exemption, addBack, recapture, credit: [a, b, c, d] }: ConnecticutTables): StateRules => ({
  deduction: { amount: exemption, less: [steps(exemption * 2, 1_000, 1_000, exemption)] },
  added: [addBack, ...recapture],
  creditPercent: {
    amount: 75,
    less: [steps(a, 5, 500, 40), steps(b, 5, 500, 20), steps(c, 1, 500, 5), steps(d, 1, 500, 10)],
  },
});
const recaptured = (scale: number, middle: number): readonly Ramp[] => [
  steps(105_000 * scale, 25 * scale, 5_000 * scale, 250 * scale),
  steps(200_000 * scale, middle, 5_000 * scale, middle * 30),
  steps(500_000 * scale, 50 * scale, 5_000 * scale, 450 * scale),
];
const CONNECTICUT_SINGLE = [0, 10_000, 50_000, 100_000, 200_000, 250_000, 500_000];
/** Conn. Gen. Stat. 12-700, 12-702 and 12-703: the same from 2024 on. */
export const CONNECTICUT: StateTax = {
  bands: rising(
    [2, 4.5, 5.5, 6, 6.5, 6.9, 6.99],
    statuses(
      CONNECTICUT_SINGLE,
      CONNECTICUT_SINGLE.map((start) => start * 2),
      CONNECTICUT_SINGLE,
      CONNECTICUT_SINGLE.map((start) => start * 1.6),
    ),
  ),
  rules: statuses(
    connecticut({
      exemption: 15_000,
      addBack: steps(56_500, 25, 5_000, 250),
      recapture: recaptured(1, 90),
      credit: [18_800, 25_000, 31_300, 60_000],
    }),
    connecticut({
      exemption: 24_000,
      addBack: steps(100_500, 50, 5_000, 500),
      recapture: recaptured(2, 180),
      credit: [30_000, 40_000, 50_000, 96_000],
    }),
    connecticut({
      exemption: 12_000,
      addBack: steps(50_250, 25, 2_500, 250),
      recapture: recaptured(1, 90),
      credit: [15_000, 20_000, 25_000, 48_000],
    }),
    connecticut({
      exemption: 19_000,
      addBack: steps(78_500, 40, 4_000, 400),
      recapture: recaptured(1.6, 140),
      credit: [24_000, 34_000, 44_000, 74_000],
    }),
  ),
};

/** What is left of both deductions falls in a straight line to nothing. */
const maine = (deduction: Ramp, exemption: Ramp): StateRules => ({
  deduction: { amount: deduction[1] + exemption[1], less: [deduction, exemption] },
});
const fading = (amount: number, above: number, over: number): Ramp => [above, amount, over, amount];
/** 36 M.R.S. 5111 (with a surcharge of 2% from L.D. 2212 of 2026), 5124-C and 5126-A, by the schedule revised on May 20, 2026. */
export const MAINE_2026: StateTax = {
  bands: MAINE_2026_BANDS,
  rules: statuses(
    maine(fading(15_700, 102_250, 75_000), fading(5_300, 341_000, 125_000)),
    maine(fading(31_400, 204_550, 150_000), fading(10_600, 409_150, 125_000)),
    maine(fading(15_700, 102_250, 75_000), fading(5_300, 204_575, 62_500)),
    maine(fading(23_550, 153_400, 112_500), fading(5_300, 375_050, 125_000)),
  ),
};

/** The 4% surtax begins at a figure that follows prices. Mass. Gen. Laws c. 62, s. 3, 4 and 5. */
const massachusetts = (surtaxAbove: number): StateTax => ({
  bands: alike([
    [0, 5],
    [surtaxAbove, 9],
  ]),
  deduction: statuses(4_400, 8_800, 4_400, 6_800),
  noTaxUpTo: statuses(8_000, 16_400, 0, 14_400),
  limitedTax: { times: 1.75, percent: 10 },
  rules: alike<StateRules>({ payrollTax: 2_000 }),
});
export const MASSACHUSETTS_2025 = massachusetts(1_083_150);
export const MASSACHUSETTS_2026 = massachusetts(1_107_750);

const missouri = (most: number): StateRules => ({
  federalTax: {
    percent: {
      amount: 35,
      less: [lostAbove(25_000, 10), lostAbove(50_000, 10), lostAbove(100_000, 10), lostAbove(125_000, 5)],
    },
    most: { amount: most },
  },
});
/** Mo. Rev. Stat. 143.011, 143.131, 143.161 and 143.171. Each bracket is as wide as the first, which is free. */
const missouriOf = (width: number, printed: readonly number[], federal: ByStatus<number>): StateTax => ({
  bands: rising(
    [0, 2, 2.5, 3, 3.5, 4, 4.5, 4.7],
    alike([0, 1, 2, 3, 4, 5, 6, 7].map((brackets) => brackets * width)),
    alike(printed),
  ),
  deduction: { ...federal, head_of_household: federal.head_of_household + 1_400 },
  rules: statuses(missouri(5_000), missouri(10_000), missouri(5_000), missouri(5_000)),
});
export const MISSOURI_2025 = missouriOf(1_313, [0, 26, 59, 98, 144, 197, 256], FEDERAL_2025);
export const MISSOURI_2026 = missouriOf(1_348, [0, 27, 61, 101, 148, 202, 263], FEDERAL_2026);

/** From $30,000 of income after exemptions on, there is no credit of $20 for each person. */
const ohio = (people: number): StateRules => ({
  deduction: {
    amount: 2_400 * people,
    less: [lostAbove(40_000, 250 * people), lostAbove(80_000, 250 * people), lostFrom(500_000, 1_900 * people)],
  },
  credit: { amount: 20 * people, less: [lostFrom(30_000 + 2_400 * people, 20 * people)] },
  entry: [26_050, 332],
});
/** Ohio Rev. Code 5747.02, 5747.022 and 5747.025. */
export const OHIO_2026: StateTax = {
  bands: alike([
    [0, 0],
    [26_050, 2.75],
  ]),
  rules: statuses(ohio(1), ohio(2), ohio(1), ohio(1)),
};

const oregon = (federal: number, from: number, each: number, credit: number, none: number): StateRules => ({
  federalTax: {
    percent: { amount: 100 },
    most: { amount: federal, less: [[from - each, federal / 5, each, federal, -federal / 5]] },
  },
  credit: { amount: credit, less: [lostAbove(none, credit)] },
});
/** Or. Rev. Stat. 316.037, 316.085, 316.680 and 316.695, with the figures of Form OR-40 for 2025. */
export const OREGON_2025: StateTax = {
  bands: OREGON_2025_BANDS,
  deduction: statuses(2_835, 5_670, 2_835, 4_560),
  rules: statuses(
    oregon(8_500, 125_000, 5_000, 256, 100_000),
    oregon(8_500, 250_000, 10_000, 512, 200_000),
    oregon(4_250, 125_000, 5_000, 256, 100_000),
    oregon(8_500, 250_000, 10_000, 256, 200_000),
  ),
};
const OREGON_2026_STARTS = [0, 4_550, 11_400, 125_000];
const OREGON_2026_JOINT = OREGON_2026_STARTS.map((start) => start * 2);
/** The same, with the figures of Oregon Withholding Tax Formulas, 150-206-436, revised December 31, 2025. Its charts come later. */
export const OREGON_2026: StateTax = {
  bands: rising(
    [4.75, 6.75, 8.75, 9.9],
    statuses(OREGON_2026_STARTS, OREGON_2026_JOINT, OREGON_2026_STARTS, OREGON_2026_JOINT),
  ),
  deduction: statuses(2_910, 5_820, 2_910, 4_685),
  rules: statuses(
    oregon(8_750, 125_000, 5_000, 263, 100_000),
    oregon(8_750, 250_000, 10_000, 526, 200_000),
    oregon(4_375, 125_000, 5_000, 263, 100_000),
    oregon(8_750, 250_000, 10_000, 263, 200_000),
  ),
};

/** A fifth of the deduction and of the exemptions goes for each $7,450, or part of it, of income above $261,000. */
const rhodeIsland = (amount: number): StateRules => ({
  deduction: { amount, less: [steps(261_000, amount / 5, 7_450, amount)] },
});
/** R.I. Gen. Laws 44-30-2.6, with the figures of advisory ADV 2025-22. */
export const RHODE_ISLAND_2026: StateTax = {
  bands: alike([
    [0, 3.75],
    [82_050, 4.75],
    [186_450, 5.99],
  ]),
  rules: statuses(
    rhodeIsland(11_200 + 5_250),
    rhodeIsland(22_400 + 10_500),
    rhodeIsland(11_200 + 5_250),
    rhodeIsland(16_800 + 5_250),
  ),
};

const southCarolina = (amount: number, above: number): StateRules => ({
  deduction: { amount, less: [[above, 3, 11, amount, -10]] },
});
/** S.C. Code 12-6-510 and 12-6-1140(15), as H. 4216 of 2026 has them. */
export const SOUTH_CAROLINA_2026: StateTax = {
  bands: alike([
    [0, 1.99],
    [30_000, 5.21],
  ]),
  rules: statuses(
    southCarolina(15_000, 40_000),
    southCarolina(30_000, 80_000),
    southCarolina(15_000, 40_000),
    southCarolina(22_500, 60_000),
  ),
};

const wisconsin = (amount: number, ...less: readonly Ramp[]): StateRules => ({ deduction: { amount, less } });
type WisconsinStarts = readonly [number, number, number];
const wisconsinBands = (single: WisconsinStarts, joint: WisconsinStarts, separate: WisconsinStarts) =>
  rising([3.5, 4.4, 5.3, 7.65], statuses([0, ...single], [0, ...joint], [0, ...separate], [0, ...single]));
/** Wis. Stat. 71.05(22) and (23) and 71.06, the second bracket as 2025 Wisconsin Act 15 widened it, with the figures of Form 1 for 2025. */
export const WISCONSIN_2025: StateTax = {
  bands: wisconsinBands([14_680, 50_480, 323_290], [19_580, 67_300, 431_060], [9_790, 33_650, 215_530]),
  deduction: statuses(700, 1_400, 700, 700),
  rules: statuses(
    wisconsin(13_560, [19_550, 12, 100, 13_560]),
    wisconsin(25_110, [28_210, 19.778, 100, 25_110]),
    wisconsin(11_930, [13_390, 19.778, 100, 11_930]),
    // From $57,210 on it is a single person's.
    wisconsin(17_520, [19_550, 22.515, 100, 8_479.2], [57_210, 12, 100, 9_040.8]),
  ),
};
/** The same, with the figures of Form 1-ES for 2026. */
export const WISCONSIN_2026: StateTax = {
  bands: wisconsinBands([15_110, 51_950, 332_720], [20_150, 69_260, 443_630], [10_080, 34_630, 221_820]),
  deduction: statuses(700, 1_400, 700, 700),
  rules: statuses(
    wisconsin(13_960, [20_120, 12, 100, 13_960]),
    wisconsin(25_840, [29_040, 19.778, 100, 25_840]),
    wisconsin(12_280, [13_780, 19.778, 100, 12_280]),
    // From $58,827 on it is a single person's: 13,960 - (58,827 - 20,120) × 12% = 9,315.16 are left.
    wisconsin(18_030, [20_120, 22.515, 100, 8_714.84], [58_827, 12, 100, 9_315.16]),
  ),
};
