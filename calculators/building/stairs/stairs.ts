import { choice, count, defineCalculator, noAnswer, number, quantity, step, table, text } from "#engine";
import { angleOf } from "#numbers/angle";
import { Decimal, decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { LENGTH } from "#numbers/units";
import { CODES, checksOf, NO } from "./stair-rules.ts";

const printed = { significant: 5 } as const;
const size = { unit: "in", units: { in: [3, 24], mm: [75, 600], cm: [7.5, 60] } } as const;

export default defineCalculator({
  name: "Stair calculator",
  summary: "Risers, treads, stringer and angle of stairs from the total rise, checked by US, British or German rules.",

  inputs: {
    find: choice(
      "Steps",
      { target: "As close as I can to a riser height", count: "As many risers as I choose" },
      { default: "target" },
    ),
    rise: quantity("Total rise, floor to floor", LENGTH, {
      unit: "in",
      units: { in: [6, 1200], ft: [0.5, 100], cm: [15, 3000], mm: [150, 30000], m: [0.15, 30] },
      example: 107,
      help: "From the finished floor below to the finished floor above.",
    }),
    target: quantity("Riser height to aim at", LENGTH, { ...size, default: 7 }),
    chosen: count("Number of risers", { min: 2, max: 200, example: 15 }),
    tread: quantity("Tread depth (run or going)", LENGTH, {
      ...size,
      default: 10,
      help: "From nosing to nosing, without the overhang.",
    }),
    top: choice(
      "Top of the stairs",
      { floor: "The upper floor is the last step", flush: "A tread is level with the upper floor" },
      { default: "floor", more: true },
    ),
    code: choice("Check by", CODES, {
      default: "irc",
      beginsIn: { "en-GB": "uk_private", "de-DE": "din_home", elsewhere: "none" },
    }),
  },

  outputs: {
    risers: count("Risers", { unit: "risers" }),
    riser: quantity("Riser height", LENGTH, { as: "tread", ...printed }),
    treads: count("Treads", { unit: "treads" }),
    run: quantity("Total run", LENGTH, { as: "rise", ...printed }),
    stringer: quantity("Stringer along the nosings", LENGTH, { as: "rise", ...printed }),
    angle: number("Angle", { unit: "degrees", significant: 4 }),
    stride: quantity("2 risers and 1 tread", LENGTH, { as: "tread", ...printed }),
    climb: quantity("Height of the stringer", LENGTH, { as: "rise", ...printed }),
    top_angle: number("Angle at the top", { unit: "degrees", significant: 4 }),
    right_angle: number("Right angle", { unit: "degrees" }),
    checks: table(
      "Checked by the rules",
      {
        rule: text("Rule"),
        least: number("Least", { ...printed, optional: true }),
        most: number("Most", { ...printed, optional: true }),
        yours: number("Yours", printed),
        verdict: text("Result"),
      },
      { optional: true },
    ),
  },
  groups: {
    "The steps": ["risers", "riser", "treads"],
    "The stairs": ["run", "stringer", "climb", "angle", "stride"],
  },
  picture: {
    kind: "triangles",
    of: [{ sides: ["climb", "run", "stringer"], angles: ["angle", "top_angle", "right_angle"] }],
  },
  between: { flush: number("Tread at the top") },
  formula: "risers = total rise ÷ riser height, rounded; riser = total rise ÷ risers; treads = risers - 1",

  by: {
    riser: ["Riser, total rise ÷ risers", "rise ÷ risers"],
    treads: ["Treads", "risers - 1 + flush"],
    run: "treads × tread",
    climb: "treads × riser",
    stride: "2 × riser + tread",
    stringer: ["Stringer", "treads × √(riser × riser + tread × tread)"],
  },
  questions: {
    find: {
      target: {
        asks: ["target"],
        compute: ({ rise, target, tread, top }) => stairsOf(Decimal.max(1, round(rise.div(target))), rise, tread, top),
      },
      count: {
        asks: ["chosen"],
        compute: ({ rise, chosen, tread, top }) => stairsOf(decimal(chosen), rise, tread, top),
      },
    },
  },
  after({ riser, stride, angle }, { code, tread }) {
    const checks = checksOf(code, { riser, tread, stride, pitch: angle });
    return checks.length > 0 ? { checks } : {};
  },

  headline: (_, { risers, riser }) => ["Stairs", `${risers} of ${riser}`],
  sentence: ({ rise, tread }, { risers, riser, treads, run }) =>
    `${rise} takes ${risers} of ${riser} and ${treads} of ${tread}, ${run} long.`,
  working: ({ rise, tread }, { risers, riser, treads, run, stringer, stride }) => [
    step`Riser, total rise ÷ risers: ${rise} ÷ ${Number(risers.value)} = ${riser}`,
    step`Total run: ${Number(treads.value)} × ${tread} = ${run}`,
    `Stringer, treads × √(riser² + tread²): ${stringer}`,
    step`2 risers and 1 tread: 2 × ${riser} + ${tread} = ${stride}`,
  ],
  alerts: (_, { checks }, __, { code }) => [
    checks?.value.some(({ verdict }) => verdict === NO) &&
      `These stairs do not meet a rule for ${CODES[code]}. See the table.`,
  ],
});

function stairsOf(risers: Decimal, rise: Decimal, tread: Decimal, top: "floor" | "flush") {
  const angle = angleOf(rise, risers.times(tread));
  const flush = decimal(top === "flush" ? 1 : 0);
  if (risers.plus(flush).lte(1))
    return noAnswer("Enter a larger total rise or a smaller riser: one step has no stairs.");
  return { risers, flush, angle, top_angle: decimal(90).minus(angle), right_angle: decimal(90) };
}
