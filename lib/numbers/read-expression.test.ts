import { describe, expect, it } from "vitest";
import { writeExpression } from "./expression.ts";
import { readExpression } from "./read-expression.ts";

function understood(text: string): string {
  const read = readExpression(text);
  return "fault" in read ? read.fault : writeExpression(read);
}

describe("An expression is understood with these parentheses", () => {
  it.each([
    ["2 × (3 + 4)^2", "2 × ((3 + 4)^2)"],
    ["-2^2", "-(2^2)"],
    ["2^3^2", "2^(3^2)"],
    ["2^-3^2", "2^(-(3^2))"],
    ["1+2*3-4/5", "1 + (2 × 3) - (4 ÷ 5)"],
    ["1 − 2 − 3", "1 - 2 - 3"],
    ["8/4/2", "(8 ÷ 4) ÷ 2"],
    ["1/2π", "(1 ÷ 2) × π"],
    ["2π^2", "2 × (π^2)"],
    ["3 sqrt(2)(1+1)", "3 × sqrt(2) × (1 + 1)"],
    ["√2π", "sqrt(2) × π"],
    ["√√16", "sqrt(sqrt(16))"],
    ["2PI E", "2 × π × e"],
    ["2e3", "2e3"],
    ["2e", "2 × e"],
    ["-3!", "-3!"],
    ["(-3)!", "(-3)!"],
    ["2^3!", "2^3!"],
    [".5 + 5.", "0.5 + 5"],
    ["2--3", "2 - (-3)"],
    ["log2(8)", "log2(8)"],
    ["3x4", "3 × 4"],
    ["3 X exp(1)", "3 × exp(1)"],
    ["15% of 80", "15% × 80"],
    ["1/2 of 80 + 1", "((1 ÷ 2) × 80) + 1"],
    ["1,000+1", "1000 + 1"],
    ["12,345,678.9", "12345678.9"],
    ["10 mod 3", "10 mod 3"],
    ["1 + 10mod3 × 2", "1 + ((10 mod 3) × 2)"],
    ["-7 mod 3", "(-7) mod 3"],
    ["sin 30", "sin(30)"],
    ["sin -30", "sin(-30)"],
    ["2 sin 30 cos 60 + 1", "(2 × sin(30) × cos(60)) + 1"],
    ["ln e", "ln(e)"],
    ["abs sin 30", "abs(sin(30))"],
  ])("%s is %s", (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe("What cannot be read says where", () => {
  it.each([
    ["2 ×", "has nothing after × at place 3"],
    ["2 + × 3", "has nothing after + at place 3"],
    ["× 3", "has nothing before × at place 1"],
    ["()", "has nothing between ( and ) at place 1"],
    ["(2 + 3", "has a parenthesis at place 1 that is never closed"],
    ["2 + 3)", "has a parenthesis at place 6 that closes nothing"],
    ["2 3", "has no sign before 3 at place 3"],
    ["(2 3)", "has no sign before 3 at place 4"],
    ["7%3", "has no sign before 3 at place 3"],
    ["7%(3)", "has no sign before ( at place 3"],
    ["1.2.3", "has no sign before .3 at place 4"],
    ["sin 2π", "could mean two things after sin at place 1; write sin(…)"],
    ["1 + ln 3^2", "could mean two things after ln at place 5; write ln(…)"],
    ["sin", "has nothing after sin at place 1"],
    ["10 mod", "has nothing after mod at place 4"],
    ["x 3", "has nothing before × at place 1"],
    ["2 + foo(1)", "has foo at place 5, which is no function or constant known here"],
    ["valueof(1)", "has valueof at place 1, which is no function or constant known here"],
    ["constructor(1)", "has constructor at place 1, which is no function or constant known here"],
    ["1,5", "has a comma at place 2; write 1234.5 or 1,234.5"],
    ["1,0000", "has a comma at place 2; write 1234.5 or 1,234.5"],
    ["1000,000", "has a comma at place 5; write 1234.5 or 1,234.5"],
    ["2 $ 3", "has $ at place 3, which is not understood"],
    [" ", "has nothing to work out"],
    ["1".repeat(201), "is longer than 200 characters"],
  ])("%s", (text, fault) => {
    expect(understood(text)).toBe(fault);
  });
});
