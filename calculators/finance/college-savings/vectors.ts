import type { Vectors } from "#engine";
import type collegeSavings from "./college-savings.ts";

export default [
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/6-9-understanding-student-loans",
    read: "2026-11-27",
    place: "section 6.9",
    always: { years_until: 0, college_years: 1 },
    rows: [
      [
        "College Funding Gap",
        { yearly_cost: 24845, aid: 12250 },
        { first_year: "12,595" },
        { given: "A year for $24,845 with awards of $12,250", edge: "The year begins now" },
      ],
      [
        "College Funding Gap and PLUS and Private Student Loans",
        { yearly_cost: 44845, aid: 21250 },
        { total_cost: "23,595" },
        { given: "A year for $44,845 with awards of $21,250" },
      ],
    ],
  },
  {
    title: "OpenStax, College Algebra",
    url: "https://openstax.org/books/college-algebra-2e/pages/9-4-series-and-their-notations",
    read: "2026-11-27",
    rows: [
      [
        "section 9.4, Solving Annuity Problems",
        { yearly_cost: 20000, years_until: 6, monthly: 50, annual_return: 6 },
        { on_track: "4,320.44" },
        { given: "$50 a month for six years at 6%" },
      ],
    ],
  },
  {
    title: "OpenStax, Intermediate Algebra",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/10-2-evaluate-and-graph-exponential-functions",
    read: "2026-11-27",
    rows: [
      [
        "section 10.2, a college fund for a new grandchild, compounded monthly",
        { yearly_cost: 20000, years_until: 18, saved: 10000, annual_return: 5 },
        { on_track: "24,550.08" },
        { given: "$10,000 at 5% for 18 years" },
      ],
    ],
  },
  {
    title: "Toolsloft, College Cost Calculator",
    url: "https://toolsloft.com/finance/college-cost-calculator/",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "Examples",
        { yearly_cost: 25000, years_until: 10, cost_growth: 5 },
        { total_cost: "175,518.49" },
        { given: "$25,000 a year, in ten years, rising by 5%" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "12,000 × 2 = 24,000; 24,000 ÷ 24 = 1,000",
        { yearly_cost: 12000, years_until: 2, college_years: 2, cost_growth: 0, annual_return: 0 },
        { total_cost: "24,000", needed_monthly: "1,000", needed_at_start: "24,000" },
      ],
      [
        "24,000 × 50% = 12,000; 12,000 - 6,000 - 24 × 100 = 3,600; 8,400 ÷ 12,000 = 70%",
        { yearly_cost: 12000, years_until: 2, college_years: 2, cost_growth: 0, annual_return: 0, share: 50, saved: 6000, monthly: 100 },
        { missing: "3,600", covered: "70.0", needed_monthly: "250" },
      ],
      [
        "12,000 + 12,000 ÷ 1.01^12 = 22,649.39",
        { yearly_cost: 12000, years_until: 0, college_years: 2, cost_growth: 0, annual_return: 12 },
        { needed_at_start: "22,649.39" },
        { edge: "What the second year needs still earns in the first" },
      ],
      [
        "24,000 - 24,000 = 0",
        { yearly_cost: 12000, years_until: 2, college_years: 2, cost_growth: 0, annual_return: 0, saved: 24000 },
        { needed_monthly: "0", covered: "100.0" },
        { edge: "Exactly enough is saved" },
      ],
    ],
  },
] satisfies Vectors<typeof collegeSavings>;
