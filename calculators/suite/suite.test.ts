// The suite can fail: each break of a sound calculator yields the sentence that mends it.
import { expect, it } from "vitest";
import { choice, noLaws, quantity, table, text } from "#engine";
import { MASS } from "#numbers/units";
import { sound, withCalculator, withPeople } from "./broken.ts";
import { CHECKS } from "./checks.ts";
import { asksWell } from "./inputs.ts";
import { statesItsLaws } from "./laws.ts";
import { tellsWell } from "./outputs.ts";
import { inItsPlace } from "./place.ts";
import type { Subject } from "./subject.ts";

type Breaks = readonly (readonly [sentence: string, Subject])[];

const { files } = sound;
it.each<Breaks[number]>([
  [
    "calculators/everyday/tip has no vectors.ts; write it, with calculators/everyday/tip as the pattern.",
    { ...sound, files: files.filter((file) => file !== "vectors.ts") },
  ],
  [
    "calculators/everyday/tip/notes.md does not belong there; a calculator is tip.ts, content.ts, vectors.ts, laws.ts and, if it needs them, second.ts, asks.ts and tip.test.ts. A second idea has a file with two words in its name, such as own-bands.ts.",
    { ...sound, files: [...files, "notes.md"] },
  ],
  [
    "calculators/everyday/tip-calculator ends in -calculator, and so do all of them; drop it.",
    { ...sound, folder: "tip-calculator" },
  ],
  [
    "calculators/everyday/Tip is no slug; name the folder with a noun in kebab-case, such as date-difference.",
    { ...sound, folder: "Tip" },
  ],
])("%s", (sentence, subject) => {
  expect(inItsPlace(subject)).toContain(sentence);
});

it.each<Breaks[number]>([
  [
    "calculators/everyday/tip/laws.ts has no laws and gives no reason; say in at least 40 characters why there are none.",
    { ...sound, laws: noLaws("None.") },
  ],
  [
    'calculators/everyday/tip/laws.ts has no law; say what must add up, grow, scale or come back, or say why there is none with noLaws("…").',
    { ...sound, laws: { sums: [] } },
  ],
])("%s", (sentence, subject) => {
  expect(statesItsLaws(subject)).toEqual([sentence]);
});

it.each<Breaks[number]>([
  ["has more than one of default, example and optional; give it exactly one.", withPeople({ example: 2 })],
  ["has no room: its min 1 must be less than its max 1.", withPeople({ max: 1 })],
  ["has a default of 1 that it refuses: it must be at least 2.", withPeople({ min: 2 })],
  [
    "waits for rounding to be down, which is no option of it; it has none, up.",
    withPeople({ when: { rounding: ["down"] } }),
  ],
  [
    "depends on round, which is no choice that stands before it; move that choice up, or mend the name.",
    withPeople({ when: { round: ["up"] } }),
  ],
  ["has a usual value of 0 that it refuses: it must be at least 1.", withPeople({ usual: [0, 2] })],
  ["has 1 different usual values; give it two to 4, each once.", withPeople({ usual: [2, 2] })],
  [
    "must be given, and waits under more; show it, or give it a default.",
    withPeople({ default: undefined, example: 2, more: true }),
  ],
  ["has no label; say in a word or two what people call it.", withPeople({ label: "" })],
])("the input people %s", (fault, subject) => {
  expect(asksWell(subject)).toEqual([`calculators/everyday/tip/tip.ts: the input people ${fault}`]);
});

it("a choice inside a field that no field waits for is on no page", () => {
  const rounding = choice("Rounding", { none: "None", up: "Up" }, { default: "none", inside: true });
  const inputs = { ...sound.calculator.inputs, rounding };
  expect(asksWell(withCalculator({ inputs }))).toContain(
    'calculators/everyday/tip/tip.ts: the input rounding is inside, but no input has when: { rounding: ["up"] }, so no page shows it; add one, or drop inside.',
  );
});

it.each<Breaks[number]>([
  [
    "calculators/everyday/tip/tip.ts has no formula; write it as one would in a book, with × and ÷.",
    withCalculator({ formula: "" }),
  ],
  [
    "calculators/everyday/tip/tip.ts: the output tip_unit ends in _unit, which is kept for the units of quantities; choose another name.",
    withCalculator({ outputs: { tip_unit: text("Unit") } }),
  ],
  [
    "calculators/everyday/tip/tip.ts: the output times.perHour is not in snake_case; write it like down_payment.",
    withCalculator({ outputs: { times: table("Times", { perHour: text("An hour") }) } }),
  ],
  [
    "calculators/everyday/tip/tip.ts: the output weight takes its unit from people, which is no quantity among the inputs; name the one whose unit it takes.",
    withCalculator({ outputs: { weight: quantity("Weight", MASS, { as: "people" }) } }),
  ],
])("%s", (sentence, subject) => {
  expect(tellsWell(subject)).toEqual([sentence]);
});

it("a sound calculator draws no complaint", () => {
  expect(Object.values(CHECKS).flatMap((check) => check(sound))).toEqual([]);
});
