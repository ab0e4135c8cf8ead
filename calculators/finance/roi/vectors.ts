import { CONTEMPORARY_MATHEMATICS_6_6, CONTEMPORARY_MATHEMATICS_6_7, PRINCIPLES_FINANCE_15_1 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type roi from "./roi.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_6_6,
    read: "2026-11-22",
    place: "Example",
    rows: [
      ["Calculating Return on Investment", { cost: 10000, value: 11239.53 }, { roi: "12.40" }],
      ["Calculating Return on Investment", { cost: 2500, value: "2682.20" }, { roi: "7.29" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_6_7,
    read: "2026-11-22",
    rows: [
      ["Example, Stock Price Increases", { cost: 2187, value: 2915 }, { profit: "728.00", roi: "33.29" }],
      [
        "Examples, Return and Annual Return on Investment for a Bond",
        { cost: 3000, value: 3000, income: 660, time_as: "years", years: 4 },
        { roi: "22", annualised: "5.10" },
      ],
      [
        "Example, Return on Investment for Stock in Company ABC",
        { cost: 13000, value: 132293.49, time_as: "years", years: 20 },
        { roi: "917.64", annualised: "12.3" },
      ],
      ["Example, Computing Percent Yield", { cost: 30.69, value: 30.69, income: 1.48 }, { roi: "4.82" }],
      ["Example, Computing Percent Yield", { cost: 62.25, value: 62.25, income: 1.76 }, { roi: "2.83" }],
    ],
  },
  {
    ...PRINCIPLES_FINANCE_15_1,
    read: "2026-11-22",
    rows: [
      ["Individual Investment Realized Return, Target", { cost: 128.74, value: 176.53, income: 2.68 }, { profit: "50.47", roi: "39.20" }],
      ["Calculating Return, 3M", { cost: 1750, value: "1697.20", income: "59.10" }, { profit: "6.30", roi: "0.36" }],
      ["Facebook, May 2015 to May 2020", { cost: "79.30", value: 224.59, time_as: "years", years: 5 }, { roi: "183.22", annualised: "23.15" }],
    ],
  },
  {
    title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 9.3, Describe the Types of Responsibility Centers",
    url: "https://openstax.org/books/principles-managerial-accounting/pages/9-3-describe-the-types-of-responsibility-centers",
    read: "2026-11-22",
    rows: [
      ["Return on investment of the children's clothing department", { cost: 15000, value: 15000, income: 3891 }, { roi: "25.9" }],
      ["Return on investment of the women's clothing department", { cost: 65000, value: 65000, income: 2533 }, { roi: "3.9" }],
    ],
  },
  {
    by: "hand",
    always: { cost: 100, time_as: "years", years: 2 },
    rows: [
      [
        "-50 - 100 = -150, and -150 ÷ 100 = -150%",
        { value: -50 },
        { profit: "-150", roi: "-150" },
        { edge: "More than everything is lost, and no yearly rate leads there" },
      ],
      ["0 - 100 = -100, and 0 ÷ 100 = 0 = (1 - 100%) × (1 - 100%)", { value: 0 }, { roi: "-100", annualised: "-100" }, { edge: "Everything is lost" }],
    ],
  },
] satisfies Vectors<typeof roi>;
