// A question in words over the API: what it says where there is an answer, a form, nothing, and where the address is wrong.
import { expect, it } from "vitest";
import { answerQuestion, questionAsked } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";

const entries = await catalogue().allOpen();
const asked = (question: string) => answerQuestion(question, entries, site(), "2026-11-20");

it("says how a question was read, and the answer", async () => {
  const { answer, form } = await asked("20% tip on $58.40");
  expect(answer).toMatchObject({
    calculator: "tip",
    inputs: { bill: "58.40", tip_rate: "20%" },
    figure: "tip",
    value: "11.68",
    text: "$11.68",
  });
  expect(answer?.page).toContain("/calculators/tip#");
  expect(form).toBeUndefined();
});

it("warns of what its calculator warns of, and of figures that have run out", async () => {
  const question = "income tax on 52000 in california";
  const older = "We don't have California's income tax for 2026 yet. Its tax here is by the figures of 2025.";
  expect((await asked(question)).answer?.warnings).toEqual([older]);
  const { answer } = await answerQuestion(question, entries, site(), "2027-01-02");
  expect(answer?.warnings).toEqual([older, expect.stringContaining("current until December 31, 2026")]);
  expect((await asked("20% tip on $58.40")).answer).not.toHaveProperty("warnings");
});

it("says what is needed where something is missing", async () => {
  const { answer, form } = await asked("mortgage 400k 30 years");
  expect(answer).toBeNull();
  expect(form).toMatchObject({
    calculator: "mortgage",
    inputs: { price: "400k", years: "30" },
    needed: ["Interest rate"],
  });
});

it("offers calculators by name, and nothing for what is none", async () => {
  expect((await asked("mortgage")).calculators[0]).toMatchObject({ slug: "mortgage" });
  expect(await asked("zzzzzz 12 qqq")).toMatchObject({ answer: null, other_readings: [], calculators: [] });
});

it("asks only calculators that are open to programs", async () => {
  const closed = entries.filter(({ calculator }) => calculator.slug !== "tip");
  const { answer } = await answerQuestion("20% tip on $58.40", closed, site(), "2026-11-20");
  expect(answer?.calculator).not.toBe("tip");
});

it.each([
  ["", "MISSING_INPUT"],
  ["q=", "MISSING_INPUT"],
  ["q=1&q=2", "INVALID_INPUT"],
  [`q=${"1".repeat(201)}`, "INVALID_INPUT"],
  ["q=1&question=2", "UNKNOWN_FIELD"],
])("?%s is refused: %s", (query, code) => {
  expect(questionAsked(new URLSearchParams(query))).toMatchObject({ code, field: "q" });
});
