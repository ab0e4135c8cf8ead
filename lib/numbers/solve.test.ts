import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Amount, type Decimal, decimal } from "./decimal.ts";
import { snap } from "./round.ts";
import { type Curve, rootBetween, rootNear, rootsAmong } from "./solve.ts";

/** The same curve, and how often it has been asked. */
function counted(curve: Curve): { readonly curve: Curve; readonly asked: () => number } {
  let times = 0;
  return {
    curve: (x) => {
      times++;
      return curve(x);
    },
    asked: () => times,
  };
}

const digits = (root: Decimal) => snap(root).toSignificantDigits(24).toString();
const between = (curve: Curve, from: Amount, to: Amount) => {
  const root = rootBetween(curve, decimal(from), decimal(to));
  return root && digits(root);
};
const among = (curve: Curve, points: readonly Amount[]) => rootsAmong(curve, points.map(decimal)).map(digits);

describe("the root between two points", () => {
  // The square root of 2 and the cosine's fixed point are A002193 and A003957 of the On-Line Encyclopedia of Integer Sequences.
  it.each<[why: string, curve: Curve, from: Amount, to: Amount, root: string]>([
    ["a straight line", (x) => x.times(3).minus(1), 0, 1, "0.333333333333333333333333"],
    ["a decimal comes out as it is", (x) => x.pow(3).minus("0.000000125"), 0, 1, "0.005"],
    ["a parabola", (x) => x.times(x).minus(2), 0, 2, "1.41421356237309504880169"],
    ["x = cos x", (x) => x.minus(x.cos()), 0, 1, "0.739085133215160641655312"],
    ["from the right as from the left", (x) => x.times(x).minus(2), 2, 0, "1.41421356237309504880169"],
    ["a falling curve", (x) => decimal(2).minus(x.times(x)), 0, 2, "1.41421356237309504880169"],
    ["at the first point", (x) => x, 0, 1, "0"],
    ["at the last point", (x) => x.minus(1), 0, 1, "1"],
    ["a steep jump", (x) => (x.lt("0.3") ? decimal(-1) : decimal("1e9")), 0, 1, "0.3"],
    ["a flat touch of the ninth order", (x) => x.minus("0.25").pow(9), 0, 1, "0.25"],
    ["above 1", (x) => x.minus("123456789.123456789123456789"), 0, 1e12, "123456789.123456789123457"],
    ["below zero", (x) => x.plus("0.75"), -1, 1, "-0.75"],
  ])("%s", (_, curve, from, to, root) => {
    expect(between(curve, from, to)).toBe(root);
  });

  it("is found to seventy digits", () => {
    // A002193 of the On-Line Encyclopedia of Integer Sequences.
    const root = rootBetween((x) => x.times(x).minus(2), decimal(0), decimal(2));
    expect(root?.toString()).toMatch(/^1\.414213562373095048801688724209698078569671875376948073176679737990732/);
  });

  it("is not found where the signs at both points are the same", () => {
    expect(between((x) => x.times(x).plus(1), -1, 1)).toBeUndefined();
    expect(between((x) => x.times(x).minus("0.25"), -1, 1)).toBeUndefined();
  });

  it("is found in fewer steps than halving takes, and never in more than one step more", () => {
    const halvings = 84; // log2 of 1 ÷ 1e-25
    const secants = 6;
    const smooth = counted((x) => x.exp().minus(2));
    between(smooth.curve, 0, 1);
    expect(smooth.asked()).toBeLessThan(16 + secants);
    for (const power of [1, 3, 9, 25]) {
      const flat = counted((x) => x.minus("0.3").pow(power));
      between(flat.curve, 0, 1);
      expect(flat.asked()).toBeLessThanOrEqual(2 + halvings + 1 + secants);
    }
  });

  it("lies where it was put, whatever the curve's bend", () => {
    const whole = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 7 }), fc.boolean(), (millionths, bend, rises) => {
        const root = decimal(millionths).div(1e6);
        const curve: Curve = (x) => {
          const away = x.minus(root);
          const y = away.times(away.pow(2 * bend).plus(1));
          return rises ? y : y.neg();
        };
        expect(between(curve, -1001, 1002)).toBe(root.toString());
      }),
      { numRuns: 60 },
    );
  });
});

describe("the root near a point", () => {
  const near = (curve: Curve, to: Amount) => {
    const root = rootNear(curve, decimal(0), decimal(to), decimal("0.01"));
    return root && digits(root);
  };

  it.each<[why: string, curve: Curve, to: Amount, root: string | undefined]>([
    ["at the point itself", (x) => x, 1e6, "0"],
    ["within the first step", (x) => x.minus("0.005"), 1e6, "0.005"],
    ["at the end of a step", (x) => x.minus("0.16"), 1e6, "0.16"],
    ["some steps away", (x) => x.times(x).minus(2), 1e6, "1.41421356237309504880169"],
    ["at the last point", (x) => x.minus(1000), 1000, "1000"],
    ["none up to the last point", (x) => x.minus(1001), 1000, undefined],
    ["none at all", (x) => x.plus(1), 1e6, undefined],
  ])("%s", (_, curve, to, root) => {
    expect(near(curve, to)).toBe(root);
  });

  it("is found in few steps, however far the last point is", () => {
    const { curve, asked } = counted((x) => x.plus(1).pow(-360).minus("0.2"));
    rootNear(curve, decimal(0), decimal("1e15"), decimal("0.01"));
    expect(asked()).toBeLessThan(26);
  });
});

describe("the roots among many points", () => {
  const cubic: Curve = (x) => x.times(x.minus(1)).times(x.minus(2));

  it.each<[why: string, curve: Curve, points: readonly Amount[], roots: readonly string[]]>([
    ["none", (x) => x.times(x).plus(1), [-1, 0, 1], []],
    ["one", (x) => x.minus("0.5"), [0, 1, 2], ["0.5"]],
    ["several, in the order of the points", cubic, ["-0.5", "0.5", "1.5", "2.5"], ["0", "1", "2"]],
    ["a root on a point is listed once", cubic, [-1, 0, 1, 2, 3], ["0", "1", "2"]],
    ["two between neighbours stay unseen", cubic, ["-0.5", "1.5", "3"], ["2"]],
    ["no points", cubic, [], []],
  ])("%s", (_, curve, points, roots) => {
    expect(among(curve, points)).toEqual(roots);
  });
});
