import type { Vectors } from "#engine";
import type breakEven from "./break-even.ts";

const read = "2026-11-22";
const ACCOUNTING = {
  title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 3.2, Break-Even Point",
  url: "https://openstax.org/books/principles-managerial-accounting/pages/3-2-calculate-a-break-even-point-in-units-and-dollars",
  read,
};

const SENSITIVITY = {
  title:
    "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 3.3, Break-Even Sensitivity Analysis",
  url: "https://openstax.org/books/principles-managerial-accounting/pages/3-3-perform-break-even-sensitivity-analysis-for-a-single-product-under-changing-business-situations",
  read: "2026-11-23",
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
  {
    given: "Coffee for $3.75 that costs $1.50, with $2,475 of fixed costs and 1,500 cups sold",
    inputs: { fixed_costs: 2475, price: 3.75, variable_cost: 1.5, expected_units: 1500 },
    expected: { break_even_units: "1,100", break_even_sales: "4,125", expected_profit: "900" },
    by: "published",
    source: { ...SENSITIVITY, place: "Back Door Café, Price Change Analysis, current price" },
  },
  {
    given: "The same where a cup costs five cents more",
    inputs: { fixed_costs: 2475, price: 3.75, variable_cost: 1.55, expected_units: 1500 },
    expected: { break_even_units: "1,125", break_even_sales: "4,218.75", expected_profit: "825" },
    by: "published",
    source: { ...SENSITIVITY, place: "Back Door Café, Variable Cost Change Analysis" },
  },
  {
    given: "The same with a machine that saves five cents a cup and adds $400 of fixed costs",
    inputs: { fixed_costs: 2875, price: 3.75, variable_cost: 1.45, expected_units: 1500 },
    expected: { break_even_units: "1,250", break_even_sales: "4,687.50", expected_profit: "575" },
    by: "published",
    source: { ...SENSITIVITY, place: "Back Door Café, Variable Cost and Fixed Cost Change Analysis" },
  },
  {
    given: "Parts for $90 that cost $40, with $85,000 of fixed costs and 2,500 parts sold",
    inputs: { fixed_costs: 85000, price: 90, variable_cost: 40, expected_units: 2500 },
    expected: { break_even_units: "1,700", break_even_sales: "153,000", margin_of_safety: "32" },
    by: "published",
    source: {
      title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 3.5, Margin of Safety",
      url: "https://openstax.org/books/principles-managerial-accounting/pages/3-5-calculate-and-interpret-a-companys-margin-of-safety-and-operating-leverage",
      place: "Manteo Machine",
      read: "2026-11-23",
    },
  },
  {
    given: "The same coffee with $225 more rent",
    inputs: { fixed_costs: 2700, price: 3.75, variable_cost: 1.5, expected_units: 1500 },
    expected: { break_even_units: "1,200", break_even_sales: "4,500", expected_profit: "675" },
    by: "published",
    source: { ...SENSITIVITY, place: "Back Door Café, Fixed Cost Change Analysis" },
  },
  {
    given: "A higher price for the same coffee",
    inputs: { fixed_costs: 2475, price: 4.25, variable_cost: 1.5, expected_units: 1500 },
    expected: { break_even_units: "900", break_even_sales: "3,825", expected_profit: "1,650" },
    by: "published",
    source: { ...SENSITIVITY, place: "Back Door Café, Price Change Analysis, new price" },
  },
  {
    given: "An article for $225 that costs $145, with $52,000 of fixed costs and 1,400 sold",
    inputs: { fixed_costs: 52000, price: 225, variable_cost: 145, expected_units: 1400 },
    expected: { break_even_units: "650", break_even_sales: "146,250", expected_profit: "60,000" },
    by: "published",
    source: { ...SENSITIVITY, place: "Current information, units sold 1,400" },
  },
] satisfies Vectors<typeof breakEven>;
