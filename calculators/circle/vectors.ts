import type { Vectors } from "#engine";
import type circle from "./circle.ts";

const oeis = (number: string, what: string) => ({
  title: `The On-Line Encyclopedia of Integer Sequences, ${number}, decimal expansion of ${what}`,
  url: `https://oeis.org/${number}`,
});

export default [
  {
    given: "The area of a circle of diameter 16",
    inputs: { known: "diameter", diameter: 16 },
    expected: { area: "201.1", radius: "8" },
    by: "published",
    source: {
      title: "OpenStax, Contemporary Mathematics, section 10.6, Area, example 11",
      url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
    },
  },
  {
    given: "A radius of 1: the area is π",
    inputs: { radius: 1 },
    expected: { area: "3.14159265358979323846" },
    by: "published",
    source: oeis("A000796", "π"),
  },
  {
    given: "A radius of 1: the circumference is 2π",
    inputs: { radius: 1 },
    expected: { circumference: "6.2831853071795864769" },
    by: "published",
    source: oeis("A019692", "2π"),
  },
  {
    given: "A circumference of 1: the diameter is 1 ÷ π",
    inputs: { known: "circumference", circumference: 1 },
    expected: { diameter: "0.3183098861837906715" },
    by: "published",
    source: oeis("A049541", "1 ÷ π"),
  },
  {
    given: "An area of 1: the radius is 1 ÷ √π",
    inputs: { known: "area", area: 1 },
    expected: { radius: "0.5641895835477562869" },
    by: "published",
    source: oeis("A087197", "1 ÷ √π"),
  },
  {
    given: "The largest radius keeps all its digits",
    inputs: { radius: 1e12 },
    expected: { area: "3141592653589793238462643", diameter: "2000000000000" },
    by: "hand",
    source: { title: "π × (10¹²)² = 3.141592653589793238462643… × 10²⁴" },
    edge: true,
  },
  {
    given: "The smallest radius does not vanish",
    inputs: { radius: "0.000001" },
    expected: { area: "0.000000000003141592654", circumference: "0.000006283185307" },
    by: "hand",
    source: { title: "π × (10⁻⁶)² = 3.141592654 × 10⁻¹² and 2 × π × 10⁻⁶ = 6.283185307 × 10⁻⁶" },
    edge: true,
  },
] satisfies Vectors<typeof circle>;
