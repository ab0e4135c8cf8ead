import { expect, it } from "vitest";
import { evidenceOf } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { publishedFigures } from "../proof/evidence.ts";
import { descriptionOf } from "./description.ts";

it("says something about every calculator that search results can show whole", async () => {
  const descriptions = (await catalogue().all()).map(descriptionOf);
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

it("counts as published figures those of publications and laws, and no others", async () => {
  const entries = await catalogue().all();
  const wrong = entries.filter((entry) => {
    const said = /checked against (\d+) published/.exec(descriptionOf(entry))?.[1];
    return said !== undefined && Number(said) !== publishedFigures(evidenceOf(entry));
  });
  expect(wrong.map(({ calculator: { slug } }) => slug)).toEqual([]);
});
