import { expect, it } from "vitest";
import { numbers, rows } from "#engine";
import { after, type Grid, gridOf, isTable, likeLast, pasted, textOf } from "./grid.ts";

const grades = rows(
  "Grades",
  {
    grade: { kind: "text", label: "Grade", pattern: "[A-F][+-]?", like: "a letter" },
    credits: { kind: "number", label: "Credits", min: 0, max: 100 },
  },
  { least: 1, most: 10, example: "A-:3" },
);
const values = numbers("Values", { least: 1, most: 9, min: 0, max: 9, example: "1, 2" });
const two: Grid = [
  ["A-", "3"],
  ["B+", "4"],
];

it("turns a text into cells and back", () => {
  expect(gridOf(grades, "A-:3; B+:4")).toEqual(two);
  expect(textOf(grades, two)).toBe("A-:3; B+:4");
  expect(gridOf(values, "1, 2\n3")).toEqual([["1"], ["2"], ["3"]]);
  expect(textOf(values, [["1"], [""], ["3"]])).toBe("1, 3");
});

it("leaves blank rows out of the text, and half a row in it", () => {
  expect(textOf(grades, [...two, ["", ""], ["C", ""]])).toBe("A-:3; B+:4; C:");
});

it("puts a pasted table where the caret is and makes the rows it needs", () => {
  expect(pasted(grades, two, { row: 1, column: 0 }, "C\t2\nD\t1")).toEqual([
    ["A-", "3"],
    ["C", "2"],
    ["D", "1"],
  ]);
  expect(pasted(grades, two, { row: 0, column: 1 }, "5\n6\n")).toEqual([
    ["A-", "5"],
    ["B+", "6"],
  ]);
  const courses = { ...grades, cells: { course: { kind: "text", label: "Course" }, ...grades.cells } } as const;
  expect(pasted(courses, [["", "", ""]], { row: 0, column: 0 }, "C\t2\nD\t1\n")).toEqual([
    ["", "C", "2"],
    ["", "D", "1"],
  ]);
  expect(pasted(values, [["1"]], { row: 0, column: 0 }, "7 8 9")).toEqual([["7"], ["8"], ["9"]]);
});

it("knows a table from a cell", () => {
  expect(isTable(grades, "A-")).toBe(false);
  expect(isTable(grades, "A-:")).toBe(true);
  expect(isTable(values, "12")).toBe(false);
  expect(isTable(values, "12,")).toBe(true);
});

it("goes on to the next cell, and nowhere from the last", () => {
  expect(after(two, { row: 0, column: 0 })).toEqual({ row: 0, column: 1 });
  expect(after(two, { row: 0, column: 1 })).toEqual({ row: 1, column: 0 });
  expect(after(two, { row: 1, column: 1 })).toBeUndefined();
});

it("begins a new row like the last one, with the name that follows", () => {
  const shifts = rows(
    "Shifts",
    { day: { kind: "text", label: "Day" }, hours: { kind: "number", label: "Hours", min: 0, max: 24 } },
    { least: 1, most: 10, example: "Mon:8" },
  );
  const next = (day: string) => likeLast(shifts, [[day, "8"]]);
  expect(next("Mon")).toEqual(["Tue", "8"]);
  expect(next("Friday")).toEqual(["Saturday", "8"]);
  expect(next("Sun")).toEqual(["Mon", "8"]);
  expect(next("Shift 2")).toEqual(["Shift 3", "8"]);
  expect(next("Large bottle")).toEqual(["", "8"]);
  expect(likeLast(grades, two)).toEqual(["B+", "4"]);
});
