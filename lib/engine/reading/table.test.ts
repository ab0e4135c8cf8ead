import { expect, it } from "vitest";
import { DATE_CELL } from "#numbers/cash-flow-rows";
import { BREAK, BREAK_LIKE, TIME, TIME_LIKE } from "#numbers/time-of-day";
import type { RowsInput } from "../fields/fields.ts";
import { optionCell, rows } from "../fields/lists.ts";
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
const time = { kind: "text", reads: "time", pattern: TIME, like: TIME_LIKE } as const;
const shifts: RowsInput = {
  ...grades,
  between: ",",
  cells: {
    day: { kind: "text", label: "Day" },
    start: { ...time, label: "Start" },
    end: { ...time, label: "End" },
    pause: { kind: "text", reads: "span", label: "Break", blank: "0:00", pattern: BREAK, like: BREAK_LIKE },
  },
};

const flows: RowsInput = {
  ...grades,
  cells: {
    date: { kind: "text", label: "Date", ...DATE_CELL },
    amount: { kind: "number", label: "Amount", min: -1e9, max: 1e9 },
  },
};
const debts: RowsInput = {
  ...grades,
  cells: {
    name: { kind: "text", label: "Name" },
    balance: { kind: "number", label: "Balance", min: 0, max: 1e6 },
    payment: { kind: "number", label: "Payment", blank: "0", min: 0, max: 1e6 },
  },
};

const courses: RowsInput = {
  ...grades,
  cells: {
    course: { kind: "text", label: "Course" },
    level: optionCell("Level", { regular: "Regular", AP: "AP" }, "regular"),
    ...grades.cells,
  },
};

const spans: RowsInput = {
  ...grades,
  between: ",",
  cells: {
    time: { kind: "text", label: "Time", pattern: "\\d+(?::\\d\\d| min)", like: "a time" },
    sign: optionCell("Sign", { add: "Add", subtract: "Subtract" }, "add"),
  },
};

const TIMES_READ = "Mon, 8:30, 5:00 pm, 0:45; Tue, 8:30, 17:30, 0:00; Wed, 9:00 am, 5 pm, 1:00";

it.each([
  ["as programs send it", grades, "A-:3; B+:4", "A-:3; B+:4"],
  ["with spaces", grades, "A- 3\nB+ 4", "A-:3; B+:4"],
  ["with commas", grades, "A-, 3; B+,4", "A-:3; B+:4"],
  ["from a spreadsheet", grades, "A-\t3\nB+\t4\n", "A-:3; B+:4"],
  ["with money signs", bill, "Anna: $1,024.50; Ben Lee: 18", "Anna:1024.50; Ben Lee:18"],
  ["without names", bill, "20\n35\n45", "Person 1:20; Person 2:35; Person 3:45"],
  ["a shift with a dash and no break", shifts, "Mon 9am-5pm", "Mon, 9am, 5pm, 0:00"],
  ["a cell of two words whose row lacks the next", spans, "45 min\n1:30, subtract", "45 min, add; 1:30, subtract"],
  ["times as people type them", shifts, "Mon, 830, 5p, 45; Tue, 8.30, 17:30, 0; Wed, 9, 5 pm, 1h", TIMES_READ],
  ["a break of half an hour", shifts, "Mon, 22, 6, 0.5", "Mon, 22:00, 6:00 am, 0:30"],
  ["days as people write them", flows, "15 Jul 2025:-100; 12/24/2026:$1,200", "2025-07-15:-100; 2026-12-24:1200"],
  ["a blank that means nothing", debts, "Visa:6000:; :1500:50", "Visa:6000:0; Name 2:1500:50"],
  ["a shift with spaces in its times", shifts, "Mon, 9 am, 5 pm", "Mon, 9 am, 5 pm, 0:00"],
  ["an option in any case", courses, "Art:ap:A:3; Logic:REGULAR:B:1", "Art:AP:A:3; Logic:regular:B:1"],
  ["only what is needed", courses, "A-:3\nB+ 4", "Course 1:regular:A-:3; Course 2:regular:B+:4"],
  ["a name without a level", courses, "Art:A:3", "Art:regular:A:3"],
  ["a level without a name", courses, "AP:A:3", "Course 1:AP:A:3"],
  ["a debt without its payment", debts, "Visa:6000", "Visa:6000:0"],
  ["a debt without its name", debts, "6000:50", "Name 1:6000:50"],
  ["a shift without its day", shifts, "9:00 17:30 0:30", "Day 1, 9:00, 17:30, 0:30"],
])("reads a table %s", (_, field, typed, value) => {
  expect(readTable(typed, field)).toEqual({ value });
});

it.each([
  ["half a row", grades, "A-:3; B", "(row 2): credits must not be blank"],
  ["no option", courses, "Art:hard:A:3", "(row 1): level must be one of these: regular, AP"],
  ["another word", grades, "A-:3; nonsense", "(row 2): grade must be a letter"],
  ["no number", debts, "Visa:a lot:50", "(row 1): balance must be a number, such as 1,234.50"],
  ["a bare hour", shifts, "Mon, 9, 5", "(row 1): start could be 9 am or 9 pm: enter one of the two, or 9:00"],
  ["a bare digit", shifts, "Mon, 9 am, 5 pm, 2", "(row 1): break could be 2 hours or 2 minutes: enter 2:00 or 2 min"],
  ["no time", shifts, "Mon, 9 am, late, 0", "(row 1): end must be a time of day, such as 9:00 am or 17:30"],
  ["no day", flows, "last week:5", `(row 1): date must be ${DATE_CELL.like}`],
  [
    "two days",
    flows,
    "05/06/2026:5",
    "(row 1): date has 05/06/2026, which could be 2026-05-06 or 2026-06-05: write it like that",
  ],
])("says which cell holds %s", (_, field, typed, fault) => expect(readTable(typed, field)).toEqual({ fault }));
