import { choice, defineCalculator, noAnswer, number, quantity, step, table } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { LENGTH } from "#numbers/units";
import { type Convention, footOf, GROUPS, type Group, SYSTEMS, type System, sizeOf } from "./size-systems.ts";

const CENTIMETER = "0.01";
/** Feet in centimeters. */
const RANGE = { men: [18, 36], women: [18, 36], kids: [8, 20] } as const;
const AROUND = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5];
const SIZED = ["us", "uk", "eu", "jp", "mondo"] as const;

const size = (label: string) => number(label, { upTo: 1, optional: true });

export default defineCalculator({
  name: "Shoe size converter",
  summary: "Convert US, UK, EU and Japanese shoe sizes and Mondopoint for men, women and kids, or start from the foot.",

  inputs: {
    group: choice("Shoes for", GROUPS, { default: "men" }),
    from: choice("Convert from", SYSTEMS, { default: "us" }),
    size: number("Size", { min: 0, max: 360, example: 9, when: { from: SIZED } }),
    foot: quantity("Foot length", LENGTH, {
      unit: "cm",
      units: { cm: [8, 36], mm: [80, 360], in: [3.15, 14.17] },
      example: 26.5,
      when: { from: ["foot"] },
      help: "From the heel to the longest toe, of the longer foot.",
    }),
    women: choice(
      "US women's sizes",
      { iso: "1 more than men's (ISO, Brannock)", shops: "1.5 more than men's (many shops)" },
      { default: "iso", more: true },
    ),
  },

  outputs: {
    eu: size("EU size"),
    uk: size("UK size"),
    us_men: size("US men's size"),
    us_women: size("US women's size"),
    us_kids: size("US kids' size"),
    japan: size("Japanese size, in cm"),
    mondopoint: number("Mondopoint, in mm", { digits: 0 }),
    foot_length: number("Foot length", { unit: "cm", upTo: 1 }),
    inches: number("Foot length in inches", { unit: "in", upTo: 2 }),
    chart: table("Sizes around it", {
      mondopoint: number("Foot, in mm", { digits: 0 }),
      us: number("US", { upTo: 1 }),
      uk: number("UK", { upTo: 1 }),
      eu: number("EU", { upTo: 1 }),
    }),
  },
  primary: ({ from, group }) => (from === "us" ? "eu" : US[group]),
  groups: {
    Sizes: ["eu", "uk", "us_men", "us_women", "us_kids", "japan", "mondopoint"],
    "The foot": ["foot_length", "inches"],
  },
  formula: "EU = 1.5 × cm + 2, UK = 3 × inches − 23, US men = 3 × inches − 22, US women = 3 × inches − 21",

  compute({ group, from, size = decimal(0), foot, women }) {
    const centimeters = foot?.div(CENTIMETER) ?? footOf(size, from, group, women);
    const [least, most] = RANGE[group];
    if (centimeters.lt(least) || centimeters.gt(most))
      return noAnswer(`These sizes are for feet of ${least} to ${most} cm. Check the size and who the shoes are for.`);
    return sizesOf(centimeters, group, women);
  },

  sentence(_, { foot_length, eu, uk, us_men, us_women, us_kids }) {
    const american = us_kids ? `US kids' ${us_kids}` : `US men's ${us_men} and women's ${us_women}`;
    return `For a foot of ${foot_length}: ${american}, UK ${uk}, EU ${eu}.`;
  },

  working: (_, { foot_length, inches, us_kids }, show) => [
    step`Foot in inches: ${foot_length} ÷ ${show("number", "2.54")} = ${inches}`,
    us_kids
      ? `The foot and ${show("percent", 8)} more, in two thirds of a centimeter (EU) or thirds of an inch less 12 (UK), rounded to a half.`
      : "In two thirds of a centimeter and 2 more (EU), or thirds of an inch less 23 (UK), rounded to a half.",
  ],

  notes: ({ group }, _, show) => [
    "Brands differ by half a size and more. Compare the foot length with the brand's own chart.",
    group === "kids" && `After ${show("number", "13.5")}, kids' sizes begin again at 1: from there, choose men.`,
  ],
});

const US = { men: "us_men", women: "us_women", kids: "us_kids" } as const;

function sizesOf(foot: Decimal, group: Group, women: Convention) {
  const inSystem = (system: System, of: Group = group) => sizeOf(foot, system, of, women);
  const isKids = group === "kids";
  const mondopoint = inSystem("mondo");
  return {
    eu: inSystem("eu"),
    uk: inSystem("uk"),
    us_men: isKids ? null : inSystem("us", "men"),
    us_women: isKids ? null : inSystem("us", "women"),
    us_kids: isKids ? inSystem("us") : null,
    japan: inSystem("jp"),
    mondopoint,
    foot_length: foot,
    inches: foot.div("2.54"),
    chart: AROUND.map((more) => {
      const near = mondopoint.div(10).plus(more);
      const size = (system: System) => sizeOf(near, system, group, women);
      return { mondopoint: near.times(10), us: size("us"), uk: size("uk"), eu: size("eu") };
    }),
  };
}
