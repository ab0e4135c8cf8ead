import { GNU_UNITS, NIST_811_B8 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type angleUnits from "./angle-units.ts";

export default [
  {
    ...NIST_811_B8,
    read: "2026-11-27",
    by: "quoted",
    place: "appendix B.8, as the R package NISTunits has it",
    always: { value: 1, to: "rad" },
    rows: [
      ["degree (°)", { from: "deg" }, { result: "0.01745329" }],
      ["gon", { from: "gon" }, { result: "0.01570796" }],
      ["minute (′)", { from: "arcmin" }, { result: "0.0002908882" }],
      ["second (″)", { from: "arcsec" }, { result: "0.000004848137" }],
      ["mil", { from: "mil" }, { result: "0.0009817477" }],
      ["revolution (r)", { from: "turn" }, { result: "6.283185" }],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-27",
    by: "software",
    place: "units -t -o %.15g",
    rows: [
      ["degree radian", { value: 1, from: "deg", to: "rad" }, { result: "0.0174532925199433" }],
      ["radian degree", { value: 1, from: "rad", to: "deg" }, { result: "57.2957795130823" }],
      ["arcsec radian", { value: 1, from: "arcsec", to: "rad" }, { result: "0.00000484813681109536" }],
    ],
  },
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/7-1-angles",
    read: "2026-11-27",
    place: "section 7.1, Angles",
    rows: [
      ["about 60°", { value: 1, from: "rad", to: "deg" }, { result: "57.3" }],
      ["one full rotation, 2π, about 6.28 radians", { value: 1, from: "turn", to: "rad" }, { result: "6.28" }],
      ["1 rotation = 360°", { value: 1, from: "turn", to: "deg" }, { result: "360" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["90 ÷ 0.9 = 100", { value: 90, from: "deg", to: "gon" }, { result: "100" }],
      ["1 ÷ 60 × 60 = 1", { value: 60, from: "arcmin", to: "deg" }, { result: "1" }, { edge: "A minute is a fraction of a degree without end" }],
      ["6,400 ÷ 4 = 1,600", { value: 1, from: "right", to: "mil" }, { result: "1600" }],
      ["-45 ÷ 360 = -0.125", { value: -45, from: "deg", to: "turn" }, { result: "-0.125" }, { edge: "Below zero" }],
    ],
  },
] satisfies Vectors<typeof angleUnits>;
