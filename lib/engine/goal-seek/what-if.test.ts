import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Amount, type Decimal, decimal } from "#numbers/decimal";
import { ceil, floor } from "#numbers/round";
import type { Calculator } from "../calculator.ts";
import { defineCalculator } from "../define.ts";
import { noAnswer } from "../equations/no-answer.ts";
import { count, money, number } from "../fields/declare.ts";
import { ask, said, values, WORDS } from "./what-if.fixture.ts";

/** y as a function of x, a number with two decimals out of any number from -1,000 to 1,000. */
const curve = (of: (x: Decimal) => Decimal | undefined, digits = 2): Calculator =>
  defineCalculator({
    ...WORDS,
    inputs: { x: number("X", { min: -1000, max: 1000, example: 1 }) },
    outputs: { y: number("Y", { digits }) },
    compute({ x }) {
      const y = of(x);
      return y ? { y } : noAnswer("There is none.");
    },
  });

describe("the values that make a figure come to what is wanted", () => {
  it.each<[why: string, of: (x: Decimal) => Decimal | undefined, wanted: string, found: readonly string[]]>([
    ["of a line", (x) => x.times(3), "7.5", ["2.5"]],
    ["in the fewest digits that print it", (x) => x.times(3), "10", ["3.333"]],
    ["of a falling line", (x) => x.times(-3), "7.5", ["-2.5"]],
    ["at the lower bound", (x) => x, "-1000", ["-1000"]],
    ["at the upper bound", (x) => x, "1,000", ["1000"]],
    ["two of a parabola", (x) => x.times(x), "9", ["-3", "3"]],
    ["a turn that just touches", (x) => x.minus("271.3").pow(2), "0", ["271.3"]],
    ["three of a cubic", (x) => x.pow(3).minus(x.times(49)), "0", ["-7", "0", "7"]],
    ["near where the answers end", (x) => (x.lte(2) ? undefined : decimal(1).div(x.minus(2))), "1000", ["2.001"]],
    [
      "none where all that has an answer lies between two looks",
      (x) => (x.lt(5) || x.gt(6) ? undefined : x),
      "5.5",
      [],
    ],
  ])("%s", (_, of, wanted, found) => {
    const finding = ask(curve(of), { wanted });
    expect(values(finding).filter(() => finding.kind === "found")).toEqual(found);
  });

  it("are said with how sure it is", () => {
    const square = curve((x) => x.times(x));
    expect(said(square, { wanted: "9" })).toBe("2 values of “X” give 9.00: -3 and 3.");
    expect(said(square, { wanted: "0" })).toBe("With “X” at 0, “Y” is 0.00.");
    expect(said(square, { wanted: "-1" })).toBe(
      "No “X” was found from -1,000 to 1,000 that gives -1.00. The nearest found, 0, gives 0.00: 1.00 more.",
    );
    expect(
      said(
        curve(() => decimal(5)),
        { wanted: "9" },
      ),
    ).toBe("“X” makes no difference to “Y”: it stays 5.00.");
    expect(
      said(
        curve(() => decimal(5)),
        { wanted: "5" },
      ),
    ).toBe("“Y” is 5.00 whatever “X” is.");
    expect(
      said(
        curve(() => undefined),
        { wanted: "5" },
      ),
    ).toBe("“Y” has no answer for any “X” that was tried from -1,000 to 1,000.");
    const wave = curve((x) => x.div(40).sin(), 1);
    expect(said(wave, { wanted: "0" })).toMatch(/^More than 5 values of “X” give 0\.0\. The first are /);
  });
});

const people = (share: (people: number) => Decimal): Calculator =>
  defineCalculator({
    ...WORDS,
    inputs: { x: count("People", { min: 1, max: 40, example: 4 }) },
    outputs: { y: money("Each pays") },
    compute: ({ x }) => ({ y: share(x) }),
  });

describe("whole numbers", () => {
  const even = people((x) => decimal(120).div(x));

  it("are all tried where they are few, and it may say that none does", () => {
    expect(said(even, { wanted: "30" })).toBe("With “People” at 4, “Each pays” is $30.00.");
    expect(said(even, { wanted: "31" })).toBe(
      "No “People” from 1 to 40 gives $31.00. The nearest, 4, gives $30.00: $1.00 less.",
    );
  });

  it("are each counted where several do", () => {
    const capped = people((x) => decimal(Math.min(x, 10)));
    expect(said(capped, { wanted: "10" })).toBe("Every “People” from 10 to 40 gives $10.00.");
    const odd = people((x) => decimal(x % 2));
    expect(said(odd, { wanted: "1" })).toBe(
      "More than 5 values of “People” give $1.00. The first are 1, 3, 5, 7 and 9.",
    );
  });
});

describe("steps", () => {
  const boxes = defineCalculator({
    ...WORDS,
    inputs: { x: number("Area", { min: 0.1, max: 100_000, example: 10, unit: "m²" }) },
    outputs: { y: count("Boxes", { unit: "boxes" }) },
    compute: ({ x }) => ({ y: ceil(x.div("2.5")).times(3).toNumber() }),
  });

  it("are said from their first value to their last", () => {
    expect(said(boxes, { wanted: "9" })).toMatch(/^Every “Area” from 5\.0000?1 m² to 7\.5 m² gives 9 boxes\.$/);
    expect(ask(boxes, { wanted: "9" }).values[0]?.text).toBe("7.5");
    expect(ask(boxes, { wanted: "12" }).values[0]?.text).toBe("10");
  });

  it("leave out what lies between them", () => {
    expect(said(boxes, { wanted: "10" })).toMatch(
      /^No “Area” was found .* gives 10 boxes\. The nearest found, .* gives 9 boxes: 1 box less\.$/,
    );
  });
});

describe("laws", () => {
  const amount = fc.integer({ min: -90_000, max: 90_000 }).map((hundredths) => decimal(hundredths).div(100));

  it.each<[string, (x: Decimal, a: Amount) => Decimal]>([
    ["rising", (x, a) => x.times(2).plus(a)],
    ["falling", (x, a) => decimal(a).minus(x.div(3))],
    ["turning", (x, a) => x.times(x).minus(a)],
    ["in steps", (x, a) => floor(x.div(7)).plus(a)],
    ["bent", (x, a) => x.pow(3).div(1000).plus(a)],
  ])("what is found for a curve %s prints as wanted once it is typed", (_, of) => {
    fc.assert(
      fc.property(amount, amount, (a, x) => {
        const calculator = curve((x) => of(x, a));
        const wanted = of(x, a).toDecimalPlaces(2).toString();
        const finding = ask(calculator, { wanted });
        expect(finding.kind).toBe("found");
        for (const { text } of finding.values) {
          expect(of(decimal(text), a).toFixed(2)).toBe(decimal(wanted).toFixed(2));
        }
      }),
      { numRuns: 60 },
    );
  });
});
