// What is noted beside an answer is noted from its limit on, and not before.
import { expect, it } from "vitest";
import { calculators } from "#calculators";
import { start } from "#calculators/suite/start";
import { calculate, isRefusal, present, type Raw, USD } from "#engine";

/** The first inputs are just within; those changed are just beyond, and then the words are said. */
const NOTED: readonly (readonly [slug: string, within: Raw, beyond: Raw, words: string])[] = [
  ["date-difference", { from: "1582-10-15", to: "1600-01-01" }, { from: "1582-10-14" }, "Julian calendar"],
  [
    "macros",
    { protein_share: 35, carbohydrate_share: 45, fat_share: 20 },
    { protein_share: 35.1, fat_share: 19.9 },
    "Protein is outside the 10% to 35%",
  ],
  ["fuel-cost", { economy_as: "l_per_100km", economy: 40 }, { economy: 40.1 }, "More than 40 liters per 100 km"],
  [
    "age",
    { birth: "2000-02-28" },
    { birth: "2000-02-29" },
    "In other years this page uses February 28; some laws use March 1.",
  ],
];

it.each(NOTED)("%s: %j and then %j", async (slug, within, beyond, words) => {
  expect((await notesOn(slug, within)).join(" ")).not.toContain(words);
  expect((await notesOn(slug, { ...within, ...beyond })).join(" ")).toContain(words);
});

async function notesOn(slug: string, inputs: Raw): Promise<readonly string[]> {
  const calculator = (await calculators[slug]?.())?.default;
  const answer = calculator && calculate(calculator, start(calculator, inputs));
  if (!answer || isRefusal(answer)) throw new Error(`${slug} has no answer to ${JSON.stringify(inputs)}`);
  const { alerts, notes } = present(calculator, answer, USD);
  return [...alerts, ...notes];
}
