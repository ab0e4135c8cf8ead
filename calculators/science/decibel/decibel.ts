import { choice, defineCalculator, number, numbers, quantity, step } from "#engine";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { POWER } from "#numbers/electricity";
import { snap } from "#numbers/round";

const FIGURE = { significant: 9, optional: true } as const;
const RATIO = { min: 1e-15, max: 1e15 } as const;
const LEVEL = { min: -200, max: 300 } as const;
/** The faintest sound at 1000 Hz, in W/m². */
const THRESHOLD = decimal("1e-12");
const MILLIWATT = decimal("0.001");

export default defineCalculator({
  name: "Decibel calculator",
  summary: "Decibels from ratios of power or voltage and back, dBm and watts, sound levels, and sums of levels.",

  inputs: {
    find: choice(
      "Find",
      {
        gain: "Decibels, from two values",
        ratio: "Ratios, from decibels",
        dbm: "dBm, from a power",
        watts: "Power, from dBm",
        sound: "Sound level, from an intensity",
        intensity: "Sound intensity, from a level",
        total: "Sum of several levels",
      },
      { default: "gain" },
    ),
    kind: choice(
      "The values are",
      { power: "Powers, such as watts", amplitude: "Amplitudes, such as volts or pascals" },
      { default: "power" },
    ),
    after: number("Value, such as the output", { ...RATIO, example: 200 }),
    before: number("Reference, such as the input", { ...RATIO, example: 100 }),
    level: number("Level", { unit: "dB", ...LEVEL, example: 6 }),
    power: quantity("Power", POWER, {
      unit: "W",
      units: { W: [1e-20, 1e15], uW: [1e-14, 1e21], mW: [1e-17, 1e18], kW: [1e-23, 1e12] },
      example: 0.1,
    }),
    dbm: number("Power level", { unit: "dBm", ...LEVEL, example: 20 }),
    intensity: number("Sound intensity", { unit: "W/m²", min: 1e-20, max: 1e9, example: 0.0004 }),
    levels: numbers("Levels in dB", { ...LEVEL, least: 2, most: 100, example: "60, 60, 63" }),
  },

  outputs: {
    level: number("Level", { unit: "dB", ...FIGURE }),
    power_ratio: number("Ratio of powers", FIGURE),
    amplitude_ratio: number("Ratio of amplitudes", FIGURE),
    dbm: number("Level in dBm", { unit: "dBm", ...FIGURE }),
    dbw: number("Level in dBW", { unit: "dBW", ...FIGURE }),
    watts: number("Power in watts", { unit: "W", ...FIGURE }),
    milliwatts: number("Power in milliwatts", { unit: "mW", ...FIGURE }),
    intensity: number("Sound intensity", { unit: "W/m²", ...FIGURE }),
  },
  primary: ({ find }) => PRIMARY[find],
  groups: {
    Level: ["level", "dbm", "dbw"],
    Ratio: ["power_ratio", "amplitude_ratio"],
    "Power and intensity": ["watts", "milliwatts", "intensity"],
  },
  formula: "dB = 10 × log₁₀(P₂ ÷ P₁) = 20 × log₁₀(V₂ ÷ V₁); dBm = 10 × log₁₀(milliwatts); β = 10 × log₁₀(I ÷ I₀)",

  questions: {
    find: {
      gain: {
        asks: ["kind", "after", "before"],
        compute({ kind, after, before }) {
          const ratio = after.div(before);
          const power_ratio = kind === "power" ? ratio : ratio.times(ratio);
          return { level: decibels(power_ratio), power_ratio, amplitude_ratio: power_ratio.sqrt() };
        },
        working: ({ kind, after, before }, { level }) => [
          step`Level: ${kind === "amplitude" ? 20 : 10} × log₁₀(${after} ÷ ${before}) = ${level ?? ""}`,
        ],
        sentence: ({ after, before }, { level }) => `${after} is ${level ?? ""} relative to ${before}.`,
      },
      ratio: {
        asks: ["level"],
        compute: ({ level }) => ({
          level,
          power_ratio: fromDecibels(level),
          amplitude_ratio: fromDecibels(level.div(2)),
        }),
        working: ({ level }, { power_ratio, amplitude_ratio }) => [
          step`Ratio of powers: 10^(${level} ÷ 10) = ${power_ratio ?? ""}`,
          step`Ratio of amplitudes: 10^(${level} ÷ 20) = ${amplitude_ratio ?? ""}`,
        ],
        sentence: ({ level }, { power_ratio, amplitude_ratio }) =>
          `${level} is a power ratio of ${power_ratio ?? ""}, or an amplitude ratio of ${amplitude_ratio ?? ""}.`,
      },
      dbm: {
        asks: ["power"],
        compute: ({ power }) => inWatts(power, decibels(power.div(MILLIWATT))),
        working: (_, { milliwatts, dbm }) => [step`dBm: 10 × log₁₀(${milliwatts ?? ""}) = ${dbm ?? ""}`],
        sentence: ({ power }, { dbm }) => `${power} is ${dbm ?? ""}.`,
      },
      watts: {
        asks: ["dbm"],
        compute: ({ dbm }) => inWatts(fromDecibels(dbm).times(MILLIWATT), dbm),
        working: ({ dbm }, { milliwatts }) => [step`Milliwatts: 10^(${dbm} ÷ 10) = ${milliwatts ?? ""}`],
        sentence: ({ dbm }, { watts, milliwatts }) => `${dbm} is ${watts ?? ""}, or ${milliwatts ?? ""}.`,
      },
      sound: {
        asks: ["intensity"],
        compute: ({ intensity }) => ({ intensity, level: decibels(intensity.div(THRESHOLD)) }),
        working: ({ intensity }, { level }) => [step`Level: 10 × log₁₀(${intensity} ÷ 10⁻¹²) = ${level ?? ""}`],
        sentence: ({ intensity }, { level }) => `A sound of ${intensity} has a level of ${level ?? ""}.`,
      },
      intensity: {
        asks: ["level"],
        compute: ({ level }) => ({ level, intensity: fromDecibels(level).times(THRESHOLD) }),
        working: ({ level }, { intensity }) => [step`Intensity: 10⁻¹² × 10^(${level} ÷ 10) = ${intensity ?? ""}`],
        sentence: ({ level }, { intensity }) => `A sound level of ${level} is an intensity of ${intensity ?? ""}.`,
      },
      total: {
        asks: ["levels"],
        compute: ({ levels }) => ({ level: decibels(sum(levels.map(fromDecibels))) }),
        working: (_, { level }) => [
          "Turn each level into a power ratio: 10^(level ÷ 10)",
          `Add the ratios, and take 10 × log₁₀ of the sum: ${level}`,
        ],
        sentence: ({ levels }, { level }) => `Together, ${levels} dB are ${level ?? ""}.`,
      },
    },
  },
});

const PRIMARY = {
  gain: "level",
  ratio: "power_ratio",
  dbm: "dbm",
  watts: "watts",
  sound: "level",
  intensity: "intensity",
  total: "level",
} as const;

const decibels = (ratio: Decimal): Decimal => snap(ratio.log(10).times(10));
const fromDecibels = (level: Decimal): Decimal => decimal(10).pow(level.div(10));

const inWatts = (watts: Decimal, dbm: Decimal) => ({
  watts,
  milliwatts: watts.div(MILLIWATT),
  dbm,
  dbw: dbm.minus(30),
});
