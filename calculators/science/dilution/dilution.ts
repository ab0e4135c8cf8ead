import { choice, count, defineCalculator, noAnswer, number, quantity, table } from "#engine";
import { decimal } from "#numbers/decimal";
import { VOLUME } from "#numbers/units";
import { NAMES, UNITS } from "./concentration-units.ts";

const PLACES = { significant: 9 } as const;
const CONCENTRATION = { min: 1e-9, max: 1e9 } as const;
const HELD = {
  unit: "ml",
  units: { ml: [1e-6, 1e9], l: [1e-9, 1e6], m3: [1e-12, 1e3] },
} as const;

export default defineCalculator({
  name: "Dilution calculator",
  summary: "How much stock solution and water make a weaker solution, by C₁V₁ = C₂V₂, and serial dilutions.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        stock_volume: "Volume of stock to take (V₁)",
        final_volume: "Final volume (V₂)",
        final_concentration: "Final concentration (C₂)",
        stock_concentration: "Stock concentration (C₁)",
        serial: "Serial dilution",
      },
      { default: "stock_volume" },
    ),
    stock_concentration: number("Stock concentration (C₁)", { ...CONCENTRATION, example: 12 }),
    stock_in: choice("Stock concentration in", NAMES, { default: "mol_l" }),
    final_concentration: number("Final concentration (C₂)", { ...CONCENTRATION, example: 2 }),
    final_in: choice("Final concentration in", NAMES, { default: "mol_l" }),
    stock_volume: quantity("Volume of stock (V₁)", VOLUME, { ...HELD, example: 25 }),
    final_volume: quantity("Final volume (V₂)", VOLUME, { ...HELD, example: 500 }),
    fold: number("Dilution in each step", { unit: "fold", min: 1.01, max: 1000, default: 10, help: "10 for 1:10." }),
    steps: count("Steps", { min: 1, max: 15, default: 6 }),
  },

  outputs: {
    stock_volume: quantity("Volume of stock to take", VOLUME, { as: "final_volume", ...PLACES }),
    water: quantity("Water or solvent to add", VOLUME, { as: "final_volume", ...PLACES }),
    final_volume: quantity("Final volume", VOLUME, { as: "final_volume", ...PLACES }),
    final_concentration: number("Final concentration", PLACES),
    stock_concentration: number("Stock concentration", PLACES),
    factor: number("Dilution factor", PLACES),
    tubes: table(
      "Serial dilution",
      { tube: count("Tube"), factor: number("Dilution", PLACES), concentration: number("Concentration", PLACES) },
      { optional: true },
    ),
  },
  primary: ({ find }) => (find === "serial" ? "final_concentration" : find),
  unit: ({ find, stock_in, final_in }) => {
    if (find === "stock_concentration") return UNITS[stock_in].label;
    return find === "stock_volume" || find === "final_volume" ? "" : UNITS[final_in].label;
  },
  between: {
    from_size: number("Size of the stock's unit", PLACES),
    to_size: number("Size of the final unit", PLACES),
  },
  formula: "C₁ × V₁ = C₂ × V₂; dilution factor = C₁ ÷ C₂ = V₂ ÷ V₁",

  equationsIn: ["ml"],
  by: { water: "final_volume - stock_volume" },
  check: ({ stock_in, final_in }) => ({
    final_in:
      UNITS[stock_in].kind !== UNITS[final_in].kind &&
      `must measure the same as ${UNITS[stock_in].label}: choose the same unit for both`,
  }),
  questions: {
    find: {
      stock_volume: {
        asks: ["stock_concentration", "final_concentration", "final_volume"],
        compute: sizes,
        by: {
          stock_volume: "final_concentration × to_size × final_volume ÷ (stock_concentration × from_size)",
          factor: "stock_concentration × from_size ÷ (final_concentration × to_size)",
        },
      },
      final_volume: {
        asks: ["stock_concentration", "stock_volume", "final_concentration"],
        compute: sizes,
        by: {
          final_volume: "stock_concentration × from_size × stock_volume ÷ (final_concentration × to_size)",
          factor: "stock_concentration × from_size ÷ (final_concentration × to_size)",
        },
      },
      final_concentration: {
        asks: ["stock_concentration", "stock_volume", "final_volume"],
        compute: sizes,
        by: {
          final_concentration: "stock_concentration × from_size × stock_volume ÷ (final_volume × to_size)",
          factor: "final_volume ÷ stock_volume",
        },
      },
      stock_concentration: {
        asks: ["stock_volume", "final_concentration", "final_volume"],
        compute: sizes,
        by: {
          stock_concentration: "final_concentration × to_size × final_volume ÷ (stock_volume × from_size)",
          factor: "final_volume ÷ stock_volume",
        },
      },
      serial: {
        asks: ["stock_concentration", "final_volume", "fold", "steps"],
        compute: sizes,
        by: {
          factor: "fold^steps",
          stock_volume: "final_volume ÷ fold",
          final_concentration: "stock_concentration × from_size ÷ factor ÷ to_size",
        },
        sentence: ({ steps, fold }, { final_concentration, stock_volume, water }, _, { final_in }) =>
          `Move ${stock_volume} into ${water} in each tube: after ${steps} steps of 1 in ${fold}, ${final_concentration} ${UNITS[final_in].label} is left.`,
      },
    },
  },
  after: ({ factor, from_size, to_size }, { find, stock_concentration, fold, steps }) => {
    if (factor.lt(1)) return noAnswer(STRONGER);
    if (find !== "serial" || !stock_concentration || !fold || !steps) return {};
    return {
      tubes: Array.from({ length: steps }, (_, i) => {
        const diluted = fold.pow(i + 1);
        return {
          tube: i + 1,
          factor: diluted,
          concentration: stock_concentration.times(from_size).div(diluted.times(to_size)),
        };
      }),
    };
  },

  sentence: (_, { stock_volume, water, final_volume, final_concentration }, __, { final_in }) =>
    `Mix ${stock_volume} of stock with ${water} of solvent: that makes ${final_volume} at ${final_concentration} ${UNITS[final_in].label}.`,
});

const STRONGER =
  "Enter a final volume above the volume of stock, and a final concentration below that of the stock: water can't make a solution stronger.";

type UnitName = keyof typeof UNITS;
function sizes({ stock_in, final_in }: { readonly stock_in: UnitName; readonly final_in: UnitName }) {
  return { from_size: decimal(UNITS[stock_in].size), to_size: decimal(UNITS[final_in].size) };
}
