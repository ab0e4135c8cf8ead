import { describe, expect, it, test } from "vitest";
import { calculation } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { SITE } from "./ask.fixture.ts";
import { FULL, SHORT } from "./show.ts";
import { answerText, refusalText, valuesText } from "./text.ts";

const entries = await catalogue().allOpen();

describe.each(entries.map((entry) => [entry.calculator.slug, entry] as const))("The text about %s", (_, entry) => {
  const answer = calculation(entry, entry.words.example.inputs, SITE, new Date());
  if ("issues" in answer) throw new Error("the worked example is refused");
  const text = answerText(entry, answer, entry.words.example.inputs, FULL);
  const short = answerText(entry, answer, entry.words.example.inputs, SHORT);

  it("begins with the answer, or with what warns of it", () => {
    const begun = [...(answer.warnings ?? []).map((warning) => `Warning: ${warning}`), answer.primary.sentence];
    expect(text.startsWith(`${begun.join("\n")}\n`)).toBe(true);
  });

  it("has every fact that the structure has", () => {
    const { result, calculation, tables, warnings = [], notes = [], disclaimer, source_url, share_url } = answer;
    const used = Object.entries(calculation.inputs).map(([name, value]) => `${name} ${value}`);
    const shown = Object.values(tables).flatMap(({ rows }) =>
      rows.length > 12 ? rows.toSpliced(2, rows.length - 4) : rows,
    );
    const cells = shown.map((row) => row.join(" | "));
    const facts = [...Object.values(result), calculation.formula, ...calculation.assumptions, ...calculation.steps];
    for (const fact of [...facts, ...used, ...cells, ...warnings, ...notes, disclaimer, source_url, share_url]) {
      expect(text).toContain(fact);
    }
  });

  it("has every figure and remark in short, and where it comes from", () => {
    const { result, primary, warnings = [], notes = [], source_url } = answer;
    for (const fact of [...Object.values(result), primary.sentence, ...warnings, ...notes, source_url]) {
      expect(short).toContain(fact);
    }
    expect(Buffer.byteLength(short)).toBeLessThan(1100);
  });

  it("has nothing in it that was forgotten", () => {
    expect(text + short).not.toMatch(/undefined|\[object|NaN|\n\n\n/);
  });
});

test("what is serious stands before the answer, and what explains it after", async () => {
  const entry = await catalogue().findOpen("bmi");
  const answer = entry && calculation(entry, { height: 175, weight: 34 }, SITE, new Date());
  if (!entry || !answer || "issues" in answer) throw new Error("the BMI calculator has no answer");
  const [first, second, third] = answerText(entry, answer, {}, SHORT).split("\n");
  expect(first).toBe("Warning: A BMI of 11.1 is dangerously low: please see a doctor today.");
  expect(second).toBe(answer.primary.sentence);
  expect(third).toBe("Note: For adults 20 and over. Not meant for children, pregnancy, or very muscular people.");
  expect(answer.warnings?.[0]).toBe("A BMI of 11.1 is dangerously low: please see a doctor today.");
});

test("the name of a value stands beside a label from which it does not follow", async () => {
  const entry = await catalogue().findOpen("mortgage");
  const answer = entry && calculation(entry, { price: 400000, annual_rate: 6.5 }, SITE, new Date());
  if (!entry || !answer || "issues" in answer) throw new Error("the mortgage calculator has no answer");
  const text = answerText(entry, answer, {}, new Set(["values"]));
  expect(text).toContain("\nMonthly payment (monthly_total): ");
  expect(answerText(entry, answer, {}, SHORT)).toContain("\nMonthly payment: ");
  expect(text).toContain("\nTotal interest: ");
});

test("of a long table the ends are shown, and where the rest is", async () => {
  const entry = await catalogue().findOpen("mortgage");
  const answer = entry && calculation(entry, { price: 400000, annual_rate: 6.5 }, SITE, new Date());
  if (!entry || !answer || "issues" in answer) throw new Error("the mortgage calculator has no answer");
  const text = answerText(entry, answer, {}, FULL);
  expect(text).toContain("… 26 more rows: see structuredContent.tables or the last link below");
  expect(text.endsWith(answer.share_url)).toBe(true);
  expect(text.split(answer.share_url)).toHaveLength(2);
  expect(text).toContain(answer.tables.schedule?.rows.at(-1)?.join(" | "));
  expect(Buffer.byteLength(text + valuesText(answer))).toBeLessThan(3500);
});

test("a refusal says what, where and why, all of it", () => {
  const issues = [
    { code: "MISSING_INPUT", field: "bill", message: "Bill is required." },
    { code: "CALCULATION_FAILED", message: "There is no such rate." },
  ] as const;
  expect(refusalText({ ...issues[0], issues })).toBe(
    "There is no answer, because:\n- bill, MISSING_INPUT: Bill is required.\n- CALCULATION_FAILED: There is no such rate.",
  );
});
