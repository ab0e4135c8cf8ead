import { choice, defineCalculator, number, percent, quantity, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { snap } from "#numbers/round";
import { MOLARITY } from "#numbers/units";
import { inPowersOfTen } from "../../shared/powers-of-ten.ts";

const PLACES = { significant: 6 } as const;
const SCALE = { digits: 2 } as const;
const DISSOLVED = {
  unit: "mol_l",
  units: { mol_l: [1e-15, 100], mmol_l: [1e-12, 1e5], umol_l: [1e-9, 1e8], nmol_l: [1e-6, 1e11] },
} as const;
const CONSTANT = { min: 1e-15, max: 1000 } as const;

/** Each begins at that pH. */
const BANDS = [
  ["Strongly acidic", -2],
  ["Acidic", 3],
  ["Weakly acidic", 5],
  ["Nearly neutral", 6.5],
  ["Weakly basic", 7.5],
  ["Basic", 9],
  ["Strongly basic", 11],
] as const;

export default defineCalculator({
  name: "pH calculator",
  summary: "pH, pOH, [H⁺] and [OH⁻] from one another, of strong and weak acids and bases, and of buffers.",

  inputs: {
    from: choice(
      "What do you know?",
      {
        hydrogen: "[H⁺], or a strong acid",
        hydroxide: "[OH⁻], or a strong base",
        ph: "pH",
        poh: "pOH",
        weak_acid: "Weak acid, with its Ka",
        weak_base: "Weak base, with its Kb",
        buffer: "Buffer, with its pKa",
      },
      { default: "hydrogen" },
    ),
    hydrogen: quantity("[H⁺]", MOLARITY, { ...DISSOLVED, example: 0.0012 }),
    hydroxide: quantity("[OH⁻]", MOLARITY, { ...DISSOLVED, example: 0.0125 }),
    ph: number("pH", { min: -2, max: 16, example: 7.3 }),
    poh: number("pOH", { min: -2, max: 16, example: 4.5 }),
    concentration: quantity("Concentration of the acid or base", MOLARITY, { ...DISSOLVED, example: 0.1 }),
    ka: number("Acid constant (Ka)", {
      ...CONSTANT,
      example: 0.000018,
      help: "From a table of acids, at 25 °C.",
    }),
    kb: number("Base constant (Kb)", {
      ...CONSTANT,
      example: 0.000018,
      help: "From a table of bases, at 25 °C.",
    }),
    pka: number("pKa of the acid", { min: -3, max: 16, example: 4.74 }),
    acid: quantity("Concentration of the acid", MOLARITY, { ...DISSOLVED, example: 0.1 }),
    base: quantity("Concentration of its salt (the base)", MOLARITY, { ...DISSOLVED, example: 0.1 }),
    pkw: number("pKw of water", {
      min: 11,
      max: 15.5,
      default: 14,
      more: true,
      help: "14 at 25 °C, and less in warmer water.",
    }),
  },

  outputs: {
    ph: number("pH", SCALE),
    kind: text("The solution is"),
    poh: number("pOH", SCALE),
    hydrogen: number("[H⁺]", { unit: "mol/L", ...PLACES }),
    hydroxide: number("[OH⁻]", { unit: "mol/L", ...PLACES }),
    hydrogen_power: text("[H⁺] in mol/L, with a power of ten"),
    hydroxide_power: text("[OH⁻] in mol/L, with a power of ten"),
    ionized: percent("Share that splits into ions", { optional: true, ...PLACES }),
    neutral: number("Neutral pH of this water", SCALE),
    bands: table(
      "On the pH scale at 25 °C",
      { name: text("Solution"), begins: number("From a pH of") },
      { chart: { kind: "scale", x: "begins", name: "name", of: "ph" } },
    ),
  },
  primary: "ph",
  groups: {
    "Acid or base": ["ph", "kind", "poh", "neutral"],
    Concentrations: ["hydrogen_power", "hydroxide_power", "hydrogen", "hydroxide", "ionized"],
  },
  formula: "pH = −log(H⁺); pOH = −log(OH⁻); pH + pOH = pKw; pH of a buffer = pKa + log(base ÷ acid)",

  questions: {
    from: {
      hydrogen: { asks: ["hydrogen"], compute: ({ hydrogen, pkw }) => solution(logarithm(hydrogen).neg(), pkw) },
      hydroxide: {
        asks: ["hydroxide"],
        compute: ({ hydroxide, pkw }) => solution(pkw.plus(logarithm(hydroxide)), pkw),
      },
      ph: { asks: ["ph"], compute: ({ ph, pkw }) => solution(ph, pkw) },
      poh: { asks: ["poh"], compute: ({ poh, pkw }) => solution(pkw.minus(poh), pkw) },
      weak_acid: {
        asks: ["concentration", "ka"],
        compute({ concentration, ka, pkw }) {
          const ions = ionsOf(concentration, ka);
          return solution(logarithm(ions).neg(), pkw, ions.times(100).div(concentration));
        },
        working: ({ concentration, ka }, found) => [
          `[H⁺] = (√(Ka² + 4 × Ka × C) - Ka) ÷ 2, with Ka = ${ka} and C = ${concentration}, is ${found.hydrogen_power} mol/L`,
          `pH: -log₁₀[H⁺], which is ${found.ph}`,
        ],
      },
      weak_base: {
        asks: ["concentration", "kb"],
        compute({ concentration, kb, pkw }) {
          const ions = ionsOf(concentration, kb);
          return solution(pkw.plus(logarithm(ions)), pkw, ions.times(100).div(concentration));
        },
        working: ({ concentration, kb, pkw }, found) => [
          `[OH⁻] = (√(Kb² + 4 × Kb × C) - Kb) ÷ 2, with Kb = ${kb} and C = ${concentration}, is ${found.hydroxide_power} mol/L`,
          `pOH: -log₁₀[OH⁻], which is ${found.poh}`,
          `pH: ${pkw} - pOH, which is ${found.ph}`,
        ],
      },
      buffer: {
        asks: ["pka", "acid", "base"],
        compute: ({ pka, acid, base, pkw }) => solution(pka.plus(logarithm(base.div(acid))), pkw),
        working: ({ pka, acid, base }, { ph }) => [`pH: ${pka} + log₁₀(${base} ÷ ${acid}), which is ${ph}`],
      },
    },
  },

  sentence: (_, { ph, kind, hydrogen_power }) =>
    `The pH is ${ph}: the solution is ${kind}, with ${hydrogen_power} mol/L of H⁺.`,

  working: ({ pkw }, { ph, poh, hydrogen_power, hydroxide_power }) => [
    `pH: -log₁₀[H⁺], with [H⁺] = ${hydrogen_power} mol/L, is ${ph}`,
    `pOH: ${pkw} - pH, which is ${poh}`,
    `[OH⁻]: 10^-pOH, which is ${hydroxide_power} mol/L`,
  ],

  notes: ({ from, acid, base, concentration }) => [
    from === "buffer" &&
      acid &&
      base &&
      (acid.value.gt(base.value.times(10)) || base.value.gt(acid.value.times(10))) &&
      "One part is more than ten times the other: such a buffer hardly holds its pH.",
    concentration?.value.lt(VERY_WEAK) &&
      "At such a low concentration, the ions of water itself count, which this formula leaves out.",
  ],
});

const VERY_WEAK = "0.00001";
const LN_10 = decimal(10).ln();

const logarithm = (of: Decimal): Decimal => snap(of.ln().div(LN_10));

/** x² = K × (C - x), solved for x: how much of a weak acid or base splits. */
const ionsOf = (concentration: Decimal, constant: Decimal): Decimal =>
  constant.times(constant).plus(constant.times(concentration).times(4)).sqrt().minus(constant).div(2);

function solution(ph: Decimal, pkw: Decimal, ionized?: Decimal) {
  const poh = pkw.minus(ph);
  const [hydrogen, hydroxide] = [decimal(10).pow(ph.neg()), decimal(10).pow(poh.neg())];
  const neutral = pkw.div(2);
  return {
    ph,
    poh,
    hydrogen,
    hydroxide,
    hydrogen_power: inPowersOfTen(hydrogen, 3),
    hydroxide_power: inPowersOfTen(hydroxide, 3),
    kind: kindOf(ph.minus(neutral)),
    neutral,
    ionized: ionized ?? null,
    bands: BANDS.map(([name, begins]) => ({ name, begins: decimal(begins) })),
  };
}

function kindOf(above: Decimal): "acidic" | "basic" | "neutral" {
  if (snap(above).isZero()) return "neutral";
  return above.lt(0) ? "acidic" : "basic";
}
