import { expect, test } from "vitest";
import { loadAll } from "./keep.ts";
import { later } from "./later.ts";

test("what a loaded part names is loaded too", async () => {
  const loaded: string[] = [];
  later(async () => {
    loaded.push("first");
    later(async () => loaded.push("second"));
  });
  await loadAll();
  expect(loaded).toEqual(["first", "second"]);
});
