import { expect, it } from "vitest";
import { optionalStep } from "#engine";
import { shown } from "./shown.ts";

it("is a step where all figures are there, and none where one is absent", () => {
  const third = shown(1 / 3, "0.333", false);
  expect(optionalStep`Share: 1 ÷ ${3} = ${third}`).toBe("Share: 1 ÷ 3 ≈ 0.333");
  expect(optionalStep`Share: 1 ÷ ${3} = ${null}`).toBeUndefined();
  expect(optionalStep`Nothing: ${0}`).toBe("Nothing: 0");
});
