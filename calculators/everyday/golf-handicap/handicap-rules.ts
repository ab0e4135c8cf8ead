// USGA and R&A, Rules of Handicapping (2024), rules 5.1, 5.2, 5.3 and 6.1.
import { rows, type Show, step } from "#engine";
import { type Decimal, decimal, sum } from "#numbers/decimal";

export const SLOPE = { min: 55, max: 155 } as const;
/** A course of standard difficulty. */
export const STANDARD = 113;
const HIGHEST = 54;

/** Of a record of at least so many rounds: how many of the lowest differentials count, and the adjustment. */
const RECORD = [
  [3, 1, -2],
  [4, 1, -1],
  [5, 1, 0],
  [6, 2, -1],
  [7, 2, 0],
  [9, 3, 0],
  [12, 4, 0],
  [15, 5, 0],
  [17, 6, 0],
  [19, 7, 0],
  [20, 8, 0],
] as const;

export const ROUNDS = rows(
  "Rounds",
  {
    score: { kind: "number", label: "Score", min: 18, max: 250 },
    rating: { kind: "number", label: "Course rating", min: 20, max: 90 },
    slope: { kind: "number", label: "Slope rating", ...SLOPE },
  },
  {
    least: 3,
    most: 20,
    example: "95:71.3:128; 92:71.3:128; 98:72.8:131; 90:70.1:121; 94:71.3:128",
    help: "Your last 3 to 20 rounds, 18 holes each.",
  },
);

type Round = { readonly score: Decimal; readonly rating: Decimal; readonly slope: Decimal };

/** To a whole number; what is halfway goes up, below zero too. */
export const wholeUp = (amount: Decimal): Decimal => amount.plus(0.5).floor();
const tenthUp = (amount: Decimal): Decimal => wholeUp(amount.times(10)).div(10);

const exactly = ({ score, rating, slope }: Round): Decimal => score.minus(rating).times(STANDARD).div(slope);
export const differentialOf = (round: Round): Decimal => tenthUp(exactly(round));

export function differentialStep(round: Round, show: Show): string {
  const [score, rating, slope] = [round.score, round.rating, round.slope].map((figure) => show("number", figure));
  return step`Differential: ${show("number", STANDARD)} ÷ ${slope ?? ""} × (${score ?? ""} - ${rating ?? ""}) = ${show("number", exactly(round), { digits: 2 })}`;
}

export function indexOf(rounds: readonly Round[]) {
  const differentials = rounds.map(differentialOf);
  const [, used, adjustment] = RECORD.findLast(([least]) => rounds.length >= least) ?? RECORD[0];
  const ranked = differentials.map((differential, i) => ({ differential, i }));
  const lowest = ranked.sort((a, b) => a.differential.cmp(b.differential) || a.i - b.i).slice(0, used);
  const average = sum(lowest.map(({ differential }) => differential)).div(used);
  const index = tenthUp(average.plus(adjustment));
  const counting = new Set(lowest.map(({ i }) => i));
  return {
    handicap_index: index.gt(HIGHEST) ? decimal(HIGHEST) : index,
    used,
    average,
    adjustment: decimal(adjustment),
    record: rounds.map(({ score }, i) => ({
      round: i + 1,
      score,
      differential: differentials[i] ?? decimal(0),
      counts: counting.has(i) ? "Yes" : "No",
    })),
  };
}
