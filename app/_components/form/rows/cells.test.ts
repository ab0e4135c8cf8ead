import { expect, it } from "vitest";
import hoursWorked from "#calculators/dates/hours-worked/hours-worked";
import irr from "#calculators/finance/irr/irr";
import { currencyIn, USD } from "#engine";
import { faultsIn, writtenOut } from "./cells.ts";

const { shifts } = hoursWorked.inputs;
const { dated_flows } = irr.inputs;
const german = currencyIn("de-DE") ?? USD;

const row = (cells: readonly string[], currency = USD) => writtenOut(shifts, cells, 0, currency);

it("writes out the times of a row that was left", () => {
  expect(row(["Mon", "830", "5p", "45"])).toEqual(["Mon", "8:30", "5:00 pm", "0:45"]);
  expect(row(["Mon", "9:00 am", "", ""])).toEqual(["Mon", "9:00 am", "", ""]);
  expect(row(["Mon", "late", "5 pm", "2"])).toEqual(["Mon", "late", "5 pm", "2"]);
});

it("writes out a day in the region's order", () => {
  const day = (text: string, currency = USD) => writtenOut(dated_flows, [text, "1"], 0, currency)[0];
  expect(day("05/06/2026")).toBe("2026-05-06");
  expect(day("24/12/2026")).toBe("2026-12-24");
  expect(day("05.06.2026", german)).toBe("2026-06-05");
  expect(day("15 Jul 2025")).toBe("2025-07-15");
});

it("finds the cell of a fault, and the row of a fault that is in no cell alone", () => {
  const grid = [
    ["Mon", "9 am", "5 pm", "0"],
    ["", "", "", ""],
    ["Tue", "9 am", "soon", "0"],
  ];
  const wrong = faultsIn(shifts, grid, USD, "Shifts (row 2): end must be a time");
  expect(wrong).toEqual([[false, false, false, false], [], [false, false, true, false]]);
  const long = [
    ["Mon", "9 am", "5 pm", "0"],
    ["Tue", "9 am", "10 am", "2:00"],
  ];
  expect(faultsIn(shifts, long, USD, "Shifts (row 2): enter a break shorter than the shift")).toEqual([
    [false, false, false, false],
    [true, true, true, true],
  ]);
});
