import { expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { round } from "./round.ts";
import { circleArea } from "./shapes.ts";

it("gives the area of a circle of radius 2", () => {
  expect(round(circleArea(decimal(2)), 20).toString()).toBe("12.56637061435917295385");
});
