import { expect, it } from "vitest";
import { choice, isRefusal, money, percent, type Raw } from "#engine";
import { parseInputs } from "../parse-sent.ts";

const inputs = {
  find: choice("Find", { payment: "Payment", amount: "Amount", rate: "Rate" }, { default: "payment" }),
  amount: money("Amount", { min: 0, max: 100, example: 1, when: { find: ["payment", "rate"] } }),
  rate: percent("Rate", { min: 0, max: 100, example: 5, when: { find: ["payment", "amount"] } }),
  payment: money("Payment", { min: 0, max: 100, example: 1, when: { find: ["amount", "rate"] } }),
  fees_as: choice("Fees as", { amount: "Amount", percent: "Percent" }, { default: "amount" }),
  fees: money("Fees", { min: 0, max: 9, default: 0, when: { fees_as: ["amount"] } }),
  fee_rate: percent("Fees", { min: 0, max: 9, example: 1, when: { fees_as: ["percent"] } }),
};

function read(raw: Raw) {
  const parsed = parseInputs({ inputs }, raw);
  return isRefusal(parsed) ? parsed.issues.map(({ code, field, message }) => `${code} ${field} ${message}`) : parsed;
}

it("the one question that takes all that was sent is answered, and the answer says which", () => {
  expect(read({ amount: 1, payment: 1 })).toMatchObject({
    texts: { find: "rate", amount: "1", payment: "1" },
    notes: ["We used find rate (Rate), which asks for what you sent."],
  });
  expect(read({ amount: 1, rate: 5, fee_rate: 2 })).toMatchObject({ texts: { find: "payment", fees_as: "percent" } });
});

it("what the default takes is for the default, without a word", () => {
  const parsed = read({ amount: 1, rate: 5 });
  expect(parsed).toMatchObject({ texts: { find: "payment" } });
  expect(parsed).not.toHaveProperty("notes");
});

it("a choice that was sent is not changed", () => {
  expect(read({ find: "payment", amount: 1, rate: 5, fees_as: "amount", fee_rate: 2 })).toEqual([
    "INVALID_INPUT fee_rate must be left out when fees_as is amount, or send fees_as: percent",
  ]);
});

it("where several could be meant, they are listed with what each needs", () => {
  const several = "must be sent, because what you sent could be for amount (send rate too) or rate (send amount too)";
  expect(read({ payment: 1 })).toEqual([`INVALID_INPUT find ${several}`]);
});

it("where none takes it all, the way out is said", () => {
  expect(read({ amount: 1, rate: 5, payment: 1 })).toEqual([
    "INVALID_INPUT payment must be left out when find is payment, or send find: amount or rate",
  ]);
});
