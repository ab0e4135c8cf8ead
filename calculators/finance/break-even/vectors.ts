import type { Vectors } from "#engine";
import type breakEven from "./break-even.ts";

export default [
  {
    title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 3.2, Break-Even Point",
    url: "https://openstax.org/books/principles-managerial-accounting/pages/3-2-calculate-a-break-even-point-in-units-and-dollars",
    read: "2026-11-22",
    place: "Hicks Manufacturing",
    always: { fixed_costs: 18000, price: 100, variable_cost: 20 },
    rows: [
      ["break-even point", {}, { break_even_units: "225", break_even_sales: "22,500", margin_ratio: "80" }],
      ["target profit", { target_profit: 16000 }, { units: "425", sales: "42,500" }],
      ["after-tax profit", { target_profit: 24000, tax_rate: 40 }, { units: "725", sales: "72,500" }, { given: "The same with $24,000 left after 40% tax" }],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e, section 7.1, Systems of Linear Equations: Two Variables",
    url: "https://openstax.org/books/college-algebra-2e/pages/7-1-systems-of-linear-equations-two-variables",
    read: "2026-11-22",
    rows: [
      [
        "Finding the Break-Even Point and the Profit Function Using Substitution",
        { fixed_costs: 35000, price: 1.55, variable_cost: 0.85 },
        { break_even_units: "50,000", break_even_sales: "77,500" },
      ],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e, chapter 7, review exercises and their answers",
    url: "https://openstax.org/books/college-algebra-2e/pages/chapter-7",
    read: "2026-11-22",
    rows: [
      [
        "Systems of Linear Equations: Two Variables, break-even point of a factory",
        { fixed_costs: 15000, price: 200, variable_cost: 150 },
        { break_even_units: "300", break_even_sales: "60,000" },
      ],
    ],
  },
  {
    by: "hand",
    always: { price: 5, variable_cost: 2 },
    rows: [
      [
        "100 ÷ 3 = 33.333…; 50 × 3 - 100 = 50; (50 - 33.333…) ÷ 50 = 33.33%",
        { fixed_costs: 100, expected_units: 50 },
        { units: "34", exact_units: "33.3333", expected_profit: "50", margin_of_safety: "33.33" },
        { edge: "A part of a unit can't be sold: 33.3333 become 34" },
      ],
      ["0 ÷ (5 - 2) = 0", { fixed_costs: 0 }, { units: "0", sales: "0" }, { edge: "No fixed costs: you break even from the start" }],
    ],
  },
  {
    title: "Texas Instruments, BA II PLUS guidebook",
    url: "https://azmanual.top/manuals/214549/texas-instruments-calculator.html?page=85",
    read: "2026-11-23",
    rows: [["Computing Breakeven Quantity, page 81", { fixed_costs: 3000, price: 20, variable_cost: 15 }, { break_even_units: "600" }]],
  },
  {
    title: "Hewlett-Packard, HP 10bII+ user's guide",
    url: "http://38.142.81.21:8001/manual/hp/user-manual/user-s-guide-english/page-118.html",
    read: "2026-11-23",
    rows: [["Table 11-2, Break-even example, page 110", { fixed_costs: 150000, price: 300, variable_cost: 250, target_profit: 10000 }, { units: "3,200" }]],
  },
  {
    title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 3.4, Multi-Product Environment",
    url: "https://openstax.org/books/principles-managerial-accounting/pages/3-4-perform-break-even-sensitivity-analysis-for-a-multi-product-environment-under-changing-business-situations",
    read: "2026-11-23",
    rows: [
      [
        "West Brothers, composite units",
        { fixed_costs: 145000, price: 73, variable_cost: 42.25 },
        { exact_units: "4,715.45", break_even_units: "4,716" },
        { edge: "A basket of goods for $73 with variable costs of $42.25 and $145,000 of fixed costs" },
      ],
    ],
  },
  {
    title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 3.3, Break-Even Sensitivity Analysis",
    url: "https://openstax.org/books/principles-managerial-accounting/pages/3-3-perform-break-even-sensitivity-analysis-for-a-single-product-under-changing-business-situations",
    read: "2026-11-23",
    rows: [
      [
        "Back Door Café, Price Change Analysis, current price",
        { fixed_costs: 2475, price: 3.75, variable_cost: 1.5, expected_units: 1500 },
        { break_even_units: "1,100", break_even_sales: "4,125", expected_profit: "900" },
      ],
      [
        "Back Door Café, Variable Cost Change Analysis",
        { fixed_costs: 2475, price: 3.75, variable_cost: 1.55, expected_units: 1500 },
        { break_even_units: "1,125", break_even_sales: "4,218.75", expected_profit: "825" },
      ],
      [
        "Back Door Café, Variable Cost and Fixed Cost Change Analysis",
        { fixed_costs: 2875, price: 3.75, variable_cost: 1.45, expected_units: 1500 },
        { break_even_units: "1,250", break_even_sales: "4,687.50", expected_profit: "575" },
      ],
      [
        "Back Door Café, Fixed Cost Change Analysis",
        { fixed_costs: 2700, price: 3.75, variable_cost: 1.5, expected_units: 1500 },
        { break_even_units: "1,200", break_even_sales: "4,500", expected_profit: "675" },
      ],
      [
        "Back Door Café, Price Change Analysis, new price",
        { fixed_costs: 2475, price: 4.25, variable_cost: 1.5, expected_units: 1500 },
        { break_even_units: "900", break_even_sales: "3,825", expected_profit: "1,650" },
      ],
      [
        "Current information, units sold 1,400",
        { fixed_costs: 52000, price: 225, variable_cost: 145, expected_units: 1400 },
        { break_even_units: "650", break_even_sales: "146,250", expected_profit: "60,000" },
      ],
    ],
  },
  {
    title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, section 3.5, Margin of Safety",
    url: "https://openstax.org/books/principles-managerial-accounting/pages/3-5-calculate-and-interpret-a-companys-margin-of-safety-and-operating-leverage",
    read: "2026-11-23",
    rows: [
      [
        "Manteo Machine",
        { fixed_costs: 85000, price: 90, variable_cost: 40, expected_units: 2500 },
        { break_even_units: "1,700", break_even_sales: "153,000", margin_of_safety: "32" },
      ],
    ],
  },
] satisfies Vectors<typeof breakEven>;
