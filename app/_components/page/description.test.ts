import { expect, it } from "vitest";
import { catalogue } from "#lib/catalogue";
import { descriptionOf } from "./description.ts";

it("says something about every calculator that search results can show whole", async () => {
  const descriptions = (await catalogue().all()).map(descriptionOf);
  expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
