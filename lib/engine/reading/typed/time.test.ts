import { expect, it } from "vitest";
import { readTimes } from "./time.ts";

const read = (...texts: string[]) => readTimes(texts).map((reading) => ("fault" in reading ? "?" : reading.value));

it.each([
  ["830", "8:30"],
  ["8.30", "8:30"],
  ["8:30a", "8:30 am"],
  ["8:30 PM", "8:30 pm"],
  ["8.30p.m.", "8:30 pm"],
  ["17h30", "17:30"],
  ["0830", "8:30"],
  ["1730", "17:30"],
  ["22", "22:00"],
  ["5pm", "5:00 pm"],
  ["noon", "12:00 pm"],
  ["midnight", "0:00"],
  ["24", "24:00"],
  ["9:05:30", "9:05:30"],
  ["93", "?"],
  ["9:75", "?"],
  ["17 pm", "?"],
  ["25:00", "?"],
  ["soon", "?"],
])("%s is %s", (text, value) => expect(read(text)).toEqual([value]));

it("takes a bare hour for the one that is less than twelve hours from the other time", () => {
  expect(read("9 am", "5")).toEqual(["9:00 am", "5:00 pm"]);
  expect(read("9", "5:30 pm")).toEqual(["9:00 am", "5:30 pm"]);
  expect(read("22:00", "6")).toEqual(["22:00", "6:00 am"]);
  expect(read("11:30 pm", "12")).toEqual(["11:30 pm", "12:00 am"]);
});

it("asks where both could be meant", () => {
  expect(readTimes(["9", "5"])[1]).toEqual({ fault: "could be 5 am or 5 pm: enter one of the two, or 5:00" });
  expect(read("9")).toEqual(["?"]);
});
