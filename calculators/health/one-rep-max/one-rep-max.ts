import { choice, count, defineCalculator, percent, quantity, type Shown, step, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";

type Formula = { readonly name: string; readonly written: string; share(reps: number): Decimal };

const [MAYHEW, WATHAN] = [decimal("-0.055").exp(), decimal("-0.075").exp()];

/** How much of the one-rep max can be lifted so many times, by each formula's author. */
const FORMULAS = {
  // Journal of Physical Education, Recreation and Dance 64 (1993).
  brzycki: {
    name: "Brzycki",
    written: "1.0278 - 0.0278 × reps",
    share: (reps) => decimal("1.0278").minus(decimal("0.0278").times(reps)),
  },
  // Poundage chart, Boyd Epley Workout (1985).
  epley: { name: "Epley", written: "1 ÷ (1 + reps ÷ 30)", share: (reps) => decimal(30).div(reps + 30) },
  // National Strength and Conditioning Association Journal 6 (1985).
  lander: {
    name: "Lander",
    written: "1.013 - 0.0267123 × reps",
    share: (reps) => decimal("1.013").minus(decimal("0.0267123").times(reps)),
  },
  // Beginning Weight Training (1989).
  lombardi: { name: "Lombardi", written: "1 ÷ reps^0.1", share: (reps) => decimal(reps).pow("-0.1") },
  // Journal of Applied Sport Science Research 6 (1992).
  mayhew: {
    name: "Mayhew",
    written: "0.522 + 0.419 × e^(-0.055 × reps)",
    share: (reps) => decimal("0.522").plus(MAYHEW.pow(reps).times("0.419")),
  },
  // Weight Training Today (1989).
  oconner: { name: "O'Conner", written: "1 ÷ (1 + 0.025 × reps)", share: (reps) => decimal(40).div(reps + 40) },
  // Essentials of Strength Training and Conditioning (1994).
  wathan: {
    name: "Wathan",
    written: "0.488 + 0.538 × e^(-0.075 × reps)",
    share: (reps) => decimal("0.488").plus(WATHAN.pow(reps).times("0.538")),
  },
} as const satisfies Readonly<Record<string, Formula>>;

type Name = keyof typeof FORMULAS;
const NAMES = Object.keys(FORMULAS).filter((name): name is Name => name in FORMULAS);

/** One rep is the maximum itself, whatever a formula gives. */
const shareOf = (name: Name, reps: number): Decimal => (reps === 1 ? decimal(1) : FORMULAS[name].share(reps));

/** Beyond it the formulas part. */
const RELIABLE = 10;
const IN_TABLE = 12;

export default defineCalculator({
  name: "One rep max calculator",
  summary: "Estimate your one-rep max (1RM) from a set, by seven formulas, and the weights for 1 to 12 reps.",

  inputs: {
    weight: quantity("Weight lifted", MASS, { unit: "kg", units: { kg: [1, 600], lb: [2, 1300] }, example: 80 }),
    reps: count("Reps", { unit: "reps", min: 1, max: 20, example: 5, help: "As many as you could do in one set." }),
    formula: choice(
      "Formula",
      {
        brzycki: "Brzycki (1993)",
        epley: "Epley (1985)",
        lander: "Lander (1985)",
        lombardi: "Lombardi (1989)",
        mayhew: "Mayhew (1992)",
        oconner: "O'Conner (1989)",
        wathan: "Wathan (1994)",
      },
      { default: "brzycki" },
    ),
  },

  outputs: {
    one_rep_max: quantity("One-rep max", MASS, { as: "weight", digits: 1 }),
    share: percent("Your set, in percent of it", { digits: 1 }),
    lowest: quantity("Lowest of the formulas", MASS, { as: "weight", digits: 1 }),
    highest: quantity("Highest of the formulas", MASS, { as: "weight", digits: 1 }),
    loads: table(
      "Weights by reps",
      {
        reps: count("Reps"),
        percent: percent("Percent of the maximum", { digits: 0 }),
        weight: quantity("Weight", MASS, { as: "weight", digits: 1 }),
      },
      { chart: { kind: "lines", x: "reps", y: ["weight"] } },
    ),
    formulas: table("By formula", {
      formula: text("Formula"),
      one_rep_max: quantity("One-rep max", MASS, { as: "weight", digits: 1 }),
    }),
  },
  primary: "one_rep_max",
  formula: "max = weight ÷ (1.0278 − 0.0278 × reps)",

  compute({ weight, reps, formula }) {
    const max = weight.div(shareOf(formula, reps));
    const all = NAMES.map((name) => ({ formula: FORMULAS[name].name, one_rep_max: weight.div(shareOf(name, reps)) }));
    const sorted = all.map(({ one_rep_max }) => one_rep_max).sort((a, b) => a.cmp(b));
    return {
      one_rep_max: max,
      share: shareOf(formula, reps).times(100),
      lowest: sorted[0] ?? max,
      highest: sorted.at(-1) ?? max,
      loads: Array.from({ length: IN_TABLE }, (_, i) => {
        const share = shareOf(formula, i + 1);
        return { reps: i + 1, percent: share.times(100), weight: max.times(share) };
      }),
      formulas: all,
    };
  },

  sentence: ({ weight, reps }, { one_rep_max, lowest, highest }) =>
    reps.value === 1
      ? `${weight} for one rep is your one-rep max.`
      : `${weight} for ${reps} is a one-rep max of about ${one_rep_max}. The seven formulas give ${lowest} to ${highest}.`,

  working: ({ weight, reps, formula }, { one_rep_max, share }): readonly (string | false)[] => [
    reps.value > 1 &&
      `Share of the maximum by ${FORMULAS[formula].name}: ${withReps(formula, reps)} ${share.exact ? "=" : "≈"} ${share}`,
    step`One-rep max: ${weight} ÷ ${share} = ${one_rep_max}`,
  ],

  notes: ({ reps }) => [
    reps.value > RELIABLE &&
      `Above ${RELIABLE} reps the estimates are rough. A heavier set of 3 to 6 reps tells you more.`,
  ],
});

const withReps = (formula: Name, reps: Shown<number>): string =>
  FORMULAS[formula].written.replace("reps", `${reps.value}`);
