import { PREALGEBRA_6_3 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type commission from "./commission.ts";

export default [
  {
    ...PREALGEBRA_6_3,
    read: "2026-11-22",
    rows: [
      ["Helene the realtor", { sales: 260000, rate: 3 }, { commission: "7,800" }],
      ["Rikki's stove", { sales: 1450, rate: 6 }, { commission: "87" }],
    ],
  },
  {
    title: "Section 1-6, Commission (pp. 103-105), slides of a business mathematics course",
    url: "https://slidetodoc.com/section-1-6-commission-pp-103-105-section/",
    read: "2026-11-22",
    rows: [
      ["Example 1, Milton Arps", { sales: 290000, rate: 7.5 }, { commission: "21,750" }],
      ["Example 2, Owen Theil", { sales: 3614, rate: 7, guarantee: 250 }, { commission: "252.98", total_pay: "252.98" }],
    ],
  },
  {
    title: "MathTutor, Learning Business Math, Graduated Commissions",
    url: "https://mathtutor.com/software/business-math-lesson-overviews/lesson-0803.html",
    read: "2026-11-22",
    rows: [
      [
        "Sample Problem, Ann Marin",
        { sales: 9000, plan: "marginal", tiers: "0:6; 3000:8; 8000:10" },
        { commission: "680", "parts.1.commission": "180", "parts.2.commission": "400", "parts.3.commission": "100" },
      ],
    ],
  },
  {
    title: "MathScore, Commissions, lesson for 8th grade",
    url: "http://mathscore.com/math/free/lessons/Florida/8th_grade/Commissions_lesson.html",
    read: "2026-11-23",
    rows: [
      ["Example 3, Tiffany", { sales: 23800, plan: "marginal", tiers: "17000:5", base_pay: 3600 }, { commission: "340" }],
      ["Example 2, Jose", { sales: 59000, rate: 6, base_pay: 10000 }, { commission: "3,540", total_pay: "13,540" }],
      ["Example 1, Sharon", { sales: 37000, rate: 17 }, { total_pay: "6,290" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "8,000 × 10% = 800",
        { sales: 8000, plan: "reached", tiers: "0:6; 3000:8; 8000:10" },
        { commission: "800", next_rate: "10" },
        { edge: "Exactly at a threshold, the higher rate is reached" },
      ],
      [
        "500 - 1,000 is below 0, so 0 × 10% = 0; 200 + 0 = 200 is less than 300",
        { sales: 500, plan: "marginal", tiers: "1000:10", base_pay: 200, guarantee: 300 },
        { commission: "0", total_pay: "300", next_rate: "0" },
        { edge: "The first tier begins above the sales: no commission, and the guarantee is paid" },
      ],
    ],
  },
  {
    ...PREALGEBRA_6_3,
    read: "2026-11-23",
    rows: [
      ["Hector's policy", { sales: 4910, rate: 17.5 }, { commission: "859.25" }],
      ["Fernando's sale", { sales: 2190, rate: 18 }, { commission: "394.20" }],
      ["Christopher's dinette set", { sales: 225, rate: 9 }, { commission: "20.25" }],
      ["Farrah's ring", { sales: 8125, rate: 12 }, { commission: "975" }],
      ["Bob's cruise", { sales: 3900, rate: 7 }, { commission: "273" }],
    ],
  },
] satisfies Vectors<typeof commission>;
