import { expect, it } from "vitest";
import type { RowsInput } from "../fields/fields.ts";
import { rows } from "../fields/lists.ts";
import { readTable } from "./table.ts";

const grades: RowsInput = rows(
  "Grades",
  {
    grade: { kind: "text", label: "Grade", pattern: "[A-F][+-]?", like: "a letter" },
    credits: { kind: "number", label: "Credits", min: 0, max: 100 },
  },
  { least: 1, most: 10, example: "A-:3" },
);
const bill: RowsInput = {
  ...grades,
  cells: {
    person: { kind: "text", label: "Person" },
    share: { kind: "number", label: "Amount", min: 0, max: 1000 },
  },
};
const time = { kind: "text", pattern: "[\\d:apm ]+", like: "a time" } as const;
const shifts: RowsInput = {
  ...grades,
  between: ",",
  cells: {
    day: { kind: "text", label: "Day" },
    start: { ...time, label: "Start" },
    end: { ...time, label: "End" },
    pause: { ...time, label: "Break", blank: "0:00" },
  },
};

it.each([
  ["as programs send it", grades, "A-:3; B+:4", "A-:3; B+:4"],
  ["with spaces", grades, "A- 3\nB+ 4", "A-:3; B+:4"],
  ["with commas", grades, "A-, 3; B+,4", "A-:3; B+:4"],
  ["from a spreadsheet", grades, "A-\t3\nB+\t4\n", "A-:3; B+:4"],
  ["with money signs", bill, "Anna: $1,024.50; Ben Lee: 18", "Anna:1024.50; Ben Lee:18"],
  ["without names", bill, "20\n35\n45", "Person 1:20; Person 2:35; Person 3:45"],
  ["a shift with a dash and no break", shifts, "Mon 9am-5pm", "Mon, 9am, 5pm, 0:00"],
  ["a shift with spaces in its times", shifts, "Mon, 9 am, 5 pm", "Mon, 9 am, 5 pm, 0:00"],
  ["a shift without its day", shifts, "9:00 17:30 0:30", "Day 1, 9:00, 17:30, 0:30"],
])("reads a table %s", (_, field, typed, value) => {
  expect(readTable(typed, field)).toEqual({ value });
});

it("leaves what it cannot part to the engine, which names the row", () => {
  expect(readTable("A-:3; nonsense", grades)).toEqual({ value: "A-:3; nonsense:" });
});
