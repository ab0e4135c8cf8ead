import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Amount, type Decimal, decimal } from "./decimal.ts";
import { type Search, type Seen, seek } from "./seek.ts";

type Unknown = (x: Decimal) => Decimal | undefined;

const FINE = decimal("1e-12");

function run<R>(search: Search<R>, unknown: Unknown): R {
  let step = search.next();
  while (!step.done) step = search.next(unknown(step.value));
  return step.value;
}

function seen(unknown: Unknown, points: readonly Amount[]): readonly Seen[] {
  return run(
    seek(points.map(decimal), () => FINE),
    unknown,
  );
}

/** Where it came within a millionth of a millionth of zero: one point for each place. */
function zeros(unknown: Unknown, points: readonly Amount[]): readonly string[] {
  const near = seen(unknown, points).filter(({ y }) => y?.abs().lt("1e-10"));
  return [...new Set(near.map(({ x }) => x.toDecimalPlaces(4).toString()))];
}

const ten = Array.from({ length: 11 }, (_, i) => i - 5);

describe("zeros of an unknown function", () => {
  it.each<[why: string, unknown: Unknown, points: readonly Amount[], zeros: readonly string[]]>([
    ["a straight line", (x) => x.minus("1.25"), ten, ["1.25"]],
    ["two of a parabola", (x) => x.times(x).minus(2), ten, ["-1.4142", "1.4142"]],
    ["a point that was looked at", (x) => x.minus(3), ten, ["3"]],
    ["none", (x) => x.times(x).plus(1), ten, []],
    ["two between neighbours, over the turn", (x) => x.minus("0.3").pow(2).minus("0.01"), ten, ["0.2", "0.4"]],
    ["a touch between neighbours", (x) => x.minus("0.3").pow(2), ten, ["0.3"]],
    ["a touch from below", (x) => x.minus("0.3").pow(2).neg(), ten, ["0.3"]],
    [
      "beyond the last point that has a value",
      (x) => (x.gt("2.5") ? undefined : x.minus("2.4")),
      [0, 1, 2, 3],
      ["2.4"],
    ],
    ["before the first one", (x) => (x.lt("0.2") ? undefined : x.minus("0.3")), [0, 1, 2], ["0.3"]],
    [
      "on the way to a pole",
      (x) => (x.lte(1) ? undefined : decimal(1).div(x.minus(1)).minus(100)),
      [0, 2, 3],
      ["1.01"],
    ],
    ["nowhere near a pole that changes the sign", (x) => decimal(1).div(x.minus("0.7")), ten, []],
    ["over a gap in the bracket", (x) => (x.gt("0.4") && x.lt("0.6") ? undefined : x.minus("0.3")), [0, 1], ["0.3"]],
    ["no points", (x) => x, [], []],
  ])("%s", (_, unknown, points, found) => {
    expect(zeros(unknown, points)).toEqual(found);
  });

  it("a jump over zero is closed in on from both sides", () => {
    const steps = seen((x) => decimal(x.lt("0.123456") ? -1 : 2), [0, 1]);
    const last = steps.findLast(({ y }) => y?.isNegative())?.x;
    const next = steps.find(({ y }) => y?.isPositive())?.x;
    expect(next?.minus(last ?? 0).lte(FINE.times(2))).toBe(true);
    expect(last?.lt("0.123456") && next?.gte("0.123456")).toBe(true);
  });

  it("what it saw is in order", () => {
    const xs = seen((x) => x.pow(3).minus(x), ten).map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a.cmp(b)));
  });

  it("wherever a root was put between two points it is found, whatever the bend", () => {
    const place = fc.integer({ min: -4_999, max: 4_999 });
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 3 }), fc.boolean(), (thousandths, bend, rises) => {
        const root = decimal(thousandths).div(1000);
        const curve: Unknown = (x) => {
          const y = x.minus(root).times(
            x
              .minus(root)
              .pow(2 * bend)
              .plus(1),
          );
          return rises ? y : y.neg();
        };
        expect(zeros(curve, ten)).toEqual([root.toString()]);
      }),
      { numRuns: 80 },
    );
  });

  it("never asks more than some hundreds of times", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        let asked = 0;
        let state = Math.abs(seed) + 1;
        seen(() => {
          asked++;
          state = (state * 48_271) % 2_147_483_647;
          return state % 5 === 0 ? undefined : decimal(state % 2 === 0 ? 1 : -1);
        }, ten);
        expect(asked).toBeLessThan(2_000);
      }),
      { numRuns: 40 },
    );
  });
});
