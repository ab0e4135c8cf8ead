import { expect, it } from "vitest";
import { TIME, TIME_LIKE } from "#numbers/time-of-day";
import { typed } from "../fields/declare.ts";
import { parseInputs } from "./parse-sent.ts";
import { readPlain } from "./plain.ts";
import { readTexts } from "./texts.ts";

const inputs = { start: typed("Start", { reads: "time", pattern: TIME, like: TIME_LIKE, example: "9:00 am" }) };

it.each([
  ["8:30a", "8:30 am"],
  ["830", "8:30"],
  ["5 PM", "5:00 pm"],
  ["17:15", "17:15"],
  ["noon", "12:00 pm"],
])("a field reads %s as a cell does", (text, value) => {
  expect(readTexts({ inputs }, { start: text }).raw).toEqual({ start: value });
  expect(parseInputs({ inputs }, { start: text })).toMatchObject({ texts: { start: expect.any(String) } });
});

it("a form begins without what reads people's ways of writing", () => {
  expect(readPlain({ inputs }, { start: "9:00 am" })).toMatchObject({ raw: { start: "9:00 am" } });
  expect(readPlain({ inputs }, { start: "8:30a" })).toBeUndefined();
});
