import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, test } from "vitest";
import { calculation } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { SITE } from "./ask.fixture.ts";
import { definitionOf } from "./definition.ts";
import { instructionsOf } from "./instructions.ts";
import { slugOf, toolName } from "./name.ts";
import { FIRST, inOrder } from "./order.ts";

/** 600 tokens, and 260 on average, at four bytes a token of what a model reads: output schemas and `_meta` are for hosts alone. */
const MOST = 2400;
const MOST_ON_AVERAGE = 1040;

const entries = inOrder(await catalogue().allOpen());
const slugs = entries.map(({ calculator }) => calculator.slug);
const tools = entries.map((entry) => definitionOf(entry, SITE, (slug) => slugs.includes(slug)));
const cases = tools.map((tool, place) => [tool.name, tool, entries[place]] as const);

const size = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
const sizeForModel = ({ outputSchema, _meta, ...tool }: (typeof tools)[number]) => size(tool);

describe.each(cases)("%s", (name, tool, entry) => {
  it("has a name that every client takes, from which the slug follows", () => {
    expect(name).toMatch(/^calculator_[a-z0-9_]{1,53}$/);
    expect(slugOf(name)).toBe(entry?.calculator.slug);
  });

  it("keeps to its budget", () => {
    expect(sizeForModel(tool)).toBeLessThanOrEqual(MOST);
    expect(size(tool.outputSchema)).toBeLessThanOrEqual(900);
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

test("tools are small on average", () => {
  const total = tools.reduce((sum, tool) => sum + sizeForModel(tool), 0);
  expect(total / tools.length).toBeLessThanOrEqual(MOST_ON_AVERAGE);
});

test("each title is on one tool", () => {
  const titles = tools.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test("what people ask for most stands first", () => {
  expect(slugs.slice(0, FIRST.length)).toEqual(FIRST);
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
