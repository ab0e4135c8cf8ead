import { choice, defineCalculator, group, number, step, table, text } from "#engine";
import { converted, unitOf } from "#math/dimension";
import { INFORMATION } from "#math/units";

const UNITS = {
  bit: "Bits",
  B: "Bytes (B)",
  kB: "Kilobytes (kB), 1,000 bytes",
  MB: "Megabytes (MB)",
  GB: "Gigabytes (GB)",
  TB: "Terabytes (TB)",
  PB: "Petabytes (PB)",
  EB: "Exabytes (EB)",
  KiB: "Kibibytes (KiB), 1,024 bytes",
  MiB: "Mebibytes (MiB)",
  GiB: "Gibibytes (GiB)",
  TiB: "Tebibytes (TiB)",
  PiB: "Pebibytes (PiB)",
  EiB: "Exbibytes (EiB)",
  kbit: "Kilobits (kbit)",
  Mbit: "Megabits (Mbit)",
  Gbit: "Gigabits (Gbit)",
  Tbit: "Terabits (Tbit)",
  Kibit: "Kibibits (Kibit)",
  Mibit: "Mebibits (Mibit)",
  Gibit: "Gibibits (Gibit)",
} as const satisfies Readonly<Record<keyof typeof INFORMATION, string>>;

export default defineCalculator({
  name: "Data size converter",
  summary: "Convert bits, bytes, MB, GB, MiB and GiB.",

  inputs: {
    value: number("Size", { min: 0, max: 1e12, example: 1 }),
    from: choice("From", UNITS, { example: "TB" }),
    to: choice("To", UNITS, { example: "GiB" }),
  },

  outputs: {
    result: number("Result", { significant: 15 }),
    units: table("This size in every unit", {
      unit: text("Unit"),
      value: number("Size", { significant: 15 }),
    }),
  },
  primary: "result",
  unit: ({ to }) => INFORMATION[to].label,
  formula: "result = size × bits in the first unit ÷ bits in the second unit",

  compute: ({ value, from, to }) => ({
    result: converted(value, INFORMATION[from], INFORMATION[to]),
    units: Object.entries(UNITS).map(([key, unit]) => ({
      unit,
      value: converted(value, INFORMATION[from], unitOf(INFORMATION, key)),
    })),
  }),

  sentence: ({ value, from, to }, { result }) =>
    `${value} ${INFORMATION[from].label} is ${result.exact ? "" : "about "}${result} ${INFORMATION[to].label}.`,

  working: ({ value, from, to }, { result }) => [
    ...[...new Set([from, to])]
      .filter((unit) => unit !== "bit")
      .map((unit) => step`Definition: 1 ${INFORMATION[unit].label} = ${bits(unit)} bits`),
    step`Conversion: ${value}${from === "bit" ? "" : ` × ${bits(from)}`}${to === "bit" ? "" : ` ÷ ${bits(to)}`} = ${result}`,
  ],

  notes: (_, { result }) => [
    result.exact ? "This result is exact." : "This result is rounded. The definitions are exact.",
  ],
});

const bits = (unit: keyof typeof INFORMATION): string => group(INFORMATION[unit].factor);
