import { expect, it } from "vitest";
import content from "#calculators/everyday/tip/content";
import { sound, withPeople, withWords } from "./broken.ts";
import { longSentences, speaksPlainly, wordsToAvoid } from "./plain.ts";
import type { Subject } from "./subject.ts";

const LONG = `A tip ${"and another tip ".repeat(10)}is long.`;
const { mistakes: _, ...withoutMistakes } = sound.words;

it.each<[string, Subject]>([
  [
    "calculators/everyday/tip/content.ts says “Nobody tips.”: “Nobody” is a word we avoid; say it as you would across a table.",
    withWords({ mistakes: ["Nobody tips."] }),
  ],
  [
    "calculators/everyday/tip/content.ts says “Count in litres.”: “litres” is British; spell it the American way.",
    withWords({ mistakes: ["Count in litres."] }),
  ],
  [
    `calculators/everyday/tip/content.ts has a sentence of 34 words, “${LONG}”; split it, or cut it to 30.`,
    withWords({ mistakes: [LONG] }),
  ],
  [
    "calculators/everyday/tip/tip.ts has the label “The number of people who share this restaurant bill” of 51 characters; say it in 40 or fewer.",
    withPeople({ label: "The number of people who share this restaurant bill" }),
  ],
  [
    "calculators/everyday/tip/content.ts has no mistakes; say who needs the figure, what to do with it, what goes wrong and where to go next.",
    { ...sound, words: withoutMistakes },
  ],
])("%s", (sentence, subject) => {
  expect(speaksPlainly(subject)).toEqual([sentence]);
});

it.each(["It bears interest.", "$12 in all.", "What is asked of you", "He stands there.", "Somebody told me."])(
  "%s has a word we avoid",
  (text) => {
    expect(wordsToAvoid(text)).toHaveLength(1);
  },
);

it.each(["labour", "kilometres", "grey", "cancelled", "programme", "organise", "maths"])("%s is British", (word) => {
  expect(wordsToAvoid(word)).toEqual([`“${word}” is British; spell it the American way.`]);
});

it("figures and signs do not make a sentence long", () => {
  expect(longSentences(content.methodology.join(" "))).toEqual([]);
  expect(longSentences(`${"1 + ".repeat(40)}1 is 41.`)).toEqual([]);
});
