import { describe, expect, it } from "vitest";
import { numbers, rows } from "#engine";
import { decimal } from "#numbers/decimal";
import { readNumbers, readRows } from "./lists.ts";

const list = numbers("Marks", { min: 0, max: 100, least: 2, most: 4, example: "82, 91" });

describe("A list of numbers is separated by comma, semicolon or white space", () => {
  it.each([
    "82,91,77.5",
    "82, 91 , 77.50",
    "82;91;77.5",
    "82 91 77.5",
    "82\n91\r\n77.5",
    " 82\t91\u00a0\u00a077.5 ",
    "+82;9.1e1, 77.5",
  ])("%j", (sent) => {
    expect(readNumbers(sent, list)).toEqual({ value: [82, 91, 77.5].map(decimal), text: "82, 91, 77.5" });
  });

  it.each([
    ["82", "must have at least 2 numbers"],
    ["1 2 3 4 5", "must have at most 4 numbers"],
    ["82,,91", "must be a list of numbers, and number 2 must be a plain number, such as 1234.5"],
    ["82,91,", "must be a list of numbers, and number 3 must be a plain number, such as 1234.5"],
    [",82", "must be a list of numbers, and number 1 must be a plain number, such as 1234.5"],
    ["82, ninety", "must be a list of numbers, and number 2 must be a plain number, such as 1234.5"],
    ["82, 101", "must be a list of numbers, and number 2 must be at most 100"],
    ["82, -1", "must be a list of numbers, and number 2 must be at least 0"],
    ["82, 1e31", "must be a list of numbers, and number 2 must have an exponent between -30 and 30"],
    [`1,${"0".repeat(201)}`, "must be a list of numbers, and number 2 must be at most 200 characters long"],
    ["1,".repeat(2001), "must be at most 4,000 characters long"],
    [82, "must be text: numbers separated by commas"],
    [[82, 91], "must be text: numbers separated by commas"],
    [true, "must be text: numbers separated by commas"],
  ])("%.30j %s", (sent, fault) => {
    expect(readNumbers(sent, list)).toEqual({ fault });
  });

  it("and one number is one number", () => {
    expect(readNumbers("101", { ...list, least: 1, most: 4, max: 200 })).toHaveProperty("value");
    expect(readNumbers("7 8", { ...list, least: 1, most: 1 })).toEqual({ fault: "must have at most 1 number" });
  });
});

const courses = rows(
  "Courses",
  { name: { kind: "text", label: "Name" }, credits: { kind: "number", label: "Credits", min: 0, max: 30 } },
  { least: 1, most: 3, optional: true },
);

describe("Rows stand on lines or between semicolons, with their cells between colons", () => {
  it.each(["Logic:3;Art:2.5", " Logic : 3 \n Art : 2.50 ", "Logic:3;\n\nArt:2.5", "Logic:3\r\nArt:2.5"])(
    "%j",
    (sent) => {
      expect(readRows(sent, courses)).toEqual({
        value: [
          { name: "Logic", credits: decimal(3) },
          { name: "Art", credits: decimal("2.5") },
        ],
        text: "Logic:3; Art:2.5",
      });
    },
  );

  it.each([
    ["Logic", "must have name:credits in each row, and row 1 does not"],
    ["Logic:3;;Art:2", "must have name:credits in each row, and row 2 does not"],
    ["Logic:3:4", "must have name:credits in each row, and row 1 does not"],
    ["Logic:3;", "must have name:credits in each row, and row 2 does not"],
    ["Logic:3; Art:many", "(row 2): credits must be a plain number, such as 1234.5"],
    ["Logic:31", "(row 1): credits must be at most 30"],
    [":3", "(row 1): name must not be blank"],
    [`${"x".repeat(41)}:3`, "(row 1): name must be at most 40 characters long"],
    ["a:1;b:2;c:3;d:4", "must have at most 3 rows"],
    ["a:1;".repeat(1001), "must be at most 4,000 characters long"],
    [["Logic:3"], "must be text: a row per line, or rows separated by semicolons"],
  ])("%.30j %s", (sent, fault) => {
    expect(readRows(sent, courses)).toEqual({ fault });
  });

  it("or between what the field says instead", () => {
    const dated = { ...courses, between: "," };
    expect(readRows("Logic: I, 3", dated)).toMatchObject({ text: "Logic: I,3" });
    expect(readRows("Logic:3", dated)).toEqual({ fault: "must have name,credits in each row, and row 1 does not" });
  });

  it("and a cell may have a grammar", () => {
    const shifts = rows(
      "Shifts",
      {
        day: { kind: "text", label: "Day" },
        start: { kind: "text", label: "Start", pattern: "\\d+:\\d\\d", like: "a time such as 9:00" },
      },
      { between: ",", least: 1, most: 7, example: "Mon, 9:00" },
    );
    expect(readRows("Mon, 9:00; Tue, 10:30", shifts)).toMatchObject({ text: "Mon,9:00; Tue,10:30" });
    const fault = "(row 2): start must be a time such as 9:00";
    expect(readRows("Mon, 9:00; Tue, ten 10:30", shifts)).toEqual({ fault });
  });

  it("and too few are reported", () => {
    expect(readRows("a:1", { ...courses, least: 2 })).toEqual({ fault: "must have at least 2 rows" });
  });
});

it.each([
  ["numbers", () => readNumbers(`1${" ".repeat(3998)}1`, list)],
  ["separators", () => readNumbers(`${" ,".repeat(1999)}1`, list)],
  ["rows", () => readRows(`a${" ".repeat(3998)}1`, courses)],
  ["lines", () => readRows(`a${"\n".repeat(3998)}1`, courses)],
])("4,000 characters of %s take no time", (_, read) => {
  const took = [1, 2, 3, 4, 5].map(() => {
    const start = performance.now();
    read();
    return performance.now() - start;
  });
  expect(Math.min(...took)).toBeLessThan(5);
});
