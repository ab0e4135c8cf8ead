import { CHEMISTRY_1_6_PAGE, GNU_UNITS, LIBREOFFICE_CONVERT, PREALGEBRA_7_5_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type temperature from "./temperature.ts";

export default [
  {
    ...PREALGEBRA_7_5_PAGE,
    read: "2026-11-22",
    place: "section 7.5, Systems of Measurement",
    rows: [
      ["example 14 of the section", { value: 50, from: "fahrenheit", to: "celsius" }, { result: "10" }],
      ["example 15 of the section", { value: 20, from: "celsius", to: "fahrenheit" }, { result: "68" }],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/9-5-measuring-temperature",
    read: "2026-11-22",
    place: "section 9.5, Measuring Temperature",
    rows: [
      ["example 1 of the section", { value: 392, from: "fahrenheit", to: "celsius" }, { result: "200" }],
      ["example 6 of the section", { value: 28, from: "celsius", to: "fahrenheit" }, { result: "82.4" }],
    ],
  },
  {
    ...CHEMISTRY_1_6_PAGE,
    read: "2026-11-22",
    place: "section 1.6, Mathematical Treatment of Measurement Results",
    rows: [
      ["check your learning after example 1.11", { value: "80.92", from: "celsius", to: "kelvin" }, { result: "354.07" }],
      ["check your learning after example 1.11", { value: "80.92", from: "celsius", to: "fahrenheit" }, { result: "177.66" }],
      ["example 1.12", { value: 450, from: "fahrenheit", to: "celsius" }, { result: "232" }],
      ["example 1.12", { value: 450, from: "fahrenheit", to: "kelvin" }, { result: "505.4" }],
    ],
  },
  { ...LIBREOFFICE_CONVERT, read: "2026-11-22", by: "software", rows: [["examples", { value: -10, from: "celsius", to: "fahrenheit" }, { result: "14" }]] },
  {
    ...GNU_UNITS,
    read: "2026-11-22",
    by: "software",
    rows: [
      ["manual, Temperature Conversions: tempF(45) to tempR", { value: 45, from: "fahrenheit", to: "rankine" }, { result: "504.67" }],
      ["units -o %.15g 'tempK(0)' tempF", { value: 0, from: "kelvin", to: "fahrenheit" }, { result: "-459.67" }, { edge: "Absolute zero in Fahrenheit" }],
      [
        "manual, Temperature Conversions: 45 degF to degC",
        { kind: "difference", value: 45, from: "fahrenheit", to: "celsius" },
        { result: "25" },
        { edge: "A difference of 45 °F is one of 25 °C, and not of 7.2" },
      ],
      [
        "units -o %.15g 'tempC(-40)' tempF",
        { value: -40, from: "celsius", to: "fahrenheit" },
        { result: "-40" },
        { edge: "Celsius and Fahrenheit meet at -40" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "0 - 273.15 = -273.15; -273.15 × 9 ÷ 5 + 32 = -459.67; -459.67 + 459.67 = 0",
        { value: 0, from: "kelvin", to: "celsius" },
        { result: "-273.15", "scales.2.value": "-459.67", "scales.3.value": "0", "scales.4.value": "0" },
        { edge: "Absolute zero on every scale" },
      ],
      [
        "-900 × 5 ÷ 9 = -500",
        { kind: "difference", value: -900, from: "fahrenheit", to: "kelvin" },
        { result: "-500" },
        { edge: "A difference may be below zero, and below any absolute zero" },
      ],
    ],
  },
  {
    ...PREALGEBRA_7_5_PAGE,
    read: "2026-11-24",
    place: "section 7.5, Systems of Measurement",
    rows: [
      ["try it after example 14 of the section, 59°F", { value: "59", from: "fahrenheit", to: "celsius" }, { result: "15" }],
      ["exercises, 4°F", { value: "4", from: "fahrenheit", to: "celsius" }, { result: "-15.6" }],
      ["exercises, 120°F", { value: "120", from: "fahrenheit", to: "celsius" }, { result: "48.9" }],
      ["exercises, −15°C", { value: "-15", from: "celsius", to: "fahrenheit" }, { result: "5" }],
      ["exercises, 8°C", { value: "8", from: "celsius", to: "fahrenheit" }, { result: "46.4" }],
      ["exercises, 16°C", { value: "16", from: "celsius", to: "fahrenheit" }, { result: "60.8" }],
    ],
  },
] satisfies Vectors<typeof temperature>;
