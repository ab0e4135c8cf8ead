import type { Vectors } from "#engine";
import type breakEven from "./break-even.ts";

const read = "2026-11-22";
const ACCOUNTING = {
  title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 3.2, Break-Even Point",
  url: "https://openstax.org/books/principles-managerial-accounting/pages/3-2-calculate-a-break-even-point-in-units-and-dollars",
  read,
};

export default [
  {
    given: "Birdbaths for $100 that cost $20 to make, with $18,000 of fixed costs",
    inputs: { fixed_costs: 18000, price: 100, variable_cost: 20 },
    expected: { break_even_units: "225", break_even_sales: "22,500", margin_ratio: "80" },
    by: "published",
    source: { ...ACCOUNTING, place: "Hicks Manufacturing, break-even point" },
  },
  {
    given: "The same with a profit of $16,000",
    inputs: { fixed_costs: 18000, price: 100, variable_cost: 20, target_profit: 16000 },
    expected: { units: "425", sales: "42,500" },
    by: "published",
    source: { ...ACCOUNTING, place: "Hicks Manufacturing, target profit" },
  },
  {
    given: "The same with $24,000 left after 40% tax",
    inputs: { fixed_costs: 18000, price: 100, variable_cost: 20, target_profit: 24000, tax_rate: 40 },
    expected: { units: "725", sales: "72,500" },
    by: "published",
    source: { ...ACCOUNTING, place: "Hicks Manufacturing, after-tax profit" },
  },
  {
    given: "Costs of 0.85x + 35,000 against sales of 1.55x",
    inputs: { fixed_costs: 35000, price: 1.55, variable_cost: 0.85 },
    expected: { break_even_units: "50,000", break_even_sales: "77,500" },
    by: "published",
    source: {
      title: "OpenStax, College Algebra 2e, section 7.1, Systems of Linear Equations: Two Variables",
      url: "https://openstax.org/books/college-algebra-2e/pages/7-1-systems-of-linear-equations-two-variables",
      place: "Finding the Break-Even Point and the Profit Function Using Substitution",
      read,
    },
  },
  {
    given: "A factory with costs of 150x + 15,000 and sales of 200x",
    inputs: { fixed_costs: 15000, price: 200, variable_cost: 150 },
    expected: { break_even_units: "300", break_even_sales: "60,000" },
    by: "published",
    source: {
      title: "OpenStax, College Algebra 2e, chapter 7, review exercises and their answers",
      url: "https://openstax.org/books/college-algebra-2e/pages/chapter-7",
      place: "Systems of Linear Equations: Two Variables, break-even point of a factory",
      read,
    },
  },
  {
    given: "A product for $20 that costs $8, with $210,000 of fixed costs",
    inputs: { fixed_costs: 210000, price: 20, variable_cost: 8 },
    expected: { break_even_units: "17,500" },
    by: "hand",
    source: { title: "210,000 ÷ (20 - 8) = 210,000 ÷ 12 = 17,500" },
  },
  {
    given: "A part of a unit can't be sold: 33.3333 become 34",
    inputs: { fixed_costs: 100, price: 5, variable_cost: 2, expected_units: 50 },
    expected: { units: "34", exact_units: "33.3333", expected_profit: "50", margin_of_safety: "33.33" },
    by: "hand",
    source: { title: "100 ÷ 3 = 33.333…; 50 × 3 - 100 = 50; (50 - 33.333…) ÷ 50 = 33.33%" },
    edge: true,
  },
  {
    given: "No fixed costs: you break even from the start",
    inputs: { fixed_costs: 0, price: 5, variable_cost: 2 },
    expected: { units: "0", sales: "0" },
    by: "hand",
    source: { title: "0 ÷ (5 - 2) = 0" },
    edge: true,
  },
  {
    given: "Paddles for $20 that cost $15, with $3,000 of fixed costs",
    inputs: { fixed_costs: 3000, price: 20, variable_cost: 15 },
    expected: { break_even_units: "600" },
    by: "published",
    source: {
      title: "Texas Instruments, BA II PLUS guidebook",
      url: "https://azmanual.top/manuals/214549/texas-instruments-calculator.html?page=85",
      place: "Computing Breakeven Quantity, page 81",
      read: "2026-11-23",
    },
  },
  {
    given: "A profit of 10,000 with an article for 300 that costs 250, and fixed costs of 150,000",
    inputs: { fixed_costs: 150000, price: 300, variable_cost: 250, target_profit: 10000 },
    expected: { units: "3,200" },
    by: "published",
    source: {
      title: "Hewlett-Packard, HP 10bII+ user's guide",
      url: "http://38.142.81.21:8001/manual/hp/user-manual/user-s-guide-english/page-118.html",
      place: "Table 11-2, Break-even example, page 110",
      read: "2026-11-23",
    },
  },
  {
    given: "A basket of goods for $73 with variable costs of $42.25 and $145,000 of fixed costs",
    inputs: { fixed_costs: 145000, price: 73, variable_cost: 42.25 },
    expected: { exact_units: "4,715.45", break_even_units: "4,716" },
    by: "published",
    source: {
      title:
        "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 3.4, Multi-Product Environment",
      url: "https://openstax.org/books/principles-managerial-accounting/pages/3-4-perform-break-even-sensitivity-analysis-for-a-multi-product-environment-under-changing-business-situations",
      place: "West Brothers, composite units",
      read: "2026-11-23",
    },
    edge: true,
  },
] satisfies Vectors<typeof breakEven>;
