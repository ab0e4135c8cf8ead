import { describe, expect, it } from "vitest";
import { isRefusal } from "#engine";
import { decimal } from "#numbers/decimal";
import everyKind from "../every-kind.fixture.ts";
import { parseInputs } from "./parse-sent.ts";

const body = {
  price: "80.50",
  height: 70,
  height_unit: "in",
  mode: "full",
  term: 25,
  member: true,
  day: "2024-02-29",
  shift: "7:45:30",
  marks: "82; 91.5\n77",
  courses: "Logic : 3; Art:2.50",
};

describe("Every kind of input", () => {
  const parsed = parseInputs(everyKind, body);
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed));

  it("is read as what compute reads", () => {
    expect(parsed.inputs).toEqual({
      price: decimal("80.5"),
      rate: decimal(7.5),
      ratio: undefined,
      people: 2,
      height: decimal("1.778"),
      weight: decimal(70),
      mode: "full",
      term: 25,
      member: true,
      day: { year: 2024, month: 2, day: 29 },
      shift: decimal(27930),
      marks: [decimal(82), decimal("91.5"), decimal(77)],
      courses: [
        { name: "Logic", credits: decimal(3) },
        { name: "Art", credits: decimal("2.5") },
      ],
      fraction: "3/4",
    });
  });

  it("is written as a text that can be sent again, defaults included", () => {
    expect(parsed.texts).toEqual({
      price: "80.5",
      rate: "7.5",
      people: "2",
      height: "70",
      height_unit: "in",
      weight: "70",
      weight_unit: "kg",
      mode: "full",
      term: "25",
      member: "true",
      day: "2024-02-29",
      shift: "7:45:30",
      marks: "82, 91.5, 77",
      courses: "Logic:3; Art:2.5",
      fraction: "3/4",
    });
    expect(parseInputs(everyKind, parsed.texts)).toEqual(parsed);
  });
});

it("What was sent is not touched, and nothing is shared between two answers", () => {
  const frozen = Object.freeze({ ...body });
  const [first, second] = [parseInputs(everyKind, frozen), parseInputs(everyKind, frozen)];
  expect(frozen).toEqual(body);
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
});
