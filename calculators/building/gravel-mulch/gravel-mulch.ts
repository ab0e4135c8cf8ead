import { choice, count, defineCalculator, money, number, percent, quantity, table, text } from "#engine";
import { decimal } from "#numbers/decimal";
import { AREA, DENSITY, LENGTH, MASS, VOLUME } from "#numbers/units";
import { areaOf, areaStep, WHAT_TO_COVER } from "./covered-area.ts";
import { bagsBySize, USUAL } from "./material-weights.ts";

const printed = { significant: 5 } as const;

export default defineCalculator({
  name: "Gravel and mulch calculator",
  summary: "Cubic yards, tons and bags of gravel, mulch, topsoil, sand or rock for an area, and what they cost.",
  inputs: {
    material: choice(
      "Material",
      {
        gravel: "Gravel or crushed stone",
        mulch: "Mulch or bark",
        topsoil: "Topsoil",
        sand: "Sand",
        rock: "Large stone",
      },
      { default: "gravel" },
    ),
    ...WHAT_TO_COVER,
    depth: quantity("Depth", LENGTH, {
      unit: "in",
      units: { in: [0.1, 1200], ft: [0.01, 100], cm: [0.3, 3000], mm: [3, 30000], m: [0.003, 30] },
      example: 3,
    }),
    waste: percent("Extra for waste and settling", { min: 0, max: 100, default: 10, usual: [0, 5, 10, 15] }),
    sold_by: choice(
      "Sold by the",
      {
        yd3: "Cubic yard",
        us_ton: "US ton (2,000 lb)",
        m3: "Cubic meter",
        t: "Metric ton",
        bag: "Bag, by volume",
        weighed_bag: "Bag, by weight",
      },
      { default: "yd3", beginsIn: { "en-CA": "yd3", elsewhere: "m3" } },
    ),
    bag_volume: quantity("Volume of a bag", VOLUME, {
      unit: "ft3",
      units: { ft3: [0.05, 100], l: [1, 3000], m3: [0.001, 3] },
      default: 2,
    }),
    bag_weight: quantity("Weight of a bag", MASS, {
      unit: "lb",
      units: { lb: [1, 5000], kg: [0.5, 2500] },
      default: 50,
    }),
    price: money("Price", { min: 0, max: 1e6, optional: true, help: "Optional. Of one yard, meter, ton or bag." }),
    density: quantity("Density of your material", DENSITY, {
      unit: "lb_yd3",
      units: { lb_yd3: [50, 10000], us_ton_yd3: [0.025, 5], lb_ft3: [2, 370], kg_m3: [30, 6000], t_m3: [0.03, 6] },
      optional: true,
      more: true,
      help: "Optional. Replaces the usual value. Your supplier knows it.",
    }),
  },

  outputs: {
    cubic_yards: number("Cubic yards to order", { unit: "yd³", ...printed }),
    cubic_meters: number("Cubic meters to order", { unit: "m³", ...printed }),
    tons: number("US tons to order", { unit: "US tons", ...printed }),
    metric_tons: number("Metric tons to order", { unit: "t", ...printed }),
    bags_needed: count("Bags to buy", { unit: "bags", optional: true }),
    cost: money("Cost", { optional: true }),
    cubic_feet: number("Cubic feet", { unit: "ft³", ...printed }),
    pounds: number("Weight in pounds", { unit: "lb", ...printed }),
    pounds_per_yard: number("Weight of a cubic yard", { unit: "lb", ...printed }),
    square_feet: number("Area", { unit: "sq ft", ...printed }),
    square_meters: number("Area in square meters", { unit: "m²", ...printed }),
    bags: table("Bags by size", { size: text("Bag size"), bags: count("Bags") }),
  },
  groups: {
    "What it costs": ["cost"],
    Volume: ["cubic_yards", "cubic_meters", "cubic_feet"],
    Weight: ["tons", "metric_tons", "pounds", "pounds_per_yard"],
    Area: ["square_feet", "square_meters"],
  },
  formula:
    "volume = area × depth × (1 + extra ÷ 100); weight = volume × density; bags = volume ÷ volume of a bag, rounded up",

  equationsIn: ["ft", "ft3", "lb"],
  by: {
    cubic_feet: ["Cubic feet with the extra", "square_feet × depth × (100% + waste)"],
    cubic_yards: ["Cubic yards (27 cubic feet each)", "cubic_feet ÷ 27"],
    cubic_meters: "cubic_feet × 0.028316846592",
    pounds: ["Pounds", "cubic_yards × pounds_per_yard"],
    tons: ["US tons (2,000 lb each)", "pounds ÷ 2000"],
    metric_tons: "pounds × 0.45359237 ÷ 1000",
    bags_needed: ["Bags, rounded up", "ceil(cubic_feet ÷ bag_volume)"],
    cost: "cubic_yards × price",
    square_meters: "square_feet × 0.09290304",
  },
  questions: {
    sold_by: {
      yd3: {},
      us_ton: { primary: "tons", by: { cost: "tons × price" } },
      m3: { primary: "cubic_meters", by: { cost: "cubic_meters × price" } },
      t: { primary: "metric_tons", by: { cost: "metric_tons × price" } },
      bag: { asks: ["bag_volume"], primary: "bags_needed", by: { cost: "bags_needed × price" } },
      weighed_bag: {
        asks: ["bag_weight"],
        primary: "bags_needed",
        by: { bags_needed: ["Bags, rounded up", "ceil(pounds ÷ bag_weight)"], cost: "bags_needed × price" },
      },
    },
  },

  compute: (given) => ({
    square_feet: areaOf(given).div(AREA.ft2.factor),
    pounds_per_yard: given.density?.div(DENSITY.lb_yd3.factor) ?? decimal(USUAL[given.material]),
  }),
  after: ({ cubic_feet, pounds }) => ({ bags: bagsBySize(cubic_feet, pounds) }),

  sentence({ material, sold_by, waste }, { cubic_yards, cubic_meters, tons, metric_tons, bags_needed, cost }) {
    const isMetric = sold_by === "m3" || sold_by === "t";
    const [volume, weight] = isMetric ? [cubic_meters, metric_tons] : [cubic_yards, tons];
    const extra = waste.value.isZero() ? "" : `, with ${waste} extra`;
    const bought = bags_needed ? ` That is ${bags_needed}.` : "";
    return `You need ${volume} of ${material}, about ${weight}${extra}.${bought}${cost ? ` It costs ${cost}.` : ""}`;
  },

  working(_given, { square_feet }, show, values, stepOf) {
    const steps = [
      "cubic_feet",
      "cubic_yards",
      "cubic_meters",
      "pounds",
      "tons",
      "metric_tons",
      "bags_needed",
      "cost",
    ] as const;
    return [areaStep(values, show, square_feet), ...steps.map(stepOf)];
  },

  notes: ({ material, density }) => [
    !density && `The weight is that of usual ${material}. Wet or packed material weighs more, so ask your supplier.`,
  ],
});
