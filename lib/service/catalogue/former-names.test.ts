import { expect, test } from "vitest";
import { calculators } from "#calculators";
import { contents } from "#calculators/content";
import { formerNames } from "#calculators/former-names";
import { catalogueOf } from "./catalogue.ts";

const { tip } = calculators;
const { tip: words } = contents;
if (!tip || !words) throw new Error("the tip calculator is missing");

const FORMER = { tip: { gratuity: { since: "2026-11-22", granted: { tip_rate: "20" } } } };
const open = catalogueOf({ tip }, { tip: words }, [], FORMER);

test("a former name finds the calculator of today, and what it takes for granted", async () => {
  expect((await open.find("gratuity"))?.calculator.slug).toBe("tip");
  expect((await open.findOpen("gratuity"))?.former?.granted).toEqual({ tip_rate: "20" });
  expect((await open.findOpen("tip"))?.former).toBeUndefined();
});

test("it is in no list, and closed where today's name is", async () => {
  expect((await open.allOpen()).map(({ calculator }) => calculator.slug)).toEqual(["tip"]);
  expect(await catalogueOf({ tip }, { tip: words }, ["tip"], FORMER).findOpen("gratuity")).toBeUndefined();
});

test.each(["constructor", "toString", "none"])("%s was never a name", async (name) => {
  expect(await open.find(name)).toBeUndefined();
});

test("every definition that had another name is in the list", async () => {
  const loaded = await Promise.all(Object.values(calculators).map((load) => load()));
  const said = loaded.flatMap(({ default: { slug, formerly } }) => (formerly ? [[slug, formerly]] : []));
  expect(Object.fromEntries(said)).toEqual(formerNames);
});
