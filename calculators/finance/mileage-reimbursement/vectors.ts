import type { Vectors } from "#engine";
import type mileageReimbursement from "./mileage-reimbursement.ts";

export default [
  {
    title: "GOV.UK simplified expenses checker, its test cases",
    url: "https://github.com/alphagov/smart-answers/blob/main/test/unit/calculators/simplified_expenses_checker_calculator_test.rb",
    read: "2026-11-27",
    place: "simple_vehicle_costs_car_van",
    always: { by: "uk_car" },
    rows: [
      ["2026-2027, 10,000 miles", { year: "2026", distance: 10000 }, { reimbursement: "5500" }, { edge: "The last mile at the higher rate" }],
      ["2026-2027, 10,001 miles", { year: "2026", distance: 10001 }, { reimbursement: "5500.25" }, { edge: "The first mile at the lower rate" }],
      ["2025-2026, 10,000 miles", { year: "2025", distance: 10000 }, { reimbursement: "4500" }],
      ["2022-2023, 10,001 miles", { year: "2022", distance: 10001 }, { reimbursement: "4500.25" }],
    ],
  },
  {
    title: "TaxFolio, HMRC mileage allowance rates 2025/26, example of 100 miles",
    url: "https://www.taxfolio.io/tax-deductions/mileage-allowance",
    read: "2026-11-27",
    by: "quoted",
    rows: [["100 miles at 45p", { by: "uk_car", year: "2025", distance: 100 }, { reimbursement: "45.00" }]],
  },
  {
    title: "IRS news release IR-2025-128, as reprinted",
    url: "https://www.einpresswire.com/article/879120286/irs-sets-2026-business-standard-mileage-rate-at-72-5-cents-per-mile-up-2-5-cents",
    read: "2026-11-27",
    by: "quoted",
    always: { year: "2026", distance: 1000 },
    rows: [
      ["72.5 cents per mile for business", { by: "us_business" }, { rate: "0.725" }],
      ["20.5 cents per mile for medical purposes", { by: "us_medical" }, { rate: "0.205" }],
      ["14 cents per mile for charity", { by: "us_charity" }, { rate: "0.14" }],
    ],
  },
  {
    title: "Revenu Québec, Limits and rates related to the use of an automobile, 2024",
    url: "https://www.revenuquebec.ca/en/businesses/source-deductions-and-employer-contributions/special-cases-source-deductions-and-employer-contributions/taxable-benefits/list-of-taxable-benefits/motor-vehicles/limits-and-rates-related-to-the-use-of-an-automobile/",
    read: "2026-11-27",
    by: "quoted",
    always: { year: "2024", distance: 6000 },
    rows: [
      ["$0.70 for the first 5,000 km, then $0.64", { by: "canada_provinces" }, { rate: "0.70", lower_rate: "0.64" }],
      ["Yukon and the other territories: $0.74, then $0.68", { by: "canada_territories" }, { rate: "0.74", lower_rate: "0.68" }],
    ],
  },
  {
    title: "Department of Finance Canada, 2026 automobile deduction limits, as reprinted",
    url: "https://www.miragenews.com/2026-auto-deduction-expense-rates-announced-1602086",
    read: "2026-11-27",
    by: "quoted",
    rows: [["73 cents, then 67 cents", { by: "canada_provinces", year: "2026", distance: 5001 }, { rate: "0.73", lower_rate: "0.67", at_lower: "1" }]],
  },
  {
    by: "hand",
    rows: [
      ["1,000 × 0.725 = 725; 725 - 500 = 225", { by: "us_business", year: "2026", distance: 1000, paid: 500 }, { reimbursement: "725", still_due: "225" }],
      [
        "1,000 × 0.55 + 500 × 0.25 = 675",
        { by: "uk_car", year: "2026", distance: 1500, earlier: 9000 },
        { reimbursement: "675", at_first: "1,000", at_lower: "500" },
      ],
      ["300 × 0.8 = 240; 250 - 240 = 10", { by: "own", own_rate: 0.8, distance: 300, paid: 250 }, { reimbursement: "240", above_rate: "10" }],
    ],
  },
] satisfies Vectors<typeof mileageReimbursement>;
