import { expect, test } from "vitest";
import { catalogue } from "#lib/service/catalogue";
import { SKILL, skillOf } from "./skill.ts";

const SITE = {
  url: "https://calc.example",
  name: "Ready Reckoner",
  currency: { code: "USD", sign: "$", digits: 2 },
  builtAt: "2026-11-20T00:00:00.000Z",
};
const open = await catalogue().allOpen();
const text = skillOf(open, SITE);

test("a skill begins with its name and description, as agents demand", () => {
  expect(text.startsWith(`---\nname: ${SKILL.name}\ndescription: ${SKILL.description}\n---\n`)).toBe(true);
  expect(SKILL.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(SKILL.description.length).toBeLessThanOrEqual(1024);
});

test("it has every open calculator once, and no closed one", () => {
  const named = [...text.matchAll(/^- `([a-z0-9-]+)`: /gm)].map(([, slug]) => slug);
  expect(named.toSorted()).toEqual(open.map(({ calculator }) => calculator.slug).toSorted());
  expect(skillOf(open.slice(0, 1), SITE).match(/^- `[a-z0-9-]+`: /gm)).toHaveLength(1);
});

test("it is short enough to be read whole", () => {
  expect(skillOf([], SITE).length).toBeLessThan(3000);
  expect(text.length).toBeLessThan(3000 + 108 * open.length);
});
