import { choice, count, defineCalculator, number, percent, type Shown, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";

// As listed by Tanaka, Monahan and Seals, Journal of the American College of Cardiology 37 (2001), and by Gulati and others,
// Circulation 122 (2010), for women.
const FORMULAS = {
  fox: "220 - age",
  tanaka: "208 - 0.7 × age (Tanaka)",
  gulati: "206 - 0.88 × age (Gulati, for women)",
  own: "My own, measured",
} as const;
const LINES = { fox: ["220", "1"], tanaka: ["208", "0.7"], gulati: ["206", "0.88"] } as const;

const ZONES = [
  ["Very light", 50],
  ["Light", 60],
  ["Moderate", 70],
  ["Hard", 80],
  ["Very hard", 90],
] as const;
const WIDTH = 10;
const NORMAL = 100;

const rate = (label: string) => number(label, { digits: 0, unit: "bpm" });

export default defineCalculator({
  name: "Target heart rate calculator",
  summary: "Heart rate for moderate and vigorous exercise by age, with five zones, from the maximum or the reserve.",

  inputs: {
    method: choice(
      "Calculate from",
      { maximum: "Age", reserve: "Age and resting heart rate (Karvonen)" },
      { default: "maximum" },
    ),
    age: count("Age", { unit: "years", min: 18, max: 100, example: 40 }),
    resting: number("Resting heart rate", {
      unit: "bpm",
      min: 30,
      max: 130,
      example: 65,
      help: "Count your pulse for a minute before you get up.",
    }),
    formula: choice("Maximum heart rate", FORMULAS, { default: "fox" }),
    measured: number("Measured maximum", { unit: "bpm", min: 100, max: 230, example: 184, when: { formula: ["own"] } }),
    pulse: number("Heart rate now", {
      unit: "bpm",
      min: 30,
      max: 230,
      optional: true,
      help: "Optional. Shows how hard that is.",
    }),
  },

  outputs: {
    moderate_from: rate("Moderate exercise from"),
    moderate_to: rate("Moderate exercise to"),
    vigorous_from: rate("Vigorous exercise from"),
    vigorous_to: rate("Vigorous exercise to"),
    max_rate: rate("Maximum heart rate"),
    reserve: number("Heart rate reserve", { digits: 0, unit: "bpm", optional: true }),
    intensity: percent("Intensity now", { digits: 0, optional: true }),
    zones: table(
      "Training zones",
      { zone: text("Zone"), share: percent("From, in percent", { digits: 0 }), from: rate("From"), to: rate("To") },
      { chart: { kind: "scale", x: "share", name: "zone", of: "intensity" } },
    ),
  },
  primary: "moderate_from",
  groups: {
    "Your target": ["moderate_from", "moderate_to", "vigorous_from", "vigorous_to"],
    "Your heart": ["max_rate", "reserve", "intensity"],
  },
  headline: (_, { moderate_from, moderate_to, vigorous_from, vigorous_to }) => [
    "Target heart rate",
    `Moderate exercise: ${bare(moderate_from)} to ${moderate_to}\nVigorous exercise: ${bare(vigorous_from)} to ${vigorous_to}`,
  ],

  questions: {
    method: {
      maximum: {
        compute: (given) => lineOf(given),
        // US Centers for Disease Control and Prevention, Target Heart Rate and Estimated Maximum Heart Rate.
        by: {
          moderate_from: "64% × max_rate",
          moderate_to: "76% × max_rate",
          vigorous_from: "77% × max_rate",
          vigorous_to: "93% × max_rate",
          intensity: "pulse ÷ max_rate",
        },
      },
      reserve: {
        asks: ["resting"],
        compute: (given) => lineOf(given),
        refuses: ({ resting, ...given }) =>
          resting.gte(maximumOf(given)) &&
          "Enter a resting heart rate below the maximum heart rate. Measure it again while you sit still.",
        // Garber and others, American College of Sports Medicine, Position Stand (2011).
        by: {
          reserve: "max_rate - resting",
          moderate_from: "40% × reserve + resting",
          moderate_to: "59% × reserve + resting",
          vigorous_from: "60% × reserve + resting",
          vigorous_to: "89% × reserve + resting",
          intensity: "(pulse - resting) ÷ reserve",
        },
      },
    },
  },
  between: {
    base: number("Rate at birth"),
    slope: number("Beats fewer a year"),
  },
  by: { max_rate: "base - slope × age" },
  after: ({ max_rate }, given) => ({
    zones: ZONES.map(([zone, share]) => {
      const at = (share: number): Decimal => {
        const base = given.method === "reserve" ? (given.resting ?? decimal(0)) : decimal(0);
        return max_rate.minus(base).times(share).div(100).plus(base);
      };
      return { zone, share: decimal(share), from: at(share), to: at(share + WIDTH) };
    }),
  }),
  formula: "maximum = 220 − age; target = share × maximum, or share × (maximum − resting) + resting",

  alerts: ({ resting, pulse }, { max_rate }) => [
    resting?.value.gt(NORMAL) &&
      `A resting heart rate of ${resting} is higher than usual. Please talk with a doctor before you exercise hard.`,
    pulse?.value.gt(max_rate.value) &&
      `${pulse} is above the maximum for your age. Please slow down. If you feel chest pain, faint or short of breath, stop and call for help.`,
  ],

  sentence: (_, { moderate_from, moderate_to, vigorous_from, vigorous_to }) =>
    `For moderate exercise, keep your heart at ${bare(moderate_from)} to ${moderate_to}. For vigorous exercise, aim for ${bare(vigorous_from)} to ${vigorous_to}.`,
});

type Given = { readonly formula: keyof typeof FORMULAS; readonly age: number; readonly measured?: Decimal | undefined };

function lineOf({ formula, measured = decimal(0) }: Pick<Given, "formula" | "measured">) {
  const [base, slope] = formula === "own" ? [measured, 0] : LINES[formula];
  return { base: decimal(base), slope: decimal(slope) };
}

function maximumOf({ age, ...given }: Given): Decimal {
  const { base, slope } = lineOf(given);
  return base.minus(slope.times(age));
}

/** Without its unit, where the next figure has it. */
const bare = (figure: Shown<Decimal>): string => figure.text.replace(/ bpm$/, "");
