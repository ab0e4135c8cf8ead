import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { NORMAL_85, NORMAL_95, normalAbove, normalBelow, normalPointAbove, normalPointBelow } from "./normal.ts";

const below = (x: string, digits: number) => normalBelow(decimal(x)).toFixed(digits);

describe("the normal distribution", () => {
  // Computed to 60 digits with mpmath: erfc(−x ÷ √2) ÷ 2.
  it.each([
    ["0", "0.500000000000000"],
    ["1", "0.841344746068543"],
    ["2", "0.977249868051821"],
    ["3", "0.998650101968370"],
    ["-1", "0.158655253931457"],
  ])("below %s lie %s", (x, share) => expect(below(x, 15)).toBe(share));

  // Computed to 60 digits with mpmath: erfc(x ÷ √2) ÷ 2.
  it.each([
    ["5", "2.86651571879193911673752332875e-7"],
    ["7.999", "6.27168590746781946323784589007e-16"],
    ["8.001", "6.17063942481702587280427619569e-16"],
    ["40", "3.65589354091502970374898580269e-350"],
  ])("above %s lie %s", (x, share) =>
    expect(normalAbove(decimal(x)).toSignificantDigits(30).toExponential()).toBe(share),
  );

  // Boost 1.35 test/erf_data.ipp prints erf and erfc to forty digits: above x lies half of erfc(x ÷ √2).
  it.each([
    ["-6.2710094451904296875", "1.99999999999999999925893251737807159802"],
    ["-5.09483242034912109375", "1.999999999999420332474434203129057792387"],
    ["-4.35737133026123046875", "1.999999999282831411986733754245850477142"],
  ])("twice the share above √2 × %s is Boost's %s", (x, twice) => {
    const share = normalAbove(decimal(x).times(decimal(2).sqrt())).times(2);
    expect(share.toSignificantDigits(twice.length - 1).toString()).toBe(twice);
  });

  // Boost 1.35 test/erfc_inv_data.ipp.
  it.each([
    ["0.00956696830689907073974609375", "1.832184391051582711731256541599359331735"],
    ["0.2503655254840850830078125", "0.8127923779477598070926819995714374417663"],
    ["0.981178104877471923828125", "0.01668201759439857888105181293763417899072"],
    ["1.3896572589874267578125", "-0.3603304982893212173104266596348905175268"],
    ["1.99292266368865966796875", "-1.904368122482929779094714951471938518496"],
  ])("the point above which half of %s lies is √2 × %s", (twice, x) => {
    const point = normalPointBelow(decimal(1).minus(decimal(twice).div(2)));
    expect(point.div(decimal(2).sqrt()).minus(x).abs().lt("1e-35")).toBe(true);
  });

  it("has its middle at 0, without a sign", () => expect(normalPointBelow(decimal("0.5")).toString()).toBe("0"));

  it("has 85% and 95% below the points that are named for them", () => {
    expect(normalBelow(NORMAL_85).toSignificantDigits(40).toString()).toBe("0.85");
    expect(normalBelow(NORMAL_95).toSignificantDigits(40).toString()).toBe("0.95");
  });

  it("finds the point that a share lies above", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 60, noNaN: true }), (x) => {
        const point = normalPointAbove(normalAbove(decimal(x)));
        expect(point.minus(x).abs().lt("1e-30")).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
