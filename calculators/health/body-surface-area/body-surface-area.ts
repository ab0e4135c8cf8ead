import { choice, defineCalculator, number, percent, quantity, table, text } from "#engine";
import { LENGTH, MASS } from "#numbers/units";

const FORMULAS = {
  // New England Journal of Medicine 317 (1987), page 1098.
  mosteller: "Mosteller (1987)",
  // Archives of Internal Medicine 17 (1916), pages 863 to 871.
  du_bois: "Du Bois (1916)",
  // Journal of Pediatrics 93 (1978), pages 62 to 66.
  haycock: "Haycock (1978)",
  // Cancer Chemotherapy Reports 54 (1970), pages 225 to 235.
  gehan_george: "Gehan and George (1970)",
  // The Growth of the Surface Area of the Human Body (1935).
  boyd: "Boyd (1935)",
} as const;
const NAMES = ["mosteller", "du_bois", "haycock", "gehan_george", "boyd"] as const;

const area = (label: string) => number(label, { unit: "m²", digits: 2 });
const between = (label: string) => number(label, { unit: "m²", significant: 6 });

export default defineCalculator({
  name: "Body surface area calculator",
  summary: "Body surface area (BSA) from height and weight, for adults and children, by five formulas.",

  inputs: {
    height: quantity("Height", LENGTH, {
      body: true,
      unit: "cm",
      units: { cm: [30, 275], m: [0.3, 2.75], in: [12, 108] },
      example: 175,
    }),
    weight: quantity("Weight", MASS, { body: true, unit: "kg", units: { kg: [1, 650], lb: [2.3, 1430] }, example: 70 }),
    formula: choice("Formula", FORMULAS, {
      default: "mosteller",
      help: "Hospitals mostly use Mosteller or Du Bois.",
    }),
  },

  outputs: {
    bsa: area("Body surface area"),
    share: percent("Compared with the standard 1.73 m²", { digits: 0 }),
    lowest: area("Lowest of the formulas"),
    highest: area("Highest of the formulas"),
    formulas: table(
      "By formula",
      { formula: text("Formula"), bsa: area("Body surface area") },
      { chart: { kind: "bars", x: "formula", y: "bsa" } },
    ),
  },
  formula: "BSA in m² = √(height in cm × weight in kg ÷ 3600)",

  equationsIn: ["cm", "kg"],
  between: {
    mosteller: between("Mosteller"),
    du_bois: between("Du Bois"),
    haycock: between("Haycock"),
    gehan_george: between("Gehan and George"),
    grams: number("Weight in grams"),
    power: number("Power of the weight", { significant: 6 }),
    boyd: between("Boyd"),
  },
  by: {
    mosteller: "√(height × weight ÷ 3600)",
    du_bois: "0.007184 × height^0.725 × weight^0.425",
    haycock: "0.024265 × height^0.3964 × weight^0.5378",
    gehan_george: "0.0235 × height^0.42246 × weight^0.51456",
    grams: "weight × 1000",
    power: "0.7285 - 0.0188 × ln(grams) ÷ ln(10)",
    boyd: "0.0003207 × height^0.3 × grams^power",
  },
  after(found, { formula }) {
    const rows = NAMES.map((name) => ({ formula: FORMULAS[name], bsa: found[name] }));
    const sorted = rows.map(({ bsa }) => bsa).sort((a, b) => a.cmp(b));
    const bsa = found[formula];
    return {
      bsa,
      share: bsa.times(100).div("1.73"),
      lowest: sorted[0] ?? bsa,
      highest: sorted.at(-1) ?? bsa,
      formulas: rows,
    };
  },

  sentence: ({ height, weight, formula }, { bsa, lowest, highest }) =>
    lowest.text === highest.text
      ? `At ${height} and ${weight}, your body surface area is ${bsa}. All five formulas agree.`
      : `At ${height} and ${weight}, your body surface area is ${bsa} by ${FORMULAS[formula]}. The five formulas give ${lowest} to ${highest}.`,

  notes: () => [
    "Doses by body surface area are for doctors and pharmacists, who also look at kidneys, liver and other medicines. Never work out a dose from this page alone.",
  ],
});
