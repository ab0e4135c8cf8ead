import { CONTEMPORARY_MATHEMATICS_3_1_PAGE, ECMA_376, PREALGEBRA_2_5_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type gcdLcm from "./gcd-lcm.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_3_1_PAGE,
    read: "2026-11-22",
    place: "section 3.1, Prime and Composite Numbers",
    rows: [
      ["example 17 of the section", { numbers: "600, 784" }, { gcd: "8" }],
      ["example 18 of the section", { numbers: "570, 450" }, { gcd: "30" }],
      ["example 19 of the section", { numbers: "24, 42, 30" }, { gcd: "6" }],
      ["example 20 of the section", { numbers: "24, 90" }, { lcm: "360" }],
      ["example 22 of the section", { numbers: "36, 66, 250" }, { lcm: "49,500" }],
      ["example 23 of the section", { numbers: "20, 36, 45" }, { lcm: "180" }],
    ],
  },
  {
    ...PREALGEBRA_2_5_PAGE,
    read: "2026-11-22",
    place: "section 2.5, Prime Factorization and the Least Common Multiple",
    rows: [
      ["example 6 of the section", { numbers: "15, 18" }, { lcm: "90" }],
      ["example 7 of the section", { numbers: "50, 100" }, { lcm: "100" }, { edge: "One number is a multiple of the other: 50 and 100" }],
    ],
  },
  {
    ...ECMA_376,
    read: "2026-11-22",
    by: "law",
    place: "section 3.17.7, function GCD",
    rows: [
      ["example", { numbers: "100, 50, 28" }, { gcd: "2" }],
      ["example", { numbers: "5, 2" }, { gcd: "1" }],
      ["example", { numbers: "5, 0" }, { gcd: "5" }, { edge: "Every number divides zero: 5 and 0" }],
    ],
  },
  {
    title: "Python documentation, math: Mathematical functions",
    url: "https://docs.python.org/3/library/math.html#math.lcm",
    read: "2026-11-22",
    by: "software",
    rows: [["math.lcm", { numbers: "0, 12" }, { lcm: "0" }, { edge: "With a zero among the numbers the least common multiple is zero" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "12 = 2 × 6 and 18 = 3 × 6 with 2 and 3 coprime; 2 × 3 × 6 = 36",
        { numbers: "-12, 18" },
        { gcd: "6", lcm: "36" },
        { edge: "Signs do not matter: -12 and 18" },
      ],
      [
        "9007199254740993 = 3 × 3002399751580331; a double holds 2^53 instead, which 3 does not divide",
        { numbers: "9007199254740993, 3" },
        { gcd: "3", lcm: "9007199254740993" },
        { edge: "Beyond 2^53: 9007199254740993 and 3" },
      ],
    ],
  },
  {
    ...PREALGEBRA_2_5_PAGE,
    read: "2026-11-24",
    place: "section 2.5, Prime Factorization and the Least Common Multiple",
    rows: [
      ["try it, 55 and 88", { numbers: "55, 88" }, { lcm: "440" }],
      ["try it, 60 and 72", { numbers: "60, 72" }, { lcm: "360" }],
      ["exercises, 60 and 75", { numbers: "60, 75" }, { lcm: "300" }],
      ["exercises, 70 and 84", { numbers: "70, 84" }, { lcm: "420" }],
      ["try it, 9 and 12", { numbers: "9, 12" }, { lcm: "36" }],
      ["exercises, 6 and 21", { numbers: "6, 21" }, { lcm: "42" }],
    ],
  },
] satisfies Vectors<typeof gcdLcm>;
