// Molar mass by writing a formula out atom by atom: "Ca(OH)2" is Ca O H O H. Weights as periodic tables print them.
import type { Given, Made, Opinion } from "#calculators/second/given";
import { NO_OPINION } from "#calculators/second/given";
import { significant, upTo } from "#calculators/second/print";
import { over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { KILOGRAMS, measured } from "#calculators/second/units";

/** Weight, and the lowest and highest in ordinary materials. */
const WEIGHTS: Readonly<Record<string, readonly [weight: string, lowest: string, highest: string]>> = {
  H: ["1.008", "1.00784", "1.00811"],
  C: ["12.011", "12.0096", "12.0116"],
  N: ["14.007", "14.00643", "14.00728"],
  O: ["15.999", "15.99903", "15.99977"],
  S: ["32.06", "32.059", "32.076"],
  Cl: ["35.45", "35.446", "35.457"],
  Na: ["22.98976928", "22.98976926", "22.9897693"],
  Ca: ["40.078", "40.074", "40.082"],
  Fe: ["55.845", "55.843", "55.847"],
  Cu: ["63.546", "63.543", "63.549"],
  Pb: ["207.2", "206.14", "207.94"],
};
const NAMES: Readonly<Record<string, string>> = {
  H: "Hydrogen",
  C: "Carbon",
  N: "Nitrogen",
  O: "Oxygen",
  S: "Sulfur",
  Cl: "Chlorine",
  Na: "Sodium",
  Ca: "Calcium",
  Fe: "Iron",
  Cu: "Copper",
  Pb: "Lead",
};
const FORMULAS = [
  "H2O",
  "C9H8O4",
  "NaCl",
  "Ca(OH)2",
  "CuSO4·5H2O",
  "CuSO4*5H2O",
  "[Fe(CN)6]4-",
  "SO4^2-",
  "NH4+",
  "Pb(NO3)2",
  "C60",
  "CH3(CH2)10COOH",
  "Na2S2O3.5H2O",
  "CO",
  "Fe2(SO4)3",
  "H",
  "Cl^-",
];

export const made: Made = (pick) => ({
  formula: pick(FORMULAS),
  convert: pick(["none", "grams", "moles"]),
  mass: pick(["1", "28.35", "0.000001", "1000000"]),
  amount: pick(["1", "2.5", "0.003"]),
});

const MOLES = { mol: 1, mmol: "0.001", umol: "0.000001" };

const molecularWeight: Opinion = (given) => {
  if (!FORMULAS.includes(given.formula ?? "")) return NO_OPINION;
  const atoms = spelled(given.formula ?? "");
  const total = (which: 0 | 1 | 2) => plus(...atoms.map((symbol) => ratio(WEIGHTS[symbol]?.[which] ?? "0")));
  const whole = total(0);
  const moles = molesOf(given, whole);
  return {
    molar_mass: upTo(whole, 6),
    moles: moles && significant(moles, 9),
    grams: moles && significant(times(moles, whole), 9),
    particles: moles && null,
    lowest: upTo(total(1), 6),
    highest: upTo(total(2), 6),
    atoms: String(atoms.length),
    composition: byHill(atoms).map((symbol) => rowOf(symbol, atoms, whole)),
  };
};

function rowOf(symbol: string, atoms: readonly string[], whole: Ratio) {
  const count = atoms.filter((one) => one === symbol).length;
  const weight = WEIGHTS[symbol]?.[0] ?? "0";
  const mass = times(count, weight);
  return [
    `${NAMES[symbol]} (${symbol})`,
    String(count),
    weight,
    upTo(mass, 9),
    `${upTo(over(times(100, mass), whole), 3)}%`,
  ];
}

function molesOf(given: Given, whole: Ratio): Ratio | undefined {
  if (given.convert === "grams") return over(times(measured(given, "mass", KILOGRAMS), 1000), whole);
  return given.convert === "moles" ? measured(given, "amount", MOLES) : undefined;
}

/** Bracket after bracket, from the inside out, is written as often as the number behind it says. */
function spelled(formula: string): readonly string[] {
  const bare = formula.replace(/(?<=[\]}])\d*[+-]$|\^\d*[+-]$|\+$/, "");
  let text = bare.replace(/[·*.]5H2O/, "(H2O)5");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/[([{]([A-Za-z0-9]*)[)\]}](\d*)/, (_, inside: string, count: string) =>
      inside
        .split(/(?=[A-Z])/)
        .map(repeated)
        .join("")
        .repeat(Number(count || 1)),
    );
  }
  return text
    .split(/(?=[A-Z])/)
    .map(repeated)
    .join("")
    .split(/(?=[A-Z])/);
}

const repeated = (atom: string): string => {
  const [, symbol = "", count = ""] = /^([A-Za-z]+)(\d*)$/.exec(atom) ?? [];
  return symbol.repeat(Number(count || 1));
};

function byHill(atoms: readonly string[]): readonly string[] {
  const all = [...new Set(atoms)].sort();
  if (!all.includes("C")) return all;
  return ["C", ...all.filter((symbol) => symbol === "H"), ...all.filter((symbol) => symbol !== "C" && symbol !== "H")];
}

export default molecularWeight;
