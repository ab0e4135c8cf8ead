import { describe, expect, it } from "vitest";
import { evaluateSteps, readSteps, writeSteps } from "./assignments.ts";

function answer(text: string): string {
  const read = readSteps(text);
  if ("fault" in read) return read.fault;
  const found = evaluateSteps(read, "degrees");
  return "why" in found ? found.why : `${writeSteps(read)} ${found.isExact ? "=" : "≈"} ${found.value.toPrecision(12)}`;
}

describe("Values with names", () => {
  it.each([
    ["x = 5; x * 2", "x = 5; x × 2 = 10.0000000000"],
    ["x = 5", "x = 5 = 5.00000000000"],
    ["X = 5; 3x^2 + x", "x = 5; (3 × (x^2)) + x = 80.0000000000"],
    ["r = 2; h = 3r; π r^2 h", "r = 2; h = 3 × r; π × (r^2) × h ≈ 75.3982236862"],
    ["x = 1; x = x + 1; x", "x = 1; x = x + 1; x = 2.00000000000"],
    ["tax = 8%; 50 × (1 + tax)", "tax = 8%; 50 × (1 + tax) = 54.0000000000"],
    ["a = 1/3; 3a", "a = 1 ÷ 3; 3 × a = 1.00000000000"],
    ["y = 2; 3x4 y", "y = 2; 3 × 4 × y = 24.0000000000"],
  ])("%s", (text, expected) => {
    expect(answer(text)).toBe(expected);
  });

  it.each([
    ["y × 2", "has y at place 1, which is no function or constant known here"],
    ["x = 5; y × 2", "has y at place 8, which is no function or constant known here"],
    ["x = 5; x4", "has no sign before 4 at place 9"],
    ["e = 3; e", "gives a value to e, which has a meaning of its own"],
    ["xy = 3; 2", "has the name xy; only x itself may begin with x"],
    ["x = 5;", "has nothing to work out"],
    ["x =", "has nothing to work out"],
    ["x = 1/0; 2", "÷ at place 6 divides by 0, which has no answer."],
    ["2 = x", "has = at place 3, which is not understood"],
  ])("%s is refused: it %s", (text, fault) => {
    expect(answer(text).toLowerCase()).toBe(fault.toLowerCase());
  });
});
