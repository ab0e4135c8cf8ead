import { choice, defineCalculator, group, number, step, table, text } from "#engine";
import { converted, unitOf } from "#math/dimension";
import { LENGTH, LENGTHS } from "#math/units";

const MOST = 1e12;

const UNITS = {
  nm: "Nanometers (nm)",
  um: "Micrometers (µm)",
  mm: "Millimeters (mm)",
  cm: "Centimeters (cm)",
  m: "Meters (m)",
  km: "Kilometers (km)",
  in: "Inches (in)",
  ft: "Feet (ft)",
  yd: "Yards (yd)",
  mi: "Miles (mi)",
  mil: "Mils (thousandths of an inch)",
  fathom: "Fathoms",
  chain: "Chains",
  furlong: "Furlongs",
  nmi: "Nautical miles (nmi)",
  survey_ft: "US survey feet (until 2022)",
  survey_mi: "US survey miles (until 2022)",
  au: "Astronomical units (au)",
  ly: "Light-years (ly)",
} as const satisfies Readonly<Record<keyof typeof LENGTHS, string>>;

export default defineCalculator({
  name: "Length converter",
  summary: "Convert meters, feet, inches, miles and other units of length.",

  inputs: {
    value: number("Length", { min: -MOST, max: MOST, example: 6, measured: { by: "from", dimension: LENGTH } }),
    from: choice("From", UNITS, { example: "ft" }),
    to: choice("To", UNITS, { example: "m" }),
  },

  outputs: {
    result: number("Result", { significant: 15 }),
    units: table("This length in every unit", {
      unit: text("Unit"),
      value: number("Length", { significant: 15 }),
    }),
  },
  primary: "result",
  unit: ({ to }) => LENGTHS[to].label,
  formula: "result = length × meters in the first unit ÷ meters in the second unit",

  compute: ({ value, from, to }) => ({
    result: converted(value, LENGTHS[from], LENGTHS[to]),
    units: Object.entries(UNITS).map(([key, unit]) => ({
      unit,
      value: converted(value, LENGTHS[from], unitOf(LENGTHS, key)),
    })),
  }),

  sentence: ({ value, from, to }, { result }) =>
    `${value} ${LENGTHS[from].label} is ${result.exact ? "" : "about "}${result} ${LENGTHS[to].label}.`,

  working: ({ value, from, to }, { result }) => [
    ...[...new Set([from, to])]
      .filter((unit) => unit !== "m")
      .map((unit) => step`Definition: 1 ${LENGTHS[unit].label} = ${metres(unit)} m`),
    step`Conversion: ${value}${from === "m" ? "" : ` × ${metres(from)}`}${to === "m" ? "" : ` ÷ ${metres(to)}`} = ${result}`,
  ],

  notes: (_, { result }) => [
    result.exact ? "This result is exact." : "This result is rounded. The definitions are exact.",
  ],
});

/** One of the unit in metres. A survey foot is written as a fraction, because its decimal has no end. */
function metres(unit: keyof typeof LENGTHS): string {
  const terms = LENGTHS[unit].factor.split("/").map(group);
  return terms.length > 1 ? `(${terms.join(" ÷ ")})` : terms.join("");
}
