// Calls that were made up from a tool's name, description and schema alone, as a model makes them. Each is answered at once.
import { expect, it } from "vitest";
import { newer } from "./ask.fixture.ts";

const CALLS: readonly (readonly [tool: string, inputs: Readonly<Record<string, unknown>>])[] = [
  ["tip", { bill: 186.4, tip_rate: 20, people: 5 }],
  ["bmi", { height: "5 ft 11 in", weight: "180 lb" }],
  ["bmi", { height: 175, weight: 70 }],
  ["bmr", { sex: "male", age: 40, height: "1.8 m", weight: "200 lb" }],
  ["calories", { sex: "female", age: 28, height: "5 ft 6 in", weight: "150 lb", activity: "light", goal: "lose" }],
  ["ideal-weight", { sex: "male", height: "6 ft" }],
  ["concrete", { shape: "slab", length: "10 ft", width: "12 ft", thickness: "4 in" }],
  ["concrete", { shape: "column", diameter: "30 cm", height: "1.2 m", pieces: 6 }],
  ["paint", { measured_by: "room", length: 14, width: 12, height: "8 ft", doors: 1, windows: 2 }],
  ["tile", { count_by: "room", length: "5 ft", width: "8 ft", tile_length: "12 in", tile_width: "24 in" }],
  ["square-footage", { shape: "rectangle", length: "13 ft 6 in", width: "11 ft" }],
  ["mortgage", { price: 350000, down_payment_as: "percent", down_payment_rate: 10, annual_rate: 6.8, years: 30 }],
  ["mortgage", { price: 240000, annual_rate: 6.5, fees: 300 }],
  ["loan", { find: "payment", amount: 8000, payments: 36, annual_rate: 11 }],
  ["auto-loan", { price: 42000, down_payment: 5000, months: 72, annual_rate: 7.5, sales_tax_rate: 6.25 }],
  ["credit-card-payoff", { balance: 6500, annual_rate: 24, plan: "fixed", payment: 200 }],
  ["simple-interest", { find: "interest", principal: 3000, annual_rate: 5, time_as: "years", years: 2 }],
  ["compound-interest", { principal: 10000, annual_rate: 7, years: 30 }],
  ["discount", { find: "percent_off", price: 45, discount_rate: 30 }],
  ["sales-tax", { find: "remove", price_paid: 54.13, tax_rate: 8.25 }],
  ["vat", { find: "net", price_with: 96, vat_rate: 20 }],
  ["income-tax", { income: 85000, country: "us", filing_status: "single" }],
  ["hours-worked", { shifts: "Mon, 8:47 am, 5:13 pm, 0:30" }],
  ["percentage", { find: "part", percentage: 18, whole: 250 }],
  ["date-add", { start: "2026-03-10", direction: "add", weeks: 6 }],
  ["business-days", { find: "date", from: "2026-03-03", days: 15, calendar: "us" }],
  ["due-date", { method: "last_period", last_period: "2026-04-02", day: "2026-06-01" }],
  ["length", { value: 5.5, from: "ft", to: "cm" }],
  ["pace", { find: "pace", distance: "5 km", time: "27:40" }],
  ["ohms-law", { given: "voltage_power", voltage: 120, power: "1.5 kW" }],
  ["ip-subnet", { address: "10.1.5.77/20" }],
  ["triangle", { known: "sss", a: 7, b: 8, c: 9 }],
  ["ratio", { find: "shares", ratio: "2:3:4", total: 900 }],
  ["statistics", { values: "88, 92, 75, 100, 61" }],
  ["fraction", { first: "2 1/2", operation: "over", second: "3/4" }],
  ["time-duration", { find: "times", start: "9:40 am", end: "4:25 pm" }],
  ["business-days", { from: "2026-12-01", to: "2026-12-31", holidays: "2026-12-24", worked_days: "2026-12-26" }],
  ["paint", { measured_by: "rooms", rooms: "15:12; 10:8", height: 8 }],
  ["tile", { count_by: "rooms", rooms: "12:10; 8:5", tile_length: 12, tile_width: 12 }],
  ["grade", { grades: "92:30; 85:20; 78:50" }],
  ["gpa", { courses: "A-:3; B:4" }],
  ["npv", { discount_rate: 8, flows: "0:-1000; 1:400; 2:700" }],
  ["irr", { flows: "0:-1000; 1:400; 2:700" }],
  ["debt-payoff", { debts: "Visa:6000:22:150; Car:9000:6:250", extra: 200 }],
  ["unit-price", { items: "Small:3.49:12:oz; Large:5.29:20:oz", per: "oz" }],
  ["bill-split", { bill: 90, split: "shares", shares: "Ana:24.50; Ben:65.50" }],
  ["commission", { sales: 83000, plan: "marginal", tiers: "0:2; 50000:4" }],
];

it.each(CALLS)("%s answers %j", async (slug, inputs) => {
  const name = `calculator_${slug.replaceAll("-", "_")}`;
  const { body } = await newer("tools/call", { name, arguments: inputs });
  expect(body.result.isError, body.result.content[0].text).toBeUndefined();
  expect(body.result.structuredContent.primary.text).not.toBe("");
});

it("a unit of its own still works, and means the same", async () => {
  const ask = async (inputs: object) => (await newer("tools/call", { name: "calculator_bmi", arguments: inputs })).body;
  const one = await ask({ height: "71 in", weight: "180 lb" });
  const apart = await ask({ height: 71, height_unit: "in", weight: 180, weight_unit: "lb" });
  expect(one.result.structuredContent.values).toEqual(apart.result.structuredContent.values);
});
