import { expect, it } from "vitest";
import content from "#calculators/everyday/tip/content";
import { sound, withVector, withWords } from "./broken.ts";
import type { Subject } from "./subject.ts";
import { meetsItsVectors } from "./vectors.ts";
import { isDescribedInWords } from "./words.ts";

type Breaks = readonly (readonly [sentence: string, Subject])[];

const LONG_TITLE = `Tip calculator ${"that you will love ".repeat(3)}`;
const NEWEST = { version: "1.0.2", date: "2026-11-24", what: "Says it in other words." };
const others = content.questions.slice(1);
it.each<Breaks[number]>([
  ["has two questions; a calculator needs three to six.", withWords({ questions: content.questions.slice(0, 2) })],
  [
    "asks “Tax”; end a question with a question mark.",
    withWords({ questions: [{ question: "Tax", answer: "Yes." }, ...others] }),
  ],
  [
    "has a purpose of 4 characters; say in at least 40 what it works out, and from what.",
    withWords({ purpose: "Tips" }),
  ],
  [
    "has the title “The best tips”; begin it with the name, and end it within 60 characters.",
    withWords({ title: "The best tips" }),
  ],
  [
    `has the title “${LONG_TITLE}”; begin it with the name, and end it within 60 characters.`,
    withWords({ title: LONG_TITLE }),
  ],
  ["has no limitations; say at least one thing that the answer leaves out.", withWords({ limitations: [] })],
  ["relates tip to itself; name another calculator.", withWords({ related: ["tip"] })],
  ["names vat, which is no published calculator; name one that is.", withWords({ related: ["vat"] })],
  [
    "names vat, which is no published calculator; name one that is.",
    withWords({ next: [{ slug: "vat", why: "Tax." }] }),
  ],
  ["names vat, which is no published calculator; name one that is.", withWords({ feeds: { vat: {} } })],
  [
    "has a source at openstax.org, which is no web address; begin it with https:// or leave it out.",
    withWords({ sources: [{ title: "OpenStax", url: "openstax.org" }] }),
  ],
  [
    "has the date 2026-02-29; write a real one like 2026-11-20.",
    withWords({ changes: [{ ...NEWEST, date: "2026-02-29" }] }),
  ],
  [
    "has its changes out of order; the newest date comes first.",
    withWords({ changes: [NEWEST, { ...NEWEST, version: "0.9.0", date: "2026-11-25" }] }),
  ],
  ["tells of a version twice; 1.0.0 is not said there.", withWords({ changes: [NEWEST, NEWEST] })],
])("calculators/everyday/tip/content.ts %s", (fault, subject) => {
  expect(isDescribedInWords(subject)).toEqual([`calculators/everyday/tip/content.ts ${fault}`]);
});

const { vectors } = sound.words;
it.each<Breaks[number]>([
  [
    " has four vectors; a calculator needs at least five known answers, never from our own output.",
    withWords({ vectors: vectors.slice(0, 4) }),
  ],
  [
    " has no edges; say in edge of at least two vectors what decides there: a limit, a tie or a zero.",
    withWords({ vectors: vectors.slice(0, 4) }),
  ],
  [
    ": “Mine” expects share to be 15.75, and 14.75 is computed; find out which is wrong.",
    withVector({ expected: { share: "15.75" } }),
  ],
  [": “Mine” expects nothing; give at least one output and its figure.", withVector({ expected: {} })],
  [": “Mine” is refused: Tip must be at most 100.", withVector({ inputs: { bill: 1, tip_rate: 101 } })],
  [
    ": “Mine” is by hand but its source shows no arithmetic; write the sum out, such as 100 ÷ 3 = 33.333….",
    withVector({ source: { title: "I tried it" } }),
  ],
  [
    ": “Mine” has a source without a title; say who published what, so that it can be looked up.",
    withVector({ by: "published", source: { title: "" } }),
  ],
  [
    ": “Mine” says why its figures differ, and they agree; leave differs out.",
    withVector({ differs: "The book cuts the last digit off." }),
  ],
  [
    ": “Mine” does not say why its figures differ; say it in a sentence, or leave differs out.",
    withVector({ expected: { tip: "2.26" }, differs: " " }),
  ],
  [" has “Mine” twice; the same inputs and figures prove nothing new.", withVector({ ...vectors[0], given: "Mine" })],
])("calculators/everyday/tip/vectors.ts%s", (fault, subject) => {
  expect(meetsItsVectors(subject)).toContain(`calculators/everyday/tip/vectors.ts${fault}`);
});
