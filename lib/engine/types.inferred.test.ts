// What `compute` and `working` are given, and what they must not read.
import { describe, expectTypeOf, it } from "vitest";
import {
  choice,
  count,
  date,
  defineCalculator,
  duration,
  type InputValues,
  list,
  money,
  number,
  numbers,
  type OutputValues,
  percent,
  quantity,
  rows,
  type Shown,
  type Told,
  table,
  text,
  toggle,
} from "#engine";
import type { CivilDate } from "#numbers/civil-date";
import type { Decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";

const range = { min: 0, max: 9 } as const;
const marks = { ...range, least: 1, most: 9, example: "1" } as const;
const CELLS = { name: { kind: "text", label: "Name" }, grade: { kind: "number", label: "Grade", ...range } } as const;
const inputs = {
  price: money("Price", { ...range, example: 1 }),
  people: count("People", { ...range, default: 1 }),
  limit: percent("Limit", { ...range, optional: true }),
  weight: quantity("Weight", MASS, { unit: "kg", units: { kg: [0, 1], lb: [0, 1] }, default: 1 }),
  member: toggle("Member", { default: true }),
  day: date("Day", { example: "2026-11-20" }),
  shift: duration("Shift", { ...range, default: "7:45" }),
  marks: numbers("Marks", marks),
  courses: rows("Courses", CELLS, { least: 1, most: 2, optional: true }),
};
const modes = {
  find: choice("Find", { rate: "Rate", term: "Term", both: "Both" }, { default: "rate" }),
  rate: percent("Rate", { ...range, example: 1, when: { find: ["term"] } }),
  term: count("Term", { ...range, example: 1, when: { find: ["rate", "both"] } }),
  top: money("Top", { ...range, optional: true, when: { find: ["rate"] } }),
};

describe("compute is given", () => {
  it("each input as its kind says", () => {
    type Row = { readonly name: string; readonly grade: Decimal };
    expectTypeOf<InputValues<typeof inputs>>().branded.toEqualTypeOf<{
      readonly price: Decimal;
      readonly people: number;
      readonly limit: Decimal | undefined;
      readonly weight: Decimal;
      readonly member: boolean;
      readonly day: CivilDate;
      readonly shift: Decimal;
      readonly marks: readonly Decimal[];
      readonly courses: readonly Row[] | undefined;
    }>();
  });

  it("the inputs of a mode, once the mode is known", () => {
    const read = (given: InputValues<typeof modes>) => {
      expectTypeOf(given.find).toEqualTypeOf<"rate" | "term" | "both">();
      expectTypeOf(given.rate).toEqualTypeOf<Decimal | undefined>();
      if (given.find === "term") {
        expectTypeOf(given.rate).toEqualTypeOf<Decimal>();
        expectTypeOf(given.term).toEqualTypeOf<undefined>();
      } else {
        expectTypeOf(given.rate).toEqualTypeOf<undefined>();
        expectTypeOf(given.term).toEqualTypeOf<number>();
        expectTypeOf(given.top).toEqualTypeOf<Decimal | undefined>();
      }
      // @ts-expect-error the rate of another mode is undefined
      if (given.find === "rate") given.rate.plus(1);
      // @ts-expect-error an optional one may be undefined even in its mode
      if (given.find === "rate") given.top.plus(1);
      // @ts-expect-error fidn
      return given.fidn;
    };
    return read;
  });

  it("and gives each output as its kind says", () => {
    const outputs = {
      total: money("Total"),
      bonus: money("Bonus", { optional: true }),
      heads: count("Heads"),
      heft: quantity("Heft", MASS, { as: "weight" }),
      day: date("Day"),
      verdict: text("Verdict"),
      roots: list("Roots", number("Root")),
      years: table("Years", { year: count("Year"), left: money("Left", { optional: true }) }),
      months: table("Months", { year: count("Year") }, { page: true }),
    };
    type Year = { readonly year: number | bigint | Decimal; readonly left: Decimal | null };
    type Month = { readonly year: number | bigint | Decimal };
    expectTypeOf<OutputValues<typeof outputs>>().branded.toEqualTypeOf<{
      readonly total: Decimal;
      readonly bonus: Decimal | null;
      readonly heads: number | bigint | Decimal;
      readonly heft: Decimal;
      readonly day: CivilDate;
      readonly verdict: Told;
      readonly roots: readonly Decimal[];
      readonly years: readonly Year[];
      readonly months: readonly Month[] | (() => readonly Month[]);
    }>();
  });
});

it("working, sentence and notes read what prints, and words as words", () => {
  defineCalculator({
    name: "X",
    summary: "",
    inputs: { ...inputs, ...modes },
    outputs: { total: money("Total"), bonus: money("Bonus", { optional: true }), verdict: text("Verdict") },
    primary: "total",
    formula: "",
    check: ({ price, people }) => (price.gt(people) ? { price: "must be less" } : {}),
    // @ts-expect-error an input that there is not
    compute: ({ prize }) => ({ total: prize, bonus: null, verdict: "" }),
    sentence(given, found) {
      expectTypeOf(given.price).toEqualTypeOf<Shown<Decimal>>();
      expectTypeOf(given.limit).toEqualTypeOf<Shown<Decimal> | undefined>();
      expectTypeOf(given.member).toEqualTypeOf<boolean>();
      expectTypeOf(found.bonus).toEqualTypeOf<Shown<Decimal> | null>();
      expectTypeOf(found.verdict).toEqualTypeOf<string>();
      if (given.find === "term") expectTypeOf(given.rate).toEqualTypeOf<Shown<Decimal>>();
      return "";
    },
    working: () => [],
  });
});
