import { conversion } from "#calculators/shared/conversion-step";
import { choice, defineCalculator, number, quantity } from "#engine";
import { LENGTHS } from "#numbers/units";
import { FREQUENCY, frequencyIn, wavelengthIn } from "./wave-scales.ts";

const PLACES = { significant: 9 } as const;

/** In meters per second. Light: the SI. Sound in air at 20 °C: OpenStax, College Physics 2e, section 17.2. */
const [LIGHT, SOUND] = [299_792_458, 343];

export default defineCalculator({
  name: "Wavelength and frequency calculator",
  summary:
    "Wavelength, frequency or speed of a wave from the other two, with its period: light, radio, sound or water.",

  inputs: {
    find: choice(
      "What do you want to find?",
      { wavelength: "Wavelength", frequency: "Frequency", speed: "Speed" },
      { default: "wavelength" },
    ),
    speed: number("Speed of the wave", {
      unit: "m/s",
      min: 1e-9,
      max: LIGHT,
      default: LIGHT,
      usual: [LIGHT, SOUND],
      help: "Light and radio 299792458, sound in air 343 (at 20 °C).",
    }),
    frequency: quantity("Frequency", FREQUENCY, {
      unit: "Hz",
      units: { Hz: [1e-12, 1e27], kHz: [1e-15, 1e24], MHz: [1e-18, 1e21], GHz: [1e-21, 1e18], THz: [1e-24, 1e15] },
      example: 100_000_000,
    }),
    wavelength: quantity("Wavelength", LENGTHS, {
      unit: "m",
      units: {
        m: [1e-18, 1e18],
        km: [1e-21, 1e15],
        cm: [1e-16, 1e20],
        mm: [1e-15, 1e21],
        um: [1e-12, 1e24],
        nm: [1e-9, 1e27],
        ft: [1e-17, 1e18],
        in: [1e-16, 1e19],
      },
      example: 2,
    }),
  },

  outputs: {
    meters: number("Wavelength", { unit: "m", ...PLACES }),
    millimeters: number("Wavelength in millimeters", { unit: "mm", ...PLACES }),
    nanometers: number("Wavelength in nanometers", { unit: "nm", ...PLACES }),
    feet: number("Wavelength in feet", { unit: "ft", ...PLACES }),
    hertz: number("Frequency", { unit: "Hz", ...PLACES }),
    megahertz: number("Frequency in megahertz", { unit: "MHz", ...PLACES }),
    terahertz: number("Frequency in terahertz", { unit: "THz", ...PLACES }),
    period: number("Period", { unit: "s", ...PLACES }),
    meters_per_second: number("Speed", { unit: "m/s", ...PLACES }),
  },
  primary({ find, speed, frequency, wavelength }) {
    if (speed && frequency) return wavelengthIn(speed.div(frequency));
    if (speed && wavelength) return frequencyIn(speed.div(wavelength));
    return SI[find];
  },
  groups: {
    Wavelength: ["meters", "millimeters", "nanometers", "feet"],
    Frequency: ["hertz", "megahertz", "terahertz"],
    "Period and speed": ["period", "meters_per_second"],
  },
  formula: "speed = frequency × wavelength, wavelength = speed ÷ frequency, period = 1 ÷ frequency",

  by: {
    millimeters: "meters × 1000",
    nanometers: "meters × 1000000000",
    feet: "meters ÷ 0.3048",
    megahertz: "hertz ÷ 1000000",
    terahertz: "hertz ÷ 1000000000000",
    period: "1 ÷ hertz",
  },
  questions: {
    find: {
      wavelength: {
        asks: ["speed", "frequency"],
        by: { meters_per_second: "speed", hertz: "frequency", meters: "meters_per_second ÷ hertz" },
      },
      frequency: {
        asks: ["speed", "wavelength"],
        by: { meters_per_second: "speed", meters: "wavelength", hertz: "meters_per_second ÷ meters" },
      },
      speed: {
        asks: ["frequency", "wavelength"],
        by: { hertz: "frequency", meters: "wavelength", meters_per_second: "hertz × meters" },
      },
    },
  },

  sentence({ frequency, wavelength }, found) {
    const [long, often] = [found[wavelengthIn(found.meters.value)], found[frequencyIn(found.hertz.value)]];
    const fast = found.meters_per_second;
    return `At ${fast}, a wave of ${frequency ?? often} has a length of ${wavelength ?? long}.`;
  },

  working: ({ find, frequency, wavelength }, found, _, __, stepOf) => [
    conversion("Frequency", frequency, found.hertz),
    conversion("Wavelength", wavelength, found.meters),
    stepOf(SI[find]),
    find === "wavelength" && conversion("In other units", found.meters, found[wavelengthIn(found.meters.value)]),
    find === "frequency" && conversion("In other units", found.hertz, found[frequencyIn(found.hertz.value)]),
    stepOf("period"),
  ],

  notes: ({ speed }, { hertz }) => [
    speed?.value.eq(LIGHT) &&
      hertz.value.lt(20_000) &&
      "This is for light and radio. For sound in air, take a speed of 343 m/s.",
  ],
});

const SI = { wavelength: "meters", frequency: "hertz", speed: "meters_per_second" } as const;
