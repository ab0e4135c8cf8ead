import { choice, defineCalculator, noAnswer, number, percent, step } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { reading } from "#numbers/dimension";
import { TEMPERATURE } from "#numbers/units";

const DEGREES = { digits: 1 } as const;
const WARM = { min: -60, max: 250 } as const;
const [COLDEST, WARMEST] = [-45, 60];

/** Saturation pressure over water: a × exp(b × t ÷ (c + t)), a in hPa and t in °C. */
const CONSTANTS = {
  bolton: ["6.112", "17.67", "243.5"],
  tetens: ["6.108", "17.27", "237.3"],
} as const;
/** Molar mass of water in g/mol, and the gas constant in J/(mol·K). */
const [WATER, GAS] = ["18.015", "8.31446261815324"];

export default defineCalculator({
  name: "Dew point calculator",
  summary: "Dew point, relative humidity or temperature from the other two, with the water vapor in the air.",

  inputs: {
    find: choice(
      "What do you want to find?",
      { dew_point: "Dew point", humidity: "Relative humidity", temperature: "Air temperature" },
      { default: "dew_point" },
    ),
    temperature: number("Air temperature", { ...WARM, example: 75, beginsIn: { elsewhere: 25 } }),
    dew_point: number("Dew point", { ...WARM, example: 60, beginsIn: { elsewhere: 15 } }),
    humidity: percent("Relative humidity", { min: 1, max: 100, example: 50 }),
    scale: choice(
      "Temperatures in",
      { fahrenheit: "Fahrenheit (°F)", celsius: "Celsius (°C)" },
      { default: "fahrenheit", beginsIn: { elsewhere: "celsius" } },
    ),
    constants: choice(
      "Constants of the Magnus formula",
      { bolton: "Bolton (1980)", tetens: "Tetens, as by AZMET" },
      { default: "bolton", more: true },
    ),
  },

  outputs: {
    dew_fahrenheit: number("Dew point", { unit: "°F", ...DEGREES }),
    dew_celsius: number("Dew point in °C", { unit: "°C", ...DEGREES }),
    humidity: percent("Relative humidity", { digits: 1 }),
    fahrenheit: number("Air temperature", { unit: "°F", ...DEGREES }),
    celsius: number("Air temperature in °C", { unit: "°C", ...DEGREES }),
    absolute: number("Water vapor in the air", { unit: "g/m³", digits: 2 }),
    vapor: number("Vapor pressure", { unit: "hPa", digits: 2 }),
    saturation: number("Vapor pressure when saturated", { unit: "hPa", digits: 2 }),
  },
  primary({ find, scale }) {
    if (find === "humidity") return "humidity";
    const isMetric = scale === "celsius";
    if (find === "dew_point") return isMetric ? "dew_celsius" : "dew_fahrenheit";
    return isMetric ? "celsius" : "fahrenheit";
  },
  groups: {
    Air: ["dew_fahrenheit", "dew_celsius", "humidity", "fahrenheit", "celsius"],
    "Water vapor": ["absolute", "vapor", "saturation"],
  },
  formula:
    "dew point = c × γ ÷ (b - γ), with γ = ln(humidity ÷ 100) + b × t ÷ (c + t), t in °C; b = 17.67 and c = 243.5",

  check: ({ temperature, dew_point, scale }) => ({
    temperature: isOutside(temperature, scale) && BOUNDS,
    dew_point:
      (isOutside(dew_point, scale) && BOUNDS) ||
      (dew_point !== undefined && temperature?.lt(dew_point) && "must be at most the air temperature"),
  }),
  questions: {
    find: {
      dew_point: {
        asks: ["temperature", "humidity"],
        compute({ temperature, humidity, scale, constants }) {
          const t = inCelsius(temperature, scale);
          const share = humidity.div(100);
          return airAt(t, warmthAt(share.ln().plus(growth(t, constants)), constants), constants, share);
        },
      },
      humidity: {
        asks: ["temperature", "dew_point"],
        compute({ temperature, dew_point, scale, constants }) {
          const [t, dew] = [inCelsius(temperature, scale), inCelsius(dew_point, scale)];
          return airAt(t, dew, constants, growth(dew, constants).minus(growth(t, constants)).exp());
        },
      },
      temperature: {
        asks: ["dew_point", "humidity"],
        compute({ dew_point, humidity, scale, constants }) {
          const [dew, share] = [inCelsius(dew_point, scale), humidity.div(100)];
          const t = warmthAt(growth(dew, constants).minus(share.ln()), constants);
          return t.gt(WARMEST) ? noAnswer(TOO_WARM) : airAt(t, dew, constants, share);
        },
      },
    },
  },

  sentence({ scale }, found) {
    const [air, dew] =
      scale === "celsius" ? [found.celsius, found.dew_celsius] : [found.fahrenheit, found.dew_fahrenheit];
    return `At ${air} and a humidity of ${found.humidity}, the dew point is ${dew}, with ${found.absolute} of water vapor.`;
  },

  working(_, { celsius, dew_celsius, humidity, absolute, vapor, saturation }, show, { constants }) {
    const [first, second, third] = CONSTANTS[constants];
    const [a, b, c] = [show("number", first), show("number", second), show("number", third)];
    return [
      step`Vapor pressure when saturated: ${a} × e^(${b} × t ÷ (${c} + t)) with t = ${celsius}, which is ${saturation}`,
      `Vapor pressure: ${humidity} of that, which is ${vapor}`,
      `Dew point: the temperature at which ${vapor} saturates the air, which is ${dew_celsius}`,
      `Water vapor in the air: its vapor pressure × molar mass ÷ (R × T), T in kelvins, which is ${absolute}`,
    ];
  },
});

type Scale = "fahrenheit" | "celsius";
type Constants = keyof typeof CONSTANTS;

const BOUNDS = "must be from -45 to 60 °C, or from -49 to 140 °F: the formula holds for no others";
const TOO_WARM = "Enter a higher humidity or a lower dew point: the air would be warmer than 60 °C (140 °F).";

const inCelsius = (warm: Decimal, scale: Scale): Decimal => reading(warm, TEMPERATURE[scale], TEMPERATURE.celsius);
const inFahrenheit = (celsius: Decimal): Decimal => reading(celsius, TEMPERATURE.celsius, TEMPERATURE.fahrenheit);

function isOutside(warm: Decimal | undefined, scale: Scale): boolean {
  const t = warm && inCelsius(warm, scale);
  return t !== undefined && (t.lt(COLDEST) || t.gt(WARMEST));
}

/** b × t ÷ (c + t): the logarithm of how much more vapor there may be than at 0 °C. */
function growth(t: Decimal, constants: Constants): Decimal {
  const [, b, c] = CONSTANTS[constants];
  return t.times(b).div(t.plus(c));
}

/** The temperature with that growth. */
function warmthAt(growth: Decimal, constants: Constants): Decimal {
  const [, b, c] = CONSTANTS[constants];
  return growth.times(c).div(decimal(b).minus(growth));
}

function airAt(t: Decimal, dew: Decimal, constants: Constants, share: Decimal) {
  const saturation = growth(t, constants).exp().times(CONSTANTS[constants][0]);
  const vapor = saturation.times(share);
  return {
    dew_celsius: dew,
    dew_fahrenheit: inFahrenheit(dew),
    celsius: t,
    fahrenheit: inFahrenheit(t),
    humidity: share.times(100),
    saturation,
    vapor,
    absolute: vapor.times(100).times(WATER).div(t.plus("273.15").times(GAS)),
  };
}
