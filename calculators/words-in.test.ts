// What calculators are called in a region: their words are in labels and answers there, and nowhere else.
import { describe, expect, it, test } from "vitest";
import { calculators } from "#calculators";
import { calculate, currencyIn, isRefusal, present, REGION_CODES, spokenCurrency, USD, worded } from "#engine";

const all = await Promise.all(Object.values(calculators).map(async (load) => (await load()).default));
const at = (slug: string) => {
  const found = all.find((calculator) => calculator.slug === slug);
  if (!found) throw new Error(`There is no ${slug}.`);
  return found;
};

function answered(slug: string, region: string, sent: Readonly<Record<string, unknown>>) {
  const calculator = at(slug);
  const usual = region === "en-US" ? USD : currencyIn(region);
  const answer = usual && calculate(calculator, sent, usual);
  if (!answer || isRefusal(answer)) throw new Error(`${slug} gives no answer in ${region}`);
  const { notation } = spokenCurrency(calculator, answer.texts, usual);
  return { ...present(calculator, answer, usual), inputs: worded(calculator, notation).inputs };
}

const LOAN = { amount: 25000, payments: 60, annual_rate: 7.5 };
const MORTGAGE = { price: 400000, annual_rate: 6.5 };

test("a payment on a loan is an EMI in India", () => {
  const { primary, sentence, inputs } = answered("loan", "en-IN", LOAN);
  expect(primary.label).toBe("EMI");
  expect(sentence).toMatch(/ takes 60 EMIs of ₹/);
  expect(inputs.payments?.label).toBe("Number of EMIs");
});

test("a home takes a deposit and stamp duty in Britain", () => {
  const { inputs } = answered("mortgage", "en-GB", MORTGAGE);
  expect(inputs.down_payment?.label).toBe("Deposit");
  expect(inputs.closing_costs?.label).toBe("Stamp duty and legal fees");
  expect(inputs.fees?.label).toBe("Monthly service charge");
});

test("programs that send no region have the words they had", () => {
  expect(answered("loan", "en-US", LOAN).primary.label).toBe("Payment");
  expect(answered("mortgage", "en-US", MORTGAGE).inputs.down_payment?.label).toBe("Down payment");
});

describe.each(all.map((calculator) => [calculator.slug, calculator] as const))("%s", (_, calculator) => {
  const said = JSON.stringify(calculator, (key, value) => (key === "wordsIn" ? undefined : value)).toLowerCase();

  it("has words only for what it says, in regions that there are", () => {
    for (const [region, words] of Object.entries(calculator.wordsIn ?? {})) {
      expect(REGION_CODES).toContain(region);
      expect(Object.keys(words).filter((word) => said.includes(word))).not.toEqual([]);
    }
  });

  it("says the same when it is said twice", () => {
    for (const region of REGION_CODES) {
      const { notation } = spokenCurrency(calculator, {}, currencyIn(region) ?? USD);
      const once = worded(calculator, notation);
      expect(worded(once, notation).inputs).toEqual(once.inputs);
      expect(worded(once, notation).outputs).toEqual(once.outputs);
    }
  });
});
