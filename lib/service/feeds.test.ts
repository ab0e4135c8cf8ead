// What one calculator feeds to another is taken as it stands: same dimension, same unit, and the very number.
import { expect, test } from "vitest";
import { calculate, describeInputs, describeOutputs, isRefusal } from "#engine";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { calculation } from "./calculation.ts";

const entries = await catalogue().all();
const feeds = entries.flatMap((entry) =>
  Object.entries(entry.words.feeds ?? {}).map(([slug, inputs]) => ({
    from: entry.calculator.slug,
    slug,
    inputs,
    entry,
  })),
);

test.each(feeds)("$slug takes what $from gives", ({ entry, slug, inputs }) => {
  const target = entries.find(({ calculator }) => calculator.slug === slug);
  const given = calculation(entry, entry.words.example.inputs, site(), new Date());
  if (!target || isRefusal(given)) throw new Error(`${slug} is not there, or the worked example is refused`);
  const outputs = describeOutputs(entry.calculator, site().currency);
  for (const [input, output] of Object.entries(inputs)) {
    const [figure, asked] = [
      outputs.find(({ name }) => name === output),
      describeInputs(target.calculator, site().currency).find(({ name }) => name === input),
    ];
    expect([asked?.dimension, asked?.unit], input).toEqual([figure?.dimension, figure?.unit]);
    const sent = { ...target.words.example.inputs, [input]: given.values[output] };
    const taken = calculate(target.calculator, sent);
    expect(isRefusal(taken) ? taken.issues : taken.texts[input]).toBe(given.values[output]);
  }
});

test("each input of a quantity has a dimension", () => {
  for (const { calculator } of entries) {
    for (const [name, field] of Object.entries(calculator.inputs)) {
      const described = describeInputs(calculator, site().currency).find((input) => input.name === name);
      if (field.kind === "quantity") expect(described?.dimension, `${calculator.slug}.${name}`).toBeDefined();
    }
  }
});
