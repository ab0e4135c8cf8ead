import type { Vectors } from "#engine";
import type temperature from "./temperature.ts";

const PREALGEBRA = {
  title: "OpenStax, Prealgebra 2e, section 7.5, Systems of Measurement",
  url: "https://openstax.org/books/prealgebra-2e/pages/7-5-systems-of-measurement",
};
const CONTEMPORARY = {
  title: "OpenStax, Contemporary Mathematics, section 9.5, Measuring Temperature",
  url: "https://openstax.org/books/contemporary-mathematics/pages/9-5-measuring-temperature",
};
const CHEMISTRY = {
  title: "OpenStax, Chemistry 2e, section 1.6, Mathematical Treatment of Measurement Results",
  url: "https://openstax.org/books/chemistry-2e/pages/1-6-mathematical-treatment-of-measurement-results",
};

export default [
  {
    given: "20 °C in Fahrenheit",
    inputs: { value: 20, from: "celsius", to: "fahrenheit" },
    expected: { result: "68" },
    by: "published",
    source: PREALGEBRA,
  },
  {
    given: "392 °F in Celsius",
    inputs: { value: 392, from: "fahrenheit", to: "celsius" },
    expected: { result: "200" },
    by: "published",
    source: CONTEMPORARY,
  },
  {
    given: "28 °C in Fahrenheit",
    inputs: { value: 28, from: "celsius", to: "fahrenheit" },
    expected: { result: "82.4" },
    by: "published",
    source: CONTEMPORARY,
  },
  {
    given: "80.92 °C in kelvins",
    inputs: { value: "80.92", from: "celsius", to: "kelvin" },
    expected: { result: "354.07" },
    by: "published",
    source: CHEMISTRY,
  },
  {
    given: "450 °F in Celsius",
    inputs: { value: 450, from: "fahrenheit", to: "celsius" },
    expected: { result: "232" },
    by: "published",
    source: CHEMISTRY,
  },
  {
    given: "Absolute zero on every scale",
    inputs: { value: 0, from: "kelvin", to: "celsius" },
    expected: {
      result: "-273.15",
      "scales.2.value": "-459.67",
      "scales.3.value": "0",
      "scales.4.value": "0",
    },
    by: "standard",
    source: {
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units, appendix B.8",
      url: "https://www.nist.gov/pml/special-publication-811",
    },
    edge: true,
  },
  {
    given: "A difference of 100 °C is one of 180 °F, and not of 212",
    inputs: { kind: "difference", value: 100, from: "celsius", to: "fahrenheit" },
    expected: { result: "180" },
    by: "hand",
    source: { title: "100 × 9 ÷ 5 = 180" },
    edge: true,
  },
  {
    given: "Celsius and Fahrenheit meet at -40",
    inputs: { value: -40, from: "celsius", to: "fahrenheit" },
    expected: { result: "-40" },
    by: "hand",
    source: { title: "-40 × 9 ÷ 5 + 32 = -72 + 32 = -40" },
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
] satisfies Vectors<typeof temperature>;
