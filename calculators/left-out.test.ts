// What an answer leaves out and a reader would expect in it is named before it.
import { expect, it } from "vitest";
import { calculators } from "#calculators";
import { calculate, isRefusal, present, USD } from "#engine";

async function alertsOf(slug: string, inputs: Readonly<Record<string, string | number>>) {
  const calculator = (await calculators[slug]?.())?.default;
  const answer = calculator && calculate(calculator, inputs);
  if (!answer || isRefusal(answer)) throw new Error(`${slug} has no answer to ${JSON.stringify(inputs)}`);
  return present(calculator, answer, USD).alerts;
}

const MORTGAGE = { price: 400000, down_payment: 80000, annual_rate: 6.5 };
const UNINSURED =
  "Your loan is 87.5% of the price. Above 80%, lenders usually require mortgage insurance. Enter its rate to include it.";

it.each([
  [{}, ["This payment does not include property tax or home insurance. Enter yours to see the full monthly cost."]],
  [{ home_insurance: 1800 }, ["This payment does not include property tax. Enter yours to see the full monthly cost."]],
  [{ property_tax: 4800 }, ["This payment does not include home insurance. Enter yours to see the full monthly cost."]],
  [{ property_tax: 4800, home_insurance: 1800 }, []],
  [{ property_tax: 4800, home_insurance: 1800, down_payment: 50000 }, [UNINSURED]],
  [{ property_tax: 4800, home_insurance: 1800, down_payment: 50000, mortgage_insurance_rate: 0.6 }, []],
])("a mortgage with %j", async (costs, alerts) => {
  expect(await alertsOf("mortgage", { ...MORTGAGE, ...costs })).toEqual(alerts);
});

it("a price that mortgage insurance would lower", async () => {
  const inputs = { income: 90000, monthly_debts: 500, down_payment: 40000, annual_rate: 6.5 };
  const costs = { property_tax_rate: 1.1, home_insurance_rate: 0.4 };
  const [alert] = await alertsOf("house-affordability", { ...inputs, ...costs });
  expect(alert).toMatch(
    /^The loan is 8\d\.\d\d% of the price\. Above 80%, lenders usually require mortgage insurance, and none is included here\. Enter its rate to see the lower price you can afford\.$/,
  );
  expect(await alertsOf("house-affordability", { ...inputs, ...costs, mortgage_insurance_rate: 0.6 })).toEqual([]);
});
