import { expect, it } from "vitest";
import { catalogue } from "#lib/service/catalogue";
import { BEST, OFTEN } from "./best.ts";

it("names calculators that exist, each in its category", async () => {
  for (const [category, slugs] of Object.entries(BEST)) {
    const entries = await Promise.all(slugs.map((slug) => catalogue().find(slug)));
    expect(entries.map((entry) => entry?.calculator.category)).toEqual(slugs.map(() => category));
  }
  for (const slug of OFTEN) expect(await catalogue().find(slug), slug).toBeDefined();
});
