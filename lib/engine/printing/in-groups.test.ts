import { describe, expect, it } from "vitest";
import { type Calculator, calculate, inGroups, isRefusal, present, USD } from "#engine";
import everyKind from "../every-kind.fixture.ts";

const given = { price: 100, height: 175, day: "2026-11-20", marks: "82, 91" };

function presented(calculator: Calculator) {
  const answer = calculate(calculator, given);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return present(calculator, answer, USD);
}

describe("Figures in groups", () => {
  const named = (calculator: Calculator, large?: string, inputs = {}) =>
    inGroups(calculator, { figures: presented(calculator).figures, large }, inputs).map(({ heading, figures }) => [
      heading,
      figures.map(({ name }) => name),
    ]);
  const grouped = (groups: Calculator["groups"]): Calculator => ({ ...everyKind, ...(groups ? { groups } : {}) });

  it("come under their headings in the order of the groups, and others are left out", () => {
    expect(named(grouped({ People: ["heads", "heft"], Money: ["growth", "total"] }))).toEqual([
      ["People", ["heads", "heft"]],
      ["Money", ["growth", "total"]],
    ]);
  });

  it("leave out the large figure, absent ones and a heading with nothing under it", () => {
    expect(named(grouped({ Money: ["total", "growth"], Extra: ["bonus"] }), "total")).toEqual([["Money", ["growth"]]]);
  });

  it("leave out an output that is an input of this question", () => {
    const groups = { Money: ["total", "growth"] };
    expect(named(grouped(groups), "total", { growth: 5, total: undefined })).toEqual([]);
  });

  it("leave out a part that is all of its whole, once there are figures", () => {
    const taxed = { groups: { Taxes: ["tax", "federal", "state"] }, parts: { of: ["federal", "state"], whole: "tax" } };
    const names = (...texts: readonly string[]) => {
      const figures = ["tax", "federal", "state"].map((name, i) => ({ name, label: name, text: texts[i] ?? "" }));
      return inGroups(taxed, { figures })[0]?.figures.map(({ name }) => name);
    };
    expect(names("$9.00", "$9.00", "$0.00")).toEqual(["tax", "state"]);
    expect(names("$9.00", "$5.00", "$4.00")).toEqual(["tax", "federal", "state"]);
    expect(names("–", "–", "–")).toEqual(["tax", "federal", "state"]);
  });

  it("are one group without a heading where a calculator has none", () => {
    const [group, ...more] = named(everyKind, "total");
    expect([group?.[0], more]).toEqual(["", []]);
    expect(group?.[1]).toContain("growth");
  });
});

describe("A headline in words", () => {
  it("stands in place of the main figure, in the answer's money", () => {
    const worded: Calculator = { ...everyKind, headline: (_, { total }) => ["After a year", `You have ${total}`] };
    expect(presented(worded)).toMatchObject({
      headline: { label: "After a year", text: "You have $107.50" },
      primary: { name: "total" },
    });
  });

  it("is left to the main figure where there are no words for this question", () => {
    expect(presented({ ...everyKind, headline: () => null }).headline).toBeUndefined();
    expect(presented(everyKind).headline).toBeUndefined();
  });
});
