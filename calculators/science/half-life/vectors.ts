import type { Vectors } from "#engine";
import type halfLife from "./half-life.ts";

const DAYS = { half_life_unit: "d", time_unit: "d" } as const;

export default [
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/21-3-radioactive-decay",
    read: "2026-11-27",
    place: "section 21.3, Radioactive Decay",
    rows: [
      ["example on cobalt-60, part (a)", { initial: 1, half_life: 5.27, time: 1 }, { per_year: "0.132" }],
      [
        "example on cobalt-60, part (b)",
        { initial: 1, half_life: 5.27, time: 15 },
        { remaining: "0.138" },
        { differs: "The book rounds the decay constant to 0.132 first. By the half-life itself, 0.1390 is left." },
      ],
      [
        "example on cobalt-60, part (c)",
        { find: "time", initial: 100, remaining: 2, half_life: 5.27 },
        { time: "29.6" },
        { differs: "The book rounds the decay constant to 0.132 first. By the half-life itself, it is 29.74 years." },
      ],
      ["check on radon-222", { find: "time", initial: 0.75, remaining: 0.1, half_life: 3.823, half_life_unit: "d" }, { time: "11.1" }],
      [
        "exercise on plutonium-239",
        { initial: 1, half_life: 24000, time: 1000 },
        { remaining: "0.973" },
        { differs: "The book rounds the exponent to 0.04 first. By 1000 ÷ 24000, 0.9715 is left." },
      ],
      ["exercise on technetium-99", { find: "remaining", initial: 1, half_life: 6, half_life_unit: "h", time: 1, time_unit: "h" }, { mean_life: "8.7" }],
    ],
  },
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/31-5-half-life-and-activity",
    read: "2026-11-27",
    place: "section 31.5, Half-Life and Activity",
    rows: [
      [
        "example on the Shroud of Turin",
        { find: "carbon", carbon_left: 92 },
        { time: "690" },
        { differs: "The book rounds ln 0.92 to -0.0834 first. With all digits, it is 689." },
      ],
      ["exercise on the cobalt-60 source", { find: "time", initial: 5000, remaining: 3500, half_life: 5.271 }, { time: "2.71" }],
    ],
  },
  {
    title: "OpenStax, University Physics Volume 3",
    url: "https://openstax.org/books/university-physics-volume-3/pages/10-3-radioactive-decay",
    read: "2026-11-27",
    place: "section 10.3, example on strontium-90",
    rows: [
      [
        "part (a)",
        { find: "time", initial: 2, remaining: 1, half_life: 28.8 },
        { per_second: "0.000000000761" },
        { differs: "The book takes 0.693 for ln 2 and 31,600,000 seconds a year. With all digits, it is 0.000000000763." },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "192 ÷ 32 = 6 half-lives; 100 ÷ 2^6 = 1.5625",
        { ...DAYS, initial: 100, half_life: 32, time: 192 },
        { remaining: "1.5625", half_lives: "6", remaining_share: "1.5625" },
      ],
      [
        "100 ÷ 25 = 2², so 10 days are two half-lives",
        { find: "half_life", initial: 100, remaining: 25, time: 10, time_unit: "d" },
        { half_life: "5", half_lives: "2", "by_half_life.3.remaining": "25" },
        { edge: "A whole number of half-lives" },
      ],
      ["1.5625 × 2^6 = 100", { ...DAYS, find: "initial", remaining: "1.5625", half_life: 32, time: 192 }, { initial: "100" }],
      [
        "ln 2 ÷ 0.1 = 6.93147181 days, ÷ 365.2425 = 0.0189777 years; 10 days ÷ 365.2425 = 0.0273791 years",
        { find: "constant", decay_constant: "0.1", per: "d" },
        { half_life: "0.0189777", mean_life: "0.0273791" },
        { given: "A constant per day, with the half-life in years of 365.2425 days" },
      ],
      ["ln(100 ÷ 100) = 0, and 0 ÷ ln 2 × 5730 = 0", { find: "carbon", carbon_left: 100 }, { time: "0", half_lives: "0" }, { edge: "Nothing has decayed" }],
    ],
  },
] satisfies Vectors<typeof halfLife>;
