import type { Vectors } from "#engine";
import type circle from "./circle.ts";

const READ = "2026-11-22";
const contemporary = (page: string, place: string) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: `https://openstax.org/books/contemporary-mathematics/pages/${page}`,
  place,
  read: READ,
});
const CIRCUMFERENCE = "10-4-polygons-perimeter-and-circumference";
const prealgebra = (example: number) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/9-5-solve-geometry-applications-circles-and-irregular-figures",
  place: `section 9.5, Circles and Irregular Figures, example ${example} of the section`,
  read: READ,
});
const oeis = (number: string, what: string) => ({
  title: "The On-Line Encyclopedia of Integer Sequences",
  url: `https://oeis.org/${number}`,
  place: `${number}, decimal expansion of ${what}`,
  read: number === "A019692" ? "2026-11-20" : READ,
});

export default [
  {
    given: "The area of a circle with a diameter of 16",
    inputs: { known: "diameter", diameter: 16 },
    expected: { area: "201.1", radius: "8" },
    by: "published",
    source: contemporary("10-6-area", "section 10.6, Area, example 11 of the section"),
  },
  {
    given: "The circumference of a circle with a diameter of 10 cm",
    inputs: { known: "diameter", diameter: 10 },
    expected: { circumference: "31.42" },
    by: "published",
    source: contemporary(
      CIRCUMFERENCE,
      "section 10.4, Polygons, Perimeter, and Circumference, example 8 of the section",
    ),
  },
  {
    given: "The radius of a circle with a circumference of 12 in",
    inputs: { known: "circumference", circumference: 12 },
    expected: { radius: "1.91" },
    by: "published",
    source: contemporary(
      CIRCUMFERENCE,
      "section 10.4, Polygons, Perimeter, and Circumference, example 9 of the section",
    ),
  },
  {
    given: "The circumference of a sandbox with a radius of 2.5 feet",
    inputs: { radius: 2.5 },
    expected: { circumference: "15.7" },
    by: "published",
    source: prealgebra(1),
  },
  {
    given: "The area of a sandbox with a radius of 2.5 feet, from a book that rounds π",
    inputs: { radius: 2.5 },
    expected: { area: "19.625" },
    by: "published",
    source: prealgebra(1),
    differs: "The book takes 3.14 for π.",
  },
  {
    given: "A radius of 1: the area is π",
    inputs: { radius: 1 },
    expected: { area: "3.14159265358979323846" },
    by: "software",
    source: oeis("A000796", "π"),
  },
  {
    given: "A radius of 1: the circumference is 2π",
    inputs: { radius: 1 },
    expected: { circumference: "6.2831853071795864769" },
    by: "software",
    source: oeis("A019692", "2π"),
  },
  {
    given: "A circumference of 1: the diameter is 1 ÷ π",
    inputs: { known: "circumference", circumference: 1 },
    expected: { diameter: "0.3183098861837906715" },
    by: "software",
    source: oeis("A049541", "1 ÷ π"),
  },
  {
    given: "An area of 1: the radius is 1 ÷ √π",
    inputs: { known: "area", area: 1 },
    expected: { radius: "0.5641895835477562869" },
    by: "software",
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
