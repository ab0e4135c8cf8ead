// How inputs must stand to one another: what just fits is accepted, and what passes the limit by the least is refused.
import { expect, it } from "vitest";
import { calculators } from "#calculators";
import { start } from "#calculators/suite/start";
import { parseInputs, type Raw } from "#engine";

/** What fits, the input that is refused, and what is changed so that it is. */
const LIMITS: readonly (readonly [slug: string, fits: Raw, refused: string, changed: Raw])[] = [
  ["age", { birth: "2000-03-01", as_of: "2000-03-01" }, "as_of", { as_of: "2000-02-29" }],
  ["age", { as_of: "9998-12-31" }, "as_of", { as_of: "9999-01-01" }],
  ["amortization", { years: 0, months: 1 }, "years", { months: 0 }],
  ["apr", { amount: 1000, paid_fees: 999.99 }, "paid_fees", { paid_fees: 1000 }],
  ["apr", { payment_from: "given", payments: 2, first_payment: 5000 }, "first_payment", { payments: 1 }],
  [
    "apr",
    { payment_from: "given", payments: 3, first_payment: 5000, last_payment: 5000 },
    "last_payment",
    { payments: 2 },
  ],
  ["apr", { payments: 12, insured_payments: 12, insurance: 5 }, "insured_payments", { insured_payments: 13 }],
  ["area", { shape: "ring", radius: 5, inner_radius: 4.9 }, "inner_radius", { inner_radius: 5 }],
  ["auto-lease", { price: 30000, fees: 500, down_payment: 30499.99 }, "down_payment", { down_payment: 30500 }],
  ["body-fat", { sex: "male", neck: 40, waist: 40.1 }, "waist", { waist: 40 }],
  ["body-fat", { sex: "female", neck: 30, waist: 70, hip: 90 }, "hip", { hip: "" }],
  ["body-fat", { sex: "male", neck: 38, waist: 85 }, "hip", { hip: 90 }],
  ["bond-price", { settlement: "2026-11-20", maturity: "2026-11-21" }, "maturity", { maturity: "2026-11-20" }],
  ["bond-price", { settlement: "2026-11-20", maturity: "2076-11-20" }, "maturity", { maturity: "2076-11-21" }],
  ["business-days", { holidays: "2028-02-29" }, "holidays", { holidays: "2027-02-29" }],
  ["cagr", { time_as: "dates", start: "2026-11-20", end: "2026-11-21" }, "end", { end: "2026-11-20" }],
  ["compound-interest", { years: 0, months: 1 }, "months", { months: 0 }],
  ["compound-interest", { annual_rate: 30, years: 100 }, "years", { annual_rate: 30.01 }],
  ["date-add", { days_counted: "business", holidays: "2028-02-29" }, "holidays", { holidays: "2027-02-29" }],
  ["depreciation", { cost: 1000, salvage: 1000 }, "salvage", { salvage: 1000.01 }],
  ["discount", { find: "amount_off", price: 20, discount_amount: 20 }, "discount_amount", { discount_amount: 20.01 }],
  ["discount", { find: "rate", price: 20, sale_price: 20 }, "sale_price", { sale_price: 20.01 }],
  ["fraction", { first: "0/5", second: "1/2" }, "first", { first: "5/0" }],
  ["fraction", { first: "1/2", second: "0/5" }, "second", { second: "5/0" }],
  [
    "future-value",
    { present_value: 1, payment: 0, annual_rate: 99.5, periods: 100, frequency: "yearly", compounding: "yearly" },
    "periods",
    { annual_rate: 99.6 },
  ],
  ["gcd-lcm", { numbers: "4, 6.0" }, "numbers", { numbers: "4, 6.5" }],
  ["gpa", { courses: "A:0.5; W:3" }, "courses", { courses: "A:0; W:3" }],
  ["grade", { grades: "80:0; 90:1" }, "grades", { grades: "80:0; 90:0" }],
  ["hours-worked", { shifts: "Mon,9:00,9:01,0:00" }, "shifts", { shifts: "Mon,9:00,9:01,0:02" }],
  ["hours-worked", { overtime: "both", daily_limit: 8, double_after: 8 }, "double_after", { double_after: 7.9 }],
  [
    "house-affordability",
    { find: "income", home_price: 100000, down_payment: 100000 },
    "down_payment",
    { down_payment: 100000.01 },
  ],
  ["income-tax", { country: "us", income: 5000, contributions: 5000 }, "contributions", { contributions: 5000.01 }],
  ["income-tax", { country: "own", bands: "0:10; 100:20" }, "bands", { bands: "0:10; 0:20" }],
  ["inflation", { by: "rate", amount: 1, annual_rate: 90.5, years: 100 }, "years", { annual_rate: 90.6 }],
  ["investment-growth", { annual_rate: 30, years: 100, contribution: 0 }, "years", { annual_rate: 30.01 }],
  ["investment-growth", { years: 1, contribution: 5, contribution_frequency: "yearly" }, "years", { years: 0.9 }],
  ["ip-subnet", { address: "10.0.0.1 255.255.255.0" }, "address", { address: "10.0.0.1 255.0.255.0" }],
  [
    "irr",
    { timing: "dates", dated_flows: "2028-02-29:-5; 2029-01-01:6" },
    "dated_flows",
    { dated_flows: "2027-02-29:-5; 2029-01-01:6" },
  ],
  ["loan", { amount: 1000, balloon: 1000 }, "balloon", { balloon: 1000.01 }],
  ["loan", { frequency: "yearly", payments: 100 }, "payments", { payments: 101 }],
  ["macros", { protein_share: 20, carbohydrate_share: 50, fat_share: 30 }, "fat_share", { fat_share: 30.1 }],
  [
    "mortgage",
    { price: 100000, down_payment_as: "amount", down_payment: 99999.99 },
    "down_payment",
    { down_payment: 100000 },
  ],
  ["mortgage-payoff", { known: "term", years_left: 0, months_left: 1 }, "years_left", { months_left: 0 }],
  ["mortgage-payoff", { balance: 5000, single_extra: 4999.99 }, "single_extra", { single_extra: 5000 }],
  [
    "mortgage-payoff",
    { goal: "date", next_due: "2027-01-01", payoff_by: "2027-01-01" },
    "payoff_by",
    { payoff_by: "2026-12-31" },
  ],
  ["number-base", { number: "17", from_base: 8 }, "number", { number: "18" }],
  ["number-base", { number: "-128", negative: "twos_complement", bits: 8 }, "number", { number: "-129" }],
  ["number-base", { number: "255", negative: "twos_complement", bits: 8 }, "number", { number: "256" }],
  ["ohms-law", { given: "voltage_power", voltage: 0.001, power: 1 }, "power", { voltage: 0 }],
  ["ohms-law", { given: "current_power", current: 0.001, power: 1 }, "power", { current: 0 }],
  ["ohms-law", { given: "resistance_power", resistance: 0.001, power: 1 }, "power", { resistance: 0 }],
  ["prime-factorization", { number: "1" }, "number", { number: "0" }],
  ["quadratic", { a: "0.001" }, "a", { a: 0 }],
  ["ratio", { ratio: "1:2" }, "ratio", { ratio: "1:0" }],
  ["rent-vs-buy", { price: 100000, down_payment: 100000 }, "down_payment", { down_payment: 100000.01 }],
  ["retirement-savings", { age: 40, retirement_age: 40, last_age: 90 }, "retirement_age", { retirement_age: 39 }],
  ["retirement-savings", { age: 40, retirement_age: 65, last_age: 66 }, "last_age", { last_age: 65 }],
  ["roi", { time_as: "dates", start: "2026-11-20", end: "2026-11-21" }, "end", { end: "2026-11-20" }],
  ["rounding", { to: "multiple", multiple: 0.01 }, "multiple", { multiple: 0 }],
  ["salary", { hours_per_week: 120, days_per_week: 5 }, "hours_per_week", { hours_per_week: 120.5 }],
  ["salary", { weeks_per_year: 50, unpaid_weeks: 49.9 }, "unpaid_weeks", { unpaid_weeks: 50 }],
  ["sales-tax", { find: "add", state: "none", tax_rate: 5, local_rate: 0 }, "local_rate", { local_rate: 0.1 }],
  ["savings-goal", { find: "deposit", years: 0, months: 1 }, "months", { months: 0 }],
  ["simple-interest", { time_as: "dates", start: "2026-11-20", end: "2026-11-20" }, "end", { end: "2026-11-19" }],
  ["square-footage", { shape: "corner", length: 10, cut_length: 9.9 }, "cut_length", { cut_length: 10 }],
  ["square-footage", { shape: "corner", width: 10, cut_width: 9.9 }, "cut_width", { cut_width: 10 }],
  ["temperature", { from: "celsius", value: -273.15 }, "value", { value: "-273.1501" }],
  [
    "time-duration",
    { find: "dates", start_date: "2026-11-20", end_date: "2026-11-20", start: "9:00", end: "10:00" },
    "end_date",
    { end_date: "2026-11-19" },
  ],
  ["time-duration", { find: "times", end_day: "same", start: "9:00", end: "9:00" }, "end", { end: "8:59" }],
  ["triangle", { known: "sss", a: 4.9, b: 2, c: 3 }, "a", { a: 5 }],
  ["triangle", { known: "sss", a: 2, b: 4.9, c: 3 }, "b", { b: 5 }],
  ["triangle", { known: "sss", a: 2, b: 3, c: 4.9 }, "c", { c: 5 }],
  ["triangle", { known: "asa", angle_a: 90, angle_b: 89.9 }, "angle_b", { angle_b: 90 }],
  ["vat", { find: "rate", price_without: 10, price_with: 10 }, "price_with", { price_with: 9.99 }],
  ["volume", { shape: "cap", radius: 5, height: 10 }, "height", { height: 10.1 }],
];

it.each(LIMITS)("%s: %j fits, and %s is refused with %j", async (slug, fits, refused, changed) => {
  const calculator = (await calculators[slug]?.())?.default;
  if (!calculator) throw new Error(`there is no ${slug}`);
  expect(parseInputs(calculator, start(calculator, fits))).toHaveProperty("inputs");
  const said = parseInputs(calculator, start(calculator, { ...fits, ...changed }));
  expect(said).toHaveProperty("issues");
  expect("issues" in said && said.issues.map(({ field }) => field)).toContain(refused);
});
