import type { Vectors } from "#engine";
import type temperature from "./temperature.ts";

const READ = "2026-11-22";
const prealgebra = (example: number) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/7-5-systems-of-measurement",
  place: `section 7.5, Systems of Measurement, example ${example} of the section`,
  read: READ,
});
const contemporary = (example: number) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/9-5-measuring-temperature",
  place: `section 9.5, Measuring Temperature, example ${example} of the section`,
  read: READ,
});
const chemistry = (place: string) => ({
  title: "OpenStax, Chemistry 2e",
  url: "https://openstax.org/books/chemistry-2e/pages/1-6-mathematical-treatment-of-measurement-results",
  place: `section 1.6, Mathematical Treatment of Measurement Results, ${place}`,
  read: READ,
});
const units = (place: string) => ({
  title: "GNU Units 2.22",
  url: "https://www.gnu.org/software/units/",
  place,
  read: READ,
});

const measures = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/7-5-systems-of-measurement",
  place: `section 7.5, Systems of Measurement, ${place}`,
  read: "2026-11-24",
});

export default [
  {
    given: "50 °F in Celsius",
    inputs: { value: 50, from: "fahrenheit", to: "celsius" },
    expected: { result: "10" },
    by: "published",
    source: prealgebra(14),
  },
  {
    given: "20 °C in Fahrenheit",
    inputs: { value: 20, from: "celsius", to: "fahrenheit" },
    expected: { result: "68" },
    by: "published",
    source: prealgebra(15),
  },
  {
    given: "392 °F in Celsius",
    inputs: { value: 392, from: "fahrenheit", to: "celsius" },
    expected: { result: "200" },
    by: "published",
    source: contemporary(1),
  },
  {
    given: "28 °C in Fahrenheit",
    inputs: { value: 28, from: "celsius", to: "fahrenheit" },
    expected: { result: "82.4" },
    by: "published",
    source: contemporary(6),
  },
  {
    given: "80.92 °C in kelvins",
    inputs: { value: "80.92", from: "celsius", to: "kelvin" },
    expected: { result: "354.07" },
    by: "published",
    source: chemistry("check your learning after example 1.11"),
  },
  {
    given: "80.92 °C in Fahrenheit",
    inputs: { value: "80.92", from: "celsius", to: "fahrenheit" },
    expected: { result: "177.66" },
    by: "published",
    source: chemistry("check your learning after example 1.11"),
  },
  {
    given: "450 °F in Celsius",
    inputs: { value: 450, from: "fahrenheit", to: "celsius" },
    expected: { result: "232" },
    by: "published",
    source: chemistry("example 1.12"),
  },
  {
    given: "450 °F in kelvins",
    inputs: { value: 450, from: "fahrenheit", to: "kelvin" },
    expected: { result: "505.4" },
    by: "published",
    source: chemistry("example 1.12"),
  },
  {
    given: "-10 °C in Fahrenheit",
    inputs: { value: -10, from: "celsius", to: "fahrenheit" },
    expected: { result: "14" },
    by: "software",
    source: {
      title: "LibreOffice Help, CONVERT function",
      url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/func_convert.html",
      place: "examples",
      read: READ,
    },
  },
  {
    given: "45 °F in Rankine",
    inputs: { value: 45, from: "fahrenheit", to: "rankine" },
    expected: { result: "504.67" },
    by: "software",
    source: units("manual, Temperature Conversions: tempF(45) to tempR"),
  },
  {
    given: "Absolute zero in Fahrenheit",
    inputs: { value: 0, from: "kelvin", to: "fahrenheit" },
    expected: { result: "-459.67" },
    by: "software",
    source: units("units -o %.15g 'tempK(0)' tempF"),
    edge: true,
  },
  {
    given: "A difference of 45 °F is one of 25 °C, and not of 7.2",
    inputs: { kind: "difference", value: 45, from: "fahrenheit", to: "celsius" },
    expected: { result: "25" },
    by: "software",
    source: units("manual, Temperature Conversions: 45 degF to degC"),
    edge: true,
  },
  {
    given: "Celsius and Fahrenheit meet at -40",
    inputs: { value: -40, from: "celsius", to: "fahrenheit" },
    expected: { result: "-40" },
    by: "software",
    source: units("units -o %.15g 'tempC(-40)' tempF"),
    edge: true,
  },
  {
    given: "Absolute zero on every scale",
    inputs: { value: 0, from: "kelvin", to: "celsius" },
    expected: { result: "-273.15", "scales.2.value": "-459.67", "scales.3.value": "0", "scales.4.value": "0" },
    by: "hand",
    source: { title: "0 - 273.15 = -273.15; -273.15 × 9 ÷ 5 + 32 = -459.67; -459.67 + 459.67 = 0" },
    edge: true,
  },
  {
    given: "A difference may be below zero, and below any absolute zero",
    inputs: { kind: "difference", value: -900, from: "fahrenheit", to: "kelvin" },
    expected: { result: "-500" },
    by: "hand",
    source: { title: "-900 × 5 ÷ 9 = -500" },
    edge: true,
  },
  ...(
    [
      [
        "59 °F in Celsius",
        { value: "59", from: "fahrenheit", to: "celsius" },
        { result: "15" },
        "try it after example 14 of the section, 59°F",
      ],
      ["4 °F in Celsius", { value: "4", from: "fahrenheit", to: "celsius" }, { result: "-15.6" }, "exercises, 4°F"],
      [
        "120 °F in Celsius",
        { value: "120", from: "fahrenheit", to: "celsius" },
        { result: "48.9" },
        "exercises, 120°F",
      ],
      [
        "-15 °C in Fahrenheit",
        { value: "-15", from: "celsius", to: "fahrenheit" },
        { result: "5" },
        "exercises, −15°C",
      ],
      ["8 °C in Fahrenheit", { value: "8", from: "celsius", to: "fahrenheit" }, { result: "46.4" }, "exercises, 8°C"],
      [
        "16 °C in Fahrenheit",
        { value: "16", from: "celsius", to: "fahrenheit" },
        { result: "60.8" },
        "exercises, 16°C",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: measures(place),
  })),
] satisfies Vectors<typeof temperature>;
