import type { Vectors } from "#engine";
import type ph from "./ph.ts";

export default [
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/14-2-ph-and-poh",
    read: "2026-11-27",
    place: "section 14.2, pH and pOH",
    rows: [
      ["example on stomach acid", { from: "hydrogen", hydrogen: 0.0012 }, { ph: "2.92" }],
      ["check on water in air", { from: "hydrogen", hydrogen: 2, hydrogen_unit: "umol_l" }, { ph: "5.70" }],
      ["example on blood", { from: "ph", ph: 7.3 }, { hydrogen: "0.00000005" }],
      ["check on a negative pH", { from: "ph", ph: -1.07 }, { hydrogen: "12" }],
      ["example on potassium hydroxide", { from: "hydroxide", hydroxide: 0.0125 }, { poh: "1.90", ph: "12.10" }],
      ["exercise on a pH of 6.52", { from: "ph", ph: 6.52 }, { hydrogen: "0.00000030", hydroxide: "0.000000033" }],
      ["exercise on 0.21 M NaOH", { from: "hydroxide", hydroxide: 0.21 }, { poh: "0.68", ph: "13.32" }],
    ],
  },
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/14-3-relative-strengths-of-acids-and-bases",
    read: "2026-11-27",
    place: "section 14.3, Relative Strengths of Acids and Bases",
    rows: [
      ["example on formic acid", { from: "weak_acid", concentration: 0.534, ka: "0.00018" }, { ph: "2.01" }],
      ["check on acetic acid of 0.100 M", { from: "weak_acid", concentration: 0.1, ka: "0.000018" }, { ionized: "1.3" }],
      ["example on trimethylamine", { from: "weak_base", concentration: 0.25, kb: "0.000063" }, { poh: "2.40" }],
    ],
  },
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/14-6-buffers",
    read: "2026-11-27",
    place: "section 14.6, Buffers",
    rows: [
      ["example, part (a), with the pKa of 0.000018", { from: "buffer", pka: "4.7447", acid: 0.1, base: 0.1 }, { ph: "4.74" }],
      ["example, part (b)", { from: "buffer", pka: "4.7447", acid: 0.098, base: 0.1 }, { ph: "4.75" }],
      ["the carbonate buffer of blood", { from: "buffer", pka: 6.4, acid: 0.0012, base: 0.024 }, { ph: "7.7" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "-log₁₀(0.0000001) = 7; 14 - 7 = 7",
        { from: "hydrogen", hydrogen: "0.0000001" },
        { ph: "7", poh: "7", hydroxide: "0.0000001", neutral: "7" },
        { edge: "Exactly neutral" },
      ],
      ["13 - 3 = 10, in water with pKw = 13", { from: "poh", poh: 3, pkw: 13 }, { ph: "10", neutral: "6.5", hydroxide: "0.001" }],
      [
        "K = 2 and C = 4: (√(2² + 4 × 2 × 4) - 2) ÷ 2 = (6 - 2) ÷ 2 = 2, which is 50% of 4; -log₁₀(2) = -0.30",
        { from: "weak_acid", concentration: 4, ka: 2 },
        { hydrogen: "2", ionized: "50", ph: "-0.30" },
        { edge: "A root without a remainder" },
      ],
    ],
  },
] satisfies Vectors<typeof ph>;
