import { expect, test } from "vitest";
import { csvOf, withDecimalCommas } from "./csv.ts";

test("a header and its rows, a line each", () => {
  expect(csvOf(["Year", "Balance"], [["1", "1,000.00"]])).toBe('Year,Balance\r\n1,"1,000.00"');
});

test("with decimal commas, cells have semicolons between them, and texts stay as they are", () => {
  const rows = withDecimalCommas([["1", "-1234.50", "v1.2", "192.168.0.1"]]);
  expect(csvOf(["Year", "a, b"], rows, ";")).toBe('Year;"a, b"\r\n1;"-1234,50";v1.2;192.168.0.1');
});

test.each([
  ["80", "80"],
  ["-2", "-2"],
  ["-2.50", "-2.50"],
  ["-1,234.50", '"-1,234.50"'],
  ["-12.5%", "-12.5%"],
  ["2-3", "2-3"],
  ["a = b", "a = b"],
  ['12"', '"12"""'],
  ["a;b", '"a;b"'],
  ["a\tb", '"a\tb"'],
])("%j stays what it is", (text, written) => {
  expect(csvOf([], [[text]])).toBe(`\r\n${written}`);
});

test.each([
  "=1+1",
  "+1",
  "@SUM(1)",
  "\t=1",
  "\r=1",
  "\n=1",
  " =1",
  "-2+3+cmd|' /C calc'!A0",
  "-2-3",
  "-1e5",
  "-A1",
  "-",
  "-$5.00",
  "－2",
  "＝1+1",
  "＋1",
  "＠SUM(1)",
  "-2%+3",
  "-2,+3",
])("%j is kept from being a formula", (text) => {
  expect(csvOf([], [[text]])).toMatch(/^\r\n"?'/);
});
