import type { Asks } from "#engine";

const UNITS = { Hz: "(hz|hertz)", kHz: "(khz|kilohertz)", MHz: "(mhz|megahertz)", GHz: "(ghz|gigahertz)" } as const;

const asks: Asks = [
  ...Object.entries(UNITS).map(([unit, words]) => ({
    example: `wavelength of 100 ${unit.toLowerCase()} radio`,
    says: [
      `(what is)? (the)? wavelength (of|at|for) (a)? {frequency:plain} ${words} (radio|radio waves|wifi|light|signal)?`,
      `{frequency:plain} ${words} (in|to)? wavelength`,
    ],
    inputs: { find: "wavelength", speed: "299792458", frequency_unit: unit },
  })),
  {
    example: "wavelength of a 440 hz sound",
    says: ["(what is)? (the)? wavelength (of|at|for) (a)? {frequency:plain} (hz|hertz) (sound|tone|note)"],
    inputs: { find: "wavelength", speed: "343", frequency_unit: "Hz" },
  },
  {
    example: "frequency of 532 nm light",
    says: [
      "(what is)? (the)? frequency (of|at|for) {wavelength:plain} (nm|nanometers) (light|laser)?",
      "(what is)? (the)? frequency (of|for) (light|a laser) (of|at|with) {wavelength:plain} (nm|nanometers)",
    ],
    inputs: { find: "frequency", speed: "299792458", wavelength_unit: "nm" },
  },
];

export default asks;
