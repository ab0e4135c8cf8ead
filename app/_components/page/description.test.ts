import { expect, it } from "vitest";
import { catalogue } from "#lib/catalogue";
import { descriptionOf } from "./description.ts";

it("says something about every calculator that search results can show whole", async () => {
  const told = (await catalogue().all()).map(descriptionOf);
  expect(told.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});
