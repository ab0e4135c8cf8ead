import {
  choice,
  count,
  defineCalculator,
  noAnswer,
  number,
  optionalStep,
  percent,
  quantity,
  step,
  table,
  text,
  typed,
} from "#engine";
import { type AtomicWeights, standardAtomicWeights } from "#facts/chemistry/atomic-weights";
import { factsUsed, newestOf } from "#facts/dated";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { AMOUNT, MASSES } from "#numbers/units";
import { inPowersOfTen } from "../../shared/powers-of-ten.ts";
import { ELEMENT_NAMES } from "./element-names.ts";
import { type Atoms, FORMULA, readFormula } from "./read-formula.ts";

const PLACES = { significant: 9 } as const;
const FOUND = { none: "molar_mass", grams: "moles", moles: "grams" } as const;
const MOST_STEPS = 10;
const WEIGHT = { unit: "g/mol", upTo: 6 } as const;
/** Particles in a mole: exact, as the SI has fixed it in 2019. */
const AVOGADRO = decimal("6.02214076e23");
const [NEWEST, WEIGHTS] = [newestOf(standardAtomicWeights).from, newestOf(standardAtomicWeights).value];

export default defineCalculator({
  name: "Molecular weight calculator",
  summary: "Molar mass of a chemical formula, the mass percent of each element, and grams into moles and back.",

  inputs: {
    formula: typed("Chemical formula", {
      pattern: FORMULA,
      like: "a formula such as H2O, Ca(OH)2 or CuSO4·5H2O",
      maxLength: 100,
      example: "C9H8O4",
      help: "Ca(OH)2, CuSO4·5H2O or SO4^2-. Capital letters matter: Co is cobalt, CO carbon monoxide.",
    }),
    convert: choice(
      "Convert",
      { none: "Only the molar mass", grams: "Grams into moles", moles: "Moles into grams" },
      { default: "none" },
    ),
    mass: quantity("Mass", MASSES, {
      unit: "g",
      units: { g: [1e-12, 1e12], kg: [1e-15, 1e9], mg: [1e-9, 1e15], ug: [1e-6, 1e18] },
      example: 28.35,
      when: { convert: ["grams"] },
    }),
    amount: quantity("Amount", AMOUNT, {
      unit: "mol",
      units: { mol: [1e-15, 1e9], mmol: [1e-12, 1e12], umol: [1e-9, 1e15] },
      example: 2.5,
      when: { convert: ["moles"] },
    }),
  },

  outputs: {
    molar_mass: number("Molar mass", WEIGHT),
    moles: number("Amount", { unit: "mol", optional: true, ...PLACES }),
    grams: number("Mass", { unit: "g", optional: true, ...PLACES }),
    particles: text("Molecules or formula units", { optional: true }),
    lowest: number("Lowest in ordinary materials", WEIGHT),
    highest: number("Highest in ordinary materials", WEIGHT),
    atoms: count("Atoms in the formula"),
    composition: table(
      "Elements by mass",
      {
        element: text("Element"),
        atoms: count("Atoms"),
        weight: number("Atomic weight", { upTo: 9 }),
        mass: number("Mass in a mole, in g", { upTo: 9 }),
        share: percent("Share", { upTo: 3 }),
      },
      { chart: { kind: "bars", x: "element", y: "share" } },
    ),
  },
  primary: ({ convert }) => FOUND[convert],
  formula: "molar mass = sum of atoms × atomic weight; moles = grams ÷ molar mass",

  compute({ formula, convert, mass, amount }) {
    const read = readFormula(formula);
    if ("fault" in read) return noAnswer(`Check the formula: it ${read.fault}.`);
    const without = [...read.keys()].find((symbol) => !(symbol in WEIGHTS));
    if (without) return noAnswer(`${ELEMENT_NAMES.get(without)} has no standard atomic weight: all its atoms decay.`);
    const molar_mass = sum(partsOf(read).map(({ mass }) => mass));
    const grams = convert === "moles" ? amount?.times(molar_mass) : mass?.times(1000);
    const moles = convert === "grams" ? mass?.times(1000).div(molar_mass) : amount;
    return {
      molar_mass,
      grams: grams ?? null,
      moles: moles ?? null,
      particles: moles ? inPowersOfTen(moles.times(AVOGADRO), 5) : null,
      lowest: sum(partsOf(read).map(({ lowest }) => lowest)),
      highest: sum(partsOf(read).map(({ highest }) => highest)),
      atoms: [...read.values()].reduce((all, count) => all + count, 0),
      composition: partsOf(read).map(({ element, atoms, weight, mass }) => ({
        element,
        atoms,
        weight,
        mass,
        share: mass.times(100).div(molar_mass),
      })),
    };
  },

  facts: () => factsUsed(standardAtomicWeights, NEWEST),

  sentence: ({ formula, convert }, { molar_mass, moles, grams }) =>
    convert === "none"
      ? `A mole of ${formula} weighs ${molar_mass}.`.replace("/mol", "")
      : `${grams ?? ""} of ${formula} is ${moles ?? ""}, at a molar mass of ${molar_mass}.`,

  working({ convert }, { molar_mass, moles, grams }, show, { formula }) {
    const read = readFormula(formula);
    const parts = "fault" in read ? [] : partsOf(read);
    return [
      ...parts.slice(0, MOST_STEPS).map(({ element, atoms, weight, mass }) => {
        const [count, one, all] = [show("number", atoms), show("number", weight), show("number", mass)];
        return step`${element}: ${count} × ${one} = ${all}`;
      }),
      parts.length > MOST_STEPS && "And so on, for each element",
      `Molar mass: the sum, ${molar_mass}`,
      convert === "grams" && optionalStep`Moles: ${grams} ÷ ${molar_mass} = ${moles}`,
      convert === "moles" && optionalStep`Grams: ${moles} × ${molar_mass} = ${grams}`,
    ];
  },
});

type Weight = { readonly weight: Decimal; readonly lowest: Decimal; readonly highest: Decimal };

/** Those of "1.008 [1.00784, 1.00811]" and "4.002602(2)", uncertain by 0.000002. */
function weightOf(symbol: string, weights: AtomicWeights): Weight {
  const [, weight = "", uncertain, lowest, highest] =
    /^([\d.]+)(?:\((\d+)\)| \[([\d.]+), ([\d.]+)\])$/.exec(weights[symbol] ?? "") ?? [];
  const [exact, off] = [decimal(weight), decimal(uncertain ?? 0).times(`1e-${(weight.split(".")[1] ?? "").length}`)];
  return { weight: exact, lowest: decimal(lowest ?? exact.minus(off)), highest: decimal(highest ?? exact.plus(off)) };
}

/** In the order of Hill: carbon, hydrogen, then the others by the alphabet; without carbon all by the alphabet. */
function partsOf(atoms: Atoms) {
  const first = atoms.has("C") ? ["C", "H"] : [];
  const rank = (symbol: string) => `${first.includes(symbol) ? first.indexOf(symbol) : 2}${symbol}`;
  const ordered = [...atoms].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
  return ordered.map(([symbol, count]) => {
    const { weight, lowest, highest } = weightOf(symbol, WEIGHTS);
    return {
      element: `${ELEMENT_NAMES.get(symbol)} (${symbol})`,
      atoms: count,
      weight,
      mass: weight.times(count),
      lowest: lowest.times(count),
      highest: highest.times(count),
    };
  });
}
