import type { Vectors } from "#engine";
import type wave from "./wave.ts";

const FIND_SPEED = { find: "speed" } as const;
const FIND_FREQUENCY = { find: "frequency" } as const;

export default [
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/16-9-waves",
    read: "2026-11-27",
    place: "section 16.9, Waves",
    rows: [
      ["example on the ocean wave of 5 s, or 0.2 Hz", { ...FIND_SPEED, frequency: 0.2, wavelength: 10 }, { meters_per_second: "2.00", period: "5.00" }],
      ["exercise on ripples", { ...FIND_FREQUENCY, speed: 2, wavelength: 5, wavelength_unit: "cm" }, { hertz: "40.0" }],
      ["exercise on the rope bridge", { ...FIND_SPEED, frequency: 2, wavelength: 8 }, { meters_per_second: "16.0" }],
      ["exercise on the earthquake, 84 km in 12 s", { speed: 7000, frequency: 10 }, { meters: "700" }],
    ],
  },
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/17-2-speed-of-sound-frequency-and-wavelength",
    read: "2026-11-27",
    place: "section 17.2, Speed of Sound, Frequency, and Wavelength",
    rows: [
      ["example on the lowest audible sound", { speed: 348.7, frequency: 20 }, { meters: "17" }],
      ["exercise on the soprano", { speed: 345, frequency: 1200 }, { meters: "0.288" }],
      ["exercise on the speed of sound", { ...FIND_SPEED, frequency: 1500, wavelength: 0.221 }, { meters_per_second: "332" }],
    ],
  },
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/24-3-the-electromagnetic-spectrum",
    read: "2026-11-27",
    place: "section 24.3, The Electromagnetic Spectrum",
    rows: [
      ["exercise on microwave ovens, 900 MHz and 33.3 cm", { frequency: 900, frequency_unit: "MHz" }, { millimeters: "333" }],
      ["exercise on microwave ovens, 2560 MHz and 11.7 cm", { frequency: 2560, frequency_unit: "MHz" }, { millimeters: "117" }],
      ["exercise on the station between AM and FM", { ...FIND_FREQUENCY, wavelength: 11.12 }, { megahertz: "26.96" }],
      ["exercise on radar", { frequency: 500, frequency_unit: "MHz" }, { meters: "0.600" }],
    ],
  },
  {
    title: "OpenStax, University Physics Volume 1",
    url: "https://openstax.org/books/university-physics-volume-1/pages/16-1-traveling-waves",
    read: "2026-11-27",
    place: "section 16.1, Traveling Waves",
    rows: [
      ["example on the wave on a string", { speed: 5, frequency: 2 }, { meters: "2.50", period: "0.50" }],
      ["example on the wave on a spring", { ...FIND_FREQUENCY, speed: 0.02, wavelength: 8, wavelength_unit: "cm" }, { hertz: "0.25", period: "4.00" }],
      ["exercise on the boat", { ...FIND_FREQUENCY, speed: 5, wavelength: 40 }, { hertz: "0.125" }],
      ["exercise on the swimming pool", { speed: 0.8, frequency: 2 }, { meters: "0.400" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["343 ÷ 440 = 0.7795454545; 1 ÷ 440 = 0.0022727273", { speed: 343, frequency: 440 }, { millimeters: "779.545", period: "0.0022727273" }],
      [
        "299792458 ÷ 299792458 = 1 m; 1 ÷ 0.3048 = 3.2808399",
        { frequency: 299792458 },
        { meters: "1", feet: "3.2808399", megahertz: "299.792458" },
        { edge: "A wave of one meter, where the answer goes from millimeters to meters" },
      ],
      [
        "299792458 ÷ 0.000000532 = 563519657894736.8 Hz",
        { ...FIND_FREQUENCY, wavelength: 532, wavelength_unit: "nm" },
        { terahertz: "563.51966" },
        { edge: "Green light, in terahertz" },
      ],
    ],
  },
] satisfies Vectors<typeof wave>;
