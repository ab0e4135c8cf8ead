import { choice, defineCalculator, noAnswer, number, percent, quantity, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { reading } from "#numbers/dimension";
import { SPEED, TEMPERATURE } from "#numbers/units";
import { heatIndex, wetBulb, windChill } from "./felt-temperature.ts";

const DEGREES = { digits: 1 } as const;
const [COLDEST, WARMEST] = [-100, 150];

/** Each band with where it begins, in °F. Heat: the National Weather Service. */
const BANDS = {
  heat: [
    ["No caution needed", COLDEST],
    ["Caution", 80],
    ["Extreme caution", 90],
    ["Danger", 103],
    ["Extreme danger", 125],
  ],
  wind: [
    ["Frostbite within 30 minutes", -200],
    ["Cold", -18],
    ["Little risk", 32],
  ],
} as const;

export default defineCalculator({
  name: "Feels-like temperature calculator",
  summary: "Heat index from temperature and humidity, wind chill from temperature and wind, or wet-bulb temperature.",

  inputs: {
    measure: choice(
      "Calculate",
      { heat: "Heat index: hot and humid", wind: "Wind chill: cold and windy", wet: "Wet-bulb temperature" },
      { default: "heat" },
    ),
    temperature: number("Air temperature", { min: COLDEST, max: WARMEST, example: 96, beginsIn: { elsewhere: 35 } }),
    scale: choice(
      "In",
      { fahrenheit: "Fahrenheit (°F)", celsius: "Celsius (°C)" },
      { default: "fahrenheit", beginsIn: { elsewhere: "celsius" } },
    ),
    humidity: percent("Relative humidity", { min: 0, max: 100, example: 65, when: { measure: ["heat", "wet"] } }),
    wind: quantity("Wind speed", SPEED, {
      unit: "mph",
      units: { mph: [0, 300], kmh: [0, 500], ms: [0, 135], kn: [0, 260] },
      example: 15,
      when: { measure: ["wind"] },
    }),
  },

  outputs: {
    fahrenheit: number("Feels like", { unit: "°F", ...DEGREES }),
    celsius: number("Feels like, in °C", { unit: "°C", ...DEGREES }),
    warmer: number("Warmer than the air by", { unit: "°F", ...DEGREES }),
    band: text("Level", { optional: true }),
    bands: table(
      "Levels",
      { level: text("Level"), from: number("From °F", { upTo: 0 }), from_celsius: number("From °C", DEGREES) },
      { optional: true, chart: { kind: "scale", x: "from", name: "level", of: "fahrenheit" } },
    ),
  },
  primary: ({ scale }) => scale,
  formula:
    "heat index = -42.379 + 2.04901523T + 10.14333127R - 0.22475541TR - 0.00683783T² - 0.05481717R² + 0.00122874T²R + 0.00085282TR² - 0.00000199T²R²; wind chill = 35.74 + 0.6215T - 35.75V^0.16 + 0.4275TV^0.16",

  check({ temperature, scale }) {
    const air = inFahrenheit(temperature, scale);
    const isOutside = air.lt(COLDEST) || air.gt(WARMEST);
    return { temperature: isOutside && "must be from -100 to 150 °F, or from -73 to 65 °C" };
  },
  compute({ measure, temperature, scale, humidity, wind }) {
    const air = inFahrenheit(temperature, scale);
    const felt = FELT[measure](air, humidity ?? decimal(0), (wind ?? decimal(0)).div(SPEED.mph.factor));
    if (felt === undefined) return noAnswer(OUTSIDE);
    const levels = measure === "wet" ? [] : BANDS[measure];
    return {
      fahrenheit: felt,
      celsius: inCelsius(felt),
      warmer: felt.minus(air),
      band: levels.filter(([, from]) => felt.gte(from)).at(-1)?.[0] ?? null,
      bands: levels.map(([level, from]) => ({ level, from: decimal(from), from_celsius: inCelsius(decimal(from)) })),
    };
  },

  sentence({ measure, temperature, scale, humidity, wind }, found) {
    const air = `${temperature} ${TEMPERATURE[scale].label}`;
    if (measure === "wet")
      return `At ${air} and a humidity of ${humidity ?? ""}, the wet-bulb temperature is ${found[scale]}.`;
    return `At ${air} with ${wind ? `wind of ${wind}` : `a humidity of ${humidity ?? ""}`}, it feels like ${found[scale]}.`;
  },

  working: ({ temperature, scale, humidity, wind }, found) => [
    scale === "celsius" && `Air temperature in °F: ${temperature} × 1.8 + 32`,
    humidity && `The formula with T in °F and R = ${humidity.text.replace("%", "")} gives ${found.fahrenheit}`,
    wind && `The formula with T in °F and V in mph, from ${wind}, gives ${found.fahrenheit}`,
    `In °C: (${found.fahrenheit} - 32) ÷ 1.8, which is ${found.celsius}`,
  ],
});

const OUTSIDE =
  "Enter a temperature from -20 to 50 °C (-4 to 122 °F) and a humidity from 5 to 99 percent: the wet-bulb formula holds for no others.";

const FELT = {
  heat: heatIndex,
  wet: wetBulb,
  wind: (air: Decimal, _: Decimal, wind: Decimal) => windChill(air, wind),
} as const;

const inFahrenheit = (warm: Decimal, scale: "fahrenheit" | "celsius"): Decimal =>
  reading(warm, TEMPERATURE[scale], TEMPERATURE.fahrenheit);
const inCelsius = (fahrenheit: Decimal): Decimal => reading(fahrenheit, TEMPERATURE.fahrenheit, TEMPERATURE.celsius);
