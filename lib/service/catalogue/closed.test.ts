import { expect, test } from "vitest";
import { checkClosed } from "./closed.ts";

const SLUGS = ["tip", "mortgage", "mortgage-payoff"];

test("slugs that are calculators' are taken as they are", () => {
  expect(checkClosed([], SLUGS)).toEqual([]);
  expect(checkClosed(["mortgage", "tip"], SLUGS)).toEqual(["mortgage", "tip"]);
});

test("one that is none is named, with the nearest that is", () => {
  expect(() => checkClosed(["tip", "morgage", "scientific"], SLUGS)).toThrow(
    new Error(
      'AI_CLOSED_CALCULATORS names "morgage", and there is no such calculator: did you mean "mortgage"?\n' +
        'AI_CLOSED_CALCULATORS names "scientific", and there is no such calculator: /calculators lists them all.',
    ),
  );
});
