import { describe, expect, it, test } from "vitest";
import { money } from "#engine";
import { atMost, linkOf } from "./address.ts";

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

describe("A link holds what the form says", () => {
  const inputs = {
    price: money("Price", { min: 0, max: 1e6, example: 80 }),
    tax: money("Tax", { min: 0, max: 1e6, default: 0, begins: 5 }),
  };
  it.each([
    ["nothing as the form begins", { price: "80", tax: "5" }, {}],
    [
      "what is changed, and what begins otherwise than leaving it out means",
      { price: "90", tax: "5" },
      { price: "90", tax: "5" },
    ],
    ["even what is back at its default", { price: "80", tax: "0" }, { tax: "0" }],
  ])("%s", (_, texts, link) => {
    expect(linkOf({ inputs }, texts)).toEqual(link);
  });
});
