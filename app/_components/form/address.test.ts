import { expect, test } from "vitest";
import { atMost } from "./address.ts";

test.each([
  [
    ["a", "b"],
    ["a", "b"],
  ],
  [
    ["a", "b", "c"],
    ["a", "b", "c"],
  ],
  [
    ["a", "b", "c", "d"],
    ["a", "b", "c", "1 more"],
  ],
  [Array.from("abcdefgh"), ["a", "b", "c", "5 more"]],
])("at most three of %j are named", (names, listed) => {
  expect(atMost(3, names)).toEqual(listed);
});
