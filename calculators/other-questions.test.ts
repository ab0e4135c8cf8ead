// The same numbers put as other questions, as pages show them beside an answer.
import { describe, expect, it } from "vitest";
import { calculators } from "#calculators";
import { start } from "#calculators/suite/start";
import {
  type Answer,
  type Calculator,
  calculate,
  calculateKnown,
  isRefusal,
  presentOtherQuestions,
  USD,
} from "#engine";

const others = (calculator: Calculator, answer: Answer) => presentOtherQuestions(calculator, answer, USD);
const all = await Promise.all(Object.values(calculators).map(async (load) => (await load()).default));
const withOthers = all.filter(({ otherQuestions }) => otherQuestions);

function answered(calculator: Calculator, texts: Readonly<Record<string, unknown>>): Answer {
  const answer = calculateKnown(calculator, texts);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer.issues));
  return answer;
}

describe.each(withOthers.map((calculator) => [calculator.slug, calculator] as const))("%s", (_, calculator) => {
  const first = answered(calculator, start(calculator));

  it("gives each other question once, and not the one that was asked", () => {
    const sentences = others(calculator, first).map(({ sentence }) => sentence);
    expect(sentences.length).toBeGreaterThan(1);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it("comes back to the question that was asked from each of the others", () => {
    for (const { texts } of others(calculator, first)) {
      const back = others(calculator, answered(calculator, texts)).map((other) => other.texts);
      expect(back).toContainEqual(first.texts);
    }
  });
});

const sentencesOf = (slug: string, inputs: Readonly<Record<string, unknown>>): readonly string[] => {
  const calculator = all.find((one) => one.slug === slug);
  if (!calculator) throw new Error(slug);
  const answer = calculate(calculator, inputs);
  return isRefusal(answer) ? [] : others(calculator, answer).map(({ sentence }) => sentence);
};

it("leaves out what has no answer", () => {
  expect(sentencesOf("fraction", { first: "1/2", operation: "plus", second: "0" })).toEqual([
    "1/2 minus 0 is 1/2.",
    "1/2 times 0 is 0.",
  ]);
  expect(sentencesOf("fraction", { first: "2/4", operation: "simplify" })).toEqual([]);
  expect(sentencesOf("percentage-change", { find: "difference", from: 0, to: 5 })).toEqual([
    "From 0% to 5% is an increase of 5 percentage points.",
  ]);
});

it("asks the same two numbers in the order in which people say them", () => {
  expect(sentencesOf("percentage", { find: "rate", part: 20, whole: 50 })).toEqual([
    "20% of 50 is 10.",
    "50 is 20% of 250.",
    "50 plus 20% is 60.",
    "50 minus 20% is 40.",
    "50 is 20% more than 41.6667.",
    "50 is 20% less than 62.5.",
  ]);
});
