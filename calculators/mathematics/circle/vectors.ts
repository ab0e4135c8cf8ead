import { CONTEMPORARY_MATHEMATICS_10_6_PAGE, OEIS_PI } from "#calculators/sources";
import type { Vectors } from "#engine";
import type circle from "./circle.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_10_6_PAGE,
    read: "2026-11-22",
    rows: [["section 10.6, Area, example 11 of the section", { known: "diameter", diameter: 16 }, { area: "201.1", radius: "8" }]],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/10-4-polygons-perimeter-and-circumference",
    read: "2026-11-22",
    place: "section 10.4, Polygons, Perimeter, and Circumference",
    rows: [
      ["example 8 of the section", { known: "diameter", diameter: 10 }, { circumference: "31.42" }],
      ["example 9 of the section", { known: "circumference", circumference: 12 }, { radius: "1.91" }],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/9-5-solve-geometry-applications-circles-and-irregular-figures",
    read: "2026-11-22",
    place: "section 9.5, Circles and Irregular Figures",
    always: { radius: 2.5 },
    rows: [
      ["example 1 of the section", {}, { circumference: "15.7" }],
      [
        "example 1 of the section",
        {},
        { area: "19.625" },
        { given: "The area of a sandbox with a radius of 2.5 feet, from a book that rounds π", differs: "The book takes 3.14 for π." },
      ],
    ],
  },
  { ...OEIS_PI, read: "2026-11-22", by: "software", rows: [["A000796, decimal expansion of π", { radius: 1 }, { area: "3.14159265358979323846" }]] },
  {
    title: "The On-Line Encyclopedia of Integer Sequences",
    url: "https://oeis.org/A019692",
    read: "2026-11-20",
    by: "software",
    rows: [["A019692, decimal expansion of 2π", { radius: 1 }, { circumference: "6.2831853071795864769" }]],
  },
  {
    title: "The On-Line Encyclopedia of Integer Sequences",
    url: "https://oeis.org/A049541",
    read: "2026-11-22",
    by: "software",
    rows: [["A049541, decimal expansion of 1 ÷ π", { known: "circumference", circumference: 1 }, { diameter: "0.3183098861837906715" }]],
  },
  {
    title: "The On-Line Encyclopedia of Integer Sequences",
    url: "https://oeis.org/A087197",
    read: "2026-11-22",
    by: "software",
    rows: [["A087197, decimal expansion of 1 ÷ √π", { known: "area", area: 1 }, { radius: "0.5641895835477562869" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "π × (10¹²)² = 3.141592653589793238462643… × 10²⁴",
        { radius: 1000000000000 },
        { area: "3141592653589793238462643", diameter: "2000000000000" },
        { edge: "The largest radius keeps all its digits" },
      ],
      [
        "π × (10⁻⁶)² = 3.141592654 × 10⁻¹² and 2 × π × 10⁻⁶ = 6.283185307 × 10⁻⁶",
        { radius: "0.000001" },
        { area: "0.000000000003141592654", circumference: "0.000006283185307" },
        { edge: "The smallest radius does not vanish" },
      ],
    ],
  },
] satisfies Vectors<typeof circle>;
