import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, test } from "vitest";
import { calculation } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { SITE } from "./ask.fixture.ts";
import { definitionOf } from "./definition.ts";
import { instructionsOf } from "./instructions.ts";
import { slugOf, toolName } from "./name.ts";
import { inOrder, RANKED } from "./order.ts";

const entries = inOrder(await catalogue().allOpen());
const slugs = entries.map(({ calculator }) => calculator.slug);
const tools = entries.map((entry) => definitionOf(entry, SITE, (slug) => slugs.includes(slug)));
const cases = tools.map((tool, place) => [tool.name, tool, entries[place]] as const);

const size = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe.each(cases)("%s", (name, tool, entry) => {
  it("has a name that every client takes, from which the slug follows", () => {
    expect(name).toMatch(/^calculator_[a-z0-9_]{1,53}$/);
    expect(slugOf(name)).toBe(entry?.calculator.slug);
  });

  it("keeps to its budget", () => {
    expect(size(tool.outputSchema)).toBeLessThanOrEqual(2000);
    expect(size(tool._meta)).toBeLessThanOrEqual(80);
  });

  it.each(["inputSchema", "outputSchema"] as const)("has an %s that no client drops", (key) => {
    expect(tool[key].type).toBe("object");
    const keys = JSON.stringify(tool[key]).match(/"[^"]+":/g);
    for (const word of ["$schema", "$ref", "$defs", "anyOf", "oneOf", "allOf", "not", "if"]) {
      expect(keys).not.toContain(`"${word}":`);
    }
  });

  it("accepts its worked example and answers as its schema says", () => {
    if (!entry) throw new Error("an entry is missing");
    const { inputs } = entry.words.example;
    const answer = calculation(entry, inputs, SITE, new Date());
    const ajv = new Ajv2020({ strict: false, formats: { date: true } });
    expect(ajv.validate(tool.inputSchema, inputs), ajv.errorsText()).toBe(true);
    expect(ajv.validate(tool.outputSchema, JSON.parse(JSON.stringify(answer))), ajv.errorsText()).toBe(true);
  });
});

test("each title is on one tool", () => {
  const titles = tools.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test("what people ask for most stands first", () => {
  expect(slugs.slice(0, 10)).toEqual(RANKED.slice(0, 10));
});

test("each calculator has one place", () => {
  expect(new Set(RANKED).size).toBe(RANKED.length);
});

test("a client that keeps only forty has something of every subject", () => {
  const categories = new Set(entries.map(({ calculator }) => calculator.category));
  expect(new Set(entries.slice(0, 40).map(({ calculator }) => calculator.category))).toEqual(categories);
});

test("new calculators come after those with a place, one of each category in turn", () => {
  const [some] = entries;
  if (!some) throw new Error("an entry is missing");
  const fresh = [
    ["z", "health"],
    ["b", "finance"],
    ["a", "finance"],
    ["c", "finance"],
  ] as const;
  const added = fresh.map(([slug, category]) => ({ ...some, calculator: { ...some.calculator, slug, category } }));
  const order = inOrder([...added, ...entries.filter(({ calculator }) => RANKED.includes(calculator.slug))]).map(
    ({ calculator }) => calculator.slug,
  );
  expect(order.slice(-4)).toEqual(["a", "z", "b", "c"]);
});

test("the order does not depend on the order of the catalogue", () => {
  expect(inOrder(entries.toReversed())).toEqual(entries);
});

test.each(["calculator_", "tip", "calculator_Tip!", "calculator_a-b", "Calculator_tip", ""])(
  "%j is no tool",
  (name) => {
    expect(slugOf(name) ?? "none").toMatch(/^(none|Tip!|)$/);
  },
);

test("a name and its slug are two forms of one", () => {
  expect(toolName("body-fat")).toBe("calculator_body_fat");
  expect(slugOf("calculator_body_fat")).toBe("body-fat");
});

test("the instructions are short enough for every client", () => {
  expect(instructionsOf("N".repeat(60)).length).toBeLessThan(2048);
});
